// Whole games from many seeds: what must hold at every step of every game.
#include "model/barrage/json/decision_json.h"
#include "model/barrage/json/event_json.h"
#include "model/barrage/json/position_json.h"
#include "model/barrage/table/round.h"
#include "model/barrage/table/simulation.h"
#include "model/barrage/turn/decision.h"
#include "model/core/journal.h"
#include "tests/barrage/model/played_game.h"
#include "tests/barrage/model/support.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace automa::test {
namespace {

using namespace barrage;
using Json = nlohmann::json;

SimulationOptions options_of(Level level, bool leeghwater, int automas = 4) {
    SimulationOptions options;
    options.automas = automas;
    options.level = level;
    options.leeghwater = leeghwater;
    options.check = true;
    return options;
}

TEST(RandomGames, BreakNoInvariantAtAnyLevel) {
    for (const Level level : {Level::low, Level::medium, Level::high, Level::very_high})
        for (const bool leeghwater : {false, true})
            for (int automas = 2; automas <= 4; ++automas) {
                SimulationOptions options = options_of(level, leeghwater, automas);
                options.games = 1;
                options.seed = 100U * static_cast<unsigned>(automas);
                const auto played = simulate(facts(), options);
                ASSERT_TRUE(played.ok()) << name_of(level) << leeghwater << ": " << played.error().id << " "
                                         << played.error().path << " " << played.error().message;
            }
}

TEST(RandomGames, EveryReadingPlaysToTheEnd) {
    SimulationOptions options = options_of(Level::very_high, true);
    options.interpretations = {ThirdOfSystem::completing,   WaterDrops::most,
                               PatentChoice::highest_level, WorkContract::top_most,
                               MostWaterDrops::held,        ContractBonus::not_counted,
                               TileReshuffle::all,          BuildingSecondPlace::upper_two_open_at_3};
    options.games = 3;
    const auto played = simulate(facts(), options);
    ASSERT_TRUE(played.ok()) << played.error().message;
    options.interpretations.third_of_system = ThirdOfSystem::space;
    EXPECT_TRUE(simulate(facts(), options).ok());
}

TEST(RandomGames, TheSameSeedGivesTheSameBytes) {
    SimulationOptions options = options_of(Level::very_high, true);
    options.check = false;
    options.games = 3;
    options.seed = 7;
    const std::string first = simulate(facts(), options).value().dump();
    EXPECT_EQ(simulate(facts(), options).value().dump(), first);
    options.seed = 8;
    EXPECT_NE(simulate(facts(), options).value().dump(), first);
}

class EveryKindOfGame : public ::testing::Test {
protected:
    template <class Check>
    void each(Check check) {
        std::uint64_t seed = 1;
        for (const Level level : {Level::low, Level::medium, Level::high, Level::very_high})
            for (const bool leeghwater : {false, true}) {
                SCOPED_TRACE(std::string(name_of(level)) + (leeghwater ? " leeghwater" : ""));
                const PlayedGame game(facts(), level, leeghwater, seed++);
                ASSERT_FALSE(game.fault) << game.fault->message;
                check(game);
            }
    }
};

/// What decide() saw and left behind, against the journal as a save would give it back.
TEST_F(EveryKindOfGame, UndoToEveryTurnGivesThePositionItWasDecidedIn) {
    each([](const PlayedGame& game) {
        core::Journal<Event> journal;
        for (const Events& events : game.groups) {
            const auto saved = Json::parse(events_to_json(facts(), events).dump());
            journal.append({{}, events_from_json(facts(), saved).value()});
        }
        const auto at = [&](std::size_t count) {
            return journal.replay(game.start, count,
                                  [](State& state, const Event& e) { apply_in_place(state, e); });
        };
        EXPECT_TRUE(at(game.groups.size()) == game.state);
        std::size_t turn = 0;
        for (std::size_t i = 0; i < game.groups.size() && turn < game.decisions.size(); ++i) {
            if (!(game.groups[i] == game.decisions[turn].decision.events))
                continue;
            ASSERT_TRUE(at(i) == game.decisions[turn].before) << i;
            ASSERT_TRUE(at(i + 1) == game.decisions[turn].decision.after) << i;
            ++turn;
        }
        EXPECT_EQ(turn, game.decisions.size());
    });
}

TEST_F(EveryKindOfGame, EventsSurviveJson) {
    each([](const PlayedGame& game) {
        for (const Events& events : game.groups) {
            const auto read = events_from_json(facts(), Json::parse(events_to_json(facts(), events).dump()));
            ASSERT_TRUE(read.ok()) << read.error().path << " " << read.error().message;
            ASSERT_TRUE(read.value() == events);
        }
        const Events corrected{PositionCorrected{std::make_shared<const State>(game.state)}};
        const auto read = events_from_json(facts(), Json::parse(events_to_json(facts(), corrected).dump()));
        ASSERT_TRUE(read.ok()) << read.error().message;
        EXPECT_TRUE(read.value() == corrected);
    });
}

TEST_F(EveryKindOfGame, DecideIsPureAndPositionsSurviveJson) {
    each([](const PlayedGame& game) {
        State state = game.start;
        std::size_t decision = 0;
        for (const Events& events : game.groups) {
            if (decision < game.decisions.size() && state == game.decisions[decision].before) {
                const State copy = state;
                const auto again = decide(facts(), state);
                ASSERT_TRUE(state == copy) << "decide changed the position";
                ASSERT_TRUE(again.ok() && again.value() == game.decisions[decision].decision);
                ASSERT_TRUE(barrage::apply(state, again.value().events) == again.value().after);
                ++decision;
            }
            const auto read = read_position(facts(), position_to_json(facts(), state).dump());
            ASSERT_TRUE(read.ok()) << read.error().path << " " << read.error().message;
            ASSERT_TRUE(read.value() == state);
            state = barrage::apply(state, events);
        }
        EXPECT_EQ(decision, game.decisions.size());
    });
}

TEST_F(EveryKindOfGame, TheVpLedgerSumsUp) {
    each([](const PlayedGame& game) {
        for (const Company company : game.state.turn_order) {
            int vp = game.start.company(company).vp;
            for (const Events& events : game.groups)
                for (std::size_t reason = 0; reason < count_of<Reason>; ++reason)
                    vp += vp_for(events, company, static_cast<Reason>(reason));
            EXPECT_EQ(vp, game.state.company(company).vp) << name_of(company);
        }
    });
}

/// One line a turn: who, with which tiles, what was done and what was skipped.
std::string transcript(const PlayedGame& game) {
    std::ostringstream text;
    for (const auto& [before, decision] : game.decisions) {
        text << name_of(decision.company) << " " << int{decision.actions_tile.value} << "/"
             << int{decision.criteria_tile.value};
        const Json json = Json::parse(decision_to_json(facts(), decision).dump());
        for (const Json& step : json["steps"]) {
            text << " | " << step["order"] << " " << step["kind"].get<std::string>();
            for (const auto& [key, value] : step.items())
                if (key != "order" && key != "kind" && key != "rewards" && value != 0 && !value.is_null())
                    text << " " << key << "=" << value.dump();
        }
        text << " |";
        for (const Json& skipped : json["skipped"])
            text << " " << skipped["order"] << ":" << skipped["rule"].get<std::string>();
        for (const Json& need : json["needs"])
            text << " ?" << need["colour"].get<std::string>() << need["slot"];
        text << "\n";
    }
    for (const Company company : ranking(game.state))
        text << name_of(company) << " " << game.state.company(company).vp << " VP\n";
    return text.str();
}

/// AUTOMA_UPDATE_GOLDEN=1 writes the files anew: look at the difference before you commit it.
TEST_F(EveryKindOfGame, GoesAsTheGoldenTranscriptSays) {
    const bool update = std::getenv("AUTOMA_UPDATE_GOLDEN") != nullptr;
    std::uint64_t seed = 2026;
    for (const Level level : {Level::low, Level::medium, Level::high, Level::very_high})
        for (const bool leeghwater : {false, true}) {
            const std::string file =
                "golden/" + std::string(name_of(level)) + (leeghwater ? "_leeghwater" : "") + ".txt";
            SCOPED_TRACE(file);
            const std::string played = transcript(PlayedGame(facts(), level, leeghwater, seed++));
            if (update)
                std::ofstream(std::string(AUTOMA_TEST_DATA) + "/" + file) << played;
            EXPECT_TRUE(read_data(file) == played) << "the game went otherwise";
        }
}

} // namespace
} // namespace automa::test
