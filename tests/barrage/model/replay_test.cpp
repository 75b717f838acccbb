// Events from outside are believed only as far as they can have happened.
#include "model/barrage/replay.h"

#include "model/barrage/command.h"
#include "model/barrage/event_json.h"
#include "model/barrage/setup.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace automa::barrage {
namespace {

class Replay : public ::testing::Test {
protected:
    const Catalogue facts = Catalogue::load_embedded().value();
    State start = new_game(facts, {{{Company::usa, PlayerKind::automa, Level::high, std::nullopt},
                                    {Company::italy, PlayerKind::automa, Level::medium, std::nullopt}},
                                   false,
                                   {},
                                   3})
                      .value()
                      .state;
};

TEST_F(Replay, WhatWasPlayedCanBeReplayed) {
    State state = start;
    Events all;
    for (int turn = 0; turn < 12; ++turn) {
        const Company next = state.turn_order[state.next];
        for (const Command& command : {Command(DrawTile{next, std::nullopt}), Command(TakeAutomaTurn{})}) {
            const auto carried = carry_out(facts, state, command);
            ASSERT_TRUE(carried.ok()) << carried.error().message;
            all.insert(all.end(), carried.value().events.begin(), carried.value().events.end());
            state = carried.value().after;
        }
        if (state.turn) // a contract would have to be told: the game is long enough
            break;
    }
    const auto json = events_to_json(facts, all);
    const auto read = events_from_json(facts, nlohmann::json::parse(json.dump()));
    ASSERT_TRUE(read.ok()) << read.error().message;
    EXPECT_EQ(read.value(), all);
    const auto replayed = replay_checked(facts, start, all);
    ASSERT_TRUE(replayed.ok()) << replayed.error().path;
}

TEST_F(Replay, ImpossibleEventsAreRefused) {
    const std::vector<Event> impossible{
        ContractLeft{Colour::green, 200, std::nullopt},
        ContractLaid{Colour::green, 7, ContractId(12)},
        PatentTaken{Company::usa, 9},
        PatentLaid{250, tech_tile(1, Structure::base)},
        WorkTaken{std::nullopt, 3},
        WorkLaid{0, WorkId(0)},
        BuildingBuilt{Company::usa, BuildingId(0)},
        TurnPaused{},
        Raised{Company::usa, dam_space(0)},
        Raised{Company::usa, powerhouse_space(22)},
        DropMoved{{WaterKind::headstream, 9}, {WaterKind::off_board, 0}},
        DropMoved{{WaterKind::supply, 0}, {WaterKind::dam, 200}},
        DropMoved{{WaterKind::supply, 0}, {WaterKind::dam, 0}},
        EngineersPlaced{Company::usa, 13, false},
        EnergyChanged{Company::usa, -1, Reason::by_hand},
        MachineryChanged{Company::usa, -100, 0, Reason::by_hand},
        WheelLoaded{Company::usa, tech_tile(3, Structure::base), 0, 0},
        VpChanged{Company::france, 1, Reason::by_hand},
        TopTileNamed{TileId(0)},
        TurnOrderSet{{Company::usa, Company::usa}},
        RoundAdvanced{99},
        PositionCorrected{nullptr},
    };
    for (const Event& event : impossible) {
        const auto result = replay_checked(facts, start, std::vector<Event>{event});
        EXPECT_FALSE(result.ok()) << "event " << event.index();
        if (!result.ok()) {
            EXPECT_EQ(result.error().path, "/events/0");
        }
    }
}

} // namespace
} // namespace automa::barrage
