// The toy in the real window, by touch.
#include "tests/app/test_browser.h"
#include "tests/journeys/journey.h"
#include "tests/toy/app/toy_app.h"

#include <gtest/gtest.h>

namespace automa::journeys {
namespace {

TEST(ToyJourney, AGameIsBegunPlayedUndoneAndGoneOnWith) {
    Journey journey;
    journey.shell().navigator()->home();
    journey.tap("new_toy");
    ASSERT_TRUE(journey.shows("toyPage"));
    EXPECT_TRUE(journey.says("21 stones"));
    journey.tap("take_2");
    EXPECT_TRUE(journey.says("Take 3 for the Automa"));
    journey.tap("done");
    EXPECT_TRUE(journey.says("16 stones"));
    journey.tap("undoButton");
    EXPECT_TRUE(journey.says("19 stones"));

    journey.shell().navigator()->home();
    journey.settle();
    EXPECT_TRUE(journey.says("Stones · 19 left"));
    journey.tap("continue");
    EXPECT_TRUE(journey.shows("toyPage"));
    EXPECT_TRUE(journey.says("Take 3 for the Automa"));
}

TEST(ToyJourney, WhyIsSteppedThroughOnTheHousesPage) {
    Journey journey;
    journey.shell().navigator()->home();
    journey.tap("new_toy");
    journey.tap("take_1");
    journey.tap("why");
    ASSERT_TRUE(journey.shows("whyPage"));
    EXPECT_TRUE(journey.says("Why so many?"));
    EXPECT_TRUE(journey.says("No number leaves a multiple of four."));
    journey.tap("whyNext");
    EXPECT_TRUE(journey.says("So it takes the least."));
    journey.tap("whyNext");
    EXPECT_TRUE(journey.says("It takes 1."));
    journey.tap("whyBack");
    EXPECT_TRUE(journey.says("So it takes the least."));
    journey.tap("whyNext");
    journey.tap("whyNext"); // "Got it"
    EXPECT_TRUE(journey.shows("toyPage"));
}

TEST(ToyJourney, TheHistoryIsReadAndLeadsBack) {
    Journey journey;
    journey.shell().navigator()->home();
    journey.tap("new_toy");
    journey.tap("take_2");
    journey.tap("done");
    journey.tap("take_1");
    journey.tap("history");
    ASSERT_TRUE(journey.shows("historyPage"));
    EXPECT_TRUE(journey.says("You takes 2"));
    EXPECT_TRUE(journey.says("The Automa takes 3"));
    journey.tap("entry_3"); // the Automa's turn was the third entry
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("entryGo"); }));
    journey.tap("entryGo");
    journey.shell().navigator()->back();
    journey.settle();
    EXPECT_TRUE(journey.says("16 stones"));
    journey.tap("undoButton");
    EXPECT_TRUE(journey.says("19 stones"));
}

TEST(ToyJourney, ARuleIsLookedUp) {
    Journey journey;
    journey.shell().navigator()->home();
    journey.tap("home_lookup");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("field"); }));
    journey.tap("field");
    journey.type(QStringLiteral("least"));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("lookupRow_rule:T-2"); }));
    journey.tap("lookupRow_rule:T-2");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("it takes one stone"); }));
}

TEST(ToyJourney, AFinishedGameIsInTheListAndIsCounted) {
    Journey journey;
    journey.shell().navigator()->home();
    journey.tap("home_statistics");
    EXPECT_FALSE(journey.says("By side"));
    journey.shell().navigator()->home();
    journey.settle();
    journey.tap("new_toy");
    for (int turn = 0; turn < 21 && journey.shows("take_1"); ++turn) {
        journey.tap("take_1");
        if (journey.shows("done"))
            journey.tap("done");
    }
    ASSERT_FALSE(journey.shows("take_1")) << "the heap is empty";
    journey.shell().navigator()->home();
    journey.settle();
    journey.tap("home_games");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("0 left"); }));
    journey.shell().navigator()->home();
    journey.settle();
    journey.tap("home_statistics");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("By side"); }));
}

TEST(ToyJourney, WhatWasRecordedIsToldOnceAndMovesNothing) {
    Journey journey;
    journey.shell().navigator()->home();
    journey.tap("new_toy");
    const auto topOf = [&](const char* name) { return journey.find(name)->mapToScene(QPointF()).y(); };
    const qreal before = topOf("undoButton");
    journey.tap("take_2");
    ASSERT_TRUE(journey.says("Recorded"));
    EXPECT_EQ(topOf("undoButton"), before);
    int undos = 0;
    for (const QString& text : journey.texts())
        undos += text == QStringLiteral("Undo") ? 1 : 0;
    EXPECT_EQ(undos, 1);
    auto* answer = journey.find("answerLine")->property("answer").value<QObject*>();
    ASSERT_TRUE(QMetaObject::invokeMethod(answer, "dismiss")); // as after eight seconds
    journey.settle();
    EXPECT_FALSE(journey.says("Recorded"));
    EXPECT_EQ(topOf("undoButton"), before);
}

TEST(ToyJourney, TheSecondTapOfADoubleTapReachesNoOtherButton) {
    Journey journey;
    journey.shell().navigator()->home();
    journey.tap("new_toy");
    journey.tap("take_1");
    journey.tap("done");
    journey.tap("history"); // a row of the history comes to lie there, or the ground
    const QString page = journey.shell().navigator()->current();
    journey.tapAgain();
    EXPECT_EQ(journey.shell().navigator()->current(), page);
    EXPECT_FALSE(journey.shows("entryGo"));
}

TEST(ToyJourney, TheSecondTapOfADoubleTapConfirmsNothing) {
    Journey journey;
    journey.shell().navigator()->home();
    journey.tap("new_toy");
    journey.tap("take_1"); // "Done" comes to lie where it was
    ASSERT_TRUE(journey.says("for the Automa"));
    EXPECT_TRUE(journey.find("done")->opacity() < 1) << "it looks as if it waits";
    journey.tapAgain();
    EXPECT_TRUE(journey.says("for the Automa")) << "nobody can have seen it yet";
    ASSERT_TRUE(journey.waitUntil([&] { return journey.find("done")->opacity() >= 1; }));
    journey.tap("done");
    EXPECT_FALSE(journey.says("for the Automa"));
}

TEST(ToyJourney, InABrowserNothingIsCalledRecordedBeforeItIsKept) {
    using Keeping = app::Browser::Keeping;
    auto own = std::make_unique<app::TestBrowser>();
    app::TestBrowser& browser = *own;
    Journey journey(QSize(412, 915), nullptr, std::move(own));
    journey.shell().navigator()->home();
    journey.tap("new_toy");
    journey.tap("take_2");
    ASSERT_TRUE(journey.says("Recorded"));
    browser.tellKeeping(Keeping::Writing);
    journey.settle();
    EXPECT_FALSE(journey.says("Recorded"));
    browser.tellKeeping(Keeping::Kept);
    journey.settle();
    EXPECT_TRUE(journey.says("Recorded"));
    browser.tellKeeping(Keeping::Failed);
    journey.settle();
    EXPECT_FALSE(journey.says("Recorded"));
    EXPECT_TRUE(journey.shows("keepingWords"));
}

TEST(ToyJourney, EveryPageOfTheHouseOpensWithoutARealGame) {
    Journey journey;
    for (const QString& page : journey.shell().pages()->ids()) {
        journey.shell().navigator()->home();
        EXPECT_TRUE(journey.shell().navigator()->open(page)) << page.toStdString();
        journey.settle();
    }
}

} // namespace
} // namespace automa::journeys
