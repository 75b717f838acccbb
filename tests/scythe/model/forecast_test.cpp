// What may come: the forecast over unseen cards, the odds of a combat, and the code of a set-up.
#include "model/core/random.h"
#include "model/scythe/table/setup.h"
#include "model/scythe/table/share_code.h"
#include "model/scythe/turn/combat_table.h"
#include "model/scythe/turn/forecast.h"
#include "tests/scythe/model/support.h"

#include <numeric>

namespace automa::scythe::test {
namespace {

TEST(ScytheForecast, EveryUnseenCardOnceAndGroupedByItsMoves) {
    const State state = read(example());
    const auto foreseen = forecast(facts(), state);
    ASSERT_TRUE(foreseen);
    EXPECT_EQ(foreseen->prospects.size(), 17U); // cards 4 and 9 are out
    int cards = 0;
    for (const Outcome& outcome : foreseen->outcomes) {
        cards += outcome.cards.size();
        EXPECT_TRUE(outcome.cards.has(foreseen->prospects[outcome.example].card));
    }
    EXPECT_EQ(cards, 17);
    EXPECT_LT(foreseen->outcomes.size(), 17U);
    for (std::size_t i = 1; i < foreseen->outcomes.size(); ++i)
        EXPECT_GE(foreseen->outcomes[i - 1].cards.size(), foreseen->outcomes[i].cards.size());
    for (const Prospect& prospect : foreseen->prospects) {
        const Json told = decided(with_card(example(), prospect.card.value));
        EXPECT_EQ(prospect.decision.steps.size(), told.at("steps").size());
    }
}

TEST(ScytheForecast, KnowsNothingOfTheHiddenOrder) {
    GameOptions options;
    options.cards_from = CardsFrom::app;
    options.seed = 1;
    const State one = new_game(facts(), options).value();
    options.seed = 2;
    const State other = new_game(facts(), options).value();
    ASSERT_NE(one, other);
    EXPECT_EQ(forecast(facts(), one), forecast(facts(), other));
}

TEST(ScytheForecast, IsSilentWhileATurnLiesOnTheTable) {
    EXPECT_FALSE(forecast(facts(), read(with_card(example(), 14))));
}

TEST(ScytheProspect, IsWhatTheCardWouldBringWhereverItLies) {
    const State state = read(example());
    for (const int number : {14, 4, 9}) { // unseen, in the discard, on top of it
        const CardId card(static_cast<std::size_t>(number));
        const auto seen = prospect(facts(), state, card);
        ASSERT_TRUE(seen);
        EXPECT_EQ(seen->card, card);
        Json drawn = example();
        drawn["cards"] = {{"discard", Json::array()}, {"combat_discard", Json::array()}};
        const auto decision = decide(facts(), read(with_card(drawn, number)));
        ASSERT_TRUE(decision.ok());
        EXPECT_EQ(seen->steps, decision.value().steps);
        EXPECT_EQ(seen->skipped, decision.value().skipped);
    }
}

TEST(ScytheProspect, NothingWhileAFightIsDueOrOnlyCardsAreKept) {
    State state = read(example());
    state.contested.push_back(at("E3"));
    EXPECT_FALSE(prospect(facts(), state, CardId(1)));
    state.contested.clear();
    state.tracking = Tracking::cards_only;
    EXPECT_FALSE(prospect(facts(), state, CardId(1)));
    state.tracking = Tracking::full;
    state.ended_by = SideId(0U);
    EXPECT_FALSE(prospect(facts(), state, CardId(1)));
}

TEST(ScytheStrength, TheOddsSumUpToOne) {
    const State state = read(example());
    const auto odds = strength_odds(facts(), state, SideId(1), 1);
    double sum = 0;
    for (const StrengthOdds& one : odds)
        sum += one.odds;
    EXPECT_NEAR(sum, 1.0, 1e-9);
    EXPECT_LE(odds.back().strength, 22);
}

TEST(ScytheStrength, WithoutPowerAndCardsItIsNothing) {
    const State state = read(with(with(example(), "/automa/power", 0), "/automa/combat_cards", 0));
    EXPECT_EQ(strength_odds(facts(), state, SideId(1), 1), (std::vector<StrengthOdds>{{0, 1.0}}));
}

TEST(ScytheStrength, OneCardOfTwoOfTheDeckIsAsLikelyAsItsValue) {
    // Only card 14 is left: 1 power and one combat card of the 42.
    Json position = with(example(), "/automa/combat_cards", 1);
    position["cards"]["discard"] = Json::array();
    for (int card = 1; card <= 19; ++card)
        if (card != 14)
            position["cards"]["discard"].push_back(card);
    const auto odds = strength_odds(facts(), read(position), SideId(1), 1);
    ASSERT_EQ(odds.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(odds[i].strength, static_cast<int>(i) + 3);
        EXPECT_NEAR(odds[i].odds, facts().combat_cards[i] / 42.0, 1e-12);
    }
}

GameOptions random_options(core::Random& random) {
    GameOptions options;
    options.automa = static_cast<Faction>(random.below(7));
    options.human = static_cast<Faction>(random.below(7));
    options.star_card = static_cast<StarCard>(random.below(4));
    options.modifiers = {random.below(2) == 0,
                         static_cast<std::int8_t>(static_cast<int>(random.below(5)) - 2),
                         static_cast<std::int8_t>(static_cast<int>(random.below(5)) - 2),
                         random.below(2) == 0,
                         random.below(2) == 0,
                         random.below(2) == 0};
    if (random.below(2) == 0)
        each_interpretation(options.interpretations, [&](const char*, auto& value) {
            using Enum = std::remove_reference_t<decltype(value)>;
            value = static_cast<Enum>(random.below(static_cast<std::uint32_t>(count_of<Enum>)));
        });
    options.resources_tracked = random.below(2) == 0;
    options.tracking = static_cast<Tracking>(random.below(2));
    options.cards_from = static_cast<CardsFrom>(random.below(2));
    options.seed = random.below(2) == 0 ? random.next() : std::uint64_t{random.next()} << 32U | random.next();
    return options;
}

TEST(ScytheShareCode, EverySetUpComesBack) {
    core::Random random(4);
    for (int i = 0; i < 500; ++i) {
        const GameOptions options = random_options(random);
        const auto read = read_share_code(share_code(options));
        ASSERT_TRUE(read.ok()) << share_code(options) << read.error().message;
        ASSERT_EQ(read.value(), options);
    }
    GameOptions usual;
    usual.seed = 12345;
    EXPECT_LE(share_code(usual).size(), 16U) << share_code(usual);
}

TEST(ScytheShareCode, AWrongLetterIsFound) {
    const std::string code = share_code(GameOptions{});
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (code[i] == '-')
            continue;
        std::string wrong = code;
        wrong[i] = wrong[i] == '7' ? '8' : '7';
        EXPECT_FALSE(read_share_code(wrong).ok()) << wrong;
    }
    EXPECT_FALSE(read_share_code("").ok());
}

} // namespace
} // namespace automa::scythe::test
