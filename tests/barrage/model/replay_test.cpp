// Events from outside are believed only as far as they can have happened.
#include "model/barrage/json/event_json.h"
#include "model/barrage/rules.h"
#include "model/barrage/table/command.h"
#include "model/barrage/table/setup.h"
#include "model/core/replay.h"

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
    const auto replayed =
        core::replay_checked<Rules>(facts, start, std::vector{core::JournalEntry<Event>{{}, all}});
    ASSERT_TRUE(replayed.whole()) << replayed.fault->event;
    EXPECT_EQ(replayed.state, state);
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
        // Ids that no catalogue has: only memory that went wrong could make them.
        Built{Company::usa, SpaceId(63)},
        Built{Company::usa, SpaceId(255)},
        Built{static_cast<Company>(200), dam_space(0)},
        Built{Company::france, dam_space(0)},
        ContractLaid{Colour::green, 0, ContractId(200)},
        ContractLaid{static_cast<Colour>(9), 0, ContractId(0)},
        ContractLaid{Colour::red, 0, start.contracts[0][0].value()},
        PatentLaid{0, TechId(77)},
        PatentLaid{0, tech_tile(0, Structure::base)},
        PatentLaid{0, tech_tile(1, Structure::building)}, // of the expansion
        NationalFulfilled{Company::usa, ContractId(0)},
        VpChanged{Company::usa, 1000, Reason::by_hand},
        VpChanged{Company::usa, 1, static_cast<Reason>(99)},
        EnergyChanged{Company::usa, 1000, Reason::by_hand},
        EngineersPlaced{Company::usa, -1, false},
        EngineersPlaced{Company::usa, 0, true}, // no architect
        DropMoved{{WaterKind::headstream, 200}, {WaterKind::off_board, 0}},
        DropMoved{{WaterKind::off_board, 0}, {WaterKind::headstream, 0}},
        DropMoved{{WaterKind::supply, 0}, {WaterKind::powerhouse, 5}},
        Passed{Company::usa}, // an Automa
        PhaseEntered{Phase::actions},
        PhaseEntered{Phase::game_over},
        TurnBegun{Company::france},
        TurnEnded{Company::france, false},
        WheelTurned{Company::france},
        TurnOrderSet{{Company::usa}},
        RoundAdvanced{-1},
    };
    for (const Event& event : impossible) {
        const core::Status possible = can_apply(facts, start, event);
        EXPECT_FALSE(possible.ok()) << "event " << event.index();
        if (!possible.ok()) {
            EXPECT_FALSE(possible.error().message.empty());
        }
    }
    State full = start;
    full.company(Company::usa).excavators = most_machines;
    EXPECT_TRUE(can_apply(facts, full, MachineryChanged{Company::usa, -1, 0, Reason::by_hand}).ok());
    EXPECT_FALSE(can_apply(facts, full, MachineryChanged{Company::usa, 1, 0, Reason::by_hand}).ok());
}

} // namespace
} // namespace automa::barrage
