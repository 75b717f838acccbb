// What lies beside the table: ask once, the tour, a code from another phone, the look-up; and the question
// about resources.
#include "app/text/languages.h"
#include "tests/journeys/saved_games.h"
#include "tests/scythe/journeys/scythe_journey.h"

using namespace automa::journeys;
using namespace automa::scythe;
using automa::app::scythe_app::SampleTable;

namespace {

constexpr std::uint64_t seed = 7;

QString textOf(Journey& journey, const char* name) {
    QQuickItem* const item = journey.find(QLatin1String(name));
    return item ? item->property("text").toString() : QString();
}

void tellCard14(ScytheJourney& journey) {
    journey.tap("endTurnButton");
    journey.tap("cardKey_14");
}

void lookUp(Journey& journey, const char* key) {
    journey.shell().navigator()->open(
        QStringLiteral("lookup"), {{"game", QStringLiteral("scythe")}, {"key", QString::fromLatin1(key)}});
    journey.settle();
}

} // namespace

TEST(ScytheQuestion, ResourcesAreAskedOnlyWhereTheyMatterAndAnsweredWithOneTap) {
    ScytheJourney journey(SampleTable::workersInReach(seed), SampleTable::putWorkersInReach);
    tellCard14(journey);
    ASSERT_TRUE(journey.says("Where are there more resources?"));
    EXPECT_FALSE(journey.shows("doneButton"));
    journey.picture("scythe_resources");
    journey.resetTaps();
    journey.tap("needItem_0"); // more on D1, the first of the two
    EXPECT_EQ(journey.taps(), 1);
    ASSERT_TRUE(journey.shows("doneButton"));
    journey.tap("doneButton");
    EXPECT_TRUE(has_unit(journey.game().automa(), UnitKind::mech, journey.territory("D1"))) << "S-59";
    EXPECT_EQ(units_at(journey.game().human(), UnitKind::worker, journey.game().human().base()), 1) << "S-60";
    EXPECT_FALSE(journey.state().resources_tracked);
}

TEST(ScytheQuestion, KeptResourcesAreToldOnTheMapAndNeverAsked) {
    GameOptions options = SampleTable::workersInReach(seed);
    options.resources_tracked = true;
    ScytheJourney journey(options, SampleTable::putWorkersInReach);
    journey.tap("act_resources");
    journey.tapPlace("D1");
    journey.tap("count_3");
    EXPECT_EQ(journey.state().resources[journey.territory("D1").index()], 3);
    tellCard14(journey);
    EXPECT_FALSE(journey.says("Where are there more resources?"));
    journey.tap("doneButton");
    EXPECT_TRUE(has_unit(journey.game().automa(), UnitKind::mech, journey.territory("D1")));
    EXPECT_EQ(journey.state().resources[journey.territory("D1").index()], 0) << "S-60";
}

TEST(ScytheAsk, ABoardWithoutAGameIsAnsweredAndExplained) {
    Journey journey;
    journey.goTo("home", "scythe", "ask");
    ASSERT_TRUE(journey.shows("askPage"));
    journey.tap("askAutoma_saxony");
    journey.tap("askCard");
    journey.tap("cardKey_3"); // moves a worker
    EXPECT_FALSE(textOf(journey, "headline").isEmpty());
    journey.picture("scythe_ask");
    journey.tap("askWhy");
    EXPECT_TRUE(journey.shows("whyPage"));
    journey.tap("back");
    journey.tap("askAgain");
    EXPECT_TRUE(journey.shows("askCard")) << "back at the board";
    EXPECT_FALSE(scytheOf(journey).isOpen()) << "no game was opened";
    EXPECT_TRUE(savedGames(journey).empty()) << "and none saved";
}

TEST(ScytheAsk, TheStarCardTheModifiersAndTheReadingsAreChosenBesideTheBoard) {
    Journey journey;
    journey.shell().settings()->setLanguage(QStringLiteral("en"));
    journey.goTo("home", "scythe", "ask");
    EXPECT_TRUE(journey.says(QStringLiteral("Automa (normal)")));
    journey.tap("askLevel");
    journey.tap("level_autometta");
    journey.tap("askLevelsDone");
    EXPECT_TRUE(journey.says(QStringLiteral("Autometta (easy)")));
    journey.tap("askModifiers");
    journey.tap("modifier_move_check");
    journey.tap("modifiersDone");
    EXPECT_TRUE(journey.says(QStringLiteral("Moves may fail")));
    journey.picture("scythe_ask_choices");
    journey.tap("askCard");
    journey.tap("cardKey_8");
    EXPECT_TRUE(journey.says(QStringLiteral("The Automa skips this turn"))) << "S-16, as it is chosen";
    journey.tap("askAgain");
    journey.tap("askCard");
    journey.tap("cardKey_3");
    EXPECT_TRUE(journey.says(QStringLiteral("reveal a combat card"))) << "S-122d";
}

TEST(ScytheAsk, ABoardIsEnteredWithABrushAndTakenBackTapByTap) {
    Journey journey;
    journey.goTo("home", "scythe", "ask");
    journey.tap("askAutoma_saxony");
    auto& ask = *scytheOf(journey).ask();
    const auto side = [&](Player who) -> const Side& {
        return ask.game().state().side(first_side(ask.game().state(), who));
    };
    const auto tapPlace = [&](const char* id) {
        QQuickItem* const place = journey.find(QStringLiteral("space_") + QLatin1String(id));
        ASSERT_TRUE(place);
        journey.tapAt(place->mapToScene(QPointF(place->width() / 2, place->height() / 2)));
        journey.settle();
    };
    const auto at = [&](const char* id) { return Place(*ask.game().facts().find_territory(id)); };
    const int before = units_at(side(Player::automa), UnitKind::worker, at("E2"));
    journey.tap("brushOwner_automa");
    journey.tap("brush_worker");
    journey.resetTaps();
    for (const char* place : {"E2", "E2", "E3", "D2"})
        tapPlace(place);
    EXPECT_EQ(journey.taps(), 4) << "one tap a piece";
    EXPECT_EQ(units_at(side(Player::automa), UnitKind::worker, at("E2")), before + 2) << "again adds another";
    EXPECT_EQ(units_at(side(Player::automa), UnitKind::worker, at("D2")), 1);
    journey.tap("brush_character");
    tapPlace("C3");
    EXPECT_EQ(side(Player::automa).units.character, at("C3"));
    journey.tap("brushOwner_human");
    journey.tap("brush_mech");
    tapPlace("B2");
    EXPECT_EQ(units_at(side(Player::human), UnitKind::mech, at("B2")), 1);
    ASSERT_TRUE(ask.game().state().encounters.has(at("B2").territory()));
    journey.tap("brush_encounter");
    tapPlace("B2");
    EXPECT_FALSE(ask.game().state().encounters.has(at("B2").territory())) << "gone, as the tap says";
    journey.picture("scythe_ask_brush");
    journey.tap("brushTake");
    tapPlace("D2");
    EXPECT_EQ(units_at(side(Player::automa), UnitKind::worker, at("D2")), 0);
    journey.tap("brushUndo");
    EXPECT_EQ(units_at(side(Player::automa), UnitKind::worker, at("D2")), 1);
    journey.tap("brushUndo");
    EXPECT_TRUE(ask.game().state().encounters.has(at("B2").territory()));
    journey.tap("brushLook");
    tapPlace("D2");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.shows("sheetClose"); }))
        << "the sheet has the details";
}

TEST(ScytheTour, IsFinishedByTouchInEveryLanguage) {
    for (const char* language : automa::app::languages) {
        Journey journey;
        journey.shell().settings()->setLanguage(QLatin1String(language));
        journey.shell().navigator()->open(QStringLiteral("settings"));
        journey.settle();
        journey.goTo("settings", "scythe", "tour");
        ASSERT_TRUE(journey.shows("tourPage")) << language;
        journey.resetTaps();
        journey.tap("tourNext");
        const QString headline = textOf(journey, "headline");
        EXPECT_FALSE(headline.isEmpty());
        journey.tap("tourNext");
        EXPECT_FALSE(textOf(journey, "whySentence").isEmpty());
        journey.tap("tourNext");
        EXPECT_EQ(textOf(journey, "headline"), headline);
        journey.tap("tourNext");
        EXPECT_FALSE(textOf(journey, "tourLast").isEmpty());
        journey.tap("tourNext");
        EXPECT_EQ(textOf(journey, "headline"), headline) << "the same turn with the same card";
        journey.tap("tourNext");
        EXPECT_FALSE(journey.shows("tourPage"));
        EXPECT_EQ(journey.taps(), 6);
        EXPECT_TRUE(savedGames(journey).empty()) << "the tour saves nothing";
    }
}

TEST(ScytheShareCode, TheCodeOfOnePhoneLaysOutTheSameTableOnAnother) {
    QString code;
    GameOptions there;
    {
        Journey journey;
        journey.shell().settings()->setLanguage(QStringLiteral("en"));
        journey.newGame(QStringLiteral("scythe"));
        journey.tap("automa_albion");
        journey.tap("trackResources");
        journey.tap("setUp");
        code = textOf(journey, "shareCode");
        journey.tap("begin");
        there = scytheOf(journey).newGame()->options(0);
        ASSERT_FALSE(code.isEmpty());
    }
    Journey journey;
    journey.newGame(QStringLiteral("scythe"));
    journey.tap("enterCode");
    journey.tap("field");
    journey.type(QStringLiteral("ABCDE-FGHJK"));
    journey.tap("useCode");
    EXPECT_TRUE(journey.says("A letter is wrong, missing or in the wrong place.")) << "and nothing changed";
    journey.tap("sheetClose");
    journey.tap("enterCode"); // the field is empty again
    journey.tap("field");
    journey.type(code);
    journey.tap("useCode");
    ASSERT_TRUE(journey.shows("setupPage"));
    journey.tap("begin");
    EXPECT_EQ(scytheOf(journey).newGame()->options(0), there);
    EXPECT_EQ(scytheOf(journey).game().automa().faction, Faction::albion);
    EXPECT_TRUE(scytheOf(journey).game().state().resources_tracked);
}

TEST(ScytheLookupForms, CardStarCardFactionAndTerritoryHavePictures) {
    Journey journey;
    journey.shell().settings()->setLanguage(QStringLiteral("en"));
    lookUp(journey, "card:14");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("Combat, both schemes"); }));
    EXPECT_FALSE(journey.shows("rightNow")) << "no game is open";
    journey.picture("scythe_lookup_card");
    lookUp(journey, "star_card:automa");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.shows("lookupStarCard"); }));
    journey.picture("scythe_lookup_star_card");
    for (const char* key : {"faction:saxony", "territory:D4"}) {
        lookUp(journey, key);
        EXPECT_TRUE(journey.waitUntil([&] { return journey.shows("lookupMap"); })) << key;
    }
    lookUp(journey, "rule:S-59");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("S-59"); }));
}

TEST(ScytheLookupForms, ACardSaysWhatItWouldDoOnTheOpenBoard) {
    ScytheJourney journey(SampleTable::workersInReach(seed), SampleTable::putWorkersInReach);
    lookUp(journey, "card:14"); // attack with 7 power, else drive workers away
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("rightNow"); }));
    EXPECT_TRUE(journey.says("Right now: Saxony, power 6"));
    EXPECT_TRUE(journey.says("in play now")) << "scheme II, on top";
    EXPECT_TRUE(journey.says("S-52")) << "7 power are needed";
    EXPECT_TRUE(journey.says("Depends on your answer")) << "S-59: two places, nothing counted";
    journey.picture("scythe_lookup_right_now");
    lookUp(journey, "card:3");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("Worker: "); }));
}
