// What a finger can count on: keys keep their place, what is chosen stays chosen, and what is asked with a
// likely answer is one tap.
#include "tests/innovation/journeys/innovation_journey.h"
#include "tests/innovation/journeys/innovation_table.h"

#include <QMap>

#include <algorithm>

using namespace automa::journeys;
using namespace automa::innovation;
using automa::app::innovation_app::InnovationAskRow;
using automa::app::innovation_app::InnovationQuestion;

namespace {

using Screen = InnovationJourney::Stage;

bool humanActs(InnovationJourney& journey) {
    return journey.app().stage() == Screen::Human && journey.state().app.phase == Phase::actions;
}

QRectF placeOf(Journey& journey, const QString& name) {
    const QQuickItem* const item = journey.find(name);
    return item ? item->mapRectToScene(item->boundingRect()) : QRectF();
}

QMap<QString, QRectF> placesOf(Journey& journey, const QStringList& names) {
    QMap<QString, QRectF> places;
    for (const QString& name : names)
        places[name] = placeOf(journey, name);
    return places;
}

QStringList cardKeys() {
    QStringList names;
    for (std::size_t card = 1; card <= card_count; ++card)
        names << QStringLiteral("card_%1").arg(card);
    return names;
}

} // namespace

TEST(InnovationSteady, TheKeysOfTheCardPairKeepTheirPlaceAndTheFirstCardIsShownAndTakenBack) {
    GameOptions options = InnovationJourney::oneHuman();
    options.dealer = Dealer::box;
    for (const QSize size : {QSize(412, 915), QSize(360, 640)}) {
        InnovationJourney journey(options, size);
        ASSERT_TRUE(journey.goOnUntil([&] {
            return journey.app().stage() == Screen::Draw && journey.state().app.phase == Phase::actions
                   && journey.game().cardsDue() == 2;
        }));
        const auto before = placesOf(journey, cardKeys());
        EXPECT_FALSE(journey.find("supportCard")->isEnabled());
        journey.tap("card_5");
        EXPECT_EQ(placesOf(journey, cardKeys()), before) << "no key closes ranks";
        EXPECT_FALSE(journey.find("card_5")->isEnabled()) << "used, and still there";
        EXPECT_TRUE(journey.says(QStringLiteral("Support card: 5")));
        journey.picture(QStringLiteral("steady_pair_%1").arg(size.width()));
        journey.tap("supportCard");
        EXPECT_EQ(journey.app().question()->support(), 0) << "the way back";
        EXPECT_TRUE(journey.find("card_5")->isEnabled());
        journey.tap("card_6");
        journey.tap("card_5");
        ASSERT_TRUE(journey.state().turn);
        EXPECT_EQ(journey.state().turn->support_card, CardId(6));
        EXPECT_EQ(journey.state().turn->action_card, CardId(5));
    }
}

TEST(InnovationSteady, AChosenHexOrKeyTappedAgainStaysChosenAndClearIsTheWayBack) {
    InnovationJourney journey;
    ASSERT_TRUE(journey.goOnUntil([&] { return humanActs(journey); }));
    const HexId hex = journey.emptyHex(Player::human_1);
    const QString code = QString::fromStdString(journey.game().map().hex(hex).id);
    EXPECT_FALSE(journey.shows("deskClear"));
    journey.tapHex(hex);
    journey.tapHex(hex);
    EXPECT_EQ(journey.app().desk()->hex(), code);
    journey.tap("hexChoice_0");
    EXPECT_TRUE(journey.find("confirmButton")->property("text").toString().contains(code))
        << "the chosen building stays chosen";
    journey.tap("passKey");
    journey.tap("passKey");
    EXPECT_TRUE(journey.app().desk()->passing());
    EXPECT_FALSE(journey.shows("undoButton")) << "one way back at a time";
    journey.tap("deskClear");
    EXPECT_FALSE(journey.app().desk()->begun());
    EXPECT_TRUE(journey.shows("undoButton"));
}

TEST(InnovationSteady, NothingOfAHumansTurnMovesWhileItIsEntered) {
    InnovationJourney journey;
    ASSERT_TRUE(journey.goOnUntil([&] { return humanActs(journey); }));
    const QStringList names{"deskMap", "power_1", "power_6", "passKey", "deskMore", "confirmButton"};
    journey.tap("passKey"); // scrolled into sight, if it was not
    journey.tap("deskClear");
    const auto before = placesOf(journey, names);
    journey.tapHex(journey.emptyHex(Player::human_1));
    EXPECT_EQ(placesOf(journey, names), before) << "a hex is chosen";
    journey.picture(QStringLiteral("steady_hex"));
    journey.tap("power_6");
    EXPECT_EQ(placesOf(journey, names), before) << "and a key";
    journey.tap("passKey");
    EXPECT_EQ(placesOf(journey, names), before) << "and passing";
    journey.picture(QStringLiteral("steady_pass"));
    journey.tap("deskClear");
    EXPECT_EQ(placesOf(journey, names), before) << "and all is taken back";
}

TEST(InnovationSteady, TheBoardAndItsSheetStandStillWhateverHexIsLookedAt) {
    InnovationJourney journey;
    ASSERT_TRUE(journey.goOnUntil([&] { return humanActs(journey); }));
    journey.app().place()->show(automa::app::GamePlace::Board);
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("boardPage"); }));
    journey.settle();
    journey.picture(QStringLiteral("steady_board"));
    const QRectF correct = placeOf(journey, "boardCorrect");
    const QRectF map = placeOf(journey, "map");
    QRectF owner;
    int seen = 0;
    const Map& facts = journey.game().map();
    for (std::size_t sites : {0U, 1U, 2U}) { // ends of so many bridges
        for (std::size_t i = 0; i < facts.hexes.size(); ++i) {
            const HexId hex(i);
            const auto ends =
                static_cast<std::size_t>(std::ranges::count_if(facts.bridge_sites, [&](const auto& site) {
                    return site.hexes[0] == hex || site.hexes[1] == hex;
                }));
            if (!facts.land.has(hex) || ends != sites)
                continue;
            tapHex(journey, QString::fromStdString(facts.hex(hex).id), "map");
            EXPECT_EQ(placeOf(journey, "boardCorrect"), correct);
            EXPECT_EQ(placeOf(journey, "map"), map);
            journey.tap("boardCorrect");
            ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("field_owner"); }));
            journey.settle();
            journey.picture(QStringLiteral("steady_sheet_%1").arg(sites));
            if (seen++ == 0)
                owner = placeOf(journey, "field_owner");
            EXPECT_EQ(placeOf(journey, "field_owner"), owner) << sites << " bridges may end there";
            journey.tap("sheetClose");
            ASSERT_TRUE(journey.waitUntil([&] { return !journey.shows("field_owner"); }));
            break;
        }
    }
    EXPECT_GE(seen, 2);
}

TEST(InnovationSteady, WhatIsAskedStandsThereAsKnownLastWithTheWholeTurnAndDoneTakesBoth) {
    InnovationJourney journey;
    auto& question = *journey.app().question();
    int turns = 0;
    for (; turns < 3 && journey.goOnUntil([&] { return question.asked() && question.foreseen(); }); ++turns) {
        EXPECT_GT(journey.app().table()->turn()->steps()->count(), 0) << "the steps are told at once";
        const std::size_t cursor = journey.game().cursor();
        const auto after = question.assumed()->after;
        journey.picture(QStringLiteral("steady_asked_%1").arg(turns));
        journey.resetTaps();
        journey.tap("answerButton");
        EXPECT_EQ(journey.taps(), 1);
        EXPECT_EQ(journey.game().cursor(), cursor + 1) << "one action, undone by one Undo";
        EXPECT_EQ(journey.state().automa, after.automa) << "the turn is carried out";
        EXPECT_EQ(journey.game().journal().entries()[cursor].label.id, "automa_acted");
    }
    EXPECT_GT(turns, 0);
}

TEST(InnovationSteady, TheFirstStepOfATurnIsInSightOnTheSmallestScreen) {
    InnovationJourney journey(InnovationJourney::oneHuman(), QSize(360, 640));
    for (int turns = 0; turns < 4; ++turns) {
        ASSERT_TRUE(journey.goOnUntil([&] {
            return journey.app().stage() == Screen::Automa && !journey.app().question()->asked()
                   && journey.state().app.phase == Phase::actions;
        }));
        journey.settle();
        journey.picture(QStringLiteral("steady_small_%1").arg(turns));
        const QRectF pane = placeOf(journey, "tableTurn");
        const QRectF step = placeOf(journey, "step_0");
        ASSERT_FALSE(step.isEmpty());
        EXPECT_TRUE(pane.contains(step))
            << "step at " << step.top() << " to " << step.bottom() << ", pane to " << pane.bottom();
        journey.tap("doneButton");
    }
}

TEST(InnovationSteady, ACardOfTheTurnOpensItsPageOfTheLookUp) {
    InnovationJourney journey;
    ASSERT_TRUE(journey.goOnUntil([&] {
        return journey.app().stage() == Screen::Automa && journey.state().app.phase == Phase::actions
               && journey.state().turn->action_card;
    }));
    journey.tap("supportCardLookup");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("lookupPage"); }));
}

TEST(InnovationSteady, EveryHexOfTheLargeMapIsHitAtTheFirstTryOnTheSmallestPhone) {
    GameOptions options = InnovationJourney::oneHuman();
    options.map = MapSide::large;
    InnovationJourney journey(options, QSize(360, 640));
    ASSERT_TRUE(journey.goOnUntil([&] { return humanActs(journey); }));
    EXPECT_TRUE(journey.says(QStringLiteral("magnifier"))) << "it is told where one needs it";
    const Map& map = journey.game().map();
    int tried = 0;
    for (std::size_t i = 0; i < map.hexes.size(); i += 5) {
        if (!map.land.has(HexId(i)))
            continue;
        journey.tapHex(HexId(i));
        EXPECT_EQ(journey.app().desk()->hex(), QString::fromStdString(map.hexes[i].id));
        ++tried;
    }
    EXPECT_GT(tried, 10);
}
