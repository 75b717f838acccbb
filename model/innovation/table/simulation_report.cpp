// Many games at once, and what they add up to.
#include "model/core/many_games.h"
#include "model/innovation/table/simulation.h"

#include <nlohmann/json.hpp>

namespace automa::innovation {
namespace {

using Json = nlohmann::ordered_json;

Json game_json(const GameResult& game) {
    return {{"seed", game.seed},
            {"map", name_of(game.game.map)},
            {"level", name_of(game.game.level)},
            {"faction", name_of(game.game.faction)},
            {"humans", game.game.humans.size()},
            {"vp", game.vp},
            {"vp_by_round", game.vp_by_round},
            {"buildings", game.buildings},
            {"turns", game.turns}};
}

} // namespace

core::Result<Json> simulate(const Catalogue& facts, const SimulationOptions& options) {
    const auto series =
        core::play_many<Tally>(static_cast<std::size_t>(options.games), [&](std::size_t i, Tally& tally) {
            return play_game(facts, options_of_game(options, static_cast<int>(i)), options.check, &tally);
        });
    const auto games = core::games_of(series, options.seed);
    if (!games.ok())
        return games.error();
    Tally tally;
    for (const Tally& part : series.tallies) {
        core::add(tally.actions, part.actions);
        core::add(tally.skipped, part.skipped);
        core::add(tally.asked, part.asked);
        core::add(tally.decided_by, part.decided_by);
    }
    Json results = Json::array();
    std::int64_t turns = 0;
    std::int64_t vp = 0;
    for (const GameResult& game : games.value()) {
        turns += game.turns;
        vp += game.vp;
        results.push_back(game_json(game));
    }
    return Json{{"format", "innovation-simulation/1"},
                {"games", options.games},
                {"seed", options.seed},
                {"checked", options.check},
                {"turns", turns},
                {"mean_vp", static_cast<double>(vp) / options.games},
                {"actions", tally.actions},
                {"skipped", tally.skipped},
                {"asked", tally.asked},
                {"decided_by", tally.decided_by},
                {"results", results}};
}

} // namespace automa::innovation
