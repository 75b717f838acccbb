// Many games at once, and what they add up to.
#include "model/barrage/simulation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <optional>
#include <thread>
#include <vector>

namespace automa::barrage {
namespace {

using Json = nlohmann::ordered_json;
using Counts = std::map<std::string, std::int64_t, std::less<>>;

struct Series {
    std::vector<std::optional<core::Result<GameResult>>> games; // up to the first that failed
    Tally tally;
};

void add(Counts& sum, const Counts& more) {
    for (const auto& [name, count] : more)
        sum[name] += count;
}

void lower(std::atomic<int>& limit, int to) {
    int now = limit;
    while (to < now && !limit.compare_exchange_weak(now, to)) {
    }
}

/// Each core takes the next game. A sum does not depend on who added first, so the seed alone decides the
/// bytes.
Series play_series(const Catalogue& facts, const SimulationOptions& options) {
    Series series;
    series.games.resize(static_cast<std::size_t>(options.games));
    std::atomic<int> next = 0;
    std::atomic<int> end = options.games; // nothing after a failed game counts
    const auto play = [&](Tally& tally) {
        for (int i = next++; i < end; i = next++) {
            auto& game = series.games[static_cast<std::size_t>(i)];
            game = play_game(facts, options, options.seed + static_cast<std::uint64_t>(i), &tally);
            if (!game->ok())
                lower(end, i + 1);
        }
    };
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    std::vector<Tally> tallies(std::min<std::size_t>(cores, series.games.size()));
    {
        std::vector<std::jthread> workers;
        for (Tally& tally : tallies)
            workers.emplace_back([&play, &tally] { play(tally); });
    }
    for (const Tally& tally : tallies) {
        add(series.tally.actions, tally.actions);
        add(series.tally.skipped, tally.skipped);
        add(series.tally.criteria, tally.criteria);
    }
    return series;
}

Json ranking_json(const GameResult& game) {
    Json companies = Json::array();
    for (const Company company : game.ranking) {
        const auto& rounds = game.vp_by_round[index_of(company)];
        companies.push_back({{"company", name_of(company)},
                             {"vp", *game.final_vp[index_of(company)]},
                             {"vp_by_round", {rounds[1], rounds[2], rounds[3], rounds[4], rounds[5]}}});
    }
    return companies;
}

core::Error naming_the_game(const core::Error& error, std::size_t index, std::uint64_t seed) {
    return {error.id, "/games/" + std::to_string(index) + error.path,
            error.message + " (seed " + std::to_string(seed) + ")"};
}

} // namespace

core::Result<Json> simulate(const Catalogue& facts, const SimulationOptions& options) {
    const Series series = play_series(facts, options);
    Json results = Json::array();
    std::int64_t turns = 0;
    std::int64_t vp_sum = 0;
    for (std::size_t i = 0; i < series.games.size(); ++i) {
        const core::Result<GameResult>& played = *series.games[i];
        if (!played.ok())
            return naming_the_game(played.error(), i, options.seed + i);
        const GameResult& game = played.value();
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
                {"actions", series.tally.actions},
                {"skipped", series.tally.skipped},
                {"decided_by", series.tally.criteria},
                {"results", results}};
}

} // namespace automa::barrage
