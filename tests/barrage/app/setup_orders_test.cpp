// The set-up in both ways: what is told beside the places, starting contracts, and tiles that lie elsewhere.
#include "tests/barrage/app/random_table.h"

#include "app/barrage/ask/ask.h"
#include "app/barrage/correct/market_correction.h"
#include "app/barrage/round/round_end.h"
#include "app/barrage/setup/setup.h"
#include "app/barrage/tracker/tracker.h"
#include "app/barrage/turn/pad_price.h"

#include <gtest/gtest.h>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;

GameOptions twoHumans() {
    GameOptions options;
    options.participants = {{Company::usa, PlayerKind::automa, Level::very_high, Officer::graziano_del_monte},
                            {Company::germany, PlayerKind::human, Level::medium, std::nullopt},
                            {Company::italy, PlayerKind::human, Level::medium, std::nullopt}};
    options.leeghwater = true;
    options.seed = 3;
    return options;
}

struct SetupTable {
    BarrageGame game{testFacts()};
    Seeds seeds;
    BarrageSetup setup{game, seeds};

    SetupTable() { EXPECT_TRUE(setup.prepare(twoHumans(), TileSource::box).ok()); }
    [[nodiscard]] QString orders() {
        QStringList texts;
        for (const PlayStep& step : setup.steps()->steps())
            texts << step.title << step.text;
        return texts.join(u'\n');
    }
};

} // namespace

TEST(SetupOrders, TellOfficerVpAndClosedSpacesWhenTheTableIsEnteredToo) {
    SetupTable table;
    for (const auto way : {SetupModel::Draw, SetupModel::Enter}) {
        table.setup.setWay(way);
        const QString orders = table.orders();
        EXPECT_TRUE(orders.contains(QLatin1String("Graziano"))) << way;
        EXPECT_TRUE(orders.contains(QLatin1String("<b>16</b>"))) << way;
        EXPECT_TRUE(orders.contains(QLatin1String("Closed spaces"))) << way;
        EXPECT_TRUE(orders.contains(QLatin1String("second place"))) << way;
        EXPECT_TRUE(orders.contains(QLatin1String("unused technology tile"))) << way;
    }
}

TEST(SetupOrders, EveryHumanHasALineForItsStartingContract) {
    SetupTable table;
    EXPECT_TRUE(table.orders().contains(QLatin1String("Starting contract (Germany)")));
    const auto held = [&](Company company) { return table.setup.state().company(company).held_contracts; };
    EXPECT_EQ(held(Company::germany).size(), 1);
    EXPECT_EQ(held(Company::italy).size(), 1);
    EXPECT_EQ(table.setup.choicesFor(QStringLiteral("starting"), 0).size(), 4U);
    table.setup.setWay(SetupModel::Enter);
    table.setup.choose(QStringLiteral("starting"), 0, QStringLiteral("starting_03"));
    EXPECT_TRUE(held(Company::germany).has(*testFacts()->find_contract("starting_03")));
    EXPECT_EQ(held(Company::germany).size(), 1);
    EXPECT_EQ(held(Company::italy).size(), 1);
    EXPECT_TRUE(check_position(*testFacts(), table.setup.state()).ok());
}

TEST(SetupOrders, ATileThatLiesElsewhereSaysSoBeforeItIsTaken) {
    SetupTable table;
    table.setup.setWay(SetupModel::Enter);
    const QString family = QStringLiteral("headstream");
    const QString tile = table.setup.choicesFor(family, 0).front().answer;
    table.setup.choose(family, 0, tile);
    for (const SetupChoiceRow& row : table.setup.choicesFor(family, 1))
        EXPECT_EQ(row.detail.contains(QLatin1String("is now here")), row.answer == tile);
}

TEST(QuickQuestion, ABrushPutsPiecesTapAfterTapAndIsTakenBack) {
    BarrageAsk ask(testFacts());
    BrushModel& brush = *ask.brush();
    brush.chooseOwner(QStringLiteral("germany"));
    brush.choosePiece(QStringLiteral("piece"));
    const auto tap = [&](const char* place) { EXPECT_TRUE(brush.tap(QString::fromLatin1(place))) << place; };
    tap("dam_1_lower");
    tap("dam_1_lower");
    tap("1A");
    tap("powerhouse_8_1");
    const auto dam = [&] { return ask.game().state().dam(*testFacts()->find_space("dam_1_lower")); };
    EXPECT_EQ(dam(), (Dam{Owner::germany, 2, 0}));
    EXPECT_EQ(ask.game().state().conduits[index_in_kind(*testFacts()->find_space("1A"))], Owner::germany);
    brush.choosePiece(QStringLiteral("drop"));
    tap("dam_1_lower");
    tap("headstream_A");
    EXPECT_EQ(dam().drops, 1);
    brush.undo();
    brush.undo();
    EXPECT_EQ(dam().drops, 0);
    brush.setTool(BrushModel::Tool::Take);
    tap("dam_1_lower");
    EXPECT_EQ(dam().height, 1);
    brush.setTool(BrushModel::Tool::Look);
    EXPECT_FALSE(brush.tap(QStringLiteral("1A"))) << "it is looked at instead";
}

TEST(QuickQuestion, ShowsAndChangesAllThatItUses) {
    BarrageAsk ask(testFacts());
    ask.setLevel(QStringLiteral("very_high"));
    ask.setRound(3);
    EXPECT_TRUE(ask.usedText().contains(ask.officerName()));
    EXPECT_TRUE(ask.usedText().contains(QLatin1String("Round 3")));
    ask.readings()->choose(QStringLiteral("water_drops"), QStringLiteral("most"));
    EXPECT_EQ(ask.game().state().interpretations.water_drops, WaterDrops::most);
    EXPECT_TRUE(ask.usedText().contains(ask.readingsNote()));
    ask.setCompany(QStringLiteral("france"));
    EXPECT_EQ(ask.game().state().interpretations.water_drops, WaterDrops::most) << "another company keeps it";
}

TEST(Counts, TellTheArchitectBesideTheEngineers) {
    GameOptions options = twoHumans();
    options.participants[0].officer = Officer::tommaso_battista;
    BarrageGame game(testFacts());
    BarrageTracker tracker(game);
    QObject pane;
    tracker.viewers()->look(&pane, true);
    game.start(new_game(*testFacts(), options).value().state, TileSource::box);
    const auto& counts = static_cast<ListModel<CompanyCount>*>(tracker.counts())->rows();
    EXPECT_EQ(counts.front().value, 11);
    EXPECT_TRUE(counts.front().text.contains(QLatin1String("architect")));
}

TEST(CorrectTiles, ContractsAndHeadstreamsAreToldApart) {
    const State state = RandomTable::start(4, true);
    for (const MarketGroup& group : MarketCorrection(*testFacts(), state).groups())
        for (const QVariant& each : group.rows) {
            const auto row = each.value<MarketRow>();
            if (row.key.startsWith(QLatin1String("headstream"))) {
                EXPECT_FALSE(row.value.contains(QLatin1String("tile"))) << row.value.toStdString();
            }
            if (row.key.startsWith(QLatin1String("contract"))) {
                EXPECT_TRUE(row.value.contains(u':')) << "what it gives: " << row.value.toStdString();
            }
        }
}

TEST(StartOfARound, DiscardsAreTwoLinesAndEveryWorkHasItsStack) {
    BarrageGame game(testFacts());
    BarrageRoundEnd end(game);
    State state = RandomTable::start(6, true);
    for (CompanyState& company : state.companies) {
        company.passed = true;
        company.engineers = 0;
    }
    game.start(state, TileSource::box);
    end.next();
    ASSERT_EQ(end.step(), BarrageRoundEnd::Refill);
    int discards = 0;
    for (const PlayStep& step : end.steps()->steps())
        discards += step.text.startsWith(QLatin1String("Discard")) ? 1 : 0;
    EXPECT_EQ(discards, 2);
    EXPECT_EQ(end.subtitle().replace(QChar::Nbsp, u' '), QLatin1String("Step 2 of 2"));
    const std::string decks = "AAB";
    for (int i = 0; i < 6 && end.question()->asked(); ++i) {
        const auto& groups = end.question()->question().groups;
        ASSERT_EQ(groups.size(), 1U) << "which stack it comes from is fixed";
        if (i >= 3) {
            EXPECT_TRUE(groups.front().label.endsWith(QLatin1Char(decks[static_cast<std::size_t>(i - 3)])));
        }
        end.answer(groups.front().choices.front().answer);
    }
}

TEST(Prices, AreSentencesOfTheirOwn) {
    HumanPrice price;
    price.cost.excavators = 4;
    price.credits_per_machine = 2;
    EXPECT_TRUE(priceOnMap(price).contains(QLatin1String(". Each machine")));
}

} // namespace automa::app::barrage_app
