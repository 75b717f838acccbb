#include "model/scythe/json/event_json.h"
#include "model/scythe/rules.h"
#include "model/scythe/table/simulation.h"
#include "tests/bench/opening.h"

namespace {

using namespace automa;
using namespace automa::scythe;

void open_a_saved_game(benchmark::State& state) {
    const auto facts = Catalogue::load_embedded().value();
    bench::Played<Rules> longest;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        bench::Played<Rules> game;
        static_cast<void>(play_game(facts, {}, seed, nullptr,
                                    [&](const State& before, const Command&, const Carried& carried) {
                                        if (game.entries.empty())
                                            game.start = before;
                                        game.entries.push_back({carried.label, carried.events});
                                    }));
        if (game.entries.size() > longest.entries.size())
            longest = std::move(game);
    }
    bench::open_checked<Rules>(
        state, facts, std::move(longest), [&](const Events& events) { return events_to_json(facts, events); },
        [&](const nlohmann::json& json) { return events_from_json(facts, json); });
}
BENCHMARK(open_a_saved_game)->Unit(benchmark::kMillisecond);

} // namespace
