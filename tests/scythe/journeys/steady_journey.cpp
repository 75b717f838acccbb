// What a finger can count on: the whole map is in sight, nothing moves while a turn is entered, keys keep
// their place, and a new card opens at its top.
#include "tests/scythe/journeys/scythe_journey.h"

#include <QMap>

#include <algorithm>

using namespace automa::journeys;
using namespace automa::scythe;

namespace {

QRectF placeOf(Journey& journey, const QString& name) {
    const QQuickItem* const item = journey.find(name);
    return item ? item->mapRectToScene(QRectF(0, 0, item->width(), item->height())) : QRectF();
}

QMap<QString, QRectF> placesOf(Journey& journey, const QStringList& names) {
    QMap<QString, QRectF> places;
    for (const QString& name : names)
        places[name] = placeOf(journey, name);
    return places;
}

void expectThere(Journey& journey, const QMap<QString, QRectF>& before, const char* what) {
    for (auto each = before.begin(); each != before.end(); ++each) {
        const QRectF now = placeOf(journey, each.key());
        EXPECT_EQ(now, *each) << what << ": " << each.key().toStdString() << " from " << each->x() << ", "
                              << each->y() << " " << each->width() << " x " << each->height() << " to "
                              << now.x() << ", " << now.y() << " " << now.width() << " x " << now.height();
    }
}

GameOptions keepingResources() {
    GameOptions options = twoFactions();
    options.resources_tracked = true;
    return options;
}

GameOptions ultimaszyna(std::uint64_t seed) {
    GameOptions options = twoFactions(seed);
    options.star_card = StarCard::ultimaszyna;
    return options;
}

bool movesTwice(ScytheJourney& journey) {
    const auto& decision = journey.game().decision();
    return decision && decision->needs.empty()
           && std::ranges::count_if(decision->steps, [](const Step& step) { return is_move(step.kind); }) > 1;
}

/// Every place of the board lies inside the map.
void expectWholeMap(ScytheJourney& journey, const char* what) {
    const QRectF map = placeOf(journey, "entryMap");
    ASSERT_FALSE(map.isEmpty()) << what;
    EXPECT_FALSE(journey.find("entryMap")->property("zoomed").toBool()) << what;
    const auto& board = *journey.app().board();
    for (int i = 0; i < board.placeCount(); ++i) {
        const QQuickItem* const place = journey.find(QStringLiteral("space_") + board.idOf(i));
        ASSERT_TRUE(place);
        EXPECT_TRUE(map.contains(place->mapToScene(QPointF(place->width() / 2, place->height() / 2))))
            << what << ": " << board.idOf(i).toStdString();
    }
}

} // namespace

TEST(ScytheSteady, TheWholeBoardIsInSightWhereATurnIsEntered) {
    for (const QSize size : {QSize(412, 915), QSize(360, 640), QSize(360, 780)}) {
        ScytheJourney journey(keepingResources(), {}, size);
        const QString picture = QStringLiteral("steady_entry_%1x%2").arg(size.width()).arg(size.height());
        expectWholeMap(journey, "at first");
        journey.picture(picture);
        journey.app().human()->tap("C1");
        journey.settle();
        expectWholeMap(journey, "a piece is chosen");
        journey.picture(picture + "_piece");
        journey.app().human()->tap("C2");
        journey.settle();
        expectWholeMap(journey, "with what was recorded");
        journey.picture(picture + "_moved");
        EXPECT_GE(placeOf(journey, "entryMap").height(), 300);
    }
}

TEST(ScytheSteady, FourActsStandInARowInEveryLanguage) {
    for (const QSize size : {QSize(412, 915), QSize(430, 932)}) {
        ScytheJourney journey(keepingResources(), {}, size);
        for (const QString& language : automa::app::Settings::languages()) {
            journey.shell().settings()->setLanguage(language);
            journey.settle();
            journey.picture(QStringLiteral("steady_acts_%1_%2").arg(size.width()).arg(language));
            const double top = placeOf(journey, "act_worker").top();
            for (const char* act : {"act_mech", "act_star", "act_recruit"})
                EXPECT_EQ(placeOf(journey, act).top(), top) << act << ", " << qPrintable(language);
            EXPECT_GT(placeOf(journey, "act_resources").top(), top);
        }
    }
}

TEST(ScytheSteady, NothingOfAHumansTurnMovesWhileItIsEntered) {
    for (const QSize size : {QSize(412, 915), QSize(360, 640)}) {
        ScytheJourney journey(keepingResources(), {}, size);
        const QStringList always{"entryMap", "humanHeading", "endTurnButton", "space_H1"};
        const QStringList acts{"act_worker", "act_correct", "moreActs"};
        const auto before = placesOf(journey, always + acts);
        journey.tapPlace("C1");
        EXPECT_EQ(placeOf(journey, "entryMap"), before["entryMap"]);
        EXPECT_EQ(placesOf(journey, always)["endTurnButton"], before["endTurnButton"])
            << "it is pale, and there";
        EXPECT_FALSE(journey.find("endTurnButton")->isEnabled());
        EXPECT_FALSE(journey.shows("undoButton")) << "one way back at a time";
        journey.tapPlace("C1");
        EXPECT_EQ(journey.app().human()->act(), ScytheHuman::Piece) << "tapped again it stays chosen";
        journey.tap("cancelButton");
        expectThere(journey, before, "taken back");
        journey.tapPlace("C1");
        journey.tapPlace("C2");
        expectThere(journey, before, "recorded");
        journey.app().human()->begin(ScytheHuman::Mech);
        journey.settle();
        ASSERT_TRUE(
            journey.waitUntil([&] { return journey.shows("choiceSheet") || journey.shows("needItem_0"); }));
        EXPECT_EQ(placesOf(journey, {"entryMap"})["entryMap"], before["entryMap"]) << "a list lies over it";
        journey.tap("sheetClose");
        ASSERT_TRUE(journey.waitUntil([&] { return !journey.shows("needItem_0"); }));
        EXPECT_EQ(journey.app().human()->act(), ScytheHuman::None) << "closing takes back what was begun";
        expectThere(journey, before, "closed");
    }
}

TEST(ScytheSteady, ResourcesAreCountedWithTwoTapsAndShownOnEveryMap) {
    ScytheJourney journey(keepingResources(), {}, QSize(1280, 800));
    journey.tap("act_resources");
    journey.tapPlace("D1");
    journey.tap("count_3");
    EXPECT_EQ(journey.state().resources[journey.territory("D1").index()], 3);
    EXPECT_TRUE(journey.app().board()->describe("D1").contains("resources"));
    journey.picture("steady_resources");
}

TEST(ScytheSteady, TheFirstStepOfATurnIsInSightOnTheSmallestScreen) {
    ScytheJourney journey(twoFactions(), {}, QSize(360, 640));
    for (int turns = 0; turns < 6; ++turns) {
        ASSERT_TRUE(journey.game().perform(EndHumanTurn{}).ok());
        journey.settle();
        if (!journey.app().table()->ready())
            break;
        for (const QString& language : automa::app::Settings::languages()) {
            journey.shell().settings()->setLanguage(language);
            journey.settle();
            const QRectF pane = placeOf(journey, "tableTurn");
            const QRectF step = placeOf(journey, "step_0");
            ASSERT_FALSE(step.isEmpty());
            EXPECT_TRUE(pane.contains(step)) << qPrintable(language) << ", turn " << turns << ": step to "
                                             << step.bottom() << ", pane to " << pane.bottom();
        }
        journey.picture(QStringLiteral("steady_small_%1").arg(turns));
        journey.shell().settings()->setLanguage(QStringLiteral("en"));
        journey.settle();
        journey.tap("doneButton");
    }
}

TEST(ScytheSteady, AllMovesOfATurnAreToldToOneEndAndSeenWhole) {
    for (const QSize size : {QSize(412, 915), QSize(360, 640)}) {
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 12 && seen < 4; ++seed) {
            ScytheJourney journey(ultimaszyna(seed), {}, size);
            ASSERT_TRUE(journey.game().perform(EndHumanTurn{}).ok());
            journey.settle();
            if (!movesTwice(journey))
                continue;
            ++seen;
            const auto& steps = journey.game().decision()->steps;
            const auto last = std::ranges::find_if(steps.rbegin(), steps.rend(),
                                                   [](const Step& s) { return is_move(s.kind); });
            auto& table = *journey.app().table();
            EXPECT_EQ(table.shown().winner, static_cast<int>(last->to.index()));
            EXPECT_TRUE(table.turn()->headline().contains(
                journey.app().board()->name(journey.app().board()->idOf(last->to))))
                << table.turn()->headline().toStdString();
            EXPECT_GT(table.shown().marks.size(), 0U) << "the ways are numbered";
            const QRectF map = placeOf(journey, "turnMap");
            for (const QString& id : table.focus()) {
                const QPointF at = journey.app().board()->centreOf(id);
                QQuickItem* const view = journey.find("turnMap");
                const double unit = view->property("unit").toDouble();
                const QPointF seenAt((at.x() - view->property("viewLeft").toDouble()) * unit,
                                     (at.y() - view->property("viewTop").toDouble()) * unit);
                EXPECT_TRUE(QRectF(QPointF(0, 0), map.size()).adjusted(10, 10, -10, -10).contains(seenAt))
                    << id.toStdString();
            }
            journey.picture(QStringLiteral("steady_ultimaszyna_%1_%2").arg(size.width()).arg(seed));
        }
        EXPECT_GT(seen, 1);
    }
}

TEST(ScytheSteady, ANewCardOpensAtItsTop) {
    ScytheJourney journey(twoFactions(), {}, QSize(360, 640));
    ASSERT_TRUE(journey.game().perform(EndHumanTurn{}).ok());
    journey.settle();
    QQuickItem* const turn = journey.find("tableTurn");
    ASSERT_TRUE(turn);
    turn->setProperty("contentY", 40);
    journey.tap("doneButton");
    ASSERT_TRUE(journey.game().perform(EndHumanTurn{}).ok());
    journey.settle();
    EXPECT_EQ(turn->property("contentY").toDouble(), 0);
}

TEST(ScytheSteady, TheKeysOfTheCardsKeepTheirPlaceAndGreyOut) {
    GameOptions options = twoFactions();
    options.cards_from = CardsFrom::box;
    for (const QSize size : {QSize(412, 915), QSize(360, 640)}) {
        ScytheJourney journey(options, {}, size);
        QStringList names;
        for (std::size_t card = 1; card <= card_count; ++card)
            names << QStringLiteral("cardKey_%1").arg(card);
        journey.tap("endTurnButton");
        const auto before = placesOf(journey, names);
        EXPECT_FALSE(before["cardKey_19"].isEmpty());
        journey.picture(QStringLiteral("steady_keys_%1").arg(size.width()));
        journey.tap("cardKey_3");
        ASSERT_TRUE(journey.state().turn);
        EXPECT_EQ(journey.state().turn->card, CardId(3));
        journey.tap("doneButton");
        journey.tap("endTurnButton");
        EXPECT_EQ(placesOf(journey, names), before);
        EXPECT_FALSE(journey.find("cardKey_3")->isEnabled()) << "it lies on the discard";
        EXPECT_TRUE(journey.find("cardKey_4")->isEnabled());
    }
}

TEST(ScytheSteady, PiecesOnTheBaseAreNotSentThereAndEveryRecruitHasItsSign) {
    ScytheJourney journey;
    journey.tapPlace(journey.app().board()->idOf(journey.game().human().base()));
    ASSERT_EQ(journey.app().human()->act(), ScytheHuman::Piece);
    EXPECT_FALSE(journey.find("toBase")->isEnabled());
    journey.tap("cancelButton");
    journey.tap("act_recruit");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("needItem_3"); }));
    QStringList signs;
    for (int i = 0; i < 4; ++i)
        signs << journey.find(QStringLiteral("needItem_%1").arg(i))->property("symbol").toString();
    signs.removeDuplicates();
    EXPECT_EQ(signs.size(), 4);
    journey.picture("steady_recruits");
}
