// Every state of Scythe's table in every language, on every size: no text cut, every control named and large
// enough.
#include "tests/scythe/journeys/scythe_journey.h"

#include "app/text/languages.h"
#include "tests/journeys/faults.h"

using namespace automa::journeys;
using namespace automa::scythe;

namespace {

struct Look {
    QSize size;
    int textSize = 100;
    bool dark = false;
};

/// Both sides with pieces of every kind, so that everything is in sight.
void middleOfTheGame(const Catalogue& facts, State& state) {
    Side& human = state.side(first_side(state, Player::human));
    Side& automa = state.side(first_side(state, Player::automa));
    const auto at = [&](const char* id) { return Place(*facts.find_territory(id)); };
    take_unit(human, UnitKind::character, human.units.character);
    put_unit(human, UnitKind::character, at("D4"));
    put_unit(human, UnitKind::mech, at("C2"));
    put_unit(human, UnitKind::worker, at("C2"));
    put_unit(human, UnitKind::worker, at("C2"));
    human.human.abilities = 0b0001;
    human.human.stars = 5;
    put_unit(automa, UnitKind::mech, at("D5"));
    put_unit(automa, UnitKind::worker, at("D5"));
    automa.automa.power = 12;
    automa.automa.combat_cards = 3;
    automa.automa.coins = 13;
}

class ScytheOnSize : public testing::TestWithParam<Look> {
protected:
    void judge(ScytheJourney& journey, const QString& screen) {
        const QString size = QStringLiteral("%1x%2_%3")
                                 .arg(GetParam().size.width())
                                 .arg(GetParam().size.height())
                                 .arg(GetParam().textSize);
        for (const char* language : automa::app::languages) {
            journey.shell().settings()->setLanguage(QLatin1String(language));
            journey.settle();
            QStringList faults = textFaults(journey.window());
            if (QLatin1String(language) == QLatin1String("uk"))
                faults += controlFaults(journey.window());
            for (const QString& fault : faults)
                ADD_FAILURE() << screen.toStdString() << ", " << language << ", " << size.toStdString()
                              << ": " << fault.toStdString();
            if (QLatin1String(language) == QLatin1String("uk"))
                journey.picture(QStringLiteral("scythe_%1_%2").arg(screen, size));
        }
        journey.shell().settings()->setLanguage(QStringLiteral("en"));
        journey.settle();
    }
    void prepare(ScytheJourney& journey) {
        journey.shell().settings()->setTextSize(GetParam().textSize);
        if (GetParam().dark)
            journey.shell().settings()->setTheme(QStringLiteral("dark"));
        journey.settle();
    }
};

} // namespace

TEST_P(ScytheOnSize, TheHumansTurn) {
    ScytheJourney journey(twoFactions(), middleOfTheGame, GetParam().size);
    prepare(journey);
    judge(journey, "human");
    journey.app().human()->tap("C2");
    judge(journey, "piece");
    journey.app().human()->tap("C3");
    judge(journey, "moved");
    journey.app().human()->begin(ScytheHuman::Mech);
    judge(journey, "ability");
    journey.app().human()->begin(ScytheHuman::Worker);
    judge(journey, "worker");
}

TEST_P(ScytheOnSize, TheAutomasTurnAndItsReasons) {
    ScytheJourney journey(twoFactions(5), middleOfTheGame, GetParam().size);
    prepare(journey);
    ASSERT_TRUE(journey.game().perform(EndHumanTurn{}).ok());
    judge(journey, "automa");
    journey.shell().navigator()->open("scythe/why");
    journey.settle();
    for (int step = 0; step < 40 && !journey.app().why()->atEnd(); ++step) {
        if (step < 6)
            judge(journey, QStringLiteral("why%1").arg(step));
        journey.app().why()->forward();
        journey.settle();
    }
}

TEST_P(ScytheOnSize, TheCombat) {
    ScytheJourney journey(twoFactions(), middleOfTheGame, GetParam().size);
    prepare(journey);
    journey.app().human()->tap("D4");
    journey.app().human()->tap("D5");
    ASSERT_EQ(journey.app().combat()->stage(), ScytheCombat::Dial);
    journey.app().combat()->setOddsWanted(true);
    judge(journey, "dial");
    journey.app().combat()->reveal();
    judge(journey, "values");
    journey.tap("combatNumbers");
    journey.app().combat()->setDial(3);
    for (int i = 0; i < journey.app().combat()->usedCards(); ++i)
        journey.app().combat()->setAutomaValue(i, 4);
    judge(journey, "numbers");
    journey.app().combat()->tell(true);
    judge(journey, "result");
}

TEST_P(ScytheOnSize, TheCardOfTheBox) {
    GameOptions options = twoFactions();
    options.cards_from = CardsFrom::box;
    ScytheJourney journey(options, middleOfTheGame, GetParam().size);
    prepare(journey);
    ASSERT_TRUE(journey.game().perform(EndHumanTurn{}).ok());
    judge(journey, "box");
}

TEST_P(ScytheOnSize, CardsOnly) {
    GameOptions options = twoFactions();
    options.human = Faction::nordic; // Artillery
    options.tracking = Tracking::cards_only;
    ScytheJourney journey(
        options,
        [](const Catalogue&, State& state) {
            state.side(first_side(state, Player::human)).human.stars = 4;
            state.side(first_side(state, Player::automa)).automa.combat_cards = 3;
        },
        GetParam().size);
    prepare(journey);
    judge(journey, "cards");
    journey.tap("combatButton");
    judge(journey, "cards_dial");
    journey.tap("revealButton");
    judge(journey, "cards_fight");
    journey.tap("humanWon");
    judge(journey, "cards_told");
    journey.tap("doneButton");
    journey.tap("nextCard");
    judge(journey, "cards_turn");
}

TEST_P(ScytheOnSize, WhatIsSetByHand) {
    ScytheJourney journey(twoFactions(), middleOfTheGame, GetParam().size);
    prepare(journey);
    journey.app().place()->keep(automa::app::GamePlace::Trackers);
    journey.app().place()->show(automa::app::GamePlace::Trackers);
    journey.settle();
    judge(journey, "trackers");
    journey.tap("trackerEdit");
    judge(journey, "by_hand");
    journey.tap("sheetClose");
    journey.tap("openSeenCards");
    judge(journey, "seen_cards");
    journey.tap("editCards");
    judge(journey, "cards_editor");
}

TEST_P(ScytheOnSize, ACardLookedUpInTheGame) {
    ScytheJourney journey(twoFactions(), middleOfTheGame, GetParam().size);
    prepare(journey);
    journey.shell().navigator()->open("lookup", {{"game", "scythe"}, {"key", "card:15"}});
    journey.settle();
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("rightNow"); }));
    judge(journey, "right_now");
    EXPECT_EQ(journey.app().prospect()->card(), 15);
    journey.shell().navigator()->back();
    journey.settle();
    EXPECT_TRUE(journey.waitUntil([&] { return !journey.app().prospect()->viewers()->isActive(); }))
        << "nobody looks at it any more";
}

INSTANTIATE_TEST_SUITE_P(Sizes, ScytheOnSize,
                         testing::Values(Look{{360, 640}}, Look{{412, 915}, 100, true}, Look{{412, 915}, 200},
                                         Look{{1280, 800}, 100, true}),
                         [](const auto& each) {
                             return std::to_string(each.param.size.width()) + "x"
                                    + std::to_string(each.param.size.height()) + "at"
                                    + std::to_string(each.param.textSize);
                         });
