// Whole games from many seeds: what must hold at every step of every game.
#include "model/core/replay.h"
#include "model/scythe/json/decision_json.h"
#include "model/scythe/json/event_json.h"
#include "model/scythe/rules.h"
#include "model/scythe/table/simulation.h"
#include "tests/scythe/model/random_position.h"
#include "tests/scythe/model/support.h"

namespace automa::scythe::test {
namespace {

TEST(ScytheRandomGames, BreakNoInvariantWithAnyCardAndFaction) {
    for (std::size_t card = 0; card < count_of<StarCard>; ++card)
        for (std::size_t faction = 0; faction < faction_count; ++faction)
            for (const bool mix : {false, true}) {
                SimulationOptions options;
                options.star_card = static_cast<StarCard>(card);
                options.automa = static_cast<Faction>(faction);
                options.mix = mix;
                options.check = true;
                options.games = 2;
                options.seed = 100 * card + faction;
                const auto played = simulate(facts(), options);
                ASSERT_TRUE(played.ok())
                    << played.error().id << played.error().path << played.error().message;
            }
}

TEST(ScytheRandomGames, TheSameSeedGivesTheSameBytes) {
    SimulationOptions options;
    options.mix = true;
    options.games = 5;
    options.seed = 7;
    const std::string first = simulate(facts(), options).value().dump();
    EXPECT_EQ(simulate(facts(), options).value().dump(), first);
    options.seed = 8;
    EXPECT_NE(simulate(facts(), options).value().dump(), first);
}

struct Kept {
    State start;
    std::vector<core::JournalEntry<Event>> entries;
    std::vector<State> after;
};

Kept play_and_keep(std::uint64_t seed) {
    Kept kept;
    SimulationOptions options;
    options.mix = seed % 2 == 0;
    const auto played = play_game(facts(), options, seed, nullptr,
                                  [&](const State& before, const Command&, const Carried& carried) {
                                      if (kept.entries.empty())
                                          kept.start = before;
                                      kept.entries.push_back({carried.label, carried.events});
                                      kept.after.push_back(carried.after);
                                  });
    EXPECT_TRUE(played.ok());
    return kept;
}

/// The journal as a save gives it back.
std::vector<core::JournalEntry<Event>> saved_and_read(const Kept& kept) {
    std::vector<core::JournalEntry<Event>> entries;
    for (const auto& entry : kept.entries) {
        auto read = events_from_json(facts(), Json::parse(events_to_json(facts(), entry.events).dump()));
        EXPECT_TRUE(read.ok()) << read.error().path << read.error().message;
        entries.push_back({entry.label, std::move(read).value()});
    }
    return entries;
}

/// What the commands left behind, against the journal as a save gives it back, up to every step.
TEST(ScytheRandomGames, UndoToEveryStepOfASavedGameGivesThePositionThatWasThere) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Kept kept = play_and_keep(seed);
        core::Journal<Event> journal;
        for (auto& entry : saved_and_read(kept))
            journal.append(std::move(entry));
        for (std::size_t count = 0; count <= kept.entries.size(); ++count) {
            const State state = journal.replay(
                kept.start, count, [](State& at, const Event& event) { apply_in_place(at, event); });
            ASSERT_EQ(state, count == 0 ? kept.start : kept.after[count - 1]) << seed << " " << count;
        }
    }
}

TEST(ScytheRandomGames, JournalsSurviveJsonAndAreReplayedChecked) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Kept kept = play_and_keep(seed);
        auto entries = saved_and_read(kept);
        ASSERT_EQ(entries.size(), kept.entries.size());
        for (std::size_t i = 0; i < entries.size(); ++i)
            ASSERT_EQ(entries[i].events, kept.entries[i].events) << seed << " " << i;
        const auto replayed = core::replay_checked<Rules>(facts(), kept.start, entries);
        ASSERT_TRUE(replayed.whole());
        EXPECT_EQ(replayed.state, kept.after.back());
        // A journal with one action missing is believed up to where it cannot be.
        entries.erase(entries.begin() + 4);
        const auto broken = core::replay_checked<Rules>(facts(), kept.start, entries);
        EXPECT_GE(broken.entries, 4U);
    }
}

TEST(ScytheRandomGames, EveryPositionSurvivesItsSave) {
    for (std::uint64_t seed = 11; seed <= 14; ++seed)
        for (const State& state : play_and_keep(seed).after) {
            const auto status = check_position(facts(), state);
            ASSERT_TRUE(status.ok()) << status.error().path << status.error().message;
            const auto again = position_from_json(facts(), Json(position_to_json(facts(), state)));
            ASSERT_TRUE(again.ok() && again.value() == state);
        }
}

/// Answers whatever is asked, and looks at what came of it.
TEST(ScytheRandomPositions, AnsweredToTheEndTheyAreLegalAndDeterministic) {
    core::Random random(12);
    std::map<std::string, int> asked;
    for (int i = 0; i < 600; ++i) {
        Json position = random_position(random, true, true);
        for (int answers = 0;; ++answers) {
            ASSERT_LT(answers, 20) << position.dump();
            const Json decision = decided(position);
            ASSERT_EQ(decided(position), decision);
            if (decision.at("needs").empty()) {
                const Json& after = decision.at("position_after");
                ASSERT_EQ(refused_at(after), "") << position.dump();
                ASSERT_FALSE(after.contains("turn"));
                break;
            }
            ASSERT_EQ(decision.at("position_after"), position);
            const Json need = decision.at("needs")[0];
            const std::string what = need.at("what");
            ++asked[what];
            Json told = position["turn"].value("answers", Json::object());
            if (what == "resources")
                for (const Json& at : need.at("territories"))
                    position["resources"][at.get<std::string>()] = random.below(3);
            else if (what == "combat_card")
                for (int card = 1; card <= 19; ++card) {
                    told["combat_card"] = card;
                    position["turn"]["answers"] = told;
                    if (refused_at(position).empty())
                        break;
                }
            else if (what == "combat_result")
                told["winner"] = random.below(2) == 0 ? "human" : "automa";
            else
                told[what + "s"].push_back(2 + random.below(4));
            if (!told.empty())
                position["turn"]["answers"] = told;
        }
    }
    for (const char* what : {"resources", "combat_card", "combat_result", "move_check", "place_check"})
        EXPECT_GT(asked[what], 10) << what;
}

} // namespace
} // namespace automa::scythe::test
