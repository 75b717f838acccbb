// The house with the toy as its only game, in the real window, by touch.
#include "tests/app/test_browser.h"
#include "tests/journeys/journey.h"

#include <gtest/gtest.h>

namespace automa::journeys {
namespace {

/// Begins a game from Home.
void begin(Journey& journey) {
    journey.newGame(QStringLiteral("toy"));
    journey.tap("begin");
}

TEST(HouseJourney, AGameIsBegunPlayedUndoneAndGoneOnWith) {
    Journey journey;
    begin(journey);
    ASSERT_TRUE(journey.shows("tablePage"));
    EXPECT_TRUE(journey.says("Stones left: 21"));
    journey.tap("take_2");
    EXPECT_TRUE(journey.says("The Automa takes 3"));
    journey.tap("doneButton");
    EXPECT_TRUE(journey.says("Stones left: 16"));
    journey.tap("undoButton");
    EXPECT_TRUE(journey.says("Stones left: 19"));

    journey.shell().navigator()->home();
    journey.settle();
    EXPECT_TRUE(journey.says(QStringLiteral("Toy · 19\u00A0left")));
    journey.tap("continue");
    EXPECT_TRUE(journey.shows("tablePage"));
    EXPECT_TRUE(journey.says("The Automa takes 3"));
}

TEST(HouseJourney, AGameWithoutBoardAndTrackersHasNoPlacesForThemAndTheTurnHasTheirRoom) {
    for (const QSize size : {QSize(412, 915), QSize(1280, 800), QSize(1920, 1080)}) {
        Journey journey(size);
        begin(journey);
        EXPECT_FALSE(journey.shows("nav_board")) << size.width();
        EXPECT_FALSE(journey.shows("nav_trackers")) << size.width();
        ASSERT_TRUE(journey.shows("tablePage"));
        EXPECT_GT(journey.find("tablePage")->width(), size.width() - 120) << "all but the rail is the turn's";
    }
}

TEST(HouseJourney, WhyIsSteppedBackAndForth) {
    Journey journey;
    begin(journey);
    journey.tap("take_1");
    journey.tap("whyButton");
    ASSERT_TRUE(journey.shows("whyPage"));
    EXPECT_TRUE(journey.says("Why so many?"));
    EXPECT_TRUE(journey.says("No number leaves a multiple of four."));
    journey.tap("whyNext");
    EXPECT_TRUE(journey.says("So it takes as few as it can."));
    journey.tap("whyNext");
    EXPECT_TRUE(journey.says("It takes 1."));
    journey.tap("whyBack");
    EXPECT_TRUE(journey.says("So it takes as few as it can."));
    journey.tap("whyNext");
    journey.tap("whyNext"); // "Got it"
    EXPECT_TRUE(journey.shows("tablePage"));
}

TEST(HouseJourney, TheHistoryIsReadAndLeadsBack) {
    Journey journey;
    begin(journey);
    journey.tap("take_2");
    journey.tap("doneButton");
    journey.tap("take_1");
    journey.tap("gameHistory");
    ASSERT_TRUE(journey.shows("historyPage"));
    EXPECT_TRUE(journey.says("You took 2"));
    EXPECT_TRUE(journey.says("The Automa took 3"));
    journey.tap("entry_3"); // the Automa's turn was the third entry
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("entryGo"); }));
    journey.tap("entryGo");
    journey.shell().navigator()->back();
    journey.settle();
    EXPECT_TRUE(journey.says("Stones left: 16"));
    journey.tap("undoButton");
    EXPECT_TRUE(journey.says("Stones left: 19"));
}

TEST(HouseJourney, ARuleIsLookedUp) {
    Journey journey;
    journey.shell().navigator()->home();
    journey.tap("home_lookup");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("field"); }));
    journey.tap("field");
    journey.type(QStringLiteral("cannot"));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("lookupRow_rule:T-2"); }));
    journey.tap("lookupRow_rule:T-2");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("it takes one stone"); }));
}

TEST(HouseJourney, AFinishedGameIsInTheListAndIsCounted) {
    Journey journey;
    journey.shell().navigator()->home();
    journey.tap("home_statistics");
    EXPECT_FALSE(journey.says("By side"));
    journey.shell().navigator()->home();
    journey.settle();
    begin(journey);
    for (int turn = 0; turn < 21 && journey.shows("take_1"); ++turn) {
        journey.tap("take_1");
        if (journey.shows("doneButton"))
            journey.tap("doneButton");
    }
    ASSERT_FALSE(journey.shows("take_1")) << "the heap is empty";
    journey.shell().navigator()->home();
    journey.settle();
    journey.tap("home_games");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says(QStringLiteral("0\u00A0left")); }));
    journey.shell().navigator()->home();
    journey.settle();
    journey.tap("home_statistics");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("By side"); }));
}

TEST(HouseJourney, WhatWasRecordedIsToldOnceAndMovesNothing) {
    Journey journey;
    begin(journey);
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

TEST(HouseJourney, TheSecondTapOfADoubleTapReachesNoOtherButton) {
    Journey journey;
    begin(journey);
    journey.tap("take_1");
    journey.tap("doneButton");
    journey.tap("gameHistory"); // a row of the history comes to lie there, or the ground
    const QString page = journey.shell().navigator()->current();
    journey.tapAgain();
    EXPECT_EQ(journey.shell().navigator()->current(), page);
    EXPECT_FALSE(journey.shows("entryGo"));
}

TEST(HouseJourney, TheSecondTapOfADoubleTapConfirmsNothing) {
    Journey journey;
    begin(journey);
    journey.tap("take_3"); // "Done" comes to lie where it was
    ASSERT_TRUE(journey.says("The Automa takes"));
    EXPECT_TRUE(journey.find("doneButton")->opacity() < 1) << "it looks as if it waits";
    journey.tapAgain();
    EXPECT_TRUE(journey.says("The Automa takes")) << "it was not in sight yet";
    ASSERT_TRUE(journey.waitUntil([&] { return journey.find("doneButton")->opacity() >= 1; }));
    journey.tap("doneButton");
    EXPECT_FALSE(journey.says("The Automa takes"));
}

TEST(HouseJourney, InABrowserNothingIsCalledRecordedBeforeItIsKept) {
    using Keeping = app::Browser::Keeping;
    auto own = std::make_unique<app::TestBrowser>();
    app::TestBrowser& browser = *own;
    Journey journey(QSize(412, 915), nullptr, std::move(own));
    begin(journey);
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

TEST(HouseJourney, EveryPageOfTheHouseOpensWithoutARealGame) {
    Journey journey;
    for (const QString& page : journey.shell().pages()->ids()) {
        journey.shell().navigator()->home();
        EXPECT_TRUE(journey.shell().navigator()->open(page)) << page.toStdString();
        journey.settle();
    }
}

} // namespace
} // namespace automa::journeys
