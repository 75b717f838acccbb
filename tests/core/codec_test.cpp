// What the core gives to every game for its saves and codes: names, ranges, replay, series.
#include "model/core/deck.h"
#include "model/core/label_json.h"
#include "model/core/many_games.h"
#include "model/core/play.h"
#include "model/core/replay.h"
#include "model/core/share_code.h"
#include "model/core/variant_json.h"

#include <gtest/gtest.h>

#include <numeric>

namespace automa::test {
namespace {

enum class Suit : std::uint8_t { sun, moon };
AUTOMA_NAMES(Suit, "sun", "moon");

struct Point {
    int x = 0;
    static void fields(auto& p, auto&& field) { field("x", p.x, core::within(0, 9)); }
    friend bool operator==(const Point&, const Point&) = default;
};
struct Moved {
    static constexpr std::string_view kind = "moved";
    Suit suit = Suit::sun;
    std::int8_t steps = 0;
    std::optional<int> bonus;
    std::vector<int> path;
    std::string note;
    Point to;
    static void fields(auto& e, auto&& field) {
        field("suit", e.suit);
        field("steps", e.steps, core::within(-3, 3));
        field("bonus", e.bonus, core::within(0, 5));
        field("path", e.path, core::or_default, core::at_most(3), core::within(0, 7));
        field("note", e.note, core::or_default, core::at_most(4));
        field("to", e.to);
    }
    friend bool operator==(const Moved&, const Moved&) = default;
};
struct Rested {
    static constexpr std::string_view kind = "rested";
    static void fields(auto&, auto&&) {}
    friend bool operator==(const Rested&, const Rested&) = default;
};
using ToyEvent = std::variant<Moved, Rested>;
struct NoCodec {};

core::Result<std::vector<ToyEvent>> read(const char* text) {
    return core::variants_from_json<ToyEvent>(NoCodec{}, nlohmann::json::parse(text), "event", 10);
}

TEST(VariantJson, WritesAndReadsEveryField) {
    const std::vector<ToyEvent> events{Moved{Suit::moon, -2, 4, {1, 7}, "hm", {3}}, Rested{}};
    const auto json = core::variants_to_json(NoCodec{}, events, "event");
    EXPECT_EQ(json.dump(), R"([{"event":"moved","suit":"moon","steps":-2,"bonus":4,"path":[1,7],"note":"hm",)"
                           R"("to":{"x":3}},{"event":"rested"}])");
    const auto back = read(json.dump().c_str());
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(back.value(), events);
}

TEST(VariantJson, RefusesWhatIsOutsideItsRangeWithThePath) {
    const std::pair<const char*, const char*> cases[]{
        {R"([{"event":"moved","suit":"sun","steps":4,"to":{"x":1}}])", "/0/steps"},
        {R"([{"event":"rested"},{"event":"moved","suit":"star","steps":1,"to":{"x":1}}])", "/1/suit"},
        {R"([{"event":"moved","suit":"sun","steps":1,"bonus":6,"to":{"x":1}}])", "/0/bonus"},
        {R"([{"event":"moved","suit":"sun","steps":1,"path":[1,2,3,4],"to":{"x":1}}])", "/0/path"},
        {R"([{"event":"moved","suit":"sun","steps":1,"path":[1,8],"to":{"x":1}}])", "/0/path/1"},
        {R"([{"event":"moved","suit":"sun","steps":1,"note":"longer","to":{"x":1}}])", "/0/note"},
        {R"([{"event":"moved","suit":"sun","steps":1,"to":{"x":10}}])", "/0/to/x"},
        {R"([{"event":"moved","suit":"sun","steps":1,"to":[]}])", "/0/to"},
        {R"([{"event":"moved","suit":"sun","steps":99999999999,"to":{"x":1}}])", "/0/steps"},
        {R"([{"event":"gone"}])", "/0/event"},
        {R"([{"event":["rested"]}])", "/0/event"},
        {R"(["rested"])", "/0"},
        {R"({"event":"rested"})", "/"},
    };
    for (const auto& [text, path] : cases) {
        const auto result = read(text);
        ASSERT_FALSE(result.ok()) << text;
        EXPECT_EQ(result.error().path, path) << text;
    }
}

TEST(StaticVector, RefusesOverflowAndUnderflowInRelease) {
    core::StaticVector<int, 2> two{1, 2};
    const volatile std::size_t behind = 2; // a compiler that knew it would warn of what is refused here
    EXPECT_FALSE(two.try_push_back(3));
    EXPECT_THROW(two.push_back(3), core::ContractBroken);
    EXPECT_THROW(two.insert(0, 3), core::ContractBroken);
    EXPECT_THROW(two.erase(behind), core::ContractBroken);
    EXPECT_EQ(two, (core::StaticVector<int, 2>{1, 2}));
    two.erase(0);
    EXPECT_THROW(two.insert(2, 3), core::ContractBroken);
    EXPECT_THROW(static_cast<void>(two[1]), core::ContractBroken);
    two.erase(0);
    EXPECT_FALSE(two.try_erase(0));
    EXPECT_THROW(two.erase(0), core::ContractBroken);
    EXPECT_THROW(static_cast<void>(two.front()), core::ContractBroken);
    EXPECT_THROW(static_cast<void>(two.back()), core::ContractBroken);
}

TEST(Deck, RefusesToFlipWhatIsNotThere) {
    core::Deck<int, 3> deck;
    EXPECT_FALSE(deck.try_flip());
    EXPECT_THROW(deck.flip(), core::ContractBroken);
    deck.stack = {1, 2};
    deck.discard = {3, 4, 5};
    EXPECT_THROW(deck.flip(), core::ContractBroken); // the discard is full
    core::Random random(1);
    EXPECT_THROW(deck.reshuffle(random, 0), core::ContractBroken);
    EXPECT_EQ(deck.stack.size(), 2U);
}

/// A counter that must stay from 0 to 9.
struct Counting {
    using Facts = int;
    using State = int;
    using Event = int;
    using Command = int;
    using Decision = int;
    struct Carried {
        core::Label label;
        std::vector<int> events;
        int after = 0;
    };
    static core::Result<Carried> carry_out(const int&, const int& state, const int& command) {
        return Carried{{}, {command}, state + command};
    }
    static void apply(const int&, int& state, const int& event) {
        core::expects(event != 7, "seven breaks it");
        state += event;
    }
    static core::Status can_apply(const int& most, const int& state, const int& event) {
        if (state + event < 0 || state + event > most)
            return core::Error{"beyond", "", "The counter goes from 0 to 9."};
        return core::Done{};
    }
    static core::Status check(const int&, const int&) { return core::Done{}; }
    static core::Result<int> decide(const int&, const int&) { return 1; }
};

TEST(CheckedReplay, StopsBeforeTheEntryThatCannotBe) {
    const std::vector<core::JournalEntry<int>> entries{{{}, {1, 2}}, {{}, {4}}, {{}, {1, 5, -9}}, {{}, {1}}};
    const auto replayed = core::replay_checked<Counting>(9, 0, entries);
    EXPECT_EQ(replayed.state, 7); // nothing of the third entry
    EXPECT_EQ(replayed.entries, 2U);
    ASSERT_TRUE(replayed.fault);
    EXPECT_EQ(replayed.fault->entry, 2U);
    EXPECT_EQ(replayed.fault->event, 1U);
    EXPECT_EQ(replayed.fault->why.id, "beyond");
}

TEST(CheckedReplay, ABrokenContractIsAFaultOfTheEntry) {
    const std::vector<core::JournalEntry<int>> entries{{{}, {1}}, {{}, {7}}};
    const auto replayed = core::replay_checked<Counting>(9, 0, entries);
    EXPECT_EQ(replayed.state, 1);
    ASSERT_TRUE(replayed.fault);
    EXPECT_EQ(replayed.fault->entry, 1U);
}

TEST(ShareCode, GivesBackWhatWasPutIn) {
    core::CodeWriter writer(3);
    writer.put(5, 3);
    writer.put_flag(true);
    writer.put(123456789, 40);
    auto reader = core::CodeReader::read(writer.code());
    ASSERT_TRUE(reader.ok());
    EXPECT_EQ(reader.value().version(), 3U);
    EXPECT_EQ(reader.value().below(6, 3), 5U);
    EXPECT_TRUE(reader.value().take_flag());
    EXPECT_EQ(reader.value().take(40), 123456789U);
    EXPECT_TRUE(reader.value().finished());
}

TEST(ShareCode, AValueBeyondItsWidthIsNeverWritten) {
    core::CodeWriter writer(1);
    EXPECT_THROW(writer.put(4, 2), core::ContractBroken);
}

TEST(ManyGames, EachIsPlayedOnceAndNothingCountsAfterAFailure) {
    std::vector<std::atomic<int>> played(100);
    const auto all = core::play_many<int>(100, [&](std::size_t i, int& tally) -> core::Result<std::size_t> {
        ++played[i];
        ++tally;
        return i;
    });
    EXPECT_EQ(std::accumulate(all.tallies.begin(), all.tallies.end(), 0), 100);
    for (std::size_t i = 0; i < 100; ++i) {
        EXPECT_EQ(played[i], 1);
        EXPECT_EQ(all.games[i]->value(), i);
    }
    const auto failing = core::play_many<int>(100, [](std::size_t i, int&) -> core::Result<std::size_t> {
        return i == 40 ? core::Result<std::size_t>(core::Error{"failed", "", ""}) : i;
    });
    for (std::size_t i = 0; i < 40; ++i)
        EXPECT_TRUE(failing.games[i]->ok());
    EXPECT_FALSE(failing.games[40]->ok());
    EXPECT_TRUE(core::play_many<int>(0, [](std::size_t i, int&) -> core::Result<std::size_t> {
                    return i;
                }).games.empty());
}

TEST(LabelJson, WhatIsNoLabelIsRefused) {
    for (const char* text : {"[]", "3", "\"x\"", "null", "{}", R"({"id":7})", R"({"id":["a"],"args":{}})",
                             R"({"id":"a","args":[]})", R"({"id":"a","args":{"b":[1]}})",
                             R"({"id":"a","args":{"b":{"c":{"d":{"e":1}}}}})", "{\"id\":", ""}) {
        EXPECT_FALSE(core::label_from_text(text).ok()) << text;
    }
    const auto label = core::label_from_text(R"({"id":"a","args":{"b":"c","n":3}})");
    ASSERT_TRUE(label.ok());
    EXPECT_EQ(label.value(), (core::Label{"a", {{"b", "c"}, {"n", "3"}}}));
}

} // namespace
} // namespace automa::test
