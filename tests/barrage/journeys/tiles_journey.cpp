// Tiles-only play by touch: five rounds with two Automas, undo, kill and resume, to the whole board and back.
#include "tests/journeys/journey.h"
#include "tests/journeys/kept_games.h"
#include "tests/journeys/saved_games.h"

#include "app/barrage/barrage_app.h"
#include "app/barrage/demo/tiles_demo.h"
#include "model/barrage/json/position_json.h"
#include "model/barrage/state/board.h"
#include "model/barrage/table/tiles_only.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using automa::app::barrage_app::BarrageApp;
using automa::app::barrage_app::BarrageGame;
using automa::journeys::Journey;
using automa::journeys::KeptGames;
using automa::journeys::LibraryApp;
using namespace automa::barrage;

namespace {

BarrageApp& app(Journey& journey) {
    return *static_cast<BarrageApp*>(journey.shell().games()->viewModel(QStringLiteral("barrage")));
}

const State& state(Journey& journey) {
    return app(journey).game().state();
}

/// The same game every time, played until the condition holds, with its screen open.
void openGame(Journey& journey, const std::function<bool(const BarrageGame&)>& enough) {
    journey.shell().settings()->setLanguage(QStringLiteral("en"));
    startTilesDemo(app(journey).saves(), app(journey).game(), enough);
    journey.shell().navigator()->open(QStringLiteral("barrage/game"));
    journey.settle();
    journey.resetTaps();
}

bool automaActs(const BarrageGame& game) {
    return game.state().turn.has_value() && game.journal().cursor() >= 4;
}

void tapMore(Journey& journey, const QString& stepper, int times = 1) {
    for (int i = 0; i < times; ++i) {
        QQuickItem* const item = journey.find(stepper);
        ASSERT_TRUE(item) << "there is no '" << stepper.toStdString() << "' in sight";
        journey.tap(item->findChild<QQuickItem*>(QStringLiteral("more")));
    }
}

void tapIn(Journey& journey, const QString& owner, const QString& name) {
    QQuickItem* const item = journey.find(owner);
    ASSERT_TRUE(item) << "there is no '" << owner.toStdString() << "' in sight";
    for (QQuickItem* each : automa::journeys::visibleItems(item))
        if (each->objectName() == name) {
            journey.tap(each);
            return;
        }
    ADD_FAILURE() << "there is no '" << name.toStdString() << "' in '" << owner.toStdString() << "'";
}

/// What people at a table do next; false when nothing is left to tap.
bool goOn(Journey& journey) {
    using automa::app::barrage_app::BarrageTiles;
    const BarrageTiles::Mode mode = app(journey).tiles()->mode();
    if (mode == BarrageTiles::Human) {
        const Company human = *app(journey).game().humanToAct();
        journey.tap(state(journey).company(human).energy == 0
                            && app(journey).game().journal().cursor() % 2 == 0
                        ? "doneButton"
                        : "passButton");
        return true;
    }
    if (mode == BarrageTiles::Automa) {
        const State before = state(journey);
        const BarrageTiles& tiles = *app(journey).tiles();
        const bool poor = before.company(before.turn->company).energy < 2;
        if (tiles.asksGains() && (poor || !tiles.canDo())) { // a production makes something
            tapMore(journey, QStringLiteral("gainEnergy"), 2);
            tapMore(journey, QStringLiteral("gainVp"));
        }
        journey.tap("doneButton");
        return true;
    }
    if (!journey.shows("roundNext"))
        return false;
    journey.tap("roundNext");
    return true;
}

std::string pile(Journey& journey) {
    const auto json = position_to_json(app(journey).game().facts(), state(journey));
    return json["tiles"].dump() + json["random"].dump();
}

} // namespace

TEST(BarrageTiles, FiveRoundsWithTwoAutomasOfDifferentLevelsByTouch) {
    Journey journey;
    journey.shell().settings()->setLanguage(QStringLiteral("en"));
    journey.newGame("barrage");
    journey.tap("choice_tiles");
    journey.tap("addParticipant");
    tapIn(journey, QStringLiteral("participant_2"), QStringLiteral("choice_high"));
    journey.tap("setUp");
    ASSERT_TRUE(journey.shows("tilesTurn"));
    ASSERT_EQ(state(journey).tracking, Tracking::tiles_only);
    ASSERT_EQ(state(journey).turn_order.size(), 3U);
    EXPECT_FALSE(journey.shows("boardPage")) << "the board is the table's own affair";
    constexpr int longest = 400;
    int round = 0;
    for (int i = 0; i < longest && !journey.shows("gameEndPane"); ++i) {
        ASSERT_TRUE(goOn(journey)) << journey.texts().join(QStringLiteral(" | ")).toStdString();
        if (const int now = state(journey).round; now != round) {
            round = now;
            journey.picture(QStringLiteral("tiles_round_%1").arg(round));
        }
    }
    ASSERT_TRUE(journey.shows("gameEndPane"));
    EXPECT_EQ(state(journey).round, 5);
    EXPECT_EQ(state(journey).phase, Phase::game_over);
    int high = 0;
    int medium = 0;
    for (const Company company : state(journey).turn_order) {
        EXPECT_TRUE(journey.says(QString::number(state(journey).company(company).vp)));
        if (state(journey).company(company).player == PlayerKind::automa)
            ++(state(journey).company(company).level == Level::high ? high : medium);
    }
    EXPECT_EQ(high, 1);
    EXPECT_EQ(medium, 1);
    journey.tap("saveResult");
    const auto results = app(journey).saves().library()->results();
    ASSERT_TRUE(results.ok());
    ASSERT_EQ(results.value().size(), 1U);
    EXPECT_EQ(results.value().front().result.sides.size(), 3U);
    EXPECT_EQ(results.value().front().result.sides.front().points_by_stage.size(), 7U);
}

TEST(BarrageTiles, ATurnShowsThePairAndTakesTwoTaps) {
    Journey journey;
    openGame(journey, automaActs);
    const Turn turn = *state(journey).turn;
    EXPECT_EQ(turn.actions_tile, state(journey).tiles.stack.front());
    EXPECT_EQ(turn.criteria_tile, state(journey).tiles.discard.back());
    EXPECT_TRUE(journey.says(QStringLiteral("tile %1").arg(
        QString::fromStdString(app(journey).game().facts().tile(turn.actions_tile).code))));
    EXPECT_TRUE(journey.says(
        QStringLiteral("Criteria: tile %1")
            .arg(QString::fromStdString(app(journey).game().facts().tile(turn.criteria_tile).code))));
    const TileAction last = app(journey).game().facts().tile(turn.actions_tile).actions.back();
    const int engineers = state(journey).company(turn.company).engineers;
    const int vp = state(journey).company(turn.company).vp;
    journey.tap(QStringLiteral("action_%1").arg(last.order));
    EXPECT_TRUE(journey.says("The Automa goes through the actions of its tile"))
        << "the rule is beside the action";
    journey.tap("doneButton");
    EXPECT_EQ(journey.taps(), 2);
    EXPECT_EQ(state(journey).company(turn.company).engineers, engineers - last.engineers);
    EXPECT_EQ(state(journey).company(turn.company).vp, vp + 1);
}

TEST(BarrageTiles, AnActionShowsTheFirstSentenceOfItsRuleAndTheRestOnATap) {
    Journey journey;
    openGame(journey, automaActs);
    const auto tile = state(journey).turn->actions_tile;
    journey.tap(QStringLiteral("action_%1").arg(app(journey).game().facts().tile(tile).actions.back().order));
    EXPECT_TRUE(journey.says("The Automa goes through the actions of its tile"));
    EXPECT_FALSE(journey.says("The last action is always possible"));
    journey.tap("allRules");
    EXPECT_TRUE(journey.says("The last action is always possible"));
}

TEST(BarrageTiles, WhatIsNotPossibleIsPassedOverAndUndoTakesItBack) {
    Journey journey;
    openGame(journey, automaActs);
    const State before = state(journey);
    const int first = app(journey).tiles()->selected();
    journey.tap("impossibleButton");
    EXPECT_GT(app(journey).tiles()->selected(), first);
    EXPECT_TRUE(journey.says("not possible"));
    EXPECT_EQ(state(journey).company(before.turn->company), before.company(before.turn->company));
    journey.tap("doneButton");
    EXPECT_FALSE(state(journey) == before);
    journey.tap("undoButton");
    journey.tap("undoButton");
    EXPECT_EQ(state(journey), before);
    EXPECT_EQ(app(journey).tiles()->selected(), first);
    journey.tap("gameHistory");
    EXPECT_TRUE(journey.says("not possible:"));
}

TEST(BarrageTiles, MarkersAreSetByHandAndTheirOrderCounts) {
    Journey journey;
    openGame(journey, [](const BarrageGame& game) { return game.humanToAct().has_value(); });
    const Company human = *app(journey).game().humanToAct();
    ASSERT_EQ(human, Company::germany);
    tapMore(journey, QStringLiteral("energy_germany"), 3);
    EXPECT_EQ(state(journey).company(human).energy, 3);
    EXPECT_EQ(app(journey).game().humanToAct(), human) << "the turn is still on";
    journey.tap("passButton");
    EXPECT_TRUE(state(journey).company(human).passed);
}

TEST(BarrageTiles, BetweenRoundsTheTableIsAskedForFlowHeadstreamsAndIncome) {
    Journey journey;
    openGame(journey, [](const BarrageGame& game) {
        return actions_are_over(game.state()) && game.state().phase == Phase::actions;
    });
    EXPECT_TRUE(journey.says("Let the water flow"));
    journey.picture(QStringLiteral("tiles_flow"));
    journey.tap("roundNext");
    const int round = state(journey).round;
    EXPECT_TRUE(journey.says(QStringLiteral("Income of round %1").arg(round + 1)));
    EXPECT_TRUE(journey.says(QStringLiteral("Put the drops of round %1").arg(round + 1)));
    Company earning = state(journey).turn_order[0];
    for (const Company company : state(journey).turn_order)
        if (gets_income(state(journey).company(company)))
            earning = company;
    const QString name = QString::fromUtf8(name_of(earning).data());
    const int before = state(journey).company(earning).vp;
    tapMore(journey, QStringLiteral("incomeVp_") + name, 3);
    tapMore(journey, QStringLiteral("incomeEnergy_") + name);
    journey.picture(QStringLiteral("tiles_income"));
    journey.tap("roundNext");
    EXPECT_EQ(state(journey).round, round + 1);
    EXPECT_EQ(state(journey).company(earning).vp, before + 3);
    EXPECT_EQ(state(journey).company(earning).energy, 1);
}

TEST(BarrageTiles, TheTableCountsTheBonusAndSetsTheOrder) {
    Journey journey;
    openGame(journey, [](const BarrageGame& game) {
        return actions_are_over(game.state()) && game.state().phase == Phase::actions;
    });
    const int before = state(journey).company(Company::usa).vp;
    tapMore(journey, QStringLiteral("points_usa"), 2);
    const auto scored = app(journey).game().preview(TilesScoreRound{});
    const int plain = scored.value().after.company(Company::usa).vp - before;
    journey.tap("roundNext");
    EXPECT_EQ(state(journey).company(Company::usa).vp, before + plain + 2);
    const auto next = app(journey).game().preview(TilesNextRound{});
    const auto order = next.value().after.turn_order;
    journey.tap(QStringLiteral("advance_") + QString::fromUtf8(name_of(order[2]).data()));
    journey.tap("roundNext");
    EXPECT_EQ(state(journey).round, 2);
    EXPECT_EQ(state(journey).turn_order[1], order[2]);
    EXPECT_EQ(state(journey).turn_order[2], order[1]);
}

TEST(BarrageTiles, AKilledGameGoesOnWhereItWas) {
    KeptGames kept;
    State before;
    {
        Journey journey(QSize(412, 915), kept.settings());
        openGame(journey, automaActs);
        journey.tap("impossibleButton");
        before = state(journey);
        kept.copyAsKilled();
    }
    Journey journey(QSize(412, 915), kept.settings());
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("tilesTurn"); }));
    EXPECT_EQ(state(journey), before);
    EXPECT_TRUE(journey.says(app(journey).tiles()->headline()));
    journey.tap("undoButton");
    EXPECT_FALSE(state(journey).turn->resume);
    journey.shell().navigator()->home();
    journey.settle();
    EXPECT_TRUE(journey.says("tiles only")) << "Home says what kind of game it is";
    journey.shell().navigator()->open(QStringLiteral("games"));
    journey.settle();
    EXPECT_TRUE(journey.says("tiles only")) << "and so does the list";
}

TEST(BarrageTiles, AGameGoesOutAsAFileAndComesInElsewhere) {
    const KeptGames kept;
    const QString file = kept.path(QStringLiteral("game.json"));
    State before;
    {
        Journey journey(QSize(412, 915), kept.settings());
        openGame(journey, automaActs);
        journey.tap("impossibleButton");
        before = state(journey);
        LibraryApp::of(journey.shell()).games()->exportGame(app(journey).saves().openGame(), file);
    }
    qputenv("AUTOMA_DB", ":memory:");
    Journey journey;
    EXPECT_EQ(LibraryApp::of(journey.shell()).games()->importFile(file), QString());
    const auto games = app(journey).saves().library()->games(automa::storage::GameStatus::Active);
    ASSERT_TRUE(games.ok() && games.value().size() == 1U);
    ASSERT_TRUE(
        LibraryApp::of(journey.shell()).games()->open(QString::fromStdString(games.value().front().uuid)));
    journey.settle();
    EXPECT_EQ(state(journey), before);
    EXPECT_TRUE(journey.shows("tilesTurn"));
    journey.tap("undoButton");
    EXPECT_FALSE(state(journey).turn->resume);
}

TEST(BarrageTiles, TheBoardIsEnteredAndLeftAgainWithMarkersAndTilesKept) {
    Journey journey;
    openGame(journey, automaActs);
    const State before = state(journey);
    const std::string tiles = pile(journey);
    const std::size_t cursor = app(journey).game().journal().cursor();
    journey.tap("gameTracking");
    journey.tap("trackBoard");
    ASSERT_TRUE(journey.shows("enterPage"));
    app(journey).tiles()->entry()->setChosen(QStringLiteral("dam_6_upper"));
    journey.settle();
    journey.tap("correct");
    journey.tap("owner_italy");
    journey.tap("applyCorrection");
    EXPECT_EQ(state(journey), before) << "the game does not change before the board is taken over";
    journey.tap("takeOver");
    ASSERT_TRUE(journey.shows("gamePage"));
    EXPECT_EQ(app(journey).game().journal().cursor(), cursor + 1) << "one entry";
    EXPECT_EQ(state(journey).tracking, Tracking::full);
    const auto dam = app(journey).game().facts().find_space("dam_6_upper");
    EXPECT_EQ(state(journey).dam(*dam).owner, Owner::italy);
    EXPECT_TRUE(journey.shows("automaCard")) << "now the app decides";
    const auto same = [&] {
        EXPECT_EQ(pile(journey), tiles);
        for (const Company company : before.turn_order) {
            EXPECT_EQ(state(journey).company(company).vp, before.company(company).vp);
            EXPECT_EQ(state(journey).company(company).energy, before.company(company).energy);
            EXPECT_EQ(state(journey).company(company).engineers, before.company(company).engineers);
        }
    };
    same();
    journey.tap("gameTracking");
    journey.tap("trackTiles");
    EXPECT_EQ(state(journey).tracking, Tracking::tiles_only);
    EXPECT_TRUE(journey.shows("tilesTurn"));
    same();
    journey.tap("undoButton");
    EXPECT_EQ(state(journey).tracking, Tracking::full);
    app(journey).session()->undo();
    journey.settle();
    EXPECT_EQ(state(journey), before);
}

TEST(BarrageAsk, OneQuestionWithoutAGame) {
    Journey journey;
    openGame(journey, automaActs);
    const State before = state(journey);
    const std::size_t cursor = app(journey).game().journal().cursor();
    journey.shell().navigator()->home();
    journey.settle();
    journey.goTo("home", "barrage", "ask");
    ASSERT_TRUE(journey.shows("askPage"));
    tapIn(journey, QStringLiteral("askCompany"), QStringLiteral("choice_italy"));
    tapIn(journey, QStringLiteral("askLevel"), QStringLiteral("choice_high"));
    journey.tap("askActionsTile");
    journey.tap("tile_7");
    journey.tap("askCriteriaTile");
    journey.tap("tile_12");
    journey.tap("askMap");
    app(journey).ask()->board()->setChosen(QStringLiteral("dam_6_upper"));
    journey.settle();
    journey.tap("correct");
    journey.tap("owner_germany");
    journey.tap("applyCorrection");
    journey.tap("askNow");
    const auto& decision = app(journey).ask()->game().decision();
    ASSERT_TRUE(decision);
    EXPECT_EQ(decision->company, Company::italy);
    EXPECT_EQ(decision->actions_tile, TileId(7));
    EXPECT_EQ(decision->criteria_tile, TileId(12));
    EXPECT_TRUE(journey.says(app(journey).ask()->headline()));
    const QString asked = app(journey).ask()->why()->title();
    journey.tap("askWhy");
    ASSERT_TRUE(journey.shows("whyPage"));
    EXPECT_TRUE(journey.says(asked));
    journey.press(Qt::Key_Back);
    journey.tap("askAgain");
    EXPECT_TRUE(journey.shows("askWho"));
    EXPECT_EQ(state(journey), before) << "the open game is not touched";
    EXPECT_EQ(app(journey).game().journal().cursor(), cursor);
    const auto games = app(journey).saves().library()->games(automa::storage::GameStatus::Active);
    ASSERT_TRUE(games.ok());
    EXPECT_EQ(games.value().size(), 1U) << "a question is not a game";
}

TEST(BarrageAsk, AGameWithoutABoardSaysWhyItCannotBeTaken) {
    Journey journey;
    openGame(journey, automaActs);
    journey.shell().navigator()->home();
    journey.settle();
    journey.goTo("home", "barrage", "ask");
    const State asked = app(journey).ask()->game().state();
    journey.tap("askFromGame");
    journey.tap("askGame_0");
    EXPECT_TRUE(journey.says(QStringLiteral("there is no board to copy")));
    EXPECT_EQ(app(journey).ask()->game().state(), asked);
}

TEST(BarrageAsk, TheHighestLevelWithItsOfficerAndTheWheel_B_10) {
    Journey journey;
    journey.goTo("home", "barrage", "ask");
    const auto asked = [&journey]() -> const automa::barrage::CompanyState& {
        return app(journey).ask()->game().state().company(Company::usa);
    };
    EXPECT_FALSE(journey.shows("askOfficer"));
    tapIn(journey, QStringLiteral("askLevel"), QStringLiteral("choice_very_high"));
    journey.tap("askOfficer");
    journey.tap("officer_anton_krylov");
    EXPECT_EQ(asked().officer, automa::barrage::Officer::anton_krylov);
    EXPECT_TRUE(asked().technology.has(automa::barrage::special_anton)) << "he brings his tile along";
    const auto base = automa::barrage::tech_tile(0, automa::barrage::Structure::base);
    journey.tap("askHand");
    journey.tap("draft_wheel");
    journey.tap("segmentTile_basic_base");
    journey.tap("draftBack");
    journey.tap("fieldsSet");
    EXPECT_EQ(asked().wheel[1].technology, base);
    journey.tap("askNow");
    ASSERT_TRUE(app(journey).ask()->game().decision());
    EXPECT_TRUE(journey.says(app(journey).ask()->headline()));
    journey.tap("askAgain");
    tapIn(journey, QStringLiteral("askLevel"), QStringLiteral("choice_low"));
    EXPECT_FALSE(asked().officer);
    EXPECT_FALSE(asked().technology.has(automa::barrage::special_anton));
    EXPECT_EQ(asked().wheel[1].technology, base) << "what was entered stays";
}

TEST(BarrageTiles, TheCriteriaOfTheColumnInQuestionStandUnderTheActionThatIsDecided) {
    Journey journey;
    openGame(journey, automaActs);
    const auto actions = app(journey).tiles()->actions()->rows();
    int shown = 0;
    for (const auto& action : actions) {
        app(journey).tiles()->select(action.order);
        if (app(journey).tiles()->selected() != action.order)
            continue;
        journey.settle();
        const QStringList& criteria = action.criteria;
        EXPECT_EQ(journey.shows("actionCriteria"), !criteria.isEmpty());
        for (const QString& line : criteria)
            EXPECT_TRUE(journey.says(line)) << line.toStdString();
        shown += criteria.isEmpty() ? 0 : 1;
    }
    EXPECT_GT(shown, 0) << "a tile has something to build or water to place";
}
