// What must not happen at the table: a turn that nobody saw, a tap that says nothing, a turn or ticks
// forgotten.
#include "tests/barrage/journeys/table_journey.h"
#include "tests/journeys/kept_games.h"

#include <gtest/gtest.h>

using automa::app::barrage_app::BarrageApp;
using automa::app::barrage_app::BarrageGame;
using automa::app::barrage_app::BarrageTable;
using automa::app::barrage_app::DemoTable;
using automa::app::barrage_app::TileSource;
using namespace automa::journeys;
using namespace automa::barrage;

namespace {

BarrageApp& app(Journey& journey) {
    return *static_cast<BarrageApp*>(journey.shell().games()->viewModel(QStringLiteral("barrage")));
}

/// A saved game on the table, at its first turn (an Automa's, B-1.7) or at the human's.
void begin(Journey& journey, bool human) {
    auto drawn = new_game(app(journey).game().facts(), DemoTable::threeCompanies(7));
    ASSERT_TRUE(drawn.ok());
    app(journey).saves().begin(drawn.value().state, TileSource::app, 7);
    journey.shell().navigator()->open(QStringLiteral("barrage/game"));
    journey.settle();
    while (human && !app(journey).game().humanToAct())
        journey.tap("doneButton");
}

std::size_t cursorOf(TableJourney& journey) {
    return journey.game().journal().cursor();
}

} // namespace

TEST(BarrageTrust, ADoubleTapPlaysNoTurnUnseen) {
    TableJourney journey(DemoTable::threeCompanies(7), [](const BarrageGame& game) {
        // Two Automas one after the other: both turns are confirmed at the same place.
        return automaReady(game)
               && game.decision()->after.turn_order[game.decision()->after.next] != Company::germany;
    });
    const std::size_t before = cursorOf(journey);
    journey.tap("doneButton");
    ASSERT_TRUE(journey.shows("doneButton"));
    journey.tapAgain();
    EXPECT_EQ(cursorOf(journey), before + 1) << "the second tap of a double tap confirms what nobody saw";
    journey.tap("doneButton");
    EXPECT_EQ(cursorOf(journey), before + 2) << "who has looked goes on";
}

TEST(BarrageTrust, ASecondEnterPlaysNoTurnUnseen) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady);
    const std::size_t before = cursorOf(journey);
    journey.press(Qt::Key_Return);
    journey.pressAgain(Qt::Key_Return);
    EXPECT_EQ(cursorOf(journey), before + 1);
}

TEST(BarrageTrust, TheEndOfAHumansTurnDoesNotConfirmTheAutomas) {
    TableJourney journey(DemoTable::threeCompanies(7), humanActs);
    journey.tap("padPass");
    journey.tap("confirmButton");
    const std::size_t passed = cursorOf(journey);
    journey.tapAgain();
    EXPECT_EQ(cursorOf(journey), passed);
}

TEST(BarrageTrust, EveryActionCorrectionUndoAndRedoIsAnsweredByALine) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady);
    journey.tap("doneButton");
    EXPECT_TRUE(journey.says("Recorded: Automa (")) << "an action";
    journey.tap("undoButton");
    EXPECT_TRUE(journey.says("Undone: Automa ("));
    journey.tap("redoButton");
    EXPECT_TRUE(journey.says("Redone: Automa ("));
    journey.tap("undoButton");
    EXPECT_TRUE(journey.says("Undone: Automa ("));
    journey.tapNamed("Trackers");
    journey.tap("trackerEdit");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("field_vp"); }));
    journey.tapMore("field_vp");
    journey.tap("fieldsSet");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.says("Recorded: Correction"); }))
        << "where no turn is in sight";
    journey.tap("toastAction");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("Undone: Correction"); }));
}

TEST(BarrageTrust, ATapOfTheBarTakesTheOfferOfTheTrackersAlong) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady);
    journey.tapNamed("Trackers");
    journey.tap("trackerEdit");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("field_vp"); }));
    journey.tapMore("field_vp");
    journey.tap("fieldsSet");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("toastAction"); }));
    journey.tapNamed("Table");
    EXPECT_TRUE(journey.waitUntil([&] { return !journey.shows("toast"); })) << "the bar has the same Undo";
    EXPECT_TRUE(journey.says("Recorded: Correction"));
}

TEST(BarrageTrust, TheTitleKeepsItsHeightWhenThereIsSomethingToRedo) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady, TileSource::app, QSize(360, 640));
    const qreal before = journey.find("automaCard")->mapToScene(QPointF()).y();
    journey.tap("doneButton");
    journey.tap("undoButton");
    EXPECT_EQ(journey.find("automaCard")->mapToScene(QPointF()).y(), before);
}

TEST(BarrageTrust, EnterPressesWhatHasTheFocusAndAQuestionMarkOpensTheHelp) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady);
    const std::size_t before = cursorOf(journey);
    for (int i = 0; i < 30 && !journey.find("whyButton")->property("visualFocus").toBool(); ++i)
        journey.press(Qt::Key_Tab);
    ASSERT_TRUE(journey.find("whyButton")->property("visualFocus").toBool());
    journey.press(Qt::Key_Return);
    EXPECT_TRUE(journey.shows("whyPage"));
    EXPECT_EQ(cursorOf(journey), before) << "not what the page would do";
    journey.press(Qt::Key_Back);
    journey.press(Qt::Key_Question);
    EXPECT_TRUE(journey.waitUntil([&] { return journey.shows("helpWords"); }));
}

TEST(BarrageTrust, AnOpenTurnOutlivesUndoAndARestart) {
    KeptGames kept;
    QString game;
    {
        Journey journey(QSize(412, 915), kept.settings());
        journey.shell().settings()->setLanguage(QStringLiteral("en"));
        begin(journey, true);
        game = app(journey).saves().openGame();
        for (const char* chip : {"chip_A", "chip_B"}) {
            journey.tap("padWater");
            journey.tap(chip);
            journey.tap("moreButton");
        }
        EXPECT_EQ(app(journey).pad()->soFar().size(), 2);
        journey.tap("undoButton");
        EXPECT_EQ(app(journey).pad()->soFar().size(), 1) << "Undo takes back one thing, not the turn";
        EXPECT_TRUE(journey.shows("endTurnButton"));
        kept.copyAsKilled();
    }
    Journey journey(QSize(412, 915), kept.settings());
    ASSERT_TRUE(app(journey).resume(game));
    journey.shell().navigator()->open(QStringLiteral("barrage/game"));
    journey.settle();
    EXPECT_TRUE(journey.says("This turn so far"));
    ASSERT_TRUE(journey.shows("endTurnButton"));
    const auto human = app(journey).game().humanToAct();
    journey.tap("endTurnButton");
    EXPECT_NE(app(journey).game().humanToAct(), human);
}

TEST(BarrageTrust, TicksAreThereAgainAfterARestartAndOnlyOnTheirCard) {
    KeptGames kept;
    QString game;
    {
        Journey journey(QSize(412, 915), kept.settings());
        begin(journey, false);
        game = app(journey).saves().openGame();
        journey.tap("step_0");
        ASSERT_TRUE(journey.find("step_0")->property("done").toBool());
    }
    {
        Journey journey(QSize(412, 915), kept.settings());
        ASSERT_TRUE(app(journey).resume(game));
        journey.shell().navigator()->open(QStringLiteral("barrage/game"));
        journey.settle();
        EXPECT_TRUE(journey.find("step_0")->property("done").toBool());
        journey.tap("doneButton");
        game = app(journey).saves().openGame();
    }
    Journey journey(QSize(412, 915), kept.settings());
    ASSERT_TRUE(app(journey).resume(game));
    EXPECT_TRUE(app(journey).table()->turn()->steps()->ticked().isEmpty()) << "another card";
}
