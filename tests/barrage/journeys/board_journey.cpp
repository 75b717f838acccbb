// The board and "Why?" by touch: a correction and its undo, look-up, the reasoning stepped to its winner.
#include "app/barrage/barrage_app.h"
#include "app/barrage/company_rows.h"
#include "app/barrage/demo/board_demo.h"
#include "tests/journeys/faults.h"
#include "tests/journeys/journey.h"

#include <gtest/gtest.h>

using automa::app::barrage_app::BarrageApp;
using automa::app::barrage_app::DraftChoice;
using automa::app::barrage_app::startBoardDemo;
using automa::barrage::Owner;
using automa::journeys::Journey;

namespace {

BarrageApp& appOf(Journey& journey) {
    return *qobject_cast<BarrageApp*>(journey.shell().games()->viewModel("barrage"));
}

BarrageApp& openBoard(Journey& journey) {
    BarrageApp& app = appOf(journey);
    startBoardDemo(app.game());
    app.board()->setChosen({});
    journey.shell().navigator()->open("barrage/board");
    journey.settle();
    return app;
}

/// A dam space on which nothing stands and whose owner could be a human.
std::string freeDam(BarrageApp& app, Owner owner) {
    const auto& facts = app.game().facts();
    for (int basin = 1; basin <= 10; ++basin) {
        const auto& dams = facts.basin(basin).dams;
        const auto& state = app.game().state();
        if (state.dam(dams[1]).owner == Owner::nobody && state.dam(dams[0]).owner != owner)
            return facts.space(dams[1]).id;
    }
    return {};
}

} // namespace

TEST(BarrageBoard, CorrectsADamByTouchAndTakesItBack) {
    Journey journey;
    BarrageApp& app = openBoard(journey);
    const auto before = app.game().state();
    const std::string id = freeDam(app, Owner::germany);
    ASSERT_FALSE(id.empty());
    journey.resetTaps();
    journey.tap(QStringLiteral("space_") + QString::fromStdString(id));
    ASSERT_EQ(app.board()->chosen().toStdString(), id);
    journey.tap("correct");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("applyCorrection"); }));
    journey.tap("owner_germany");
    EXPECT_EQ(journey.find("correctionProblem"), nullptr);
    journey.tap("applyCorrection");
    EXPECT_LE(journey.taps(), 4);
    const auto& dam = app.game().state().dam(*app.game().facts().find_space(id));
    EXPECT_EQ(dam.owner, Owner::germany);
    EXPECT_EQ(dam.height, 1);
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("Germany"); }));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("toastAction"); }));
    journey.tap("toastAction");
    EXPECT_EQ(app.game().state(), before);
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("free dam space"); }));
}

TEST(BarrageBoard, RefusesWhatCannotStandAndSaysWhy) {
    Journey journey;
    BarrageApp& app = openBoard(journey);
    const auto& facts = app.game().facts();
    std::string id;
    Owner owner = Owner::nobody;
    for (int basin = 1; basin <= 10 && id.empty(); ++basin) {
        const auto& dams = facts.basin(basin).dams;
        const auto& state = app.game().state();
        if (state.dam(dams[0]).stands() != state.dam(dams[1]).stands()) {
            const auto taken = state.dam(dams[0]).stands() ? dams[0] : dams[1];
            if (state.dam(taken).owner == Owner::neutral)
                continue;
            owner = state.dam(taken).owner;
            id = facts.space(taken == dams[0] ? dams[1] : dams[0]).id;
        }
    }
    ASSERT_FALSE(id.empty());
    const auto before = app.game().state();
    journey.tap(QStringLiteral("space_") + QString::fromStdString(id));
    journey.tap("correct");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("applyCorrection"); }));
    journey.tap(QStringLiteral("owner_") + QString::fromUtf8(name_of(owner).data()));
    EXPECT_TRUE(journey.says("This company already has a dam in this basin."));
    EXPECT_FALSE(journey.find("applyCorrection")->isEnabled());
    EXPECT_EQ(app.game().state(), before);
}

TEST(BarrageBoard, CorrectsAContractBesideTheMap) {
    Journey journey;
    BarrageApp& app = openBoard(journey);
    journey.tap("correct");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("row_contract/green/0"); }));
    journey.tap("row_contract/green/0");
    QString other;
    for (const DraftChoice& choice : app.board()->correction()->choices()->rows()) {
        if (!choice.chosen && !choice.item.isEmpty()
            && !app.game()
                    .preview(automa::barrage::Correct{
                        nlohmann::json::array({{{"op", "replace"},
                                                {"path", "/contracts/green/0"},
                                                {"value", choice.item.toStdString()}}}),
                        ""})
                    .ok())
            continue;
        if (!choice.chosen && !choice.item.isEmpty()) {
            other = choice.item;
            break;
        }
    }
    ASSERT_FALSE(other.isEmpty());
    journey.tap(QStringLiteral("option_") + other);
    const auto now = app.game().state().contracts[0][0];
    ASSERT_TRUE(now.has_value());
    EXPECT_EQ(app.game().facts().contract(*now).id, other.toStdString());
}

TEST(BarrageBoard, ShowsThePrintedBoardWithoutAGame) {
    Journey journey;
    appOf(journey).game().close();
    journey.shell().navigator()->open("barrage/board");
    journey.settle();
    EXPECT_FALSE(journey.shows("correct"));
    journey.tap("space_6A");
    EXPECT_TRUE(journey.says("Conduit 6A") || journey.says(QStringLiteral("Conduit\u00a06A")));
    EXPECT_FALSE(journey.shows("correct"));
}

TEST(BarrageBoard, WalksTheSpacesByKeyboardAndNamesThem) {
    Journey journey;
    BarrageApp& app = openBoard(journey);
    journey.find("map")->forceActiveFocus();
    journey.press(Qt::Key_Right);
    journey.press(Qt::Key_Right);
    journey.press(Qt::Key_Return);
    EXPECT_EQ(app.board()->chosen().toStdString(), "headstream_B");
    for (const automa::app::MapPlace& each : app.board()->scene()->placeList())
        EXPECT_FALSE(app.board()->scene()->describe(each.place).isEmpty()) << each.place.toStdString();
}

TEST(BarrageBoard, ZoomsByDoubleTapAndPansWithinTheBoard) {
    Journey journey;
    openBoard(journey);
    QQuickItem* map = journey.find("map");
    const double unit = map->property("unit").toDouble();
    const QPointF middle = map->mapToScene(QPointF(map->width() / 2, map->height() / 2));
    journey.tapAt(middle);
    journey.tapAgain();
    ASSERT_TRUE(journey.waitUntil([&] { return map->property("unit").toDouble() > unit * 1.5; }));
    journey.swipe(middle, middle + QPointF(-3000, 0));
    journey.settle();
    const double seen = map->width() / map->property("unit").toDouble();
    EXPECT_LE(map->property("viewLeft").toDouble() + seen, 1000.5);
}

TEST(BarrageBoard, RunsDropsAlongTheRiverUnlessNothingMayMove) {
    Journey journey;
    BarrageApp& app = openBoard(journey);
    QQuickItem* map = journey.find("map");
    const QVariantList way = app.board()->scene()->dropWay("headstream_A", "dam_8_lower");
    ASSERT_GT(way.size(), 10) << "the way follows the river";
    EXPECT_EQ(way.first().toPointF(), app.board()->scene()->centreOf("headstream_A"));
    const QVariant ways = QVariantList{QVariant(way)};
    journey.shell().settings()->setAnimations("on");
    journey.settle();
    ASSERT_TRUE(QMetaObject::invokeMethod(map, "animateDrops", Q_ARG(QVariant, ways)));
    EXPECT_TRUE(journey.waitUntil([&] { return journey.shows("runningDrop"); }));
    EXPECT_TRUE(journey.waitUntil([&] { return !map->property("dropsRunning").toBool(); }));
    journey.shell().settings()->setAnimations("off");
    ASSERT_TRUE(QMetaObject::invokeMethod(map, "animateDrops", Q_ARG(QVariant, ways)));
    EXPECT_FALSE(map->property("dropsRunning").toBool());
}

TEST(BarrageWhy, StepsToTheWinnerByTouch) {
    Journey journey;
    BarrageApp& app = appOf(journey);
    startBoardDemo(app.game());
    auto& why = *app.why();
    ASSERT_TRUE(why.ready());
    journey.shell().navigator()->open("barrage/why");
    journey.settle();
    const auto winner = [&] { return why.map()->idOf(why.shown().winner); };
    for (int steps = 0; steps < 20 && winner().isEmpty() && !why.last(); ++steps) {
        EXPECT_TRUE(journey.says(why.rule())) << why.rule().toStdString();
        journey.tap("whyNext");
    }
    ASSERT_FALSE(winner().isEmpty());
    bool built = false;
    for (const auto& step : app.game().decision()->steps)
        built = built || (step.space && app.game().facts().space(*step.space).id == winner().toStdString());
    EXPECT_TRUE(built) << "the map's winner is what the Automa builds";
    journey.tap("whyBox0");
    EXPECT_EQ(why.step(), 0);
    EXPECT_TRUE(winner().isEmpty());
}
