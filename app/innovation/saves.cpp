#include "app/innovation/saves.h"

namespace automa::app::innovation_app {

using namespace innovation;
using nlohmann::json;
using nlohmann::ordered_json;

ordered_json InnovationCodec::events(const Catalogue& facts, const State& start, const Events& events) {
    return events_to_json(facts, start.map, events);
}

core::Result<Events> InnovationCodec::readEvents(const Catalogue& facts, const State& start,
                                                 const json& events) {
    return events_from_json(facts, start.map, events);
}

ordered_json InnovationCodec::players(const State& state) {
    ordered_json players = ordered_json::array();
    for (std::size_t i = 0; i < state.human_count; ++i)
        players.push_back(
            {{"player", name_of(static_cast<Player>(i))}, {"terrain", name_of(state.humans[i].native)}});
    players.push_back({{"player", name_of(Player::automa)},
                       {"terrain", name_of(state.automa.native)},
                       {"faction", name_of(state.automa.faction)},
                       {"level", name_of(state.automa.level)}});
    return players;
}

std::string InnovationCodec::title(const State& state) {
    return std::string(name_of(state.automa.faction)) + ", " + std::string(name_of(state.automa.level));
}

std::string InnovationCodec::mode(const State& state) {
    return state.app.tracking == Tracking::cards_only ? "cards" : "app";
}

ordered_json InnovationCodec::summary(const Catalogue&, const State& state) {
    ordered_json told = {
        {"round", state.round}, {"over", state.app.phase == Phase::game_over}, {"vp", state.automa.vp}};
    if (state.turn)
        told["next"] = name_of(Player::automa);
    else if (const auto next = player_in_turn(state))
        told["next"] = name_of(*next);
    return told;
}

} // namespace automa::app::innovation_app
