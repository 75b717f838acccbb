#include "app/barrage/saves.h"

#include "model/barrage/json/event_json.h"
#include "model/barrage/json/position_json.h"

#include <nlohmann/json.hpp>

namespace automa::app::barrage_app {

using namespace barrage;
using nlohmann::json;
using nlohmann::ordered_json;

ordered_json BarrageCodec::setup(const Catalogue& facts, const State& start, TileSource tiles) {
    return {{"tiles", tiles == TileSource::app ? "app" : "box"}, {"position", position(facts, start)}};
}

core::Result<GameStart<BarrageSessionRules>> BarrageCodec::readSetup(const Catalogue& facts,
                                                                     const json& setup) {
    const auto kept = setup.find("position");
    const auto tiles = setup.find("tiles");
    if (kept == setup.end())
        return core::Error{"storage.bad_journal", "/setup/position",
                           "The record of this game does not fit together."};
    auto start = position_from_json(facts, *kept, Believed::journal);
    if (!start.ok())
        return start.error();
    const bool box = tiles != setup.end() && tiles->is_string() && *tiles == "box";
    return GameStart<BarrageSessionRules>{std::move(start).value(), box ? TileSource::box : TileSource::app};
}

ordered_json BarrageCodec::events(const Catalogue& facts, const Events& events) {
    return events_to_json(facts, events);
}

core::Result<Events> BarrageCodec::readEvents(const Catalogue& facts, const json& events) {
    return events_from_json(facts, events);
}

ordered_json BarrageCodec::position(const Catalogue& facts, const State& state) {
    return position_to_json(facts, state);
}

core::Result<State> BarrageCodec::readPosition(const Catalogue& facts, const json& position) {
    return position_from_json(facts, position, Believed::journal);
}

ordered_json BarrageCodec::players(const State& state) {
    ordered_json players = ordered_json::array();
    for (const Company company : state.turn_order) {
        const CompanyState& who = state.company(company);
        players.push_back(
            {{"company", name_of(company)},
             {"player", name_of(who.player)},
             {"level", who.player == PlayerKind::automa ? name_of(who.level) : std::string_view()}});
    }
    return players;
}

std::string BarrageCodec::title(const State& state) {
    std::string ids;
    for (const Company company : state.turn_order)
        ids.append(ids.empty() ? "" : ", ").append(name_of(company));
    return ids;
}

std::string BarrageCodec::mode(const State& state) {
    return state.tracking == Tracking::tiles_only ? "tiles" : "app";
}

ordered_json BarrageCodec::summary(const Catalogue& facts, const State& state) {
    const bool acting = state.phase == Phase::actions && !actions_are_over(state);
    ordered_json sides = ordered_json::array();
    for (const Company company : state.turn_order)
        sides.push_back({{"company", name_of(company)},
                         {"vp", state.company(company).vp},
                         {"human", state.company(company).player == PlayerKind::human}});
    ordered_json told = {{"round", state.round},
                         {"rounds", facts.setup.rounds},
                         {"points", state.tracking == Tracking::full},
                         {"over", state.phase == Phase::game_over},
                         {"sides", std::move(sides)}};
    if (state.turn)
        told["next"] = name_of(state.turn->company);
    else if (acting)
        told["next"] = name_of(state.turn_order[state.next]);
    return told;
}

} // namespace automa::app::barrage_app
