#include "model/innovation/json/event_json.h"
#include "model/innovation/rules.h"
#include "model/innovation/table/simulation.h"
#include "tests/bench/opening.h"

namespace {

using namespace automa;
using namespace automa::innovation;

void open_a_saved_game(benchmark::State& state) {
    const auto facts = Catalogue::load_embedded().value();
    bench::Played<Rules> longest;
    for (int number = 1; number <= 20; ++number) {
        bench::Played<Rules> game;
        static_cast<void>(play_game(facts, options_of_game({}, number), false, nullptr,
                                    [&](const State& before, const Command&, const Carried& carried) {
                                        if (game.entries.empty())
                                            game.start = before;
                                        game.entries.push_back({carried.label, carried.events});
                                    }));
        if (game.entries.size() > longest.entries.size())
            longest = std::move(game);
    }
    const MapSide map = longest.start.map;
    bench::open_checked<Rules>(
        state, facts, std::move(longest),
        [&](const Events& events) { return events_to_json(facts, map, events); },
        [&](const nlohmann::json& json) { return events_from_json(facts, map, json); });
}
BENCHMARK(open_a_saved_game)->Unit(benchmark::kMillisecond);

} // namespace
