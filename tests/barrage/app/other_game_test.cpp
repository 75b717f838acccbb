#include "tests/barrage/app/random_table.h"

#include "app/barrage/turn/pad.h"

#include <gtest/gtest.h>

namespace automa::app::barrage_app {

TEST(BarragePadOfAnotherGame, HoldsNothingOfTheOneBefore) {
    using namespace barrage;
    BarrageGame other(testFacts());
    other.start(RandomTable::start(2, false), TileSource::app);
    while (!other.humanToAct())
        ASSERT_TRUE(other.perform(TakeAutomaTurn{}).ok());

    BarrageGame game(testFacts());
    game.start(RandomTable::start(1, false), TileSource::app);
    BarrageForesight foresight(game);
    BarragePad pad(game, foresight);
    while (!game.humanToAct())
        ASSERT_TRUE(game.perform(TakeAutomaTurn{}).ok());
    ASSERT_EQ(game.cursor(), other.cursor());
    const QStringList places = pad.selectable();
    ASSERT_FALSE(places.isEmpty());
    pad.buildOn(places.front());
    ASSERT_TRUE(pad.ready());

    game.resume(other.startState(), other.journal(), TileSource::app);
    EXPECT_EQ(pad.kind(), BarragePad::Kind::None);
    EXPECT_EQ(pad.space(), "");
}

} // namespace automa::app::barrage_app
