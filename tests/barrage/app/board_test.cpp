// Board and pad without a window: what is told of places and companies, what the table may set right, and the
// names of the buttons.
#include "tests/barrage/app/random_table.h"

#include "app/barrage/choice_rows.h"
#include "app/barrage/company_rows.h"
#include "app/barrage/map/barrage_board.h"
#include "app/barrage/map/board_rows.h"
#include "app/barrage/turn/pad.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include <algorithm>
#include <set>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;

template <class Row>
std::vector<Row> rowsOf(const QVariantList& list) {
    std::vector<Row> rows;
    for (const QVariant& each : list) {
        EXPECT_TRUE(each.canConvert<Row>()) << each.typeName();
        rows.push_back(each.value<Row>());
    }
    return rows;
}

State humanFirst() {
    State state = RandomTable::start(5, true);
    while (state.company(state.turn_order[state.next]).player != PlayerKind::human)
        ++state.next;
    return state;
}

struct BoardTable {
    BarrageGame game{testFacts()};
    BarrageBoard board{game};

    BoardTable() { game.start(RandomTable::start(5, true), TileSource::app); }
};

TEST(BoardScreen, EveryPlaceIsSetRightByItsKind) {
    BoardTable table;
    using Kind = BoardCorrection::Kind;
    for (const auto& [place, kind] :
         {std::pair("dam_6_upper", Kind::Dam), std::pair("6A", Kind::Conduit),
          std::pair("powerhouse_7_1", Kind::Powerhouse), std::pair("headstream_B", Kind::Headstream),
          std::pair("", Kind::None)}) {
        table.board.setChosen(QString::fromLatin1(place));
        EXPECT_EQ(table.board.correction()->kind(), kind) << place;
    }
}

TEST(BoardScreen, OwnersAreNobodyWhoPlaysAndForADamNeutral) {
    BoardTable table;
    const auto owners = [&](const char* place) {
        table.board.setChosen(QString::fromLatin1(place));
        std::set<std::string> values;
        for (const auto& each : table.board.correction()->owners()->rows())
            values.insert(each.value.toStdString());
        return values;
    };
    EXPECT_EQ(owners("6A"), std::set<std::string>({"nobody", "usa", "italy", "germany"}));
    EXPECT_EQ(owners("dam_6_upper"), std::set<std::string>({"nobody", "usa", "italy", "germany", "neutral"}));
}

TEST(BoardScreen, ARowBesideTheMapSaysWhatIsChosenAmongItsOptions) {
    BoardTable table;
    BoardCorrection& correction = *table.board.correction();
    EXPECT_EQ(correction.groups()->count(), 0) << "no sheet shows it";
    correction.setListing(true);
    const auto groups = correction.groups()->rows();
    EXPECT_EQ(groups.size(), 9U);
    for (const MarketGroup& group : groups)
        for (const MarketRow& row : rowsOf<MarketRow>(group.rows)) {
            QStringList chosen;
            correction.ask(row.key);
            for (const auto& each : correction.choices()->rows())
                if (each.chosen)
                    chosen << each.label;
            if (row.key.startsWith(QLatin1String("owners/")))
                EXPECT_TRUE(chosen.isEmpty()) << "nobody owns a building yet: " << row.key.toStdString();
            else // what a contract or work gives stands behind it
                EXPECT_TRUE(chosen.size() == 1 && row.value.startsWith(chosen.front()))
                    << row.key.toStdString();
        }
}

TEST(BoardScreen, ACorrectionIsToldByTheRowsAgain) {
    BoardTable table;
    BoardCorrection& correction = *table.board.correction();
    correction.setListing(true);
    correction.ask(QStringLiteral("objective"));
    const auto options = correction.choices()->rows();
    const auto other = std::ranges::find(options, false, &DraftChoice::chosen);
    ASSERT_NE(other, options.end());
    ASSERT_TRUE(correction.set(QStringLiteral("objective"), other->item))
        << correction.problem().toStdString();
    for (const auto& each : correction.choices()->rows())
        EXPECT_EQ(each.chosen, each.item == other->item) << each.item.toStdString();
}

TEST(BoardScreen, AClosedSheetListsNothingAndAChangeBeginsTheDraftOnce) {
    BoardTable table;
    BoardCorrection& correction = *table.board.correction();
    table.board.setChosen(QStringLiteral("dam_6_upper"));
    EXPECT_EQ(correction.groups()->count() + correction.choices()->count(), 0);
    correction.setListing(true);
    correction.ask(QStringLiteral("objective"));
    EXPECT_GT(correction.groups()->count(), 0);
    EXPECT_GT(correction.choices()->count(), 0);
    correction.setListing(false);
    EXPECT_EQ(correction.groups()->count() + correction.choices()->count(), 0);
    QSignalSpy changes(&correction, &BoardCorrection::changed);
    RandomTable people(table.game, 5);
    ASSERT_TRUE(people.step());
    EXPECT_EQ(changes.size(), 1);
}

TEST(BoardScreen, TellsPlacesCompaniesAndHeadstreams) {
    BoardTable table;
    const State& state = table.game.state();
    table.board.setChosen(QStringLiteral("dam_6_upper"));
    for (const PlaceFact& fact : table.board.facts()->rows()) {
        EXPECT_FALSE(fact.label.isEmpty());
        EXPECT_FALSE(fact.value.isEmpty()) << fact.label.toStdString();
    }
    EXPECT_GE(table.board.facts()->count(), 3);

    const auto& counts = table.board.counts()->rows();
    ASSERT_EQ(counts.size(), state.turn_order.size());
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const Company company = state.turn_order[i];
        EXPECT_EQ(counts[i].company.toStdString(), name_of(company));
        EXPECT_EQ(counts[i].bases, built_count(state, company, Structure::base));
        EXPECT_EQ(counts[i].vp.isEmpty(), !state.company(company).vp_known);
    }

    const auto& headstreams = table.board.headstreams()->rows();
    ASSERT_EQ(headstreams.size(), count_of<Headstream>);
    for (std::size_t h = 0; h < headstreams.size(); ++h) {
        ASSERT_TRUE(headstreams[h].known && state.headstreams[h].tile);
        const auto& printed = table.game.facts().headstream_tiles[state.headstreams[h].tile->index()];
        EXPECT_TRUE(std::ranges::equal(headstreams[h].drops, printed.drops_by_round));
    }

    table.game.close();
    EXPECT_TRUE(table.board.counts()->rows().empty());
    EXPECT_TRUE(table.board.headstreams()->rows().empty());
}

// Whoever looks for a button of the pad finds it by "pad" and this name: journeys, and checks from outside.
TEST(PadButtons, KeepTheirNames) {
    BarrageGame game(testFacts());
    BarrageForesight foresight(game);
    BarragePad pad(game, foresight);
    QStringList names;
    for (const PadAct& act : pad.buttons()->rows())
        names << act.name();
    EXPECT_EQ(names.join(u' ').toStdString(), "Produce Water Flow Contract Patent Markers Other Pass");
}

TEST(PadButtons, TheChosenOneIsTheHeading) {
    BarrageGame game(testFacts());
    BarrageForesight foresight(game);
    BarragePad pad(game, foresight);
    EXPECT_FALSE(pad.mayBuild());
    EXPECT_TRUE(pad.structures()->rows().empty());
    game.start(humanFirst(), TileSource::app);
    ASSERT_TRUE(pad.mayBuild());
    EXPECT_FALSE(pad.structures()->rows().empty());
    EXPECT_EQ(pad.kindText(), QString());
    for (const PadAct& act : pad.buttons()->rows()) {
        pad.setKind(act.kind);
        EXPECT_EQ(pad.kindText(), act.text);
        EXPECT_EQ(pad.kindSymbol(), act.symbol);
    }
}

// The pad lights the map by numbers: they must be the map's own.
TEST(PadMap, LightsWhatCanBeTappedByTheNumbersOfTheMap) {
    BarrageGame game(testFacts());
    BarrageForesight foresight(game);
    BarragePad pad(game, foresight);
    const BarrageMap map(game.facts());
    EXPECT_TRUE(pad.shown().open);
    game.start(humanFirst(), TileSource::app);
    EXPECT_TRUE(pad.shown().open) << "nothing is chosen yet";

    pad.setKind(PadKind::Value::Build);
    pad.setStructure(QStringLiteral("powerhouse"));
    ASSERT_FALSE(pad.selectable().isEmpty());
    EXPECT_EQ(pad.shown().candidates, map.setOf(pad.selectable()));
    EXPECT_FALSE(pad.shown().open);
    EXPECT_EQ(pad.shown().winner, no_place);
    const QString space = pad.selectable().front();
    pad.chooseSpace(space);
    EXPECT_EQ(map.idOf(pad.shown().winner), space);
    EXPECT_EQ(pad.shown().piece, static_cast<int>(owner_of(*game.humanToAct())));

    pad.setKind(PadKind::Value::Water);
    EXPECT_EQ(pad.shown().targets, map.setOf(pad.selectable()));
    EXPECT_EQ(pad.selectable().size(), 4);
    pad.tapMap(QStringLiteral("headstream_C"));
    EXPECT_EQ(map.idOf(pad.shown().chosen), QStringLiteral("headstream_C"));
    EXPECT_TRUE(pad.shown().candidates.empty());
}

TEST(Contracts, EveryKindHasItsPlate) {
    const ContractKinds kinds;
    int pips = 0;
    for (std::size_t i = 0; i < count_of<Colour>; ++i) {
        const auto kind = kindOf(static_cast<Colour>(i));
        EXPECT_EQ(kinds.pips(kind), ++pips) << "by worth: green, yellow, red";
        EXPECT_NE(pictureOf(kind), 0) << "0 would be no picture";
    }
    for (const Contract& contract : testFacts()->contracts)
        if (!contract.colour) {
            EXPECT_EQ(kindOf(contract), ContractKind::Value::National);
        }
    EXPECT_EQ(kinds.pips(ContractKind::Value::National), 0);
    EXPECT_EQ(pictureOf(ContractKind::Value::None), 0);
}

} // namespace
} // namespace automa::app::barrage_app
