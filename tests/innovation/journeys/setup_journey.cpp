// From Home to the first turn of the Automa, as somebody does who owns the box; and the choices on the way.
#include "tests/innovation/journeys/innovation_table.h"

#include "app/innovation/joined.h"
#include "app/innovation/setup/new_game.h"
#include "app/innovation/setup/setup.h"
#include "app/innovation/setup/workshops.h"

using namespace automa;
using namespace automa::app::innovation_app;
using automa::journeys::innovationApp;
using automa::journeys::Journey;
using automa::journeys::tapHex;
using namespace automa::innovation;

namespace {

/// An empty hex of the human's own terrain, or of any other.
QString freeHex(Journey& journey, bool home = true) {
    const InnovationGame& game = innovationApp(journey).game();
    for (const QString& id : joined<InnovationWorkshops>(innovationApp(journey)).selectable()) {
        const HexId hex = *game.map().find(id.toStdString());
        if ((game.map().hex(hex).terrain == game.state().humans[0].native) == home)
            return id;
    }
    return {};
}

void openWorkshops(Journey& journey) {
    journey.newGame("innovation");
    journey.tap("setUp");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("setupPage"); }));
    journey.tap("begin");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("workshopsPane"); }));
}

} // namespace

TEST(InnovationSetup, FromHomeToTheFirstTurnInAtMostFiveTapsAfterTheGameIsChosen) {
    Journey journey;
    const bool chosen = !journey.shows("newGame"); // where there are several games, one is chosen first
    journey.resetTaps();
    openWorkshops(journey);
    tapHex(journey, freeHex(journey), "workshopsMap");
    const InnovationGame& game = innovationApp(journey).game();
    ASSERT_TRUE(game.state().turn && game.state().turn->setup_card) << "A-23: now the Automa places both";
    journey.picture(QStringLiteral("workshops_second"));
    tapHex(journey, freeHex(journey), "workshopsMap");
    EXPECT_EQ(game.state().app.phase, Phase::actions);
    EXPECT_EQ(game.state().buildings.size(), 4U);
    EXPECT_EQ(game.humanToAct(), Player::human_1) << "A-39";
    EXPECT_LE(journey.taps(), chosen ? 5 : 6);
    EXPECT_FALSE(journey.says(QStringLiteral("and 1 more"))) << "whose workshop it is, is said";
    journey.tap("confirmButton"); // nothing that the Automa looks at
    EXPECT_TRUE(game.decision()) << "the Automa's first turn lies on the table";
}

TEST(InnovationSetup, AFirstWorkshopOnForeignTerrainIsRefusedInWordsAndChangesNothing) {
    Journey journey;
    openWorkshops(journey);
    const InnovationGame& game = innovationApp(journey).game();
    const State before = game.state();
    tapHex(journey, freeHex(journey, false), "workshopsMap");
    EXPECT_EQ(game.state(), before);
    EXPECT_TRUE(
        journey.waitUntil([&] { return journey.says(QStringLiteral("only on the native terrain")); }));
}

TEST(InnovationSetup, AFactionThatBeginsWithAUniversityPlacesItInsteadOfBothWorkshops) {
    Journey journey;
    openWorkshops(journey);
    const InnovationGame& game = innovationApp(journey).game();
    journey.tap("workshopsUniversity");
    const QString hex = freeHex(journey);
    tapHex(journey, hex, "workshopsMap");
    ASSERT_EQ(game.state().buildings.size(), 1U);
    EXPECT_EQ(game.state().buildings[0].kind, Kind::university);
    EXPECT_TRUE(journey.find("workshopsDone"));
    journey.picture(QStringLiteral("workshops_university"));
    tapHex(journey, freeHex(journey), "workshopsMap");
    EXPECT_EQ(game.state().buildings.size(), 1U) << "there is no second one";
    journey.tap("workshopsDone");
    EXPECT_EQ(game.state().app.phase, Phase::actions);
    EXPECT_EQ(game.state().buildings.size(), 3U) << "the university and the Automa's two";
    EXPECT_EQ(game.humanToAct(), Player::human_1);
}

TEST(InnovationSetup, TwoHumansAllowTheSimpletonsOnly) {
    Journey journey;
    journey.newGame("innovation");
    journey.tap("faction_wanderers");
    InnovationNewGame& game = joined<InnovationNewGame>(innovationApp(journey));
    EXPECT_EQ(game.options(0).faction, Faction::wanderers);
    journey.tap("choice_2");
    EXPECT_EQ(game.options(0).faction, Faction::simpletons) << "A-89";
    EXPECT_EQ(game.options(0).humans.size(), 2U);
    EXPECT_FALSE(journey.find("faction_druids")->isEnabled());
    journey.tap("map_large");
    EXPECT_EQ(game.options(0).map, MapSide::large);
}

TEST(InnovationSetup, AHumanWhoTakesTheAutomasTerrainLeavesItTheOldOne) {
    Journey journey;
    journey.newGame("innovation");
    InnovationNewGame& game = joined<InnovationNewGame>(innovationApp(journey));
    const Terrain before = game.options(0).humans[0];
    const Terrain wanted = *game.options(0).terrain;
    journey.tap("human_0");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("sheetClose"); }));
    journey.tap(QStringLiteral("terrain_") + QString::fromUtf8(name_of(wanted).data()));
    EXPECT_EQ(game.options(0).humans[0], wanted);
    EXPECT_EQ(game.options(0).terrain, before);
}

TEST(InnovationSetup, WhatWasChosenIsChosenNextTimeAndACodeLaysOutTheSameTable) {
    QString code;
    {
        Journey journey;
        journey.newGame("innovation");
        journey.tap("level_alptrauma");
        journey.tap("setUp");
        ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("shareCode"); }));
        code = joined<InnovationSetup>(innovationApp(journey)).code();
    }
    Journey journey;
    journey.newGame("innovation");
    journey.tap("enterCode");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("codeField"); }));
    journey.find("field")->forceActiveFocus();
    journey.type(QStringLiteral("ABC"));
    journey.tap("useCode");
    EXPECT_TRUE(journey.shows("codeField")) << "a wrong code says so and changes nothing";
    journey.find("field")->setProperty("text", QString());
    journey.find("field")->forceActiveFocus();
    journey.type(code);
    journey.tap("useCode");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("setupPage"); }));
    EXPECT_EQ(joined<InnovationSetup>(innovationApp(journey)).code(), code);
    EXPECT_EQ(joined<InnovationNewGame>(innovationApp(journey)).options(0).level, Level::alptrauma);
}

TEST(InnovationSetup, TilesThatLieThereAreEnteredAndTheSpadeTileNeverOnRoundsFiveAndSix) {
    Journey journey;
    journey.newGame("innovation");
    journey.tap("setUp");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("setupPage"); }));
    journey.tap("choice_enter");
    InnovationSetup& setup = joined<InnovationSetup>(innovationApp(journey));
    EXPECT_EQ(setup.toEnter(), 7);
    const auto offered = [&](int place) { return setup.choicesFor(QStringLiteral("round"), place).size(); };
    EXPECT_EQ(offered(0), 12U);
    EXPECT_LT(offered(4), 12U) << "A-14";
    EXPECT_LT(offered(5), 12U) << "A-14";
    journey.tap("begin"); // asks for the first place, and each answer for the next one
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("sheetClose"); }));
    for (int left = 7; left > 0; --left) {
        const QString family = setup.nextFamily();
        QString free;
        for (const app::SetupChoiceRow& each : setup.choicesFor(family, setup.nextPlace())) {
            const auto& places = setup.placeList();
            if (std::ranges::none_of(places, [&](const app::SetupPlaceRow& row) {
                    return row.family == family && row.value == each.text && row.entered;
                }))
                free = each.answer;
        }
        journey.tap(QStringLiteral("choice_") + free);
        ASSERT_EQ(setup.entered(), 8 - left);
    }
    ASSERT_TRUE(journey.waitUntil([&] { return !journey.shows("sheetClose"); }));
    EXPECT_EQ(setup.problem(), QString());
    journey.tap("begin");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.shows("workshopsPane"); }));
}
