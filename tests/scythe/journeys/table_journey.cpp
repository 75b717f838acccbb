// The table of Scythe by touch: how many taps a turn takes, what the model does then, and what the screen
// says.
#include "tests/scythe/journeys/scythe_journey.h"

#include <algorithm>

using namespace automa::journeys;
using namespace automa::scythe;

namespace {

/// The human's mech with two workers on D2, and the character on the base.
void mechWithWorkers(const Catalogue& facts, State& state) {
    Side& human = state.side(first_side(state, Player::human));
    const Place at = *facts.find_territory("D2");
    human.units.workers = {};
    put_unit(human, UnitKind::mech, at);
    put_unit(human, UnitKind::worker, at);
    put_unit(human, UnitKind::worker, at);
    human.human.abilities = 1;
}

} // namespace

TEST(ScytheTable, NothingChangedIsOneTapAndSoIsTheAutomasTurn) {
    ScytheJourney journey;
    ASSERT_TRUE(journey.shows("endTurnButton"));
    journey.picture("scythe_human");
    journey.tap("endTurnButton");
    EXPECT_EQ(journey.taps(), 1);
    ASSERT_TRUE(journey.game().decision());
    EXPECT_TRUE(journey.says(journey.app().table()->turn()->headline()));
    journey.picture("scythe_automa");
    const State after = journey.game().decision()->after;
    journey.resetTaps();
    journey.tap("doneButton");
    EXPECT_EQ(journey.taps(), 1);
    EXPECT_EQ(journey.state().sides, after.sides);
    EXPECT_TRUE(journey.game().humanToAct());
}

TEST(ScytheTable, TicksAreThereAgainWhenTheGameIsTakenUp) {
    ScytheJourney journey;
    journey.tap("endTurnButton");
    journey.tap("step_0");
    ASSERT_TRUE(journey.find("step_0")->property("done").toBool());
    const QString uuid = journey.app().saves().openGame();
    journey.shell().navigator()->home();
    journey.app().saves().forget();
    journey.shell().navigator()->open(QStringLiteral("scythe/game"), {{QStringLiteral("game"), uuid}});
    journey.settle();
    EXPECT_TRUE(journey.find("step_0")->property("done").toBool());
    journey.tap("doneButton");
    EXPECT_TRUE(journey.app().table()->turn()->steps()->ticked().isEmpty()) << "another card";
}

TEST(ScytheTable, APieceIsMovedWithTwoTaps) {
    ScytheJourney journey;
    const Side& human = journey.game().human();
    const Place from = human.units.workers[0];
    const QString to = QStringLiteral("C3");
    journey.tapPlace(journey.app().board()->idOf(from));
    EXPECT_EQ(journey.app().human()->act(), ScytheHuman::Piece);
    journey.picture("scythe_piece");
    journey.tapPlace(to);
    EXPECT_EQ(journey.taps(), 2);
    EXPECT_TRUE(has_unit(journey.game().human(), UnitKind::worker, journey.territory("C3")));
    journey.picture("scythe_moved");
}

TEST(ScytheTable, AMechTakesItsWorkersAlongWithTwoTaps) {
    ScytheJourney journey(twoFactions(), mechWithWorkers);
    journey.tapPlace("D2");
    journey.picture("scythe_tray");
    journey.tapPlace("E3");
    EXPECT_EQ(journey.taps(), 2);
    const Side& human = journey.game().human();
    EXPECT_EQ(units_at(human, UnitKind::mech, journey.territory("E3")), 1);
    EXPECT_EQ(units_at(human, UnitKind::worker, journey.territory("E3")), 2);
}

TEST(ScytheTable, TheMapStandsStillBetweenTheTwoTaps) {
    ScytheJourney journey(twoFactions(), mechWithWorkers);
    const auto where = [&] { return journey.find("space_E3")->mapToScene(QPointF(0, 0)); };
    for (int moves = 0; moves < 2; ++moves) { // the second time with the line of what was recorded
        const QPointF before = where();
        journey.tapPlace(moves == 0 ? "D2" : "E3");
        EXPECT_EQ(where(), before);
        journey.tapPlace(moves == 0 ? "E3" : "D2");
    }
}

TEST(ScytheTable, TheSamePlaceAgainChangesWhatGoesAlong) {
    ScytheJourney journey(twoFactions(), mechWithWorkers);
    journey.tapPlace("D2");
    journey.tapPlace("D2");
    journey.tapPlace("E3");
    const Side& human = journey.game().human();
    EXPECT_EQ(units_at(human, UnitKind::mech, journey.territory("E3")), 1);
    EXPECT_EQ(units_at(human, UnitKind::worker, journey.territory("D2")), 2) << "the mech went alone";
}

TEST(ScytheTable, PiecesGoHomeWithTwoTaps) {
    ScytheJourney journey(twoFactions(), mechWithWorkers);
    journey.tapPlace("D2");
    journey.tap("toBase");
    EXPECT_EQ(journey.taps(), 2);
    const Side& human = journey.game().human();
    EXPECT_EQ(units_at(human, UnitKind::mech, human.base()), 1);
}

TEST(ScytheTable, ANewWorkerIsTwoTapsAndANewMechThree) {
    ScytheJourney journey;
    const std::size_t workers = journey.game().human().units.workers.size();
    journey.tap("act_worker");
    journey.tapPlace("D2");
    EXPECT_EQ(journey.taps(), 2);
    EXPECT_EQ(journey.game().human().units.workers.size(), workers + 1);
    journey.resetTaps();
    journey.tap("act_mech");
    journey.tap("needItem_0");
    journey.tapPlace("D2");
    EXPECT_EQ(journey.taps(), 3);
    EXPECT_EQ(units_at(journey.game().human(), UnitKind::mech, journey.territory("D2")), 1);
    EXPECT_NE(journey.game().human().human.crossings, 0) << "Riverwalk opens rivers (S-33)";
}

TEST(ScytheTable, TheCharacterTakesTheEncounterItLandsOn) {
    ScytheJourney journey;
    ASSERT_TRUE(journey.state().encounters.has(journey.territory("D2")));
    journey.tapPlace(journey.app().board()->idOf(journey.game().human().base()));
    journey.tapPlace("D2");
    EXPECT_FALSE(journey.state().encounters.has(journey.territory("D2")));
}

TEST(ScytheTable, AStarIsOneTapAndTheSixthEndsTheGame) {
    ScytheJourney journey;
    for (int star = 1; star <= stars_of_side; ++star) {
        journey.tap("act_star");
        EXPECT_EQ(journey.game().human().human.stars, star);
    }
    EXPECT_EQ(journey.taps(), stars_of_side);
    EXPECT_EQ(journey.app().stage(), ScytheApp::Ended);
}

TEST(ScytheTable, UndoLeadsBackToTheStartAndRedoToTheEnd) {
    ScytheJourney journey;
    const State start = journey.state();
    journey.tap("endTurnButton");
    journey.tap("doneButton");
    journey.tap("act_star");
    const State end = journey.state();
    for (int i = 0; i < 3; ++i)
        journey.tap("undoButton");
    EXPECT_EQ(journey.state(), start);
    for (int i = 0; i < 3; ++i)
        journey.tap("redoButton");
    EXPECT_EQ(journey.state(), end);
}

TEST(ScytheTable, KeysDoWhatTheButtonsDo) {
    ScytheJourney journey;
    journey.press(Qt::Key_Return);
    ASSERT_TRUE(journey.game().decision());
    journey.press(Qt::Key_Return);
    EXPECT_TRUE(journey.game().humanToAct());
    journey.press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(journey.game().decision());
    EXPECT_EQ(journey.taps(), 0);
}

TEST(ScytheTable, ACardOfTheBoxIsToldWithOneTap) {
    GameOptions options = twoFactions();
    options.cards_from = CardsFrom::box;
    ScytheJourney journey(options);
    journey.tap("endTurnButton");
    ASSERT_EQ(journey.app().table()->mode(), ScytheTable::Card);
    journey.picture("scythe_box_card");
    journey.resetTaps();
    journey.tap("cardKey_11");
    EXPECT_EQ(journey.taps(), 1);
    ASSERT_TRUE(journey.state().turn);
    EXPECT_EQ(journey.state().turn->card, CardId(11));
}

TEST(ScytheTable, TheMapIsTurnedForTheFarSideAndStaysSo) {
    ScytheJourney journey;
    const QPointF before = journey.app().board()->centreOf("A1");
    journey.tap("nav_board");
    journey.tap("turnTheMap");
    const QPointF after = journey.app().board()->centreOf("A1");
    EXPECT_GT(after.y(), before.y());
    EXPECT_TRUE(journey.shell().settings()->value("scythe/turned").toBool());
    journey.picture("scythe_board_turned");
}
