// Many games at once, and what they add up to.
#include "model/core/many_games.h"
#include "model/innovation/table/simulation.h"

#include <nlohmann/json.hpp>

namespace automa::innovation {
namespace {

using Json = nlohmann::ordered_json;

void add(Counts& sum, const Counts& more) {
    for (const auto& [name, count] : more)
        sum[name] += count;
}

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
    Tally tally;
    for (const Tally& part : series.tallies) {
        add(tally.actions, part.actions);
        add(tally.skipped, part.skipped);
        add(tally.asked, part.asked);
        add(tally.decided_by, part.decided_by);
    }
    Json results = Json::array();
    std::int64_t turns = 0;
    std::int64_t vp = 0;
    for (std::size_t i = 0; i < series.games.size(); ++i) {
        const core::Result<GameResult>& played = *series.games[i];
        if (!played.ok())
            return core::Error{played.error().id, "/games/" + std::to_string(i) + played.error().path,
                               played.error().message + " (seed " + std::to_string(options.seed + i) + ")"};
        turns += played.value().turns;
        vp += played.value().vp;
        results.push_back(game_json(played.value()));
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
