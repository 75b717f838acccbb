// Odds from what the table can know, and share codes.
#include "model/innovation/table/command.h"
#include "model/innovation/table/setup.h"
#include "model/innovation/table/share_code.h"
#include "model/innovation/table/simulation.h"
#include "model/innovation/turn/forecast.h"
#include "tests/innovation/model/support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace automa::innovation::test {
namespace {

/// A position between two turns: the pair of the last turn lies there.
State between(const std::vector<int>& stack, int action, const std::vector<int>& support) {
    Json json = position();
    json.erase("turn");
    json["cards"]["action"] = action;
    json["cards"]["support"] = support;
    json["cards"]["stack"] = Json::array();
    for (const int card : stack)
        json["cards"]["stack"].push_back(card == 0 ? Json() : Json(card));
    return state_of(json);
}

std::uint64_t total(const Forecast& forecast) {
    std::uint64_t sum = 0;
    for (const Prospect& prospect : forecast.prospects)
        sum += prospect.weight;
    return sum;
}

TEST(InnovationForecast, KnownCardsAreEquallyLikely) {
    const auto found = forecast(facts(), between({1, 2, 3, 5}, 13, {6, 7, 4}));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->prospects.size(), 4U);
    EXPECT_EQ(found->denominator, 4U);
    EXPECT_EQ(total(*found), found->denominator);
    for (const Prospect& prospect : found->prospects) {
        EXPECT_EQ(prospect.support_card, CardId(13));
        EXPECT_FALSE(prospect.unseen);
    }
}

TEST(InnovationForecast, AnUnseenCardIsAnyOfThoseNeverSeen) {
    // Seen are 1 to 6 and 13; of the seven others one lies in the stack.
    const auto found = forecast(facts(), between({1, 2, 3, 0}, 13, {6, 5, 4}));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->prospects.size(), 3U + 7U);
    EXPECT_EQ(found->denominator, 4U * 7U);
    EXPECT_EQ(total(*found), found->denominator);
    for (const Prospect& prospect : found->prospects)
        EXPECT_EQ(prospect.weight, prospect.unseen ? 1U : 7U);
}

TEST(InnovationForecast, TheFirstDrawOfARoundIsAPair) {
    Json json = position();
    json.erase("turn");
    json["cards"]["action"] = nullptr;
    json["cards"]["support"] = Json::array();
    json["cards"]["stack"] = {1, 2, 3, 4, 5, 6, nullptr, nullptr};
    const auto found = forecast(facts(), state_of(json));
    ASSERT_TRUE(found);
    // 6 known in pairs, known with unseen both ways, two unseen.
    EXPECT_EQ(found->prospects.size(), 30U + 2U * 6U * 8U + 8U * 7U);
    EXPECT_EQ(total(*found), found->denominator);
}

/// Every order of the stack, played out: when does the Automa pass?
std::map<int, double> passes_by_trial(const State& state, const std::vector<int>& unseen) {
    std::map<int, double> odds;
    std::vector<int> cards;
    for (const CardId card : state.cards.stack)
        cards.push_back(card.value);
    const auto unknown = static_cast<std::size_t>(std::ranges::count(cards, 0));
    EXPECT_LE(unknown, 1U);
    std::vector<std::vector<int>> decks;
    if (unknown == 0) {
        decks.push_back(cards);
    } else {
        for (const int one : unseen) {
            decks.push_back(cards);
            std::ranges::replace(decks.back(), 0, one);
        }
    }
    double games = 0;
    for (std::vector<int>& deck : decks) {
        std::ranges::sort(deck);
        do {
            State table = state;
            table.cards.stack.clear();
            for (const int card : deck)
                table.cards.stack.push_back(CardId(static_cast<std::size_t>(card)));
            int turn = 0;
            do {
                ++turn;
                apply_in_place(table, CardDrawn{});
            } while (table.cards.action && !passes_by_symbol(facts(), table.cards));
            odds[turn] += 1;
            games += 1;
        } while (std::ranges::next_permutation(deck).found);
    }
    for (auto& [turn, weight] : odds)
        weight /= games;
    return odds;
}

TEST(InnovationForecast, A42_A45_PassOddsAreThoseOfEveryOrderOfTheStack) {
    const std::vector<int> never_seen{7, 8, 9, 10, 11, 12, 14};
    for (const auto& state : {between({1, 2, 3, 5}, 13, {6, 7, 4}), between({1, 2, 3, 0}, 13, {6, 5, 4}),
                              between({2}, 13, {1, 3, 5, 6, 7, 4}), between({0}, 13, {1, 2, 3, 5, 6, 4}),
                              between({}, 13, {1, 2, 3, 5, 6, 7, 4})}) {
        const auto found = pass_forecast(facts(), state);
        ASSERT_TRUE(found);
        const auto expected = passes_by_trial(state, never_seen);
        ASSERT_EQ(found->passes.size(), expected.size());
        std::uint64_t sum = 0;
        for (const PassOdds& odds : found->passes) {
            sum += odds.weight;
            EXPECT_DOUBLE_EQ(static_cast<double>(odds.weight) / static_cast<double>(found->denominator),
                             expected.at(odds.turn));
        }
        EXPECT_EQ(sum, found->denominator);
    }
}

TEST(InnovationForecast, HiddenOrderAndUnseenCardsDoNotShow) {
    GameOptions options;
    options.humans = {Terrain::desert};
    options.terrain = Terrain::lake;
    options.level = Level::ultoma;
    State state = new_game(facts(), options).value();
    state.app.phase = Phase::actions;
    state.buildings = {{hex("B3"), Player::automa, Kind::workshop, false, true},
                       {hex("E6"), Player::automa, Kind::workshop, false, false}};
    const auto first = forecast(facts(), state);
    State other = state;
    std::reverse(other.cards.stack.begin(), other.cards.stack.end());
    // An unseen card of the stack and one of the reserve change places.
    for (CardId& card : other.cards.stack)
        if ((other.app.seen & card_bit(card)) == 0) {
            std::swap(card, other.cards.reserve[2]);
            break;
        }
    const auto second = forecast(facts(), other);
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->denominator, second->denominator);
    EXPECT_EQ(first->prospects, second->prospects);
    EXPECT_EQ(first->passes, second->passes);
}

TEST(InnovationForecast, NothingAfterThePassOrWithAQuestionOpen) {
    State passed = between({1, 2, 3, 5}, 13, {6, 7, 4});
    passed.passed.push_back(Player::automa);
    EXPECT_FALSE(forecast(facts(), passed));
    Json json = position(12, 2);
    json["power_actions"] = nullptr;
    EXPECT_FALSE(forecast(facts(), state_of(json)));
}

TEST(InnovationForecast, SameOutcomeLooksAtTheTableOnly) {
    const Decision a = decided(position(1, 4));
    EXPECT_TRUE(same_outcome(a, a));
    EXPECT_FALSE(same_outcome(a, decided(position(2, 4))));
}

TEST(InnovationShareCode, EverySetUpComesBack) {
    for (int number = 0; number < 200; ++number) {
        SimulationOptions simulation;
        simulation.seed = static_cast<std::uint64_t>(number) * 97;
        GameOptions options = options_of_game(simulation, number);
        options.seed += number % 7 == 0 ? short_seed_limit : 0;
        if (number % 3 == 0)
            options.interpretations.marking = Marking::support_symbol;
        if (number % 4 == 0)
            options.dealer = Dealer::box;
        const auto read = read_share_code(share_code(options));
        ASSERT_TRUE(read.ok()) << share_code(options);
        EXPECT_EQ(read.value(), options);
    }
}

TEST(InnovationShareCode, AWrongLetterIsFound) {
    GameOptions options;
    options.humans = {Terrain::swamp};
    const std::string code = share_code(options);
    for (std::size_t i = 0; i < code.size(); ++i) {
        std::string wrong = code;
        if (wrong[i] == '-')
            continue;
        wrong[i] = wrong[i] == '0' ? '1' : '0';
        EXPECT_FALSE(read_share_code(wrong).ok()) << wrong;
    }
    EXPECT_EQ(read_share_code("").error().id, "share.empty");
}

} // namespace
} // namespace automa::innovation::test
