// The human's turn stands still while it is used, has a way back, and every card is read from its beginning.
#include "tests/barrage/journeys/table_journey.h"

#include "model/barrage/state/board.h"
#include "model/barrage/turn/construction.h"

#include <gtest/gtest.h>

using automa::app::barrage_app::BarragePad;
using automa::app::barrage_app::DemoTable;
using automa::app::barrage_app::TileSource;
using namespace automa::journeys;
using namespace automa::barrage;

namespace {

double topOf(const TableJourney& journey, const QString& name) {
    const QQuickItem* const item = journey.find(name);
    EXPECT_TRUE(item) << name.toStdString();
    return item ? item->mapToScene({}).y() : -1;
}

} // namespace

TEST(BarragePad, SteppersKeepTheirPlaceAndCountEveryTap) {
    TableJourney journey(DemoTable::threeCompanies(7), humanActs);
    journey.tap("padMarkers");
    const double before = topOf(journey, QStringLiteral("amount_energy_stepper"));
    for (int i = 0; i < 4; ++i)
        journey.tapMore("amount_energy_stepper");
    EXPECT_EQ(topOf(journey, QStringLiteral("amount_energy_stepper")), before);
    const Company human = *journey.game().humanToAct();
    const int energy = journey.game().state().company(human).energy;
    journey.tap("confirmButton");
    EXPECT_EQ(journey.game().state().company(human).energy, energy + 4);
}

TEST(BarragePad, EveryFormHasAVisibleWayBackAndKeepsTheStructures) {
    TableJourney journey(DemoTable::threeCompanies(7), humanActs);
    for (const char* button : {"padContract", "padPatent", "padMarkers", "padOther", "padPass"}) {
        const double before = topOf(journey, QStringLiteral("choice_base"));
        journey.tap(button);
        EXPECT_EQ(topOf(journey, QStringLiteral("choice_base")), before) << button;
        ASSERT_TRUE(journey.shows("padBack")) << button;
        journey.tap("padBack");
        EXPECT_EQ(journey.app().pad()->kind(), BarragePad::Kind::None) << button;
    }
}

TEST(BarragePad, TheWholeBoardIsInSightOnAPhoneAndStaysThere) {
    for (const QSize size : {QSize(360, 640), QSize(412, 915)}) {
        TableJourney journey(DemoTable::threeCompanies(7), humanActs, TileSource::app, size);
        const auto* map = journey.find("map");
        ASSERT_TRUE(map);
        EXPECT_DOUBLE_EQ(map->property("unit").toDouble(), map->property("fitUnit").toDouble());
        EXPECT_GE(map->height(), 300);
        journey.tap("choice_base");
        map = journey.find("map");
        ASSERT_TRUE(map);
        EXPECT_DOUBLE_EQ(map->property("unit").toDouble(), map->property("fitUnit").toDouble());
    }
}

TEST(BarrageTable, TheNextCardIsReadFromItsBeginning) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady, TileSource::app, QSize(360, 640));
    QQuickItem* const turn = journey.find("tableTurn");
    ASSERT_TRUE(turn);
    turn->setProperty("contentY", 90);
    journey.tap("doneButton");
    EXPECT_EQ(turn->property("contentY").toDouble(), 0);
}

TEST(BarrageTable, TilesAreCalledByTheirPrintedCode) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady);
    const Turn turn = *journey.game().state().turn;
    const auto code = [&](TileId tile) {
        return QString::fromStdString(journey.game().facts().tile(tile).code);
    };
    const QString said = journey.texts().join(u'|').replace(QChar::Nbsp, u' ');
    EXPECT_TRUE(said.contains(QStringLiteral("Tile %1").arg(code(turn.actions_tile)))) << said.toStdString();
}
