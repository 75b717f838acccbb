// How long the Automa thinks, a forecast takes, and a whole game.
#include "model/core/random.h"
#include "model/scythe/json/position_json.h"
#include "model/scythe/table/simulation.h"
#include "model/scythe/turn/forecast.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <vector>

namespace {

using namespace automa::scythe;

const Catalogue& facts() {
    static const Catalogue catalogue = [] {
        auto loaded = Catalogue::load_embedded();
        if (!loaded.ok())
            std::abort();
        return std::move(loaded).value();
    }();
    return catalogue;
}

/// Every unit of both sides on the board: positions before the Automa's turns late in checked games.
std::vector<State> crowded() {
    std::vector<State> positions;
    for (std::uint64_t seed = 1; positions.size() < 200; ++seed) {
        SimulationOptions options;
        static_cast<void>(play_game(facts(), options, seed, nullptr,
                                    [&](const State& before, const Command& command, const Carried&) {
                                        const auto& automa = before.sides[1].units;
                                        if (std::holds_alternative<TakeAutomaTurn>(command)
                                            && automa.mechs.size() >= 3 && automa.workers.size() >= 6)
                                            positions.push_back(before);
                                    }));
    }
    return positions;
}

void decide_on_a_crowded_board(benchmark::State& bench) {
    const auto positions = crowded();
    std::size_t next = 0;
    for (auto _ : bench) {
        auto decision = decide(facts(), positions[next]);
        benchmark::DoNotOptimize(decision);
        next = (next + 1) % positions.size();
    }
}
BENCHMARK(decide_on_a_crowded_board)->Unit(benchmark::kMicrosecond);

void forecast_over_all_cards(benchmark::State& bench) {
    auto positions = crowded();
    for (State& state : positions) {
        state.turn.reset();
        auto& cards = state.sides[1].automa.cards;
        cards = {};
        state.cards_from = CardsFrom::box;
    }
    std::size_t next = 0;
    for (auto _ : bench) {
        auto foreseen = forecast(facts(), positions[next]);
        benchmark::DoNotOptimize(foreseen);
        next = (next + 1) % positions.size();
    }
}
BENCHMARK(forecast_over_all_cards)->Unit(benchmark::kMicrosecond);

void whole_game(benchmark::State& bench) {
    const SimulationOptions options;
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        auto game = play_game(facts(), options, ++seed, nullptr);
        benchmark::DoNotOptimize(game);
    }
}
BENCHMARK(whole_game)->Unit(benchmark::kMillisecond);

void read_a_position(benchmark::State& bench) {
    const std::string text = position_to_json(facts(), crowded().front()).dump();
    for (auto _ : bench) {
        auto state = read_position(facts(), text);
        benchmark::DoNotOptimize(state);
    }
}
BENCHMARK(read_a_position)->Unit(benchmark::kMicrosecond);

} // namespace
