// What is chosen before a game and beside one, without a window: who plays, what is asked once, what the
// look-up shows.
#include "tests/barrage/app/random_table.h"

#include "app/barrage/ask/ask.h"
#include "app/barrage/lookup/view/lookup_tile.h"
#include "app/barrage/round/round_end.h"
#include "app/barrage/setup/new_game.h"
#include "app/barrage/setup/setup.h"
#include "app/shell/settings.h"
#include "app/shell/settings_stores.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

#include <algorithm>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;

struct NewGameTable {
    BarrageGame game{testFacts()};
    Settings settings{std::make_unique<MemorySettingsStore>()};
    BarrageNewGame options{game, settings};

    [[nodiscard]] std::string kept(const char* what) const {
        const QString words = settings.value(QStringLiteral("barrage/newGame")).toString();
        const QJsonObject all = QJsonDocument::fromJson(words.toUtf8()).object();
        return all[QLatin1String(what)].toString().toStdString();
    }
};

const ChoiceLine& lineOf(ListModel<ChoiceLine>& lines, const char* value) {
    const auto found = std::ranges::find(lines.rows(), QLatin1String(value), &ChoiceLine::value);
    EXPECT_NE(found, lines.rows().end()) << value;
    return *found;
}

const std::vector<DraftField>& handOf(BarrageAsk& ask) {
    return static_cast<ListModel<DraftField>*>(ask.hand())->rows();
}

// What was chosen is kept in the words of 0.1.0: a later version must find it.
TEST(NewGameChoices, ModeAndTilesAreKeptInTheWordsOf_0_1_0) {
    NewGameTable table;
    table.options.setMode(BarrageNewGame::TilesOnly);
    table.options.setTiles(BarrageNewGame::FromBox);
    EXPECT_EQ(table.kept("mode"), "tiles");
    EXPECT_EQ(table.kept("tiles"), "box");
    const BarrageNewGame again(table.game, table.settings);
    EXPECT_EQ(again.mode(), BarrageNewGame::TilesOnly);
    EXPECT_EQ(again.tiles(), BarrageNewGame::FromBox);

    table.options.setMode(BarrageNewGame::AppDecides);
    table.options.setTiles(BarrageNewGame::FromApp);
    EXPECT_EQ(table.kept("mode"), "app");
    EXPECT_EQ(table.kept("tiles"), "app");
}

TEST(NewGameChoices, ListsFollowTheSeatThatIsEdited) {
    NewGameTable table;
    ASSERT_EQ(table.options.seats()->rows().size(), 2U);
    EXPECT_FALSE(table.options.seats()->rows()[1].removable);
    ListModel<ChoiceLine>& companies = *table.options.companies();
    EXPECT_EQ(companies.count(), 0) << "nobody is edited yet";
    table.options.edit(1);
    EXPECT_FALSE(table.options.edited().human);
    EXPECT_TRUE(lineOf(companies, "usa").chosen);
    EXPECT_FALSE(lineOf(companies, "netherlands").offered) << "Leeghwater is not there";
    EXPECT_EQ(table.options.officers()->count(), 0) << "nobody leads an Automa of this level";

    table.options.setLeeghwater(true);
    EXPECT_TRUE(lineOf(companies, "netherlands").offered);
    table.options.setCompany(1, QStringLiteral("germany"));
    EXPECT_TRUE(lineOf(companies, "germany").chosen);
    EXPECT_EQ(table.options.seats()->rows()[0].company, QLatin1String("usa")) << "the two swapped";

    table.options.setLevel(1, QStringLiteral("very_high"));
    EXPECT_EQ(table.options.officers()->count(), 1 + static_cast<int>(count_of<Officer>));
    EXPECT_FALSE(table.options.seats()->rows()[1].officer.isEmpty());
    table.options.edit(-1);
    EXPECT_EQ(companies.count(), 0) << "nobody is edited";
    EXPECT_EQ(table.options.officers()->count(), 0);
}

TEST(AskChoices, AStepperChangesItsRowAndNoOther) {
    BarrageAsk ask(testFacts());
    std::vector<DraftField> wanted = handOf(ask);
    ASSERT_EQ(wanted.front().field, QLatin1String("excavators"));
    wanted.front().amount += 3;
    ask.setHand(wanted.front().field, wanted.front().amount);
    EXPECT_EQ(handOf(ask), wanted);
    ASSERT_EQ(wanted[2].field, QLatin1String("engineers"));
    EXPECT_EQ(wanted[2].least, 1) << "who is asked has somebody to send";
    EXPECT_EQ(wanted[2].most, testFacts()->pieces.engineers);
}

TEST(AskChoices, OfficersAreOfferedAtTheHighestLevelOnly_B_10) {
    BarrageAsk ask(testFacts());
    auto& officers = *static_cast<ListModel<ChoiceLine>*>(ask.officers());
    EXPECT_EQ(officers.count(), 0);
    ask.setLevel(QStringLiteral("very_high"));
    ASSERT_GT(officers.count(), 1);
    const QString second = officers.rows()[1].value;
    ask.setOfficer(second);
    for (const ChoiceLine& line : officers.rows())
        EXPECT_EQ(line.chosen, line.value == second);
}

TEST(LookupTiles, EveryActionAndCriterionStandsInItsColumn) {
    const auto facts = testFacts();
    for (const Tile& tile : facts->tiles) {
        const LookupTile shown = lookupTile(*facts, tile);
        ASSERT_EQ(shown.columns.size(), 3);
        std::size_t cells = 0;
        for (const QVariant& column : shown.columns) {
            int before = 0;
            for (const QVariant& each : column.value<LookupTileColumn>().cells) {
                const auto cell = each.value<LookupTileCell>();
                EXPECT_GT(cell.order, before) << "in the order of trial";
                EXPECT_FALSE(cell.title.isEmpty());
                before = cell.order;
                ++cells;
            }
        }
        EXPECT_EQ(cells, tile.actions.size());
        ASSERT_EQ(shown.criteria.size(), 3);
        const auto dam = shown.criteria[0].value<LookupTileCriteria>();
        EXPECT_EQ(dam.code, QString::number(tile.dam.code));
        EXPECT_EQ(static_cast<std::size_t>(dam.criteria.size()), tile.dam.ordered.size());
    }
}

TEST(SetupSpots, ATapOnTheMapSaysWhatItMeans) {
    BarrageGame game(testFacts());
    Seeds seeds;
    BarrageSetup setup(game, seeds);
    GameOptions options;
    options.participants = {{Company::usa, PlayerKind::automa, Level::medium, std::nullopt},
                            {Company::italy, PlayerKind::human, Level::medium, std::nullopt}};
    ASSERT_TRUE(setup.prepare(options, TileSource::app).ok());
    const SetupSpot dam = setup.placeAt(QStringLiteral("dam_6_upper"));
    EXPECT_EQ(dam.family, QLatin1String("neutral"));
    EXPECT_EQ(dam.value, QLatin1String("dam_6_upper"));
    const SetupSpot tile = setup.placeAt(QStringLiteral("headstream_B"));
    EXPECT_EQ(tile.family, QLatin1String("headstream"));
    EXPECT_EQ(tile.place, 1);
    EXPECT_TRUE(tile.value.isEmpty()) << "the tile is still to be chosen";
    EXPECT_EQ(setup.placeAt(QStringLiteral("nowhere")), SetupSpot());
}

TEST(RoundEndSteps, EachPhaseBetweenTwoRoundsHasItsStep) {
    BarrageGame game(testFacts());
    BarrageRoundEnd end(game);
    EXPECT_EQ(end.step(), BarrageRoundEnd::None) << "no game is open";
    GameOptions options;
    options.participants = {{Company::usa, PlayerKind::automa, Level::medium, std::nullopt},
                            {Company::italy, PlayerKind::automa, Level::medium, std::nullopt}};
    game.start(new_game(*testFacts(), options).value().state, TileSource::app);
    EXPECT_EQ(end.step(), BarrageRoundEnd::None);
    for (int i = 0; i < 100 && end.step() == BarrageRoundEnd::None; ++i)
        ASSERT_TRUE(game.perform(TakeAutomaTurn{}).ok());
    EXPECT_EQ(end.step(), BarrageRoundEnd::Flow);
    EXPECT_TRUE(end.scoring());
    EXPECT_EQ(end.stepNumber(), 1);
    ASSERT_TRUE(game.perform(FlowWater{}).ok());
    EXPECT_EQ(end.step(), BarrageRoundEnd::Scoring);
    ASSERT_TRUE(game.perform(ScoreRound{}).ok());
    EXPECT_EQ(end.step(), BarrageRoundEnd::End);
    EXPECT_FALSE(end.scoring());
    ASSERT_TRUE(game.perform(EndRound{}).ok());
    EXPECT_TRUE(end.step() == BarrageRoundEnd::Refill || end.step() == BarrageRoundEnd::Income);
    EXPECT_EQ(end.question()->asked(), end.step() == BarrageRoundEnd::Refill);
}

} // namespace
} // namespace automa::app::barrage_app
