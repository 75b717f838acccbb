// What stands around the table: a new game, its set-up, corrections, the end, and cards only.
#include "app/library/library_app.h"
#include "app/scythe/sample_table.h"
#include "app/scythe/scythe_app.h"
#include "tests/journeys/journey.h"

#include <gtest/gtest.h>

using automa::app::scythe_app::SampleTable;
using automa::app::scythe_app::ScytheApp;
using automa::app::scythe_app::ScytheCardsOnly;
using automa::app::scythe_app::ScytheGame;
using automa::journeys::Journey;
using namespace automa::scythe;

namespace {

class ScytheAround : public ::testing::Test {
protected:
    ScytheAround() { journey_.shell().settings()->setLanguage(QStringLiteral("en")); }

    [[nodiscard]] ScytheApp& app() {
        return *static_cast<ScytheApp*>(journey_.shell().games()->viewModel(QStringLiteral("scythe")));
    }
    /// A saved game, played on until something is the case, with its page open at a place.
    void openGame(const GameOptions& options, const std::function<bool(const ScytheGame&)>& enough,
                  const char* place = "table") {
        app().saves().begin(new_game(*app().facts(), options).value(), {}, options.seed);
        ASSERT_TRUE(SampleTable(app().game(), options.seed).playUntil(enough));
        journey_.shell().settings()->setValue(QStringLiteral("scythe/place"), QString::fromLatin1(place));
        journey_.shell().navigator()->open(QStringLiteral("scythe/game"));
        journey_.settle();
        journey_.resetTaps();
    }
    void tapMore(const char* stepper) {
        QQuickItem* const item = journey_.find(QString::fromLatin1(stepper));
        ASSERT_TRUE(item) << "there is no '" << stepper << "' in sight";
        journey_.tap(item->findChild<QQuickItem*>("more"));
    }
    static bool humanActs(const ScytheGame& game) {
        return game.cursor() >= 6 && game.humanToAct() && game.state().contested.empty();
    }

    Journey journey_;
};

GameOptions cardsOnly() {
    GameOptions options = SampleTable::twoFactions(5);
    options.tracking = Tracking::cards_only;
    return options;
}

} // namespace

TEST_F(ScytheAround, FromHomeToTheFirstAutomaTurnInEightTaps) {
    journey_.newGame(QStringLiteral("scythe"));
    ASSERT_TRUE(journey_.shows("newGamePage"));
    journey_.tap("setUp");
    ASSERT_TRUE(journey_.shows("setupPage"));
    EXPECT_TRUE(journey_.says(QStringLiteral("Lakes count, home bases do not")));
    journey_.tap("begin");
    ASSERT_TRUE(journey_.shows("gamePage"));
    journey_.tap("endTurnButton");
    EXPECT_TRUE(app().game().state().turn.has_value());
    EXPECT_TRUE(journey_.shows("automaCard"));
    EXPECT_LE(journey_.taps(), 8);
}

TEST_F(ScytheAround, WhatIsChosenIsPlayedAndChosenAgainNextTime) {
    journey_.newGame(QStringLiteral("scythe"));
    journey_.tap("human_nordic");
    journey_.tap("automa_crimea");
    journey_.tap("level_automaszyna");
    journey_.tap("cardsBox");
    journey_.tap("modifiers");
    tapMore("modifier_coins");
    journey_.tap("modifier_move_check");
    journey_.tap("modifiersDone");
    journey_.tap("setUp");
    journey_.tap("begin");
    const State& state = app().game().state();
    EXPECT_EQ(app().game().human().faction, Faction::nordic);
    EXPECT_EQ(app().game().automa().faction, Faction::crimea);
    EXPECT_EQ(app().game().automa().automa.star_card, StarCard::automaszyna);
    EXPECT_EQ(state.cards_from, CardsFrom::box);
    EXPECT_EQ(state.modifiers.coins, 1);
    EXPECT_TRUE(state.modifiers.move_check);
    journey_.shell().navigator()->home();
    journey_.newGame(QStringLiteral("scythe"));
    EXPECT_EQ(app().newGame()->options(0).automa, Faction::crimea);
}

TEST_F(ScytheAround, TheFactionOfTheAutomaChangesPlacesWithYours) {
    journey_.newGame(QStringLiteral("scythe"));
    const GameOptions before = app().newGame()->options(0);
    journey_.tap(QStringLiteral("human_") + QLatin1String(name_of(before.automa).data()));
    EXPECT_EQ(app().newGame()->options(0).human, before.automa);
    EXPECT_EQ(app().newGame()->options(0).automa, before.human);
}

TEST_F(ScytheAround, ANumberSetByHandStandsInTheLedgerAndIsUndone) {
    openGame(SampleTable::twoFactions(3), humanActs, "trackers");
    const int before = app().game().automa().automa.power;
    journey_.tap("trackerEdit");
    tapMore("draft_power");
    journey_.tap("draftSet");
    EXPECT_EQ(app().game().automa().automa.power, before + 1);
    EXPECT_TRUE(journey_.says(QStringLiteral("by hand")));
    EXPECT_TRUE(app().game().undo());
    EXPECT_EQ(app().game().automa().automa.power, before);
}

TEST_F(ScytheAround, APlaceOfTheBoardIsSetRight) {
    openGame(SampleTable::twoFactions(3), humanActs, "board");
    const Place at = app().game().automa().units.workers[0];
    const auto count = [&] { return app().game().automa().units.workers.size(); };
    const auto before = count();
    ASSERT_GT(before, 1U);
    journey_.tap(QStringLiteral("space_") + app().board()->idOf(at));
    journey_.tap("correctPlace");
    QQuickItem* const stepper = journey_.find(QStringLiteral("draft_automa.worker"));
    ASSERT_TRUE(stepper);
    journey_.tap(stepper->findChild<QQuickItem*>("less"));
    journey_.tap("draftSet");
    EXPECT_EQ(count(), before - 1);
}

TEST_F(ScytheAround, TheEndIsScoredLineByLineAndKept) {
    openGame(SampleTable::twoFactions(7), [](const ScytheGame& game) { return game.over(); });
    ASSERT_TRUE(journey_.shows("gameEndPane"));
    tapMore("draft_coins");
    tapMore("draft_popularity");
    journey_.tap("saveResult");
    ASSERT_TRUE(app().gameEnd()->saved());
    ASSERT_TRUE(app().game().state().final_lines.has_value());
    EXPECT_EQ(app().game().state().final_lines->coins, 1);
    journey_.shell().navigator()->home();
    journey_.shell().navigator()->open(QStringLiteral("statistics"));
    journey_.settle();
    EXPECT_TRUE(journey_.says(QStringLiteral("Polania")));
}

TEST_F(ScytheAround, CardsOnlyBooksItsCardAndTellsACombatFromTheDialToItsResult) {
    openGame(cardsOnly(), humanActs);
    ASSERT_TRUE(journey_.shows("cardsPane"));
    journey_.tap("nextCard");
    EXPECT_EQ(app().cardsOnly()->stage(), ScytheCardsOnly::Card);
    journey_.tap("doneButton");
    EXPECT_EQ(app().cardsOnly()->stage(), ScytheCardsOnly::Human);
    journey_.resetTaps();
    journey_.tap("combatButton");
    EXPECT_TRUE(journey_.says(QStringLiteral("You attack")));
    EXPECT_TRUE(journey_.says(QStringLiteral("power dial"))) << "the dial comes before the card (S-92)";
    EXPECT_FALSE(journey_.shows("fightCard"));
    journey_.tap("revealButton");
    EXPECT_TRUE(journey_.shows("fightCard"));
    journey_.tap("humanWon");
    EXPECT_EQ(journey_.taps(), 3);
    EXPECT_TRUE(journey_.says(QStringLiteral("Combat: you win")));
    journey_.picture("scythe_cards_told");
    EXPECT_TRUE(journey_.shows("combatStar"));
    journey_.tap("doneButton");
    EXPECT_EQ(app().cardsOnly()->stage(), ScytheCardsOnly::Human);
    EXPECT_EQ(app().game().human().human.stars, 1);
}

TEST_F(ScytheAround, CardsOnlyAsksTheBoxWithoutTheLastCardInPlay) {
    GameOptions options = cardsOnly();
    options.cards_from = CardsFrom::box;
    openGame(options, humanActs);
    ASSERT_FALSE(app().game().automa().automa.cards.discard.empty());
    journey_.tap("nextCard");
    ASSERT_TRUE(journey_.shows("cardKeys"));
    EXPECT_FALSE(journey_.says(QStringLiteral("in play now"))) << "the card of this turn is not known yet";
    const CardId first = deck_of(app().game().automa().automa.cards).first();
    journey_.tap(QStringLiteral("cardKey_%1").arg(first.value));
    EXPECT_TRUE(journey_.says(QStringLiteral("in play now")));
    EXPECT_TRUE(journey_.says(QStringLiteral("Row 1: you decide")));
}

TEST_F(ScytheAround, ASkippedTurnOfCardsOnlyAsksForNoMove_S16) {
    GameOptions options = cardsOnly();
    options.star_card = StarCard::autometta;
    options.cards_from = CardsFrom::box;
    app().begin(new_game(*app().facts(), options).value(), 5);
    journey_.settle();
    journey_.tap("nextCard");
    journey_.tap("cardKey_8");
    EXPECT_TRUE(journey_.says(QStringLiteral("Skipped turn")));
    EXPECT_FALSE(journey_.says(QStringLiteral("you decide")));
}

TEST_F(ScytheAround, ASymbolOfTheCardOpensItsRule) {
    GameOptions options = cardsOnly();
    options.cards_from = CardsFrom::box;
    app().begin(new_game(*app().facts(), options).value(), 5);
    journey_.settle();
    journey_.tap("nextCard");
    journey_.tap("cardKey_3"); // moves a worker
    journey_.tap("symbol:move_worker");
    EXPECT_TRUE(journey_.waitUntil([&] { return journey_.says(QStringLiteral("S-41")); }));
    journey_.tap("back");
    EXPECT_TRUE(journey_.shows("cardsPane")) << "back in the turn";
}

TEST_F(ScytheAround, CardsOnlyChangesOverToTheBoardAndBack) {
    openGame(cardsOnly(), humanActs);
    const int power = app().game().automa().automa.power;
    journey_.tap("gameTracking");
    journey_.tap("trackBoard");
    ASSERT_TRUE(journey_.shows("enterPage"));
    journey_.tap("finishEntry");
    EXPECT_EQ(app().game().state().tracking, Tracking::full);
    EXPECT_EQ(app().game().automa().automa.power, power);
    EXPECT_FALSE(app().game().automa().units.workers.empty());
    journey_.tap("gameTracking");
    journey_.tap("trackCards");
    EXPECT_EQ(app().game().state().tracking, Tracking::cards_only);
    EXPECT_TRUE(journey_.shows("cardsPane"));
}

TEST_F(ScytheAround, CardsOnlyAsksWhatAnAbilityTakesBeforeTheReveal_S100) {
    GameOptions options = cardsOnly();
    options.human = Faction::nordic; // Artillery
    openGame(options, humanActs);
    const int power = app().game().automa().automa.power;
    ASSERT_GE(power, 2);
    journey_.tap("combatButton");
    ASSERT_EQ(app().cardsOnly()->stage(), ScytheCardsOnly::Dial);
    journey_.picture("scythe_cards_ability");
    journey_.tap("noCombat");
    EXPECT_EQ(app().cardsOnly()->stage(), ScytheCardsOnly::Human) << "nothing happened";
    journey_.tap("combatButton");
    journey_.tap("undoButton");
    EXPECT_NE(app().cardsOnly()->stage(), ScytheCardsOnly::Dial) << "what came before is taken back";
    EXPECT_TRUE(app().game().redo());
    journey_.settle();
    journey_.tap("combatButton");
    journey_.tap("takesPower");
    journey_.tap("revealButton");
    ASSERT_EQ(app().cardsOnly()->stage(), ScytheCardsOnly::Fight);
    EXPECT_EQ(app().game().automa().automa.power, power - 2);
    const int spent = app().game().state().fight->power;
    EXPECT_LE(spent, power - 2);
    journey_.tap("humanWon");
    EXPECT_EQ(app().game().automa().automa.power, power - 2 - spent);
}

TEST_F(ScytheAround, CardsOnlyTakesACardOfTheAutomaWithTheBoxDealing) {
    GameOptions options = cardsOnly();
    options.human = Faction::crimea; // Scout
    options.cards_from = CardsFrom::box;
    openGame(options, humanActs);
    const int cards = app().game().automa().automa.combat_cards;
    ASSERT_GE(cards, 1);
    journey_.tap("combatButton");
    journey_.tap("takesCard");
    journey_.tap("revealButton");
    ASSERT_EQ(app().cardsOnly()->stage(), ScytheCardsOnly::FightCard);
    const CardId first = deck_of(app().game().automa().automa.cards).first();
    journey_.tap(QStringLiteral("cardKey_%1").arg(first.value));
    ASSERT_EQ(app().cardsOnly()->stage(), ScytheCardsOnly::Fight);
    EXPECT_EQ(app().game().automa().automa.combat_cards, cards - 1);
}

TEST_F(ScytheAround, CardsOnlyEndsWithASixthStarPlacedInACombat_S14) {
    const auto fiveStars = [](State& state, bool human) {
        if (human) {
            state.side(first_side(state, Player::human)).human.stars = 5;
        } else {
            AutomaMat& mat = state.side(first_side(state, Player::automa)).automa;
            mat.star_cube = 20; // five stars of the track
        }
    };
    for (const bool human : {true, false}) {
        State start = new_game(*app().facts(), cardsOnly()).value();
        fiveStars(start, human);
        app().begin(start, 5);
        journey_.settle();
        journey_.tap("combatButton");
        journey_.tap("revealButton");
        EXPECT_EQ(journey_.shows("combatSixth"), human);
        EXPECT_TRUE(app().cardsOnly()->sixthStar()) << "on without a tap";
        journey_.tap(human ? "humanWon" : "automaWon");
        EXPECT_TRUE(journey_.says(QStringLiteral("stop immediately"))) << "the combat is told to its end";
        journey_.tap("doneButton");
        EXPECT_EQ(app().stage(), ScytheApp::Ended);
        EXPECT_TRUE(journey_.shows("gameEndPane"));
        journey_.shell().navigator()->home();
        journey_.settle();
    }
}

TEST_F(ScytheAround, TheDiscardsAreSetRight) {
    openGame(SampleTable::twoFactions(3), humanActs, "trackers");
    const auto& piles = app().game().automa().automa.cards;
    ASSERT_FALSE(piles.discard.empty());
    const CardId top = piles.discard.back();
    const std::size_t unseen = piles.draw.size();
    journey_.tap("openSeenCards");
    journey_.tap("editCards");
    QQuickItem* const choice = journey_.find(QStringLiteral("pile_%1").arg(int{top.value}));
    ASSERT_TRUE(choice);
    journey_.picture("scythe_cards_editor");
    for (QQuickItem* const item : automa::journeys::visibleItems(choice))
        if (item->objectName() == QLatin1String("choice_2")) // the combat discard
            journey_.tap(item);
    journey_.tap("draftSet");
    EXPECT_FALSE(piles.discard.contains(top));
    EXPECT_EQ(piles.combat_discard.back(), top);
    EXPECT_EQ(piles.draw.size(), unseen);
    EXPECT_TRUE(app().game().undo());
    EXPECT_EQ(app().game().automa().automa.cards.discard.back(), top);
}

TEST_F(ScytheAround, TheAutomasCharacterIsSetBackOnItsMat) {
    openGame(SampleTable::twoFactions(3), humanActs, "trackers");
    ASSERT_FALSE(app().game().automa().units.character.is_mat());
    journey_.tap("trackerEdit");
    journey_.tap("draft_character_on_mat");
    journey_.tap("recruit_0");
    journey_.tap("draftSet");
    EXPECT_TRUE(app().game().automa().units.character.is_mat());
    EXPECT_EQ(app().game().human().human.recruits.value_or(0), 1);
}
