// Saved games of Age of Innovation that nobody played: see tests/fuzz/hostile_saves.h.
#include "app/innovation/saves.h"
#include "model/innovation/table/simulation.h"
#include "tests/fuzz/hostile_saves.h"

namespace automa::app::innovation_app {
namespace {

std::shared_ptr<const innovation::Catalogue> facts() {
    static const auto loaded =
        std::make_shared<const innovation::Catalogue>(innovation::Catalogue::load_embedded().value());
    return loaded;
}

fuzz::PlayedGame<InnovationSessionRules> played(int number) {
    fuzz::PlayedGame<InnovationSessionRules> game;
    const auto done = innovation::play_game(
        *facts(), innovation::options_of_game({}, number), false, nullptr,
        [&](const innovation::State& before, const innovation::Command&, const innovation::Carried& carried) {
            if (game.entries.empty())
                game.start = before;
            game.entries.push_back({carried.label, carried.events});
        });
    EXPECT_TRUE(done.ok());
    return game;
}

TEST(InnovationHostileSaves, AreRefusedOrOpenedAsFarAsTheyGo) {
    qputenv("AUTOMA_DB", ":memory:");
    for (int number = 1; number <= 2; ++number) {
        InnovationGame game(facts());
        const fuzz::Met met = fuzz::open_hostile<InnovationGame, InnovationCodec>(
            game, played(number), 150, static_cast<unsigned>(number));
        EXPECT_GT(met.refused, 5);
        EXPECT_GT(met.cut, 50);
    }
}

} // namespace
} // namespace automa::app::innovation_app
