// Whole tables by chance, with humans, corrections, undo and redo at every step.
#include "model/barrage/json/event_json.h"
#include "model/barrage/rules.h"
#include "model/core/journal.h"
#include "model/core/json_schema.h"
#include "model/core/replay.h"
#include "tests/barrage/model/played_game.h"
#include "tests/barrage/model/random_table.h"
#include "tests/barrage/model/support.h"
#include "tests/core/schema_check.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::test {
namespace {

using namespace barrage;
using Json = nlohmann::json;

std::vector<TableOptions> kinds_of_tables() {
    std::vector<TableOptions> all;
    std::uint64_t seed = 40;
    for (const bool leeghwater : {false, true})
        for (const bool tracked : {false, true})
            for (const bool vp : {false, true}) {
                TableOptions options;
                options.leeghwater = leeghwater;
                options.tracked_humans = tracked;
                options.vp_of_humans = vp;
                options.humans = 1 + seed % 2;
                options.automas = 1 + seed % 3 % 2;
                options.level = static_cast<Level>(seed % 4);
                options.seed = seed++;
                all.push_back(options);
            }
    return all;
}

State after(const core::Journal<Event>& journal, const State& start, std::size_t count) {
    return journal.replay(start, count,
                          [](State& state, const Event& event) { apply_in_place(state, event); });
}

TEST(RandomTables, UndoAndRedoAtEveryStepGiveTheVerySamePosition) {
    for (const TableOptions& options : kinds_of_tables()) {
        SCOPED_TRACE(options.seed);
        RandomTable table(facts(), options);
        core::Journal<Event> journal;
        std::vector<std::string> shown{position_to_json(facts(), table.state).dump()}; // as the table saw it
        while (auto entry = table.step()) {
            journal.append(*entry);
            shown.push_back(position_to_json(facts(), table.state).dump());
            const std::size_t now = journal.cursor();
            journal.undo();
            ASSERT_EQ(position_to_json(facts(), after(journal, table.start, journal.cursor())).dump(),
                      shown[now - 1]);
            journal.redo();
            ASSERT_EQ(journal.cursor(), now);
        }
        ASSERT_FALSE(table.stuck);
        EXPECT_EQ(table.state.phase, Phase::game_over);
        for (std::size_t i = 0; i < shown.size(); i += 13)
            ASSERT_EQ(position_to_json(facts(), after(journal, table.start, i)).dump(), shown[i]) << i;
    }
}

TEST(RandomTables, ADifferentLineAfterUndoForgetsTheOldOne) {
    RandomTable table(facts(), kinds_of_tables().back());
    core::Journal<Event> journal;
    for (int i = 0; i < 40; ++i)
        journal.append(*table.step());
    const State there = after(journal, table.start, 20);
    journal.jump(20);
    const auto other = carry_out(
        facts(), there,
        Correct{Json::array({{{"op", "replace"}, {"path", "/companies/0/energy"}, {"value", 17}}}), "x"});
    ASSERT_TRUE(other.ok()) << other.error().message;
    journal.append({other.value().label, other.value().events});
    EXPECT_EQ(journal.entries().size(), 21U);
    EXPECT_FALSE(journal.can_redo());
    EXPECT_TRUE(after(journal, table.start, 21) == other.value().after);
}

TEST(RandomTables, EveryPositionIsPossibleAndSurvivesJson) {
    int fulfilled = 0;
    for (const TableOptions& options : kinds_of_tables()) {
        SCOPED_TRACE(options.seed);
        RandomTable table(facts(), options);
        while (const auto entry = table.step()) {
            const auto legal = check_position(facts(), table.state);
            ASSERT_TRUE(legal.ok()) << legal.error().path << legal.error().message;
            const auto read = read_position(facts(), position_to_json(facts(), table.state).dump());
            ASSERT_TRUE(read.ok()) << read.error().path << " " << read.error().message;
            ASSERT_TRUE(read.value() == table.state) << entry->label.id;
            const auto events =
                events_from_json(facts(), Json::parse(events_to_json(facts(), entry->events).dump()));
            ASSERT_TRUE(events.ok() && events.value() == entry->events);
            for (const Event& event : entry->events)
                if (const auto* held = std::get_if<HeldFulfilled>(&event))
                    fulfilled += table.state.company(held->company).fulfilled_contracts.has(held->contract);
        }
    }
    EXPECT_GT(fulfilled, 0) << "humans fulfil what they hold, too";
}

TEST(RandomTables, TheStepsOfADecisionShareItsEventsAndItsTrace) {
    int steps = 0;
    for (const TableOptions& options : kinds_of_tables()) {
        RandomTable table(facts(), options);
        while (table.step()) {
            if (!table.decision)
                continue;
            std::size_t events = 0;
            std::size_t trace = 0;
            for (const Step& step : table.decision->steps) {
                ASSERT_EQ(step.range.events.begin, events);
                ASSERT_EQ(step.range.trace.begin, trace);
                events = step.range.events.end;
                trace = step.range.trace.end;
                ASSERT_GT(step.range.events.size(), 0U);
                ++steps;
            }
            // What is left is the end of the turn, or its pause.
            ASSERT_EQ(events + 1, table.decision->events.size());
            ASSERT_LE(trace, table.decision->trace.size());
        }
    }
    EXPECT_GT(steps, 200);
}

TEST(RandomTables, ABrokenEntryStopsTheReplayBeforeIt) {
    RandomTable table(facts(), kinds_of_tables().front());
    std::vector<core::JournalEntry<Event>> entries;
    std::vector<State> states{table.state};
    for (int i = 0; i < 60; ++i) {
        entries.push_back(*table.step());
        states.push_back(table.state);
    }
    entries[30].events.push_back(PatentLaid{255, tech_tile(1, Structure::base)});
    const auto replayed = core::replay_checked<Rules>(facts(), table.start, entries);
    EXPECT_EQ(replayed.entries, 30U);
    EXPECT_TRUE(replayed.state == states[30]);
    ASSERT_TRUE(replayed.fault);
    EXPECT_EQ(replayed.fault->entry, 30U);
    EXPECT_EQ(replayed.fault->event, entries[30].events.size() - 1);
    EXPECT_FALSE(replayed.fault->why.message.empty());
}

TEST(PositionSchema, HoldsForEveryPositionThatIsWritten) {
    const Json schema = Json::parse(facts().position_schema->dump());
    for (const Level level : {Level::low, Level::very_high})
        for (const bool leeghwater : {false, true}) {
            const PlayedGame game(facts(), level, leeghwater, 5);
            State state = game.start;
            for (const Events& events : game.groups) {
                state = barrage::apply(state, events);
                for (const Detail detail : {Detail::contract, Detail::full})
                    ASSERT_EQ(
                        schema_fault(Json::parse(position_to_json(facts(), state, detail).dump()), schema),
                        "");
            }
        }
    for (const TableOptions& options : kinds_of_tables()) {
        RandomTable table(facts(), options);
        while (table.step())
            ASSERT_EQ(schema_fault(Json::parse(position_to_json(facts(), table.state).dump()), schema), "");
        const Json tiles = Json::parse(position_to_json(facts(), tiles_only_start(table.start)).dump());
        ASSERT_EQ(schema_fault(tiles, schema), "");
    }
}

TEST(PositionSchema, RefusesWhatTheReaderRefusesByShape) {
    const Json schema = Json::parse(facts().position_schema->dump());
    const RandomTable table(facts(), kinds_of_tables().back());
    const Json good = Json::parse(position_to_json(facts(), table.state).dump());
    ASSERT_EQ(schema_fault(good, schema), "");
    for (const char* patch :
         {R"([{"op":"add","path":"/weather","value":1}])", R"([{"op":"remove","path":"/dams"}])",
          R"([{"op":"replace","path":"/round","value":6}])",
          R"([{"op":"replace","path":"/companies/0/energy","value":-1}])",
          R"([{"op":"replace","path":"/tiles/stack","value":[21]}])",
          R"([{"op":"replace","path":"/companies/0/id","value":"spain"}])"}) {
        const Json bad = good.patch(Json::parse(patch));
        EXPECT_NE(schema_fault(bad, schema), "") << patch;
        EXPECT_FALSE(read_position(facts(), bad.dump()).ok()) << patch;
    }
}

} // namespace
} // namespace automa::test
