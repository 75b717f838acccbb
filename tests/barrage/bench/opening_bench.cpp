#include "model/barrage/json/event_json.h"
#include "model/barrage/rules.h"
#include "tests/barrage/model/random_table.h"
#include "tests/bench/opening.h"

namespace {

using namespace automa;
using namespace automa::barrage;

void open_a_saved_game(benchmark::State& state) {
    const auto facts = Catalogue::load_embedded().value();
    test::RandomTable table(facts, {});
    bench::Played<Rules> game{table.start, {}};
    while (auto entry = table.step())
        game.entries.push_back(std::move(*entry));
    bench::open_checked<Rules>(
        state, facts, std::move(game), [&](const Events& events) { return events_to_json(facts, events); },
        [&](const nlohmann::json& json) { return events_from_json(facts, json); });
}
BENCHMARK(open_a_saved_game)->Unit(benchmark::kMillisecond);

} // namespace
