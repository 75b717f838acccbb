// Combats of Scythe by touch, whoever attacks, and the questions of the Automa.
#include "tests/scythe/journeys/scythe_journey.h"

#include "model/scythe/table/command.h"

using namespace automa::journeys;
using namespace automa::scythe;

namespace {

/// The human's character beside a mech of the Automa.
void faceToFace(const Catalogue& facts, State& state) {
    Side& human = state.side(first_side(state, Player::human));
    Side& automa = state.side(first_side(state, Player::automa));
    take_unit(human, UnitKind::character, human.units.character);
    put_unit(human, UnitKind::character, *facts.find_territory("C3"));
    put_unit(automa, UnitKind::mech, *facts.find_territory("B5"));
    automa.automa.power = 12;
    automa.automa.combat_cards = 2;
}

/// The human's character in the neighbourhood of a mech of the Automa.
void inReach(const Catalogue& facts, State& state) {
    faceToFace(facts, state);
    Side& human = state.side(first_side(state, Player::human));
    const TerritoryId mech = *facts.find_territory("B5");
    TerritorySet near = neighbourhood(facts, state, first_side(state, Player::automa), mech);
    near.remove(mech);
    take_unit(human, UnitKind::character, human.units.character);
    put_unit(human, UnitKind::character, near.first());
}

/// A game in which the Automa attacks a combat unit in its first turn.
GameOptions thatAttacks(const Catalogue& facts) {
    for (std::uint64_t seed = 1; seed < 500; ++seed) {
        const GameOptions options = twoFactions(seed);
        State state = new_game(facts, options).value();
        inReach(facts, state);
        const auto dealt = carry_out(facts, state, DealCard{});
        const auto decided = decide(facts, dealt.value().after);
        if (!decided.value().needs.empty() && decided.value().needs.front().what == NeedKind::combat_card)
            return options;
    }
    ADD_FAILURE() << "no such game";
    return twoFactions();
}

const Catalogue& facts() {
    static const Catalogue loaded = Catalogue::load_embedded().value();
    return loaded;
}

} // namespace

TEST(ScytheCombat, YourAttackIsToldByItsWinnerWithTwoTaps) {
    ScytheJourney journey(twoFactions(), faceToFace);
    journey.tapPlace("C3");
    journey.tapPlace("B5");
    ASSERT_EQ(journey.app().combat()->stage(), ScytheCombat::Dial) << "the combat opens by itself";
    journey.picture("scythe_combat_dial");
    journey.resetTaps();
    journey.tap("revealButton");
    ASSERT_EQ(journey.app().combat()->stage(), ScytheCombat::Values);
    journey.picture("scythe_combat_values");
    journey.tap("humanWon");
    EXPECT_EQ(journey.taps(), 2);
    journey.picture("scythe_combat_result");
    EXPECT_TRUE(journey.shows("combatStar"));
    journey.tap("doneButton");
    EXPECT_EQ(journey.game().human().human.stars, 1) << "counted without a tap";
    EXPECT_FALSE(has_unit(journey.game().automa(), UnitKind::mech, journey.territory("B5"))) << "S-96";
    EXPECT_TRUE(journey.game().humanToAct()) << "the human's turn goes on";
    EXPECT_TRUE(has_unit(journey.game().human(), UnitKind::character, journey.territory("B5")));
}

TEST(ScytheCombat, ALostAttackSendsYouHome) {
    ScytheJourney journey(twoFactions(), faceToFace);
    journey.tapPlace("C3");
    journey.tapPlace("B5");
    journey.tap("revealButton");
    journey.tap("automaWon");
    journey.tap("doneButton");
    EXPECT_EQ(journey.game().human().units.character, journey.game().human().base()) << "S-97";
    EXPECT_EQ(journey.game().automa().automa.combat_stars, 1);
}

TEST(ScytheCombat, MorePiecesMayBeMovedBeforeTheFight) {
    ScytheJourney journey(twoFactions(), faceToFace);
    journey.tapPlace("C3");
    journey.tapPlace("B5");
    journey.tap("moreMoves");
    EXPECT_EQ(journey.app().combat()->stage(), ScytheCombat::None);
    ASSERT_TRUE(journey.shows("fightButton"));
    EXPECT_FALSE(journey.shows("endTurnButton")) << "a fight is due";
    journey.tap("fightButton");
    EXPECT_EQ(journey.app().combat()->stage(), ScytheCombat::Dial);
}

TEST(ScytheCombat, UndoTakesTheRevealBackAsOneAction) {
    ScytheJourney journey(twoFactions(), faceToFace);
    journey.tapPlace("C3");
    journey.tapPlace("B5");
    const State before = journey.state();
    journey.tap("revealButton");
    journey.tap("undoButton");
    EXPECT_EQ(journey.state(), before);
    EXPECT_EQ(journey.app().combat()->stage(), ScytheCombat::Dial);
}

TEST(ScytheCombat, TheAppAddsUpTheNumbersAndATieGoesToTheAttacker) {
    ScytheJourney journey(twoFactions(), faceToFace);
    journey.tapPlace("C3");
    journey.tapPlace("B5");
    journey.tap("revealButton");
    journey.tap("combatNumbers");
    const int cards = journey.app().combat()->usedCards();
    for (int i = 0; i < cards; ++i)
        journey.tap(QStringLiteral("automaValue%1_2").arg(i));
    const int automa = journey.app().combat()->usedPower() + 2 * cards;
    ASSERT_EQ(automa, 9) << "dial 7 and a card of 2 make the totals equal";
    journey.tap("dial_7");
    journey.tap("humanValue0_2");
    ASSERT_TRUE(journey.app().combat()->counted());
    journey.picture("scythe_combat_numbers");
    EXPECT_TRUE(journey.says("Result: you win")) << "you attack: a tie is yours (S-91)";
    journey.tap("resultButton");
    EXPECT_TRUE(journey.says(QStringLiteral("9\u00a0to 9")));
    EXPECT_TRUE(journey.says("A tie goes to the attacker (S-91)"));
    EXPECT_EQ(journey.app().combat()->stage(), ScytheCombat::None);
}

TEST(ScytheCombat, AnAbilityTakesPowerBeforeTheReveal) {
    GameOptions options = twoFactions();
    options.human = Faction::nordic; // Artillery
    ScytheJourney journey(options, [](const Catalogue& known, State& state) {
        faceToFace(known, state);
        state.side(first_side(state, Player::human)).human.abilities = 0b0100;
    });
    journey.tapPlace("C3");
    journey.tapPlace("B5");
    journey.tap("takesPower");
    EXPECT_EQ(journey.app().combat()->power(), 10);
    journey.tap("revealButton");
    const auto& loses = journey.state().turn->answers.automa_loses;
    ASSERT_TRUE(loses);
    EXPECT_EQ(loses->power, 2);
}

TEST(ScytheCombat, AnAttackOfTheAutomaIsLostOrWon) {
    const GameOptions options = thatAttacks(facts());
    for (const bool human : {true, false}) {
        ScytheJourney journey(options, inReach);
        journey.tap("endTurnButton");
        ASSERT_EQ(journey.app().combat()->stage(), ScytheCombat::Dial);
        journey.picture("scythe_automa_attacks");
        journey.tap("revealButton");
        journey.tap(human ? "humanWon" : "automaWon");
        journey.tap("doneButton");
        EXPECT_EQ(journey.game().automa().automa.combat_stars, human ? 0 : 1);
        EXPECT_EQ(journey.game().human().units.character == journey.game().human().base(), !human);
    }
}

TEST(ScytheCombat, TheCardOfTheBoxIsToldWithOneTap) {
    GameOptions options = twoFactions();
    options.cards_from = CardsFrom::box;
    ScytheJourney journey(options, faceToFace);
    journey.tapPlace("C3");
    journey.tapPlace("B5");
    journey.tap("revealButton");
    journey.resetTaps();
    journey.tap("cardKey_8");
    EXPECT_EQ(journey.taps(), 1);
    EXPECT_EQ(journey.state().turn->answers.combat_card, CardId(8));
}

TEST(ScytheCombat, WorkersMetAloneFlee) {
    ScytheJourney journey(twoFactions(), [](const Catalogue& known, State& state) {
        Side& human = state.side(first_side(state, Player::human));
        take_unit(human, UnitKind::character, human.units.character);
        put_unit(human, UnitKind::character, *known.find_territory("C5"));
    });
    const Place worker = *journey.game().automa().units.workers.begin();
    ASSERT_TRUE(worker.is_territory());
    journey.tapPlace("C5");
    journey.tapPlace(journey.app().board()->idOf(worker));
    journey.tap("revealButton");
    EXPECT_TRUE(journey.says("The workers flee"));
    journey.tap("doneButton");
    EXPECT_EQ(units_at(journey.game().automa(), UnitKind::worker, journey.game().automa().base()), 1)
        << "S-98";
}
