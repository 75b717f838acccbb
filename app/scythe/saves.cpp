#include "app/scythe/saves.h"

namespace automa::app::scythe_app {

using namespace scythe;
using nlohmann::ordered_json;

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
