// Around the table by touch: trackers, corrections, the science display, cards only with a change-over, the
// end.
#include "tests/innovation/journeys/innovation_table.h"

#include "app/innovation/cards/cards_only.h"
#include "app/innovation/joined.h"
#include "app/innovation/round/game_end.h"
#include "app/innovation/tracker/science.h"
#include "app/innovation/tracker/tracker.h"
#include "model/innovation/state/board.h"

using namespace automa;
using namespace automa::app::innovation_app;
using automa::journeys::innovationApp;
using automa::journeys::Journey;
using automa::journeys::openSample;
using automa::journeys::tapHex;
using namespace automa::innovation;

namespace {

bool humanInRoundTwo(const InnovationGame& game) {
    return game.state().round >= 2 && game.state().app.phase == Phase::actions && game.humanToAct();
}

bool lastRoundOver(const InnovationGame& game) {
    return game.roundIsOver() && game.state().round == round_count;
}

void toPlace(Journey& journey, automa::app::GamePlace::Place place) {
    innovationApp(journey).place()->show(place);
    journey.settle();
}

GameOptions cardsOnly() {
    GameOptions options = SampleTable::wanderers(2024);
    options.tracking = Tracking::cards_only;
    return options;
}

void openScience(Journey& journey) {
    openSample(journey, humanInRoundTwo);
    journey.shell().navigator()->open(QStringLiteral("innovation/science"));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("sciencePage"); }));
    journey.settle();
}

} // namespace

TEST(InnovationTrackers, ANumberSetByHandIsLoggedAndUndone) {
    Journey journey;
    openSample(journey, humanInRoundTwo);
    toPlace(journey, automa::app::GamePlace::Trackers);
    InnovationGame& game = innovationApp(journey).game();
    const State before = game.state();
    journey.tap("trackerEdit");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("draftSet"); }));
    EXPECT_FALSE(journey.find("draftSet")->isEnabled()) << "nothing is changed yet";
    journey.tap(journey.find("field_vp")->findChild<QQuickItem*>("more"));
    journey.tap("draftSet");
    ASSERT_TRUE(journey.waitUntil([&] { return !journey.shows("draftSet"); }));
    EXPECT_EQ(game.state().automa.vp, before.automa.vp + 1);
    EXPECT_TRUE(journey.says("By hand"));
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.state(), before);
}

TEST(InnovationTrackers, TheDeckShowsNoHiddenCard) {
    Journey journey;
    openSample(journey, humanInRoundTwo);
    InnovationTracker& tracker = joined<InnovationTracker>(innovationApp(journey));
    const State& state = innovationApp(journey).game().state();
    EXPECT_EQ(tracker.deck()->count(), 0) << "nobody looks";
    QObject pane;
    tracker.viewers()->look(&pane, true);
    int faceDown = 0;
    for (int i = 0; i < tracker.deck()->count(); ++i) {
        const auto card = tracker.deck()->at(i).value<InnovationDeckCard>();
        faceDown += card.number == 0 ? 1 : 0;
    }
    EXPECT_EQ(faceDown, static_cast<int>(state.cards.stack.size()));
    EXPECT_EQ(tracker.deck()->count(), static_cast<int>(state.cards.deck()));
    double sum = 0;
    for (int i = 0; i < tracker.odds()->count(); ++i)
        sum += tracker.odds()->at(i).value<InnovationOdds>().share;
    EXPECT_NEAR(sum, 1, 1e-9) << "it passes some time in this round";
}

TEST(InnovationScience, ATapOnALevelMovesTheMarkerOfTheChosenSide) {
    Journey journey;
    openScience(journey);
    InnovationGame& game = innovationApp(journey).game();
    journey.tap("level_law_5");
    EXPECT_EQ(game.state().humans[0].science[1].value, 5);
    EXPECT_TRUE(game.state().humans[0].science[1].known);
    journey.tap("side_1");
    const int before = game.state().automa.science[1];
    ASSERT_NE(before, 9);
    journey.tap("level_law_9");
    EXPECT_EQ(game.state().automa.science[1], 9);
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.state().automa.science[1], before);
}

TEST(InnovationScience, TheScholarSpacesStandTwoByTwoWhereFingersHaveTheRoom) {
    Journey journey;
    openScience(journey);
    const auto space = [&](int number) {
        QQuickItem* const item = journey.find(QStringLiteral("space_law_%1").arg(number));
        EXPECT_TRUE(item);
        return item ? item->mapRectToScene(QRectF(0, 0, item->width(), item->height())) : QRectF();
    };
    EXPECT_EQ(space(0).top(), space(1).top());
    EXPECT_EQ(space(2).top(), space(0).bottom());
    journey.resize(QSize(360, 640));
    EXPECT_EQ(space(1).top(), space(0).bottom()) << "too narrow for two";
    for (int i = 0; i < 4; ++i)
        EXPECT_GE(std::min(space(i).width(), space(i).height()), 48) << i;
}

TEST(InnovationCardsOnly, AGameOfCardsIsPlayedAndTakenOverToTheBoardAndBack) {
    Journey journey;
    journey.newGame("innovation");
    journey.tap("choice_cards");
    journey.tap("setUp");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("setupPage"); })) << "what to lay out is told";
    journey.tap("begin");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("cardsPane"); }));
    InnovationGame& game = innovationApp(journey).game();
    EXPECT_EQ(game.state().app.tracking, Tracking::cards_only);
    journey.tap("cardsNext");
    ASSERT_TRUE(game.state().turn) << "its first cards lie there";
    const int cards = static_cast<int>(game.state().cards.stack.size());
    const int gain = joined<InnovationCardsOnly>(innovationApp(journey)).gain();
    const int vp = game.state().automa.vp;
    journey.resetTaps();
    journey.tap("cardsNext");
    EXPECT_EQ(journey.taps(), 1) << "one tap a turn";
    EXPECT_EQ(game.state().automa.vp, vp + gain);
    EXPECT_EQ(static_cast<int>(game.state().cards.stack.size()), cards - 1);

    journey.tap("gameTracking");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("trackFull"); }));
    journey.tap("trackFull");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("enterPage"); }));
    EXPECT_FALSE(journey.find("enterDone")->isEnabled()) << "the Automa has no workshops yet";
    const Map& map = game.map();
    int placed = 0;
    for (std::size_t i = 0; i < map.hexes.size() && placed < 2; ++i) {
        if (map.hexes[i].terrain != game.state().automa.native)
            continue;
        tapHex(journey, QString::fromStdString(map.hexes[i].id), "enterMap");
        ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("field_owner"); }));
        journey.tap("field_owner");
        journey.tap("option_2"); // nobody, you, the Automa
        if (placed == 0)
            journey.tap("field_marked");
        journey.tap("draftSet");
        ASSERT_TRUE(journey.waitUntil([&] { return !journey.shows("draftSet"); }));
        ++placed;
    }
    EXPECT_TRUE(journey.find("enterDone")->isEnabled());
    journey.tap("enterDone");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("gamePage"); }));
    EXPECT_EQ(game.state().app.tracking, Tracking::full);
    EXPECT_EQ(game.state().automa.vp, vp + gain) << "VP stay as they are";
    EXPECT_EQ(game.state().buildings.size(), 2U);

    journey.tap("gameTracking");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("trackCards"); }));
    journey.tap("trackCards");
    EXPECT_EQ(game.state().app.tracking, Tracking::cards_only);
    EXPECT_EQ(game.state().buildings.size(), 2U) << "what is known of the board is kept";
}

TEST(InnovationCardsOnly, TheVpOfATileThatTheAppHasNotSeenAreEnteredWhenTheAutomaPasses) {
    Journey journey;
    journey.newGame("innovation");
    journey.tap("choice_cards");
    journey.tap("setUp");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("setupPage"); })) << "what to lay out is told";
    journey.tap("begin");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("cardsPane"); }));
    InnovationGame& game = innovationApp(journey).game();
    for (const auto& tile : game.state().round_tiles)
        EXPECT_FALSE(tile) << "nobody would see a tile that the app draws";
    InnovationCardsOnly& cards = joined<InnovationCardsOnly>(innovationApp(journey));
    for (int i = 0; i < 20 && (!cards.turn() || cards.gainKnown()); ++i)
        journey.tap("cardsNext");
    ASSERT_TRUE(cards.turn()) << "it passes some time";
    EXPECT_TRUE(journey.says(cards.note()));
    EXPECT_FALSE(journey.find("cardsNext")->isEnabled()) << "its VP are not known";
    const int vp = game.state().automa.vp;
    journey.tap(journey.find("cardsGain")->findChild<QQuickItem*>("more"));
    EXPECT_TRUE(cards.gainKnown()) << "the first tap says that it is none";
    EXPECT_EQ(cards.gain(), 0);
    for (int i = 0; i < 3; ++i)
        journey.tap(journey.find("cardsGain")->findChild<QQuickItem*>("more"));
    journey.tap("cardsNext");
    EXPECT_EQ(game.state().automa.vp, vp + 3);
    EXPECT_TRUE(game.state().has_passed(Player::automa));
}

TEST(InnovationCardsOnly, AHumanPassesWithOneTapAndTheRoundGoesOnToItsEnd) {
    Journey journey;
    openSample(
        journey, [](const InnovationGame& game) { return game.state().turn.has_value(); }, cardsOnly());
    InnovationGame& game = innovationApp(journey).game();
    journey.tap("pass_human_1");
    EXPECT_TRUE(game.state().has_passed(Player::human_1));
    for (int i = 0; i < 20 && game.state().app.phase == Phase::actions; ++i)
        journey.tap("cardsNext");
    EXPECT_TRUE(game.roundIsOver());
    EXPECT_EQ(game.state().passed.size(), 2U);
}

TEST(InnovationHistoryPage, ATurnLongOverIsReadStepByStepAndWithItsReasons) {
    Journey journey;
    openSample(journey, lastRoundOver);
    const InnovationGame& game = innovationApp(journey).game();
    std::size_t turn = 0;
    while (turn < game.length() && !pastDecision(game, game.stateAt(turn), game.journal().entries()[turn]))
        ++turn;
    ASSERT_LT(turn, game.length());
    const State now = game.state();
    journey.tap("gameHistory");
    const QString entry = QStringLiteral("entry_%1").arg(turn + 1);
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("historyList"); }));
    const QQuickItem* const list = journey.find("historyList");
    const QRectF sight = list->mapRectToScene(list->boundingRect());
    for (int i = 0; i < 80 && !journey.find(entry); ++i) // it is the oldest, far down the list
        journey.swipe(sight.center() + QPointF(0, sight.height() * 0.4),
                      sight.center() - QPointF(0, sight.height() * 0.4));
    journey.tap(entry);
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("entrySteps"); })) << "what was to be moved";
    journey.tap("entryWhy");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("whyPage"); })) << "and why";
    EXPECT_EQ(game.state(), now) << "reading changes nothing";
}

TEST(InnovationEnd, WhatIsMissingIsEnteredTheScoreStandsLineByLineAndGoesIntoTheResults) {
    Journey journey;
    openSample(journey, lastRoundOver);
    InnovationGameEnd& end = joined<InnovationGameEnd>(innovationApp(journey));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("gameEndPane"); }));
    EXPECT_FALSE(journey.find("scoreGame")->isEnabled()) << "the human's VP are not known";
    for (const InnovationEndCount& row : std::vector(end.countList()))
        if (row.value.isEmpty())
            end.tell(row.key, row.most > top_level ? QStringLiteral("90") : QStringLiteral("1"));
    EXPECT_EQ(end.missing(), QString());
    journey.tap("scoreGame");
    const State& state = innovationApp(journey).game().state();
    ASSERT_EQ(state.app.phase, Phase::game_over);
    const std::vector<app::ScoreRow>& lines = end.scores()->lineList();
    ASSERT_FALSE(lines.empty());
    EXPECT_TRUE(lines.back().total);
    EXPECT_EQ(lines.back().values[0].toInt(), state.automa.vp) << "the lines add up to the marker";
    EXPECT_EQ(lines.back().values[1].toInt(), *state.humans[0].vp);
    for (std::size_t i = 0; i < lines.size(); ++i)
        EXPECT_FALSE(lines[i].sums.empty())
            << lines[i].text.toStdString() << " does not say how it came about";
    journey.tap("scoreLine1");
    ASSERT_TRUE(journey.shows("scoreSums1")) << "a tap on a line opens its sum";
    EXPECT_TRUE(journey.find("scoreSums1")->property("text").toString().contains(QStringLiteral("place 1")));
    journey.tap("saveResult");
    EXPECT_TRUE(end.saved());
    const auto results = innovationApp(journey).saves().library()->results();
    ASSERT_TRUE(results.ok());
    EXPECT_EQ(results.value().size(), 1U);
}

TEST(InnovationTour, LeadsFromTheBoardThroughATurnAndItsReasonsToTheEnd) {
    Journey journey;
    journey.shell().navigator()->open(QStringLiteral("innovation/tour"));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("tourPage"); }));
    journey.settle();
    QStringList headings;
    bool found = false; // on the board
    constexpr int longest = 40;
    for (int i = 0; i < longest && journey.shows("tourPage"); ++i) {
        headings << journey.find("tourHeading")->property("text").toString();
        found =
            found || (journey.shows("automaCard") && journey.says(QStringLiteral("Find it on the board")));
        journey.picture(QStringLiteral("tour_%1").arg(i));
        journey.tap("tourNext");
    }
    EXPECT_FALSE(journey.shows("tourPage")) << "it comes to its end";
    headings.removeDuplicates();
    EXPECT_GE(headings.size(), 5);
    EXPECT_TRUE(found) << "the turn says where its hex lies";
}

TEST(InnovationBoard, WhatStandsOnAHexIsCorrectedThere) {
    Journey journey;
    openSample(journey, humanInRoundTwo);
    InnovationGame& game = innovationApp(journey).game();
    const State before = game.state();
    toPlace(journey, automa::app::GamePlace::Board);
    const HexId hex = Board(game.facts(), before).empty_land().first();
    const QString code = QString::fromStdString(game.map().hex(hex).id);
    EXPECT_FALSE(journey.find("boardCorrect")->isEnabled()) << "no hex is looked at";
    tapHex(journey, code, "map");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.find("boardCorrect")->isEnabled(); }));
    EXPECT_TRUE(journey.says(code));
    journey.tap("boardCorrect");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("field_owner"); }));
    journey.tap("field_owner");
    journey.tap("option_1"); // nobody, you, the Automa
    journey.tap("draftSet");
    ASSERT_TRUE(journey.waitUntil([&] { return !journey.shows("draftSet"); }));
    ASSERT_TRUE(building_on(game.state(), hex));
    EXPECT_EQ(building_on(game.state(), hex)->owner, Player::human_1);
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.state(), before);
}

TEST(InnovationGuided, WhatTheCardDidIsEnteredFromItsQuestion) {
    Journey journey;
    GameOptions options = SampleTable::wanderers(2024);
    options.faction = Faction::gognomes;
    auto& question = *innovationApp(journey).question();
    openSample(
        journey, [&](const InnovationGame&) { return question.kind() == InnovationQuestion::Kind::Faction; },
        options);
    InnovationGame& game = innovationApp(journey).game();
    journey.tap("answerButton");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("byHand"); }));
    const int vp = game.state().automa.vp;
    journey.tap(journey.find("byHandVp")->findChild<QQuickItem*>("more"));
    journey.tap("byHandGain");
    EXPECT_EQ(game.state().automa.vp, vp + 1);
    journey.tap("byHandScience");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("sciencePage"); }));
    journey.settle();
    const int level = game.state().automa.science[2] == 4 ? 5 : 4;
    journey.tap(QStringLiteral("level_engineering_%1").arg(level));
    EXPECT_EQ(game.state().automa.science[2], level) << "the Automa's marker is the chosen one";
    journey.shell().navigator()->back();
    journey.settle();
    journey.tap("byHandRest");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("trackerEdit"); }));
    journey.tap("trackerEdit");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("field_achievement3"); }));
    journey.tap("field_achievement3");
    journey.tap("draftSet");
    ASSERT_TRUE(journey.waitUntil([&] { return !journey.shows("draftSet"); }));
    EXPECT_TRUE(has_slot(game.state().automa.own.achievements, 3));
    toPlace(journey, automa::app::GamePlace::Table);
    journey.tap("doneButton");
    EXPECT_FALSE(game.state().turn && game.state().turn->resume);
}
