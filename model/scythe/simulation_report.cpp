// Many games at once, and what they add up to.
#include "model/scythe/simulation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace automa::scythe {
namespace {

using Json = nlohmann::ordered_json;
using Counts64 = std::map<std::string, std::int64_t, std::less<>>;

struct Series {
    std::vector<std::optional<core::Result<GameResult>>> games; // up to the first that failed
    Tally tally;
};

void add(Counts64& sum, const Counts64& more) {
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
        add(series.tally.steps, tally.steps);
        add(series.tally.skipped, tally.skipped);
        add(series.tally.criteria, tally.criteria);
    }
    return series;
}

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
    const Series series = play_series(facts, options);
    Json results = Json::array();
    std::int64_t turns = 0;
    std::int64_t total = 0;
    std::int64_t by_automa = 0;
    for (std::size_t i = 0; i < series.games.size(); ++i) {
        const core::Result<GameResult>& played = *series.games[i];
        if (!played.ok())
            return core::Error{played.error().id, "/games/" + std::to_string(i) + played.error().path,
                               played.error().message + " (seed " + std::to_string(options.seed + i) + ")"};
        const GameResult& game = played.value();
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
    json["steps"] = series.tally.steps;
    json["skipped"] = series.tally.skipped;
    json["decided_by"] = series.tally.criteria;
    json["results"] = results;
    return json;
}

} // namespace automa::scythe
