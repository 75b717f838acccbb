// How long a decision, a forecast and a whole game take. Targets: 60 µs, 2 ms, 10 ms.
#include "model/innovation/json/position_json.h"
#include "model/innovation/state/board.h"
#include "model/innovation/table/simulation.h"
#include "model/innovation/turn/decision.h"
#include "model/innovation/turn/forecast.h"

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include <stdexcept>

namespace {

using namespace automa::innovation;

const Catalogue& facts() {
    static const Catalogue loaded = [] {
        auto catalogue = Catalogue::load_embedded();
        if (!catalogue.ok())
            throw std::runtime_error(catalogue.error().message);
        return std::move(catalogue).value();
    }();
    return loaded;
}

/// The large map with two humans and the Automa: 55 of 81 land hexes are built on.
State crowded() {
    GameOptions options;
    options.map = MapSide::large;
    options.humans = {Terrain::desert, Terrain::swamp};
    options.terrain = Terrain::lake;
    options.level = Level::alptrauma;
    State state = new_game(facts(), options).value();
    automa::core::Random random(3);
    std::array<Supply, 3> left;
    for (Supply& supply : left)
        for (std::size_t k = 0; k < own_kinds; ++k)
            supply[k] = facts().tables.kinds[k].count;
    left[2][0] -= 1; // the Automa must have a workshop left to build
    std::vector<HexId> land;
    for (const HexId hex : facts().map(options.map).land)
        land.push_back(hex);
    random.shuffle(land);
    for (std::size_t i = 0; i < 55; ++i) {
        const auto owner = static_cast<Player>(i % 3);
        const auto kind = static_cast<Kind>(random.below(own_kinds));
        if (left[i % 3][index_of(kind)]-- > 0)
            state.buildings.push_back({land[i], owner, kind, false, owner == Player::automa && i % 2 == 0});
    }
    for (std::size_t i = 0; i < facts().map(options.map).bridge_sites.size(); i += 5)
        state.bridges[i] = Player::human_1;
    for (std::size_t human = 0; human < 2; ++human)
        for (std::size_t d = 0; d < count_of<Discipline>; ++d)
            state.humans[human].science[d] = static_cast<std::int8_t>(random.below(9));
    state.app.phase = Phase::actions;
    return state;
}

State with_cards(State state, int action, int support) {
    state.turn = Turn{};
    state.turn->action_card = state.cards.action = CardId(static_cast<std::size_t>(action));
    state.turn->support_card = CardId(static_cast<std::size_t>(support));
    state.cards.support = {state.turn->support_card};
    return state;
}

void decide_all_cards(benchmark::State& run, const State& board) {
    std::vector<State> states;
    for (int action = 1; action <= 14; ++action)
        states.push_back(with_cards(board, action, action == 14 ? 13 : 14));
    std::size_t next = 0;
    for ([[maybe_unused]] auto round : run) {
        benchmark::DoNotOptimize(decide(facts(), states[next]));
        next = (next + 1) % states.size();
    }
}

void decision_on_a_crowded_map(benchmark::State& run) {
    decide_all_cards(run, crowded());
}
BENCHMARK(decision_on_a_crowded_map)->Unit(benchmark::kMicrosecond);

void decision_of_a_build(benchmark::State& run) {
    const State state = with_cards(crowded(), 13, 5);
    for ([[maybe_unused]] auto round : run)
        benchmark::DoNotOptimize(decide(facts(), state));
}
BENCHMARK(decision_of_a_build)->Unit(benchmark::kMicrosecond);

void decision_with_nothing_known(benchmark::State& run) {
    State state = crowded();
    for (auto& human : state.humans)
        for (auto& level : human.science)
            level.known = false;
    decide_all_cards(run, state);
}
BENCHMARK(decision_with_nothing_known)->Unit(benchmark::kMicrosecond);

void forecast_of_a_pair(benchmark::State& run) {
    const State state = crowded(); // the first draw of a round: every pair of cards
    for ([[maybe_unused]] auto round : run)
        benchmark::DoNotOptimize(forecast(facts(), state));
}
BENCHMARK(forecast_of_a_pair)->Unit(benchmark::kMicrosecond);

void forecast_of_a_card(benchmark::State& run) {
    State state = with_cards(crowded(), 13, 5);
    state.turn.reset();
    for ([[maybe_unused]] auto round : run)
        benchmark::DoNotOptimize(forecast(facts(), state));
}
BENCHMARK(forecast_of_a_card)->Unit(benchmark::kMicrosecond);

void whole_game(benchmark::State& run) {
    int number = 0;
    for ([[maybe_unused]] auto round : run)
        benchmark::DoNotOptimize(play_game(facts(), options_of_game({}, ++number), false, nullptr));
}
BENCHMARK(whole_game)->Unit(benchmark::kMicrosecond);

void read_a_position(benchmark::State& run) {
    const std::string text = position_to_json(facts(), crowded()).dump();
    for ([[maybe_unused]] auto round : run)
        benchmark::DoNotOptimize(read_position(facts(), text));
}
BENCHMARK(read_a_position)->Unit(benchmark::kMicrosecond);

} // namespace
