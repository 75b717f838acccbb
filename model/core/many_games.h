// A series of independent games on all cores. The only threads of the model start here: a build without
// threads (a browser) plays the same series one after the other.
#pragma once

#include "model/core/result.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace automa::core {

/// Emscripten without pthreads has none; everything else has.
#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
#define AUTOMA_HAS_THREADS 0
#else
#define AUTOMA_HAS_THREADS 1
#endif

/// Runs `work(worker)` once for each worker, at the same time where that is possible, and waits for all. What
/// a worker throws ends the program: work() reports by what it writes.
inline void on_all_cores(std::size_t workers, const std::function<void(std::size_t worker)>& work) {
#if AUTOMA_HAS_THREADS
    if (workers > 1) {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < workers; ++i)
            threads.emplace_back([&work, i] { work(i); });
        return;
    }
#endif
    for (std::size_t i = 0; i < workers; ++i)
        work(i);
}

[[nodiscard]] inline std::size_t worker_count(std::size_t games) {
#if AUTOMA_HAS_THREADS
    return std::min<std::size_t>(std::max(1U, std::thread::hardware_concurrency()), games);
#else
    return std::min<std::size_t>(1, games);
#endif
}

/// The results in order, up to and with the first that failed; one tally for each worker, to be added up. A
/// sum does not depend on who added first, so the seeds alone decide the result.
template <class Result, class Tally>
struct Series {
    std::vector<std::optional<Result>> games;
    std::vector<Tally> tallies;
};

/// `play(index, tally)` gives a core::Result for game `index`. Nothing after a failed game counts.
template <class Tally, class Play>
[[nodiscard]] auto play_many(std::size_t games, Play play) {
    using Result = decltype(play(std::size_t{}, std::declval<Tally&>()));
    Series<Result, Tally> series;
    series.games.resize(games);
    series.tallies.resize(worker_count(games));
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> end = games;
    on_all_cores(series.tallies.size(), [&](std::size_t worker) {
        for (std::size_t i = next++; i < end; i = next++) {
            auto& game = series.games[i];
            game.emplace(play(i, series.tallies[worker]));
            if (game->ok())
                continue;
            std::size_t now = end;
            while (i + 1 < now && !end.compare_exchange_weak(now, i + 1)) {
            }
        }
    });
    return series;
}

/// The games of a series; or the error of the first that failed, with its number and its seed.
template <class Outcome, class Tally>
[[nodiscard]] auto games_of(const Series<Outcome, Tally>& series, std::uint64_t first_seed) {
    using Game = std::remove_cvref_t<decltype(series.games.front()->value())>;
    std::vector<Game> games;
    for (std::size_t i = 0; i < series.games.size(); ++i) {
        const Outcome& played = *series.games[i];
        if (!played.ok())
            return Result<std::vector<Game>>(
                Error{played.error().id, "/games/" + std::to_string(i) + played.error().path,
                      played.error().message + " (seed " + std::to_string(first_seed + i) + ")"});
        games.push_back(played.value());
    }
    return Result<std::vector<Game>>(std::move(games));
}

} // namespace automa::core
