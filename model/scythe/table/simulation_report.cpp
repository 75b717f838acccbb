// Many games at once, and what they add up to.
#include "model/core/many_games.h"
#include "model/scythe/table/simulation.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::scythe {
namespace {

using Json = nlohmann::ordered_json;

Json game_json(const GameResult& game) {
    return {{"seed", game.seed},
            {"star_card", name_of(game.options.star_card)},
            {"automa", name_of(game.options.automa)},
            {"human", name_of(game.options.human)},
            {"turns", game.turns},
            {"combats", game.combats},
            {"ended_by", name_of(game.ended_by)},
            {"automa_stars", game.score.automa.stars},
            {"automa_total", game.score.automa.total}};
}

} // namespace

core::Result<Json> simulate(const Catalogue& facts, const SimulationOptions& options) {
    if (options.automa && options.human && *options.automa == *options.human)
        return core::Error{"same_faction", "/human", "Both sides cannot play one faction."};
    const auto series =
        core::play_many<Tally>(static_cast<std::size_t>(options.games), [&](std::size_t i, Tally& tally) {
            return play_game(facts, options, options.seed + i, &tally);
        });
    const auto games = core::games_of(series, options.seed);
    if (!games.ok())
        return games.error();
    Tally tally;
    for (const Tally& part : series.tallies) {
        core::add(tally.steps, part.steps);
        core::add(tally.skipped, part.skipped);
        core::add(tally.criteria, part.criteria);
    }
    Json results = Json::array();
    std::int64_t turns = 0;
    std::int64_t total = 0;
    std::int64_t by_automa = 0;
    for (const GameResult& game : games.value()) {
        turns += game.turns;
        total += game.score.automa.total;
        by_automa += game.ended_by == Player::automa ? 1 : 0;
        results.push_back(game_json(game));
    }
    Json json{{"format", "scythe-simulation/1"}, {"games", options.games}, {"seed", options.seed}};
    if (options.star_card)
        json["star_card"] = name_of(*options.star_card);
    json["mix"] = options.mix;
    json["checked"] = options.check;
    json["turns"] = turns;
    json["ended_by_automa"] = by_automa;
    json["mean_automa_total"] = static_cast<double>(total) / std::max(1, options.games);
    json["steps"] = tally.steps;
    json["skipped"] = tally.skipped;
    json["decided_by"] = tally.criteria;
    json["results"] = results;
    return json;
}

} // namespace automa::scythe
