#include "app/barrage/saves.h"

namespace automa::app::barrage_app {

using namespace barrage;
using nlohmann::json;
using nlohmann::ordered_json;

ordered_json BarrageCodec::setup(const Catalogue& facts, const State& start, TileSource tiles) {
    return {{"tiles", tiles == TileSource::app ? "app" : "box"}, {"position", position(facts, start)}};
}

core::Result<GameStart<BarrageSessionRules>> BarrageCodec::readSetup(const Catalogue& facts,
                                                                     const json& setup) {
    auto start = keptPosition<BarrageCodec>(facts, setup);
    if (!start.ok())
        return start.error();
    const auto tiles = setup.find("tiles");
    const bool box = tiles != setup.end() && tiles->is_string() && *tiles == "box";
    return GameStart<BarrageSessionRules>{std::move(start).value(), box ? TileSource::box : TileSource::app};
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
