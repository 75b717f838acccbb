// A game in the real window, by touch.
#include "tests/journeys/journey.h"

#include <gtest/gtest.h>

namespace automa::journeys {
namespace {

TEST(ToyJourney, AGameIsPlayedByTouchToItsEnd) {
    Journey journey;
    journey.newGame(QStringLiteral("toy"));
    journey.tap("begin");
    ASSERT_TRUE(journey.shows("tablePage"));
    for (int turn = 0; turn < 21 && journey.shows("take_1"); ++turn) {
        journey.tap("take_1");
        if (journey.shows("doneButton"))
            journey.tap("doneButton");
    }
    EXPECT_TRUE(journey.says("Game over"));
    EXPECT_TRUE(journey.says("The Automa wins"));
    journey.tap("undoButton");
    EXPECT_TRUE(journey.shows("doneButton"));
}

TEST(ToyJourney, WhyIsSteppedThrough) {
    Journey journey;
    journey.newGame(QStringLiteral("toy"));
    journey.tap("begin");
    journey.tap("take_1");
    journey.tap("whyButton");
    ASSERT_TRUE(journey.shows("whyPage"));
    EXPECT_TRUE(journey.says("No number leaves a multiple of four."));
    journey.tap("whyNext");
    EXPECT_TRUE(journey.says("So it takes as few as it can."));
    journey.tap("whyNext");
    EXPECT_TRUE(journey.says("It takes 1."));
    journey.tap("whyNext"); // "Got it"
    EXPECT_TRUE(journey.shows("tablePage"));
}

} // namespace
} // namespace automa::journeys
