// Many games at once, and what they add up to.
#include "model/innovation/simulation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <optional>
#include <thread>
#include <vector>

namespace automa::innovation {
namespace {

using Json = nlohmann::ordered_json;

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

/// Each core takes the next game. A sum does not depend on who added first, so the seed alone decides the bytes.
Series play_series(const Catalogue& facts, const SimulationOptions& options) {
    Series series;
    series.games.resize(static_cast<std::size_t>(options.games));
    std::atomic<int> next = 0;
    std::atomic<int> end = options.games; // nothing after a failed game counts
    const auto play = [&](Tally& tally) {
        for (int i = next++; i < end; i = next++) {
            auto& game = series.games[static_cast<std::size_t>(i)];
            game = play_game(facts, options_of_game(options, i), options.check, &tally);
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
        add(series.tally.asked, tally.asked);
        add(series.tally.decided_by, tally.decided_by);
    }
    return series;
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
    const Series series = play_series(facts, options);
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
                {"actions", series.tally.actions},
                {"skipped", series.tally.skipped},
                {"asked", series.tally.asked},
                {"decided_by", series.tally.decided_by},
                {"results", results}};
}

} // namespace automa::innovation
