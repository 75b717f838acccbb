#include "app/scythe/game.h"
#include "app/scythe/map/scythe_map.h"
#include "app/scythe/turn/human.h"
#include "app/text/embedded_facts.h"

#include <gtest/gtest.h>

namespace automa::app::scythe_app {

TEST(ScytheHumanOfAnotherGame, HoldsNothingOfTheOneBefore) {
    using namespace scythe;
    ScytheGame game(embeddedFacts<Catalogue>());
    ScytheMap map(game.sharedFacts());
    ScytheHuman human(game, map);
    GameOptions options;
    options.human = Faction::polania;
    options.automa = Faction::rusviet;
    options.cards_from = CardsFrom::app;
    const auto begin = [&](std::uint64_t seed) {
        options.seed = seed;
        game.start(new_game(game.facts(), options).value());
        return game.humanToAct();
    };
    ASSERT_TRUE(begin(1));
    human.begin(ScytheHuman::Worker);
    ASSERT_EQ(human.act(), ScytheHuman::Worker);
    ASSERT_TRUE(begin(2));
    EXPECT_EQ(human.act(), ScytheHuman::None);
}

} // namespace automa::app::scythe_app
