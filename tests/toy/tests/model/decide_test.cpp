// Rules T-1 to T-3, and the game through the core.
#include "model/core/replay.h"
#include "tests/toy/model/json/position_json.h"
#include "tests/toy/model/rules.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace automa::toy {
namespace {

const Catalogue& facts() {
    static const Catalogue all = Catalogue::load_embedded().value();
    return all;
}

State automa_to_act(int stones) {
    State state;
    state.stones = stones;
    state.taken = {facts().heap - stones, 0};
    state.next = Side::automa;
    state.announced = true;
    return state;
}

TEST(ToyModel, T1_LeavesAMultipleOfFour) {
    for (int stones = 1; stones <= 21; ++stones) {
        const auto decision = decide(facts(), automa_to_act(stones));
        ASSERT_TRUE(decision.ok());
        EXPECT_EQ(decision.value().stones, stones % 4 == 0 ? 1 : stones % 4) << stones;
        EXPECT_EQ(decision.value().trace.front().rule, "T-1");
    }
}

TEST(ToyModel, T2_TakesOneWhereFourCannotBeLeft) {
    const auto decision = decide(facts(), automa_to_act(8));
    ASSERT_TRUE(decision.ok());
    ASSERT_EQ(decision.value().trace.size(), 3U);
    EXPECT_EQ(decision.value().trace[0].outcome, core::Outcome::ignored);
    EXPECT_EQ(decision.value().trace[1].rule, "T-2");
    EXPECT_EQ(decision.value().trace[1].before.size(), 3);
    EXPECT_EQ(decision.value().trace[1].after.size(), 1);
}

TEST(ToyModel, ATurnOutOfOrderIsRefused) {
    const State begin = new_game(facts());
    EXPECT_EQ(carry_out(facts(), begin, Announce{}).error().id, "toy.not_its_turn");
    EXPECT_EQ(carry_out(facts(), begin, Take{4}).error().id, "toy.too_many");
    EXPECT_EQ(carry_out(facts(), begin, Confirm{}).error().id, "toy.not_announced");
}

TEST(ToyModel, AForeignJournalIsReplayedUpToItsFirstImpossibleEvent) {
    using Entry = core::JournalEntry<Event>;
    const std::vector<Entry> entries{{{"took", {}}, {Taken{Side::human, 3}}},
                                     {{"announced", {}}, {Announced{}}},
                                     {{"took", {}}, {Taken{Side::human, 1}}}};
    const auto replayed = core::replay_checked<Rules>(facts(), new_game(facts()), std::span(entries));
    EXPECT_EQ(replayed.entries, 2U);
    ASSERT_FALSE(replayed.whole());
    EXPECT_EQ(replayed.fault->why.id, "toy.not_your_turn");
    EXPECT_EQ(replayed.state.stones, 18);
}

TEST(ToyModel, EventsAndPositionsComeBackFromJson) {
    const Events events{Announced{}, Taken{Side::automa, 2}};
    const auto back =
        events_from_json(facts(), nlohmann::json::parse(events_to_json(facts(), events).dump()));
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(back.value(), events);
    const State state = automa_to_act(5);
    const auto position =
        position_from_json(facts(), nlohmann::json::parse(position_to_json(facts(), state).dump()));
    ASSERT_TRUE(position.ok());
    EXPECT_EQ(position.value(), state);
    EXPECT_FALSE(position_from_json(facts(), {{"stones", 3}}).ok());
}

} // namespace
} // namespace automa::toy
