// Many games at once, and what they add up to.
#include "model/barrage/table/simulation.h"
#include "model/core/many_games.h"

#include <nlohmann/json.hpp>

namespace automa::barrage {
namespace {

using Json = nlohmann::ordered_json;

Json ranking_json(const GameResult& game) {
    Json companies = Json::array();
    for (const Company company : game.ranking)
        companies.push_back({{"company", name_of(company)},
                             {"vp", *game.final_vp[index_of(company)]},
                             {"vp_by_round", game.vp_by_round[index_of(company)]}});
    return companies;
}

} // namespace

core::Result<Json> simulate(const Catalogue& facts, const SimulationOptions& options) {
    const auto series =
        core::play_many<Tally>(static_cast<std::size_t>(options.games), [&](std::size_t i, Tally& tally) {
            return play_game(facts, options, options.seed + i, &tally);
        });
    const auto games = core::games_of(series, options.seed);
    if (!games.ok())
        return games.error();
    Tally tally;
    for (const Tally& part : series.tallies) {
        core::add(tally.actions, part.actions);
        core::add(tally.skipped, part.skipped);
        core::add(tally.criteria, part.criteria);
    }
    Json results = Json::array();
    std::int64_t turns = 0;
    std::int64_t vp_sum = 0;
    for (const GameResult& game : games.value()) {
        for (const Company company : game.ranking)
            vp_sum += *game.final_vp[index_of(company)];
        results.push_back({{"seed", game.seed}, {"turns", game.turns}, {"ranking", ranking_json(game)}});
        turns += game.turns;
    }
    const std::int64_t seats = std::int64_t{options.games} * options.automas;
    return Json{{"format", "barrage-simulation/1"},
                {"games", options.games},
                {"automas", options.automas},
                {"level", name_of(options.level)},
                {"seed", options.seed},
                {"checked", options.check},
                {"turns", turns},
                {"mean_vp", seats > 0 ? static_cast<double>(vp_sum) / static_cast<double>(seats) : 0.0},
                {"actions", tally.actions},
                {"skipped", tally.skipped},
                {"decided_by", tally.criteria},
                {"results", results}};
}

} // namespace automa::barrage
