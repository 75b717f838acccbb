// What stands around the decisions, without a window: set-up, tiles of the box, forecasts, a human's preview,
// and play with the tiles only.
#include "tests/barrage/app/edge_tables.h"

#include "app/barrage/text/names.h"
#include "app/barrage/tiles/tiles.h"
#include "app/barrage/tracker/tracker.h"
#include "app/barrage/turn/pad.h"
#include "app/barrage/turn/table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;

// ---- Two phones, two boards

TEST(Edges4, ATableChangedByHandIsNotTheOneThatTheCodeDraws) {
    SetupTable table(optionsOf({human(Company::germany), automa(Company::usa)}));
    EXPECT_TRUE(table.setup.asDrawn());
    const auto choices = table.setup.choicesFor(QStringLiteral("objective"), 0);
    const auto drawn = QString::fromUtf8(name_of(*table.setup.state().objective).data());
    const auto other = std::ranges::find_if(choices, [&](const auto& each) { return each.answer != drawn; });
    ASSERT_NE(other, choices.end());
    EXPECT_FALSE(ordersOf(table.setup).contains(QStringLiteral("entered by hand")));
    table.setup.choose(QStringLiteral("objective"), 0, other->answer);
    EXPECT_FALSE(table.setup.asDrawn());
    EXPECT_TRUE(ordersOf(table.setup).contains(QStringLiteral("entered by hand"))) << "the place is marked";
    table.setup.choose(QStringLiteral("objective"), 0, drawn);
    EXPECT_TRUE(table.setup.asDrawn()) << "told as it was drawn: the code fits again";
}

TEST(Edges5, TheFirstTileIsAskedInEveryGameOfTheBox) {
    BarrageGame game(testFacts());
    BarrageTable table(game);
    const State start = tableOf({automa(Company::usa), human(Company::germany)});
    const QString top = QString::number(start.tiles.stack.front().value);
    game.start(start, TileSource::box);
    EXPECT_TRUE(game.firstTileUnknown());
    table.answer(top);
    EXPECT_FALSE(game.firstTileUnknown());
    table.answer(QString::number(start.tiles.stack[1].value));
    ASSERT_TRUE(game.state().turn);
    game.start(start, TileSource::box); // the next game, whose hidden stack happens to begin the same
    EXPECT_TRUE(game.firstTileUnknown()) << "this table has named nothing yet";
    EXPECT_TRUE(table.question()->title().startsWith(QStringLiteral("Turn over the top tile")));
    ASSERT_TRUE(game.perform(NameFirstTile{start.tiles.stack[4]}).ok());
    ASSERT_TRUE(game.undo());
    EXPECT_TRUE(game.firstTileUnknown()) << "what was taken back is asked again";
}

TEST(Edges5, NoForecastBeforeTheFirstTileIsNamed) {
    BarrageGame game(testFacts());
    State start = tableOf({automa(Company::usa), human(Company::germany)});
    start.next = 1; // the human acts first
    game.start(start, TileSource::box);
    BarrageForesight foresight(game);
    BarragePad pad(game, foresight);
    EXPECT_FALSE(game.foreseeable());
    pad.setKind(BarragePad::Kind::Pass);
    EXPECT_TRUE(pad.ready());
    EXPECT_TRUE(pad.outlook().isEmpty());
    ASSERT_TRUE(game.perform(NameFirstTile{TileId(3)}).ok());
    EXPECT_TRUE(game.foreseeable());
    game.start(start, TileSource::app);
    EXPECT_TRUE(game.foreseeable()) << "the app's own tiles lie there";
}

TEST(Edges6, WithMahiriNothingIsForeseenWhileAHumanHasNotActed) {
    BarrageGame game(testFacts());
    game.start(tableOf({automa(Company::usa, Level::very_high, Officer::mahiri_sekibo),
                        automa(Company::italy), human(Company::germany)}),
               TileSource::app);
    ASSERT_FALSE(game.humanToAct());
    EXPECT_FALSE(game.foreseeable()) << "the human's tile comes between";
    playUntil(game, [&] { return game.humanToAct().has_value(); });
    EXPECT_TRUE(game.tileForHuman());
    EXPECT_FALSE(game.foreseeable());
    ASSERT_TRUE(game.perform(HumanDoesElse{Company::germany}).ok());
    EXPECT_TRUE(game.foreseeable());
    game.start(tableOf({automa(Company::usa), automa(Company::italy), human(Company::germany)}),
               TileSource::app);
    EXPECT_TRUE(game.foreseeable()) << "without Mahiri humans act as they like";
}

TEST(Edges6, TilesOnlyTurnsATileForTheHumansFirstAction) {
    BarrageGame game(testFacts());
    BarrageTiles tiles(game, testFacts());
    State start = tiles_only_start(
        tableOf({automa(Company::usa, Level::very_high, Officer::mahiri_sekibo), human(Company::germany)}));
    start.next = 1;
    game.start(start, TileSource::app);
    ASSERT_EQ(tiles.mode(), BarrageTiles::Human);
    ASSERT_TRUE(tiles.byTile());
    tiles.draw();
    ASSERT_TRUE(game.state().turn);
    EXPECT_EQ(game.state().turn->company, Company::germany);
    EXPECT_GT(tiles.actions()->count(), 0);
    tiles.select(game.facts().tile(game.state().turn->actions_tile).actions.back().order);
    tiles.done();
    EXPECT_FALSE(game.humanToAct());
    playUntil(game, [&] {
        if (game.state().turn)
            tiles.passTurn();
        return game.humanToAct().has_value();
    });
    EXPECT_FALSE(tiles.byTile()) << "only the first action of a round is a tile's";
}

// ---- Rules at the edges

TEST(Edges7, SetUpOrdersNameTheArchitectAndTheSpecialTile) {
    SetupTable tommaso(optionsOf(
        {automa(Company::usa, Level::very_high, Officer::tommaso_battista), human(Company::germany)}));
    EXPECT_TRUE(ordersOf(tommaso.setup)
                    .contains(spaced(BarrageNames::engineers(11)) + QStringLiteral(" and the architect")))
        << ordersOf(tommaso.setup).toStdString();
    EXPECT_FALSE(ordersOf(tommaso.setup).contains(QStringLiteral("special technology tile")));
    for (const Officer officer : {Officer::anton_krylov, Officer::leslie_spencer}) {
        SetupTable table(
            optionsOf({automa(Company::usa, Level::very_high, officer), human(Company::germany)}, true));
        EXPECT_TRUE(ordersOf(table.setup).contains(QStringLiteral("the officer’s special technology tile")));
        EXPECT_TRUE(ordersOf(table.setup).contains(spaced(BarrageNames::engineers(12))));
    }
}

/// A human Italy with a system of power and a third powerhouse: its ability counts.
State italyWithAbility() {
    State state = tableOf({automa(Company::usa), human(Company::italy)});
    state.dam(spaceOf("dam_1_upper")) = {Owner::italy, 1, 1};
    state.conduits[index_in_kind(spaceOf("1A"))] = Owner::italy;
    for (const char* house : {"powerhouse_8_1", "powerhouse_7_1", "powerhouse_12_1"})
        state.powerhouses[index_in_kind(spaceOf(house))] = Owner::italy;
    state.next = 1;
    return state;
}

TEST(Edges8, ItalysThreeStepsAreNotProducedEnergy) {
    BarrageGame game(testFacts());
    game.start(italyWithAbility(), TileSource::app);
    BarrageForesight foresight(game);
    BarragePad pad(game, foresight);
    pad.setKind(BarragePad::Kind::Produce);
    ASSERT_TRUE(pad.ready()) << pad.problem().toStdString();
    const int made = game.facts().space(spaceOf("1A")).power + 1; // the second powerhouse adds 1
    EXPECT_EQ(pad.title(), QStringLiteral("Produces %1").arg(BarrageNames::energy(made)));
    EXPECT_EQ(pad.confirmText(), QStringLiteral("Produce: %1").arg(made));
    EXPECT_TRUE(pad.lines().join(u'\n').contains(QStringLiteral("<b>%1</b>").arg(made + 3)))
        << "the marker goes 3 further: " << pad.lines().join(u'\n').toStdString();
}

TEST(Edges8, ThePreviewAsksForThePriceOfTheOfficer) {
    const auto price = [](Officer officer, const char* space) {
        BarrageGame game(testFacts());
        State state = tableOf({automa(Company::usa), human(Company::germany, officer)});
        for (Dam& dam : state.dams)
            dam = {};
        state.next = 1;
        game.start(state, TileSource::app);
        BarrageForesight foresight(game);
        BarragePad pad(game, foresight);
        pad.buildOn(QString::fromLatin1(space));
        return pad.lines().value(0);
    };
    const auto& facts = *testFacts();
    EXPECT_TRUE(price(Officer::wilhelm_adler, "dam_1_lower").contains(BarrageNames::excavators(3)));
    EXPECT_TRUE(price(Officer::viktor_fiesler, "dam_1_lower")
                    .contains(BarrageNames::excavators(facts.costs.base[index_of(Region::mountain)])));
    const int power = facts.space(spaceOf("1A")).power;
    EXPECT_TRUE(price(Officer::jill_mcdowell, "1A")
                    .contains(QStringLiteral("or instead ") + BarrageNames::mixers(power)));
    EXPECT_TRUE(price(Officer::solomon_p_jordan, "1A").contains(BarrageNames::credits(3)));
}

TEST(Edges8, ChipsAndTrackersNameLevelAndOfficerAsTheBoxDoes) {
    BarrageGame game(testFacts());
    BarrageTable table(game);
    BarrageTracker tracker(game);
    game.start(tableOf({automa(Company::usa, Level::very_high, Officer::tommaso_battista),
                        automa(Company::italy, Level::low), human(Company::germany, Officer::anton_krylov)}),
               TileSource::app);
    QMap<QString, QString> details;
    for (const TableSide& side : static_cast<ListModel<TableSide>*>(table.order())->rows())
        details[side.who] = side.detail;
    EXPECT_EQ(details[QStringLiteral("usa")], QStringLiteral("Overpowered · Tommaso"));
    EXPECT_EQ(details[QStringLiteral("italy")], QStringLiteral("Low Voltage"));
    EXPECT_EQ(details[QStringLiteral("germany")], QStringLiteral("human · Anton"));
    tracker.setCompany(QStringLiteral("usa"));
    EXPECT_TRUE(tracker.detail().startsWith(QStringLiteral("Overpowered · Tommaso Battista: ")));
}

TEST(Edges9, ADropGoesStraightOntoANeutralDamToo) {
    BarrageGame game(testFacts());
    State state = tableOf({automa(Company::usa), human(Company::germany)}, true);
    state.dam(spaceOf("dam_5_lower")) = {Owner::neutral, 2, 1};
    state.next = 1;
    game.start(state, TileSource::app);
    BarrageForesight foresight(game);
    BarragePad pad(game, foresight);
    pad.setKind(BarragePad::Kind::Water);
    pad.setAmount(QStringLiteral("dam_5_lower"), 1);
    const auto& numbers = pad.amounts()->rows();
    EXPECT_TRUE(std::ranges::any_of(numbers, [](const PadNumber& each) {
        return each.number == QStringLiteral("dam_5_lower");
    })) << "L-25: the cofferdam";
    ASSERT_TRUE(pad.ready()) << pad.problem().toStdString();
    pad.confirm(false);
    EXPECT_EQ(game.state().dam(spaceOf("dam_5_lower")).drops, 2);
}

TEST(Edges9, AForeignConduitNamesTheCreditsPaid) {
    BarrageGame game(testFacts());
    State state = italyWithAbility();
    state.conduits[index_in_kind(spaceOf("1A"))] = Owner::usa;
    game.start(state, TileSource::app);
    BarrageForesight foresight(game);
    BarragePad pad(game, foresight);
    pad.setKind(BarragePad::Kind::Produce);
    ASSERT_TRUE(pad.ready());
    EXPECT_TRUE(plain(pad.lines().join(u'\n')).contains(QStringLiteral("pay ") + BarrageNames::credits(1)));
}

TEST(Edges9, WhatAHumanTakesIsNotDiscarded) {
    BarrageGame game(testFacts());
    State state = tableOf({automa(Company::usa), human(Company::germany)});
    state.next = 1;
    game.start(state, TileSource::app);
    BarrageForesight foresight(game);
    BarragePad pad(game, foresight);
    for (const auto& [kind, option] :
         {std::pair(BarragePad::Kind::Contract, "green|0"), std::pair(BarragePad::Kind::Patent, "0")}) {
        pad.setKind(kind);
        pad.choose(QString::fromLatin1(option));
        ASSERT_TRUE(pad.ready()) << option << pad.problem().toStdString();
        EXPECT_TRUE(pad.lines().value(0).startsWith(QStringLiteral("Take"))) << option;
        EXPECT_FALSE(pad.lines().join(u'\n').contains(QStringLiteral("Discard"))) << option;
    }
}

TEST(Edges11, SetUpOrdersCloseSpacesAndAddTheExpansion) {
    SetupTable two(optionsOf({human(Company::germany), automa(Company::usa)}));
    const QString orders = ordersOf(two.setup);
    for (const char* row : {"Turbine Station, row 2", "Turbine Station, row 4", "Workshop, row 2",
                            "Machinery Shop, row 2", "Contract Office, row 2"})
        EXPECT_TRUE(orders.contains(QString::fromLatin1(row))) << row;
    EXPECT_FALSE(orders.contains(QStringLiteral("board extension")));
    SetupTable four(optionsOf(
        {human(Company::germany), automa(Company::usa), automa(Company::italy), automa(Company::france)},
        true));
    const QString all = ordersOf(four.setup);
    EXPECT_FALSE(all.contains(QStringLiteral("Closed spaces")));
    for (const char* step :
         {"under the Patent Office", "board extension", "basic building tile", "of each level"})
        EXPECT_TRUE(all.contains(QString::fromLatin1(step))) << step;
    EXPECT_FALSE(all.contains(QStringLiteral("second place"))) << "open with four";
    SetupTable three(
        optionsOf({human(Company::germany), automa(Company::usa), automa(Company::italy)}, true));
    EXPECT_TRUE(
        ordersOf(three.setup).contains(QStringLiteral("second place from the left of every building")));
}

TEST(Edges11, AnEnteredTurnOrderPutsTheAutomasOnTop) {
    SetupTable table(optionsOf({human(Company::germany), automa(Company::usa), automa(Company::italy)}));
    table.setup.setWay(SetupModel::Enter);
    const auto offered = [&](int place) {
        QStringList ids;
        for (const SetupChoiceRow& row : table.setup.choicesFor(QStringLiteral("order"), place))
            ids << row.answer;
        ids.sort();
        return ids;
    };
    const QStringList automas{QStringLiteral("italy"), QStringLiteral("usa")};
    EXPECT_EQ(offered(0), automas);
    EXPECT_EQ(offered(1), automas);
    EXPECT_EQ(offered(2), QStringList{QStringLiteral("germany")});
    const auto open = [&] {
        return std::ranges::count_if(table.setup.placeList(), [](const SetupPlaceRow& row) {
            return row.family == QStringLiteral("order") && !row.entered;
        });
    };
    EXPECT_EQ(open(), 2) << "the only human's place is no question";
    table.setup.choose(QStringLiteral("order"), 0, QStringLiteral("italy"));
    EXPECT_EQ(open(), 0) << "the last one follows";
    EXPECT_EQ(table.setup.state().turn_order[0], Company::italy);
    EXPECT_EQ(table.setup.state().turn_order[2], Company::germany);
}

TEST(Edges11, EngineersThatCloseSpacesStayAtTheEndOfARound) {
    const auto words = [](std::vector<Participant> participants) {
        State state = tableOf(std::move(participants));
        BarrageInstructions instructions(*testFacts(), state);
        QString all;
        for (const Instruction& one :
             instructions.of(Events{RoundAdvanced{static_cast<std::int8_t>(testFacts()->pieces.engineers)}}))
            all += one.text;
        return all;
    };
    const QString stay = QStringLiteral("Engineers closing spaces");
    EXPECT_TRUE(words({automa(Company::usa), human(Company::germany)}).contains(stay));
    EXPECT_FALSE(words({automa(Company::usa), automa(Company::italy), automa(Company::france),
                        human(Company::germany)})
                     .contains(stay));
}

TEST(Edges12, BetweenRoundsTilesOnlyAsksForFlowHeadstreamsAndIncome) {
    BarrageGame game(testFacts());
    BarrageTiles tiles(game, testFacts());
    State state = tiles_only_start(tableOf({automa(Company::usa, Level::high), human(Company::germany)}));
    state.company(Company::usa).engineers = 0;
    state.company(Company::germany).passed = true;
    state.company(Company::usa).energy = 4;
    game.start(state, TileSource::app);
    const auto prompts = [&] {
        QStringList lines;
        for (const TilePrompt& each : tiles.prompts()->rows())
            lines << each.text;
        return spaced(lines.join(u'\n'));
    };
    ASSERT_EQ(tiles.mode(), BarrageTiles::Score);
    EXPECT_TRUE(prompts().contains(QStringLiteral("Let the water flow")));
    ASSERT_TRUE(tiles.asksSteps()) << "the USA at High Voltage may have its ability";
    tiles.setUsaSteps(2);
    tiles.goOn();
    EXPECT_EQ(game.state().company(Company::usa).energy, 6);
    ASSERT_EQ(tiles.mode(), BarrageTiles::Next);
    EXPECT_TRUE(prompts().contains(QStringLiteral("Income of round 2")));
    EXPECT_TRUE(prompts().contains(QStringLiteral("drops of round 2 on the headstreams")))
        << prompts().toStdString();
    const int before = game.state().company(Company::usa).vp;
    tiles.setIncome(QStringLiteral("usa"), BarrageTiles::Marker::Vp, 9);
    tiles.setIncome(QStringLiteral("usa"), BarrageTiles::Marker::Energy, 2);
    tiles.goOn();
    EXPECT_EQ(game.state().round, 2);
    EXPECT_EQ(game.state().company(Company::usa).vp, before + 9);
    EXPECT_EQ(game.state().company(Company::usa).energy, 2);
}

TEST(Edges12, EveryMarkerIsSetByHandAndToldByItsOwnWord) {
    BarrageGame game(testFacts());
    BarrageTiles tiles(game, testFacts());
    game.start(tiles_only_start(tableOf({automa(Company::usa), human(Company::germany)})), TileSource::app);
    using Marker = BarrageTiles::Marker;
    const auto set = [&](Marker marker, int value) {
        tiles.setMarker(QStringLiteral("usa"), marker, value);
        return plain(game.tell(game.journal().entries().back().label));
    };
    const CompanyState& usa = game.state().company(Company::usa);
    EXPECT_TRUE(set(Marker::Vp, 31).contains(QStringLiteral("USA, VP 31")));
    EXPECT_EQ(usa.vp, 31);
    EXPECT_TRUE(set(Marker::Energy, 7).contains(QStringLiteral("USA, energy 7")));
    EXPECT_EQ(usa.energy, 7);
    EXPECT_TRUE(set(Marker::Engineers, 5).contains(QStringLiteral("USA, engineers 5")));
    EXPECT_EQ(usa.engineers, 5);
    EXPECT_EQ(game.journal().entries().back().label.arguments.front().second, "marker/usa/engineers/5")
        << "ids are kept, not words";
    EXPECT_EQ(usa.vp, 31);
    EXPECT_EQ(usa.energy, 7);
}

TEST(Edges12, WaterManagementAsksForTheStepsOfTheUsa) {
    for (const Level level : {Level::medium, Level::high}) {
        BarrageGame game(testFacts());
        BarrageTiles tiles(game, testFacts());
        State start = tiles_only_start(
            tableOf({automa(Company::italy), automa(Company::usa, level), human(Company::germany)}));
        game.start(start, TileSource::app);
        bool asked = false;
        for (int i = 0; i < 60 && !asked; ++i) {
            if (game.humanToAct()) {
                tiles.humanDone();
                continue;
            }
            for (const TileAction& action : game.facts().tile(game.state().turn->actions_tile).actions) {
                if (action.kind != ActionKind::water_management || !action.flow_immediately)
                    continue;
                tiles.select(action.order);
                asked = true;
                EXPECT_EQ(tiles.asksSteps(), level == Level::high);
                if (level == Level::high) {
                    const int before = game.state().company(Company::usa).energy;
                    tiles.setUsaSteps(1);
                    tiles.done();
                    EXPECT_EQ(game.state().company(Company::usa).energy, before + 1);
                }
            }
            if (!asked)
                tiles.passTurn();
        }
        EXPECT_TRUE(asked) << "a tile with drops that run at once came";
    }
}

} // namespace
} // namespace automa::app::barrage_app
