// Setting up by touch: what lies there is entered, the map shows the neutral dams, and officers change what
// follows.
#include "tests/barrage/journeys/open_key.h"

#include "app/barrage/barrage_app.h"
#include "model/barrage/state/board.h"

#include <QSet>
#include <gtest/gtest.h>

#include <algorithm>

using automa::app::barrage_app::BarrageApp;
using automa::journeys::Journey;
using namespace automa::barrage;

namespace {

BarrageApp& app(Journey& journey) {
    return *static_cast<BarrageApp*>(journey.shell().games()->viewModel(QStringLiteral("barrage")));
}

/// The middle of a place on the map, where it lies in the window; the map is scrolled into sight first.
void tapSpace(Journey& journey, const char* space) {
    QQuickItem* const place = journey.find(QStringLiteral("space_") + QLatin1String(space));
    ASSERT_TRUE(place) << "no " << space << " on the map";
    journey.tap(place);
}

/// Every place that is not entered yet gets, by touch, the first choice that nothing else has taken. Each is
/// asked for by itself after the one before it, so that one tap a place is enough.
void enterRest(Journey& journey, QSet<QString> used) {
    const automa::app::SetupModel& setup = *app(journey).setup();
    journey.resetTaps();
    const int missing = setup.toEnter() - setup.entered();
    while (!setup.nextFamily().isEmpty()) {
        ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("sheetClose"); }))
            << "the next one is asked for";
        const QString family = setup.nextFamily();
        const int place = setup.nextPlace();
        for (const automa::app::SetupChoiceRow& offered : app(journey).setup()->choicesFor(family, place)) {
            if (used.contains(family + offered.answer))
                continue;
            used.insert(family + offered.answer);
            journey.tap(QStringLiteral("choice_") + offered.answer);
            break;
        }
        ASSERT_FALSE(::testing::Test::HasFailure());
    }
    EXPECT_EQ(journey.taps(), missing);
    EXPECT_TRUE(journey.waitUntil([&] { return !journey.shows("sheetClose"); }));
}

/// Taps through the Automas' turns and questions until the human's pad is in sight.
void automasAct(Journey& journey) {
    for (int i = 0; i < 20 && !journey.shows("padPass"); ++i)
        journey.tap(journey.shows("needItem_0")    ? QStringLiteral("needItem_0")
                    : journey.shows("needGroup_0") ? automa::journeys::openKey(journey)
                                                   : QStringLiteral("doneButton"));
}

void begin(Journey& journey) {
    journey.tap("setUp");
    journey.tap("begin");
    ASSERT_TRUE(journey.shows("gamePage"));
}

} // namespace

TEST(BarrageSetup, WhatLiesThereIsEnteredByTouchAndTheGameBegins) {
    Journey journey;
    journey.newGame("barrage");
    journey.tap("setUp");
    journey.tap("choice_enter");
    const automa::app::MapHighlights lit = app(journey).setup()->shown();
    EXPECT_EQ(lit.candidates.size(), 10) << "every lower space";
    EXPECT_EQ(lit.targets.size(), 4) << "every headstream";
    EXPECT_TRUE(journey.says("Next: Neutral dam of height 1")) << "nothing is entered yet";
    tapSpace(journey, "dam_2_lower");
    tapSpace(journey, "dam_7_lower");
    tapSpace(journey, "dam_9_lower");
    constexpr int order = 2; // one human, one Automa: the Automa is on top, nobody needs to say so
    EXPECT_EQ(app(journey).setup()->entered(), 3 + order) << "one tap on the map lays a neutral dam";
    tapSpace(journey, "headstream_A");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("sheetClose"); }));
    const QString tile = app(journey).setup()->choicesFor(QStringLiteral("headstream"), 0)[2].answer;
    journey.tap(QStringLiteral("choice_") + tile);
    EXPECT_EQ(app(journey).setup()->entered(), 4 + order) << "a tap on a headstream asks for its tile";
    EXPECT_FALSE(app(journey).setup()->shown().targets.has(0)) << "headstream A is told";
    EXPECT_TRUE(journey.shows("sheetClose")) << "and the next one is asked for";
    journey.tapAgain();
    EXPECT_EQ(app(journey).setup()->entered(), 4 + order) << "a double tap enters one place, not two";
    journey.tap("sheetClose");
    ASSERT_TRUE(journey.waitUntil([&] { return !journey.shows("sheetClose"); }));
    EXPECT_TRUE(journey.says(QStringLiteral("Next: Headstream\u00A0B")));
    journey.tap("begin");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("sheetClose"); })) << "the button asks for it";
    EXPECT_TRUE(journey.shows("setupPage"));
    const QString second = app(journey).setup()->choicesFor(QStringLiteral("headstream"), 1)[3].answer;
    journey.tap(QStringLiteral("choice_") + second);
    EXPECT_EQ(app(journey).setup()->entered(), 5 + order);
    journey.picture(QStringLiteral("setup_entering"));
    enterRest(journey, {QStringLiteral("headstream") + tile, QStringLiteral("headstream") + second});
    ASSERT_EQ(app(journey).setup()->problem(), QString());
    const State wanted = app(journey).setup()->state();
    journey.tap("begin");
    ASSERT_TRUE(journey.shows("gamePage"));
    const State& state = app(journey).game().state();
    const auto& facts = app(journey).game().facts();
    for (const char* dam : {"dam_2_lower", "dam_7_lower", "dam_9_lower"})
        EXPECT_EQ(state.dam(*facts.find_space(dam)).owner, Owner::neutral) << dam;
    EXPECT_EQ(state.headstreams, wanted.headstreams);
    EXPECT_EQ(facts.headstream_tiles[state.headstreams[0].tile->index()].id, tile.toStdString());
    EXPECT_EQ(state.contracts, wanted.contracts);
    EXPECT_EQ(state.patents, wanted.patents);
}

TEST(BarrageSetup, TheWayIsChangedThereAndBackAndTheLogStaysEmpty) {
    Journey journey; // what QML complains about fails the test
    journey.newGame("barrage");
    journey.tap("setUp");
    for (const char* way : {"choice_enter", "choice_draw", "choice_enter", "choice_draw"}) {
        journey.tap(way);
        EXPECT_TRUE(journey.shows("setupTask")) << way;
    }
}

TEST(BarrageSetup, ATableChangedByHandHasNoCodeForAnotherPhone) {
    Journey journey;
    journey.shell().settings()->setLanguage(QStringLiteral("en"));
    journey.newGame("barrage");
    journey.tap("setUp");
    ASSERT_TRUE(journey.find("shareCode"));
    EXPECT_FALSE(journey.says("entered by hand"));
    journey.tap("choice_enter");
    journey.tap("place_objective_0");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("sheetClose"); }));
    const auto drawn = QString::fromUtf8(name_of(*app(journey).setup()->state().objective).data());
    for (const automa::app::SetupChoiceRow& row :
         app(journey).setup()->choicesFor(QStringLiteral("objective"), 0))
        if (row.answer != drawn) {
            journey.tap(QStringLiteral("choice_") + row.answer);
            break;
        }
    if (journey.shows("sheetClose")) // the next place is asked for
        journey.tap("sheetClose");
    ASSERT_TRUE(journey.waitUntil([&] { return !journey.shows("sheetClose"); }));
    journey.tap("choice_draw");
    EXPECT_FALSE(journey.find("shareCode")) << "it would lay out another table there";
    EXPECT_TRUE(journey.find("noShareCode"));
    EXPECT_TRUE(journey.says("entered by hand")) << "the place is marked";
    journey.picture(QStringLiteral("setup_by_hand"));
    journey.tap("drawAgain");
    EXPECT_TRUE(journey.find("shareCode"));
}

TEST(BarrageSetup, EveryStepIsAnOrderAndTheHeadlineFollowsTheTicks) {
    Journey journey;
    journey.newGame("barrage");
    journey.tap("setUp");
    const auto& steps = *app(journey).setup()->steps();
    ASSERT_GE(steps.count(), 2);
    const QString first = steps.steps()[0].text;
    EXPECT_TRUE(first.startsWith(QStringLiteral("Put the <b>height\u00A01</b> dam in <b>basin\u00A0")))
        << qPrintable(first);
    EXPECT_TRUE(first.endsWith(QStringLiteral("on it"))) << qPrintable(first);
    EXPECT_TRUE(journey.says("Place the three neutral dams"));
    const int all = steps.count();
    EXPECT_TRUE(journey.says(QStringLiteral("Start the game · %1\u00A0steps left").arg(all)));
    for (const char* step : {"step_0", "step_1", "step_2"})
        journey.tap(step);
    EXPECT_TRUE(journey.says("Place the four headstream tiles"));
    EXPECT_TRUE(journey.says(QStringLiteral("Start the game · %1\u00A0steps left").arg(all - 3)));
    EXPECT_TRUE(journey.find("begin")->isEnabled()) << "open steps hold nobody up";
}

TEST(BarrageSetup, TheMapNumbersTheNeutralDamsThatTheAppDrew) {
    Journey journey;
    journey.newGame("barrage");
    journey.tap("setUp");
    ASSERT_TRUE(journey.shows("map"));
    const std::vector<automa::app::MapMark> marks = app(journey).setup()->shown().marks;
    ASSERT_EQ(marks.size(), 3U);
    const auto& setup = *app(journey).setup();
    const auto& facts = app(journey).game().facts();
    for (const automa::app::MapMark& mark : marks) {
        const auto space = facts.find_space(app(journey).setup()->scene()->idOf(mark.place).toStdString());
        ASSERT_TRUE(space);
        EXPECT_EQ(setup.state().dam(*space).owner, Owner::neutral);
    }
    journey.tap("drawAgain");
    EXPECT_EQ(app(journey).setup()->shown().marks.size(), 3U);
}

TEST(BarrageSetup, MahiriReadsATileForTheHumansFirstAction_B_10_17) {
    Journey journey;
    journey.newGame("barrage");
    const auto& seats = app(journey).newGame()->seats()->rows();
    const auto asked = std::ranges::find(seats, false, &automa::app::barrage_app::NewGameSeat::human);
    ASSERT_NE(asked, seats.end());
    journey.tap("choice_very_high");
    journey.tap(QStringLiteral("edit_%1").arg(asked - seats.begin()));
    journey.tap("officer_mahiri_sekibo");
    journey.tap("sheetClose");
    begin(journey);
    auto& game = app(journey).game();
    automasAct(journey);
    ASSERT_TRUE(game.humanToAct());
    const Company human = *game.humanToAct();
    ASSERT_TRUE(journey.shows("humanByTile")) << "the first action of the round";
    journey.picture(QStringLiteral("mahiri_pad"));
    journey.tap("tellHand");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("field_excavators"); }));
    for (const char* field : {"field_excavators", "field_mixers"})
        for (int i = 0; i < 4; ++i)
            journey.tap(journey.find(QString::fromLatin1(field))->findChild<QQuickItem*>("more"));
    journey.picture(QStringLiteral("mahiri_hand"));
    journey.tap("fieldsSet");
    ASSERT_TRUE(journey.waitUntil([&] { return game.state().turn.has_value(); }));
    EXPECT_EQ(game.state().turn->company, human);
    EXPECT_EQ(game.state().company(human).excavators, 4);
    EXPECT_TRUE(journey.says(app(journey).table()->headline()));
    const State after = game.decision()->after;
    journey.picture(QStringLiteral("mahiri_turn"));
    ASSERT_TRUE(game.decision()->needs.empty());
    journey.tap("doneButton");
    EXPECT_EQ(game.state().dams, after.dams);
    EXPECT_FALSE(game.state().company(human).tracked) << "the hand is the table's again";
    EXPECT_EQ(app(journey).session()->undoText().count(QStringLiteral("Automa")), 0)
        << qPrintable(app(journey).session()->undoText()) << ": a human is no Automa";
    automasAct(journey);
    ASSERT_TRUE(game.humanToAct());
    EXPECT_FALSE(journey.shows("humanByTile")) << "only the first action of a round";
    EXPECT_TRUE(journey.shows("padPass"));
}
