// How the journeys watch that nothing moves while it is read; every_screen_journey.cpp watches each screen
// so.
#include "tests/journeys/journey.h"
#include "tests/journeys/standing.h"

#include <gtest/gtest.h>

using namespace automa::journeys;

TEST(Standing, TenSecondsPassAtOnceForWhatQmlTimes) {
    Journey journey;
    journey.shell().say(QStringLiteral("Recorded"));
    journey.settle();
    ASSERT_TRUE(journey.says(QStringLiteral("Recorded")));
    letPass(std::chrono::seconds(10));
    journey.settle();
    EXPECT_FALSE(journey.says(QStringLiteral("Recorded"))) << "the message has gone, as after ten seconds";
}

TEST(Standing, WhatMovedIsNamed) {
    const QMap<QString, QRectF> before{{"a", {0, 0, 48, 48}}, {"b", {0, 48, 48, 48}}, {"c", {0, 96, 48, 48}}};
    const QMap<QString, QRectF> after{{"a", {0, 0, 48, 48}}, {"b", {0, 96, 48, 48}}};
    ASSERT_EQ(movedBetween(before, after).size(), 1);
    EXPECT_TRUE(movedBetween(before, after).front().startsWith("b from"));
}
