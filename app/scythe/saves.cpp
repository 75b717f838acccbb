#include "app/scythe/saves.h"

#include "model/scythe/json/event_json.h"
#include "model/scythe/json/position_json.h"

#include <nlohmann/json.hpp>

namespace automa::app::scythe_app {

using namespace scythe;
using nlohmann::json;
using nlohmann::ordered_json;

ordered_json ScytheCodec::setup(const Catalogue& facts, const State& start, const NoOptions&) {
    return {{"position", position(facts, start)}};
}

core::Result<GameStart<ScytheSessionRules>> ScytheCodec::readSetup(const Catalogue& facts,
                                                                   const json& setup) {
    const auto kept = setup.find("position");
    if (kept == setup.end())
        return core::Error{"storage.bad_journal", "/setup/position",
                           "The record of this game does not fit together."};
    auto start = position_from_json(facts, *kept);
    if (!start.ok())
        return start.error();
    return GameStart<ScytheSessionRules>{std::move(start).value(), {}};
}

ordered_json ScytheCodec::events(const Catalogue& facts, const Events& events) {
    return events_to_json(facts, events);
}

core::Result<Events> ScytheCodec::readEvents(const Catalogue& facts, const json& events) {
    return events_from_json(facts, events);
}

ordered_json ScytheCodec::position(const Catalogue& facts, const State& state) {
    return position_to_json(facts, state);
}

core::Result<State> ScytheCodec::readPosition(const Catalogue& facts, const json& position) {
    return position_from_json(facts, position);
}

ordered_json ScytheCodec::players(const State& state) {
    ordered_json players = ordered_json::array();
    for (const Side& side : state.sides)
        players.push_back({{"faction", name_of(side.faction)},
                           {"player", name_of(side.player)},
                           {"star_card", side.player == Player::automa ? name_of(side.automa.star_card)
                                                                       : std::string_view()}});
    return players;
}

std::string ScytheCodec::title(const State& state) {
    std::string ids;
    for (const Side& side : state.sides)
        ids.append(ids.empty() ? "" : ", ").append(name_of(side.faction));
    return ids;
}

std::string ScytheCodec::mode(const State& state) {
    return state.tracking == Tracking::cards_only ? "cards" : "app";
}

ordered_json ScytheCodec::summary(const Catalogue& facts, const State& state) {
    ordered_json sides = ordered_json::array();
    for (const Side& side : state.sides) {
        const bool human = side.player == Player::human;
        ordered_json told = {{"faction", name_of(side.faction)},
                             {"human", human},
                             {"stars", human ? side.human.stars : stars_of(facts, side.automa)}};
        if (!human) {
            told["power"] = side.automa.power;
            told["coins"] = side.automa.coins;
        }
        sides.push_back(std::move(told));
    }
    ordered_json told = {{"over", state.ended_by.has_value()}, {"sides", std::move(sides)}};
    if (!state.ended_by)
        told["next"] = name_of(state.side(state.next).faction);
    return told;
}

} // namespace automa::app::scythe_app
