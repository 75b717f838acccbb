// Saved games of Barrage that nobody played: see tests/fuzz/hostile_saves.h.
#include "app/barrage/saves.h"
#include "tests/barrage/app/random_table.h"
#include "tests/fuzz/hostile_saves.h"

namespace automa::app::barrage_app {
namespace {

fuzz::PlayedGame<BarrageSessionRules> played(std::uint32_t seed) {
    BarrageGame game(testFacts());
    game.start(RandomTable::start(seed, seed % 2 == 0), TileSource::app);
    RandomTable table(game, seed);
    while (game.length() < 200 && table.step()) {
    }
    const auto entries = game.journal().entries();
    return {game.startState(), {entries.begin(), entries.end()}};
}

TEST(BarrageHostileSaves, AreRefusedOrOpenedAsFarAsTheyGo) {
    qputenv("AUTOMA_DB", ":memory:");
    for (std::uint32_t seed = 1; seed <= 2; ++seed) {
        BarrageGame game(testFacts());
        const fuzz::Met met = fuzz::open_hostile<BarrageGame, BarrageCodec>(game, played(seed), 150, seed);
        EXPECT_GT(met.refused, 5);
        EXPECT_GT(met.cut, 50);
    }
}

} // namespace
} // namespace automa::app::barrage_app
