// How long the Automa thinks, and what it allocates: positions of an empty, a middle and a crowded board,
// whole games.
#include "model/barrage/table/simulation.h"
#include "model/barrage/turn/decision.h"
#include "tests/barrage/model/played_game.h"

#include <benchmark/benchmark.h>

#include <sys/resource.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <vector>

namespace {

std::atomic<std::int64_t> allocations{0};
std::atomic<std::int64_t> live{0};

} // namespace

// Every allocation of the program is counted. Not inlined: GCC would take malloc and delete for a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
    allocations.fetch_add(1, std::memory_order_relaxed);
    live.fetch_add(1, std::memory_order_relaxed);
    if (void* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    if (memory != nullptr)
        live.fetch_sub(1, std::memory_order_relaxed);
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    operator delete(memory);
}

namespace {

using namespace automa::barrage;

const Catalogue& facts() {
    static const auto loaded = Catalogue::load_embedded();
    if (!loaded.ok())
        std::abort();
    return loaded.value();
}

/// The positions before every decision of a round, from games of four Automas at the highest level, with the
/// expansion.
std::vector<State> positions_of(int round) {
    std::vector<State> positions;
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        for (const auto& [before, decision] :
             automa::test::PlayedGame(facts(), Level::very_high, true, seed, 4).decisions)
            if (before.round == round)
                positions.push_back(before);
    return positions;
}

/// Round 1 is the empty board, round 3 the middle, round 5 the crowded one.
void decide_in_round(benchmark::State& bench) {
    const std::vector<State> positions = positions_of(static_cast<int>(bench.range(0)));
    std::size_t next = 0;
    const std::int64_t before = allocations;
    for (auto _ : bench) {
        auto decision = decide(facts(), positions[next]);
        benchmark::DoNotOptimize(decision);
        next = (next + 1) % positions.size();
    }
    bench.counters["allocations_per_decision"] =
        static_cast<double>(allocations - before) / static_cast<double>(bench.iterations());
    bench.counters["positions"] = static_cast<double>(positions.size());
}
BENCHMARK(decide_in_round)->ArgName("round")->Arg(1)->Arg(3)->Arg(5)->Unit(benchmark::kMicrosecond);

void whole_game_of_four(benchmark::State& bench) {
    SimulationOptions options;
    options.level = Level::very_high;
    options.leeghwater = bench.range(0) != 0;
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        auto game = play_game(facts(), options, ++seed, nullptr);
        benchmark::DoNotOptimize(game);
    }
}
BENCHMARK(whole_game_of_four)->ArgName("leeghwater")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// One turn's events on the state, and the way back: the state before is kept, undo is a copy.
void apply_and_undo(benchmark::State& bench) {
    const automa::test::PlayedGame game(facts(), Level::very_high, true, 1, 4);
    std::size_t next = 0;
    for (auto _ : bench) {
        const auto& [before, decision] = game.decisions[next];
        State state = before;
        for (const Event& event : decision.events)
            apply_in_place(state, event);
        benchmark::DoNotOptimize(state);
        state = before;
        benchmark::DoNotOptimize(state);
        next = (next + 1) % game.decisions.size();
    }
}
BENCHMARK(apply_and_undo)->Unit(benchmark::kMicrosecond);

/// Undo by replay, as a journal does it: a whole game folded anew from its start.
void replay_whole_game(benchmark::State& bench) {
    const automa::test::PlayedGame game(facts(), Level::very_high, true, 1, 4);
    for (auto _ : bench) {
        State state = game.start;
        for (const Events& events : game.groups)
            for (const Event& event : events)
                apply_in_place(state, event);
        benchmark::DoNotOptimize(state);
    }
}
BENCHMARK(replay_whole_game)->Unit(benchmark::kMicrosecond);

std::int64_t peak_kilobytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

/// Ten thousand games: neither live allocations nor the peak of memory may grow after the first hundred.
void memory_over_ten_thousand_games(benchmark::State& bench) {
    const SimulationOptions options;
    for (auto _ : bench) {
        std::int64_t live_before = 0;
        std::int64_t peak_before = 0;
        for (std::uint64_t seed = 1; seed <= 10'000; ++seed) {
            static_cast<void>(play_game(facts(), options, seed, nullptr));
            if (seed == 100) {
                live_before = live;
                peak_before = peak_kilobytes();
            }
        }
        bench.counters["live_allocations_grown"] = static_cast<double>(live - live_before);
        bench.counters["peak_kilobytes_grown"] = static_cast<double>(peak_kilobytes() - peak_before);
    }
}
BENCHMARK(memory_over_ten_thousand_games)->Iterations(1)->Unit(benchmark::kSecond);

} // namespace
