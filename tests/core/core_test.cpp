// model/core: what every game stands on.
#include "model/core/deck.h"
#include "model/core/journal.h"
#include "model/core/json_reader.h"
#include "model/core/random.h"
#include "model/core/static_vector.h"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <string>
#include <vector>

namespace automa::core {
namespace {

std::vector<std::uint32_t> first_draws(std::uint64_t seed) {
    Random random(seed);
    std::vector<std::uint32_t> draws;
    for (int i = 0; i < 5; ++i)
        draws.push_back(random.next());
    return draws;
}

std::vector<int> shuffled_ten(std::uint64_t seed) {
    std::vector<int> numbers(10);
    std::iota(numbers.begin(), numbers.end(), 0);
    Random random(seed);
    random.shuffle(numbers);
    return numbers;
}

// Golden: these very numbers, on every platform and in every version, or saved games change their order.
TEST(Random, GoldenDraws) {
    EXPECT_EQ(first_draws(0),
              (std::vector<std::uint32_t>{3894649422U, 2055130073U, 2315086854U, 2925816488U, 3443325253U}));
    EXPECT_EQ(first_draws(42),
              (std::vector<std::uint32_t>{3270867926U, 1795671209U, 1924641435U, 1143034755U, 4121910957U}));
    EXPECT_EQ(first_draws(0xffffffffffffffffULL),
              (std::vector<std::uint32_t>{3643879478U, 3444271506U, 2072954526U, 2577256464U, 1548663211U}));
}

TEST(Random, GoldenShuffle) {
    EXPECT_EQ(shuffled_ten(1), (std::vector<int>{4, 2, 7, 5, 6, 1, 8, 0, 9, 3}));
    EXPECT_EQ(shuffled_ten(2026), (std::vector<int>{2, 0, 6, 7, 5, 9, 4, 8, 1, 3}));
}

TEST(Random, TheBoundedDrawIsFair) {
    Random random(5);
    for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 20U}) {
        std::vector<int> counts(bound, 0);
        constexpr int draws = 60'000;
        for (int i = 0; i < draws; ++i) {
            const std::uint32_t drawn = random.below(bound);
            ASSERT_LT(drawn, bound);
            ++counts[drawn];
        }
        const double expected = static_cast<double>(draws) / bound;
        double chi = 0;
        for (const int count : counts)
            chi += (count - expected) * (count - expected) / expected;
        EXPECT_LT(chi, 45.0) << bound; // 19 degrees of freedom: beyond one in a thousand
    }
}

TEST(Random, ARejectedDrawIsDrawnAgain) {
    // With this bound nearly half of all draws fall short and are rejected.
    constexpr std::uint32_t bound = 0x80000001U;
    Random plain(9);
    Random bounded(9);
    int rejected = 0;
    for (int i = 0; i < 100; ++i) {
        const std::uint32_t drawn = bounded.below(bound);
        EXPECT_LT(drawn, bound);
        while (plain.state() != bounded.state()) {
            static_cast<void>(plain.next());
            ++rejected;
        }
    }
    EXPECT_GT(rejected, 120);
}

TEST(Random, GoesOnFromItsState) {
    Random random(11);
    static_cast<void>(random.next());
    Random other = Random::from_state(random.state());
    EXPECT_EQ(other.next(), random.next());
    EXPECT_TRUE(other == random);
}

TEST(Deck, FlipsFromTheTopOntoTheDiscard) {
    Deck<int, 5> deck{{1, 2, 3}, {}};
    deck.flip();
    deck.flip();
    EXPECT_EQ(deck.stack.front(), 3);
    EXPECT_EQ(deck.discard.back(), 2);
    EXPECT_EQ(deck.discard.size(), 2U);
}

TEST(Deck, ReshufflesTheDiscardBelowWhatIsLeft) {
    Deck<int, 8> deck{{9}, {1, 2, 3, 4, 5}};
    Random random(3);
    deck.reshuffle(random, 2);
    EXPECT_EQ(deck.stack.size(), 4U);
    EXPECT_EQ(deck.stack.front(), 9);
    EXPECT_TRUE(deck.discard == (StaticVector<int, 8>{4, 5}));
    for (const int card : {1, 2, 3})
        EXPECT_TRUE(deck.stack.contains(card)) << card;
}

TEST(StaticVectorTest, InsertsErasesAndCompares) {
    StaticVector<int, 4> numbers{1, 3};
    numbers.insert(1, 2);
    EXPECT_TRUE(numbers == (StaticVector<int, 4>{1, 2, 3}));
    numbers.insert(0, 0);
    EXPECT_TRUE(numbers.full());
    numbers.erase(0);
    numbers.erase(2);
    EXPECT_TRUE(numbers == (StaticVector<int, 4>{1, 2}));
    EXPECT_TRUE(numbers.contains(2));
    EXPECT_FALSE(numbers.contains(3));
    EXPECT_FALSE(numbers == (StaticVector<int, 4>{1, 3}));
    numbers.clear();
    EXPECT_TRUE(numbers.empty());
}

TEST(Json, IsBoundedInSizeAndDepth) {
    EXPECT_TRUE(parse_json("[[[]]]", {100, 3}).ok());
    EXPECT_EQ(parse_json("[[[[]]]]", {100, 3}).error().id, "too_deep");
    EXPECT_EQ(parse_json("[1,2,3,4]", {8, 3}).error().id, "too_large");
    EXPECT_TRUE(parse_json(R"(["[[[[[[[[\"[[[["])", {100, 2}).ok()) << "brackets in a text are no depth";
    EXPECT_EQ(parse_json("[1,").error().id, "not_json");
    const JsonLimits few{.bytes = 100, .depth = 3, .nodes = 5, .keys = 2};
    EXPECT_TRUE(parse_json("[1,2,3]", few).ok());
    EXPECT_EQ(parse_json("[1,2,3,4,5]", few).error().message, "The file holds more than 5 values.");
    EXPECT_TRUE(parse_json(R"({"a":{"b":1},"c":2})", few).ok()) << "keys are counted object by object";
    EXPECT_EQ(parse_json(R"({"a":1,"b":2,"c":3})", few).error().message,
              "An object in the file has more than 2 keys.");
    EXPECT_TRUE(parse_json(R"({"a":"x:y:z:,,,,,,"})", few).ok()) << "nor is what stands in a text counted";
}

TEST(Json, ReadersRefuseWithThePath) {
    const auto refused = [](auto read) {
        const auto result = read_guarded([&] { return (read(), 0); });
        return result.ok() ? std::string("accepted") : result.error().id + " " + result.error().path;
    };
    const auto json = nlohmann::json::parse(R"({"list":[1,-2,"x"],"flag":true,"none":null})");
    const JsonReader root(json);
    EXPECT_EQ(refused([&] { static_cast<void>(root.at("list").item(1).integer(0, 9)); }),
              "out_of_range /list/1");
    EXPECT_EQ(refused([&] { static_cast<void>(root.at("list").item(2).integer(0, 9)); }),
              "wrong_type /list/2");
    EXPECT_EQ(refused([&] { static_cast<void>(root.at("list").size(4, 5)); }), "wrong_count /list");
    EXPECT_EQ(refused([&] { static_cast<void>(root.at("list").item(3)); }), "wrong_count /list");
    EXPECT_EQ(refused([&] { static_cast<void>(root.at("flag").item(0)); }), "wrong_count /flag");
    EXPECT_EQ(refused([&] { static_cast<void>(root.at("lost")); }), "missing_key /");
    EXPECT_EQ(refused([&] { static_cast<void>(root.at("flag").string()); }), "wrong_type /flag");
    EXPECT_EQ(refused([&] { static_cast<void>(root.at("list").item(1).unsigned64()); }),
              "wrong_type /list/1");
    EXPECT_EQ(refused([&] { root.expect_keys({"list", "flag"}); }), "unknown_key /none");
    EXPECT_EQ(
        refused([&] {
            static_cast<void>(root.at("list").item(2).one_of(std::array<std::string, 2>{"a", "b"}, "letter"));
        }),
        "unknown_id /list/2");
    EXPECT_FALSE(root.maybe("none"));
    EXPECT_TRUE(root.at("flag").boolean());
}

using Numbers = Journal<int>;

Numbers three_entries() {
    Numbers journal;
    journal.append({{"one", {}}, {1}});
    journal.append({{"two", {}}, {2, 2}});
    journal.append({{"three", {}}, {3}});
    return journal;
}

int sum_after(const Numbers& journal, std::size_t count) {
    return journal.replay(0, count, [](int& state, int event) { state += event; });
}

TEST(JournalTest, UndoRedoAndJumpMoveTheCursor) {
    Numbers journal = three_entries();
    EXPECT_EQ(sum_after(journal, journal.cursor()), 8);
    EXPECT_EQ(journal.undo().label.id, "three");
    EXPECT_EQ(journal.undo().label.id, "two");
    EXPECT_EQ(sum_after(journal, journal.cursor()), 1);
    EXPECT_EQ(journal.redo().label.id, "two");
    EXPECT_EQ(journal.past().size(), 2U);
    journal.jump(0);
    EXPECT_FALSE(journal.can_undo());
    EXPECT_TRUE(journal.can_redo());
    journal.jump(3);
    EXPECT_FALSE(journal.can_redo());
}

TEST(JournalTest, SomethingNewDropsTheUndoneFuture) {
    Numbers journal = three_entries();
    journal.jump(1);
    EXPECT_EQ(journal.entries().size(), 3U) << "kept until something new is done";
    journal.append({{"other", {}}, {10}});
    EXPECT_EQ(journal.entries().size(), 2U);
    EXPECT_EQ(sum_after(journal, journal.cursor()), 11);
    EXPECT_FALSE(journal.can_redo());
}

} // namespace
} // namespace automa::core
