// Saved games of Scythe that nobody played: see tests/fuzz/hostile_saves.h.
#include "app/scythe/saves.h"
#include "model/scythe/table/simulation.h"
#include "tests/fuzz/hostile_saves.h"

namespace automa::app::scythe_app {
namespace {

std::shared_ptr<const scythe::Catalogue> facts() {
    static const auto loaded =
        std::make_shared<const scythe::Catalogue>(scythe::Catalogue::load_embedded().value());
    return loaded;
}

fuzz::PlayedGame<ScytheSessionRules> played(std::uint64_t seed) {
    fuzz::PlayedGame<ScytheSessionRules> game;
    scythe::SimulationOptions options;
    options.mix = seed % 2 == 0;
    const auto done = scythe::play_game(
        *facts(), options, seed, nullptr,
        [&](const scythe::State& before, const scythe::Command&, const scythe::Carried& carried) {
            if (game.entries.empty())
                game.start = before;
            game.entries.push_back({carried.label, carried.events});
        });
    EXPECT_TRUE(done.ok());
    return game;
}

TEST(ScytheHostileSaves, AreRefusedOrOpenedAsFarAsTheyGo) {
    qputenv("AUTOMA_DB", ":memory:");
    for (unsigned seed = 1; seed <= 2; ++seed) {
        ScytheGame game(facts());
        const fuzz::Met met = fuzz::open_hostile<ScytheGame, ScytheCodec>(game, played(seed), 150, seed);
        EXPECT_GT(met.refused, 5);
        EXPECT_GT(met.cut, 50);
    }
}

} // namespace
} // namespace automa::app::scythe_app
