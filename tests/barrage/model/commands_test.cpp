// What the table may tell, and when: refused with path and reason, and nothing changes.
#include "model/barrage/json/position_json.h"
#include "model/barrage/rules.h"
#include "model/barrage/state/board.h"
#include "model/barrage/state/readings.h"
#include "model/barrage/table/command.h"
#include "model/barrage/table/setup.h"
#include "model/barrage/turn/construction.h"
#include "model/barrage/turn/questions.h"
#include "model/core/replay.h"
#include "tests/barrage/model/position_builder.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace automa::test {
namespace {

using namespace barrage;
using Json = nlohmann::json;

core::Error refusal(const State& state, const Command& command) {
    const auto carried = carry_out(facts(), state, command);
    EXPECT_FALSE(carried.ok());
    return carried.ok() ? core::Error{} : carried.error();
}
State told(const State& state, const Command& command, bool goes_on = false) {
    const auto carried = carry_out(facts(), state, command, goes_on);
    EXPECT_TRUE(carried.ok()) << carried.error().path << carried.error().message;
    return carried.ok() ? carried.value().after : state;
}

/// An Automa, then a human; nothing has happened.
State fresh() {
    GameOptions options;
    options.participants = {{Company::usa, PlayerKind::automa, Level::medium, std::nullopt},
                            {Company::germany, PlayerKind::human, Level::medium, std::nullopt}};
    options.leeghwater = true;
    options.seed = 3;
    return new_game(facts(), options).value().state;
}

TEST(Commands, OnlyWhoIsNextActs) {
    const State state = fresh();
    const Company first = state.turn_order[0];
    const Company second = state.turn_order[1];
    const bool human_first = state.company(first).player == PlayerKind::human;
    const Command out_of_turn =
        human_first ? Command(DrawTile{second, std::nullopt}) : Command(HumanDoesElse{second});
    EXPECT_EQ(refusal(state, out_of_turn).id, "not_next");
    EXPECT_EQ(refusal(state, out_of_turn).path, "/company");
    const Command in_turn =
        human_first ? Command(HumanDoesElse{first}) : Command(DrawTile{first, std::nullopt});
    EXPECT_NE(told(state, in_turn), state);
}

TEST(Commands, AHumanWhoseTurnGoesOnIsStillNextAndNobodyElse) {
    State state = fresh();
    state.turn_order = {Company::germany, Company::usa};
    const State after = told(state, HumanGains{Company::germany, 3, 0}, true);
    EXPECT_EQ(refusal(after, DrawTile{Company::usa, std::nullopt}).id, "not_next");
    const State done = told(after, HumanDoesElse{Company::germany});
    EXPECT_EQ(refusal(done, HumanGains{Company::germany, 1, 0}).id, "not_next");
    EXPECT_TRUE(told(done, DrawTile{Company::usa, std::nullopt}).turn);
}

TEST(Commands, APositionThatDoesNotTellWhoIsNextLetsTheTableSay) {
    const State state = table().dam("dam_1_lower", Owner::germany).build();
    auto json = Json::parse(position_to_json(facts(), state, Detail::contract).dump());
    const auto read = position_from_json(facts(), json);
    ASSERT_TRUE(read.ok()) << read.error().message;
    EXPECT_FALSE(read.value().next_known);
    const State after = told(read.value(), HumanDoesElse{Company::germany});
    EXPECT_TRUE(after.next_known);
    EXPECT_EQ(refusal(after, HumanDoesElse{Company::germany}).id, "not_next");
    const auto start = Json::parse(position_to_json(facts(), fresh(), Detail::contract).dump());
    EXPECT_TRUE(position_from_json(facts(), start).value().next_known) << "the first in order begins";
}

TEST(Commands, WhatSomebodyHasIsNotLaidAgain) {
    const State state = table()
                            .leeghwater()
                            .technology({"basic_base", "level_1_conduit"})
                            .wheel(2, "level_2_base", 0, 0)
                            .works_taken({"external_work_a1"})
                            .fulfilled({"green_01"})
                            .patents({"", "level_1_base", ""})
                            .works({"", "external_work_a2", ""})
                            .build();
    for (const char* tile : {"level_1_conduit", "level_2_base", "level_1_base"}) {
        EXPECT_EQ(refusal(state, LayPatent{0, tech(tile)}).id, "duplicate") << tile;
        EXPECT_EQ(refusal(state, LayPatent{0, tech(tile)}).path, "/technology");
    }
    for (const char* taken : {"external_work_a1", "external_work_a2"})
        EXPECT_EQ(refusal(state, LayWork{0, work(taken)}).path, "/work") << taken;
    EXPECT_EQ(refusal(state, LayContract{Colour::green, 0, contract("green_01")}).path, "/contract");
    EXPECT_EQ(told(state, LayPatent{0, tech("level_3_base")}).patents[0], tech("level_3_base"));
}

TEST(Commands, PlacesAndThingsThatDoNotExistAreRefused) {
    State state = fresh();
    state.turn_order = {Company::germany, Company::usa};
    const std::vector<std::pair<Command, const char*>> cases{
        {HumanBuilds{Company::germany, Structure::joker, dam_space(0), std::nullopt}, "/structure"},
        {HumanBuilds{Company::germany, Structure::base, SpaceId(200), std::nullopt}, "/space"},
        {HumanTakesContract{Company::germany, Colour::green, 2}, "/slot"},
        {HumanTakesContract{Company::germany, Colour::green, -1}, "/slot"},
        {HumanTakesPatent{Company::germany, 3}, "/position"},
        {HumanTakesWork{Company::germany, -1}, "/position"},
        {LayContract{Colour::green, 0, ContractId(255)}, "/contract"},
        {LayContract{Colour::green, 7, ContractId(0)}, "/slot"},
        {LayPatent{9, tech_tile(3, Structure::base)}, "/position"},
        {LayPatent{0, TechId(99)}, "/technology"},
        {LayWork{0, WorkId(250)}, "/work"},
        {HumanAddsDrops{Company::germany, {}, false, {SpaceId(60)}}, "/dams"},
    };
    for (const auto& [command, path] : cases)
        EXPECT_EQ(refusal(state, command).path, path) << command.index();
}

TEST(Commands, AMarkerNeverLeavesItsBounds) {
    State state = fresh();
    state.turn_order = {Company::germany, Company::usa};
    state.company(Company::germany).vp = 990;
    EXPECT_EQ(refusal(state, HumanGains{Company::germany, 0, 50}).id, "impossible_event");
    for (auto& headstream : state.headstreams)
        headstream.drops = static_cast<std::uint8_t>(most_resting_drops);
    EXPECT_EQ(refusal(state, HumanAddsDrops{Company::germany, {Headstream::A}, false, {}}).id,
              "impossible_event");
}

TEST(Commands, WhatAnEditorOf_0_1_0_AllowedPlaysOn) {
    State state = fresh();
    CompanyState& usa = state.company(Company::usa);
    usa.excavators = 60;
    usa.wheel.back() = {tech_tile(0, Structure::base), 60, 60};
    EXPECT_FALSE(core::apply_checked<Rules>(facts(), state, WheelTurned{Company::usa}));
    EXPECT_EQ(state.company(Company::usa).excavators, 120);
    const auto kept = position_from_json(facts(), Json(position_to_json(facts(), state)));
    ASSERT_TRUE(kept.ok()) << kept.error().path << kept.error().message;
    EXPECT_EQ(kept.value().company(Company::usa).excavators, 120);
    const WheelLoaded flood{Company::usa, tech_tile(0, Structure::base), 110, 0};
    EXPECT_TRUE(core::apply_checked<Rules>(facts(), state, flood)) << "more than a segment can keep";
}

TEST(Commands, ATableThatIsNotPossibleAlreadyIsSetRightAPieceAtATime) {
    State state = fresh();
    state.patents[0] = state.patents[1]; // 0.1.0 let one tile lie in two places
    CompanyState& usa = state.company(Company::usa);
    usa.technology.add(*state.patents[1]);
    ASSERT_FALSE(check_position(facts(), state).ok());
    const Correct energy{Json::array({{{"op", "replace"}, {"path", "/companies/0/energy"}, {"value", 7}}}),
                         ""};
    EXPECT_EQ(told(state, energy).company(state.turn_order[0]).energy, 7);
    const Correct broken{Json::array({{{"op", "replace"}, {"path", "/companies/0/energy"}, {"value", -7}}}),
                         ""};
    EXPECT_EQ(refusal(state, broken).path, "/companies/0/energy") << "what breaks the code is refused ever";
    State twice = fresh(); // a work that was fulfilled and turned up again
    twice.company(Company::usa).fulfilled_works.add(*twice.works[0]);
    EXPECT_FALSE(check_position(facts(), twice).ok());
    EXPECT_TRUE(check_position(facts(), twice, Believed::journal).ok()) << "a journal may hold it";
    const State possible = fresh();
    EXPECT_FALSE(carry_out(facts(), possible,
                           Correct{Json::array({{{"op", "replace"},
                                                 {"path", "/patents/0"},
                                                 {"value", facts().tech[possible.patents[1]->index()].id}}}),
                                   ""})
                     .ok())
        << "a possible table stays one";
}

TEST(Commands, CorrectionsAreCapped) {
    const State state = fresh();
    Json many = Json::array();
    for (int i = 0; i < 201; ++i)
        many.push_back({{"op", "replace"}, {"path", "/round"}, {"value", 1}});
    EXPECT_EQ(refusal(state, Correct{many, ""}).id, "patch_too_large");
    many.erase(many.begin());
    EXPECT_TRUE(carry_out(facts(), state, Correct{many, ""}).ok());
    Json copies = Json::array();
    for (int i = 0; i < 60; ++i) // each doubles what is there
        copies.push_back({{"op", "copy"}, {"from", ""}, {"path", "/dams/-"}});
    EXPECT_EQ(refusal(state, Correct{copies, ""}).id, "patch_too_large");
    EXPECT_EQ(refusal(state, Correct{Json{{"round", std::string(70'000, 'x')}}, ""}).id, "patch_too_large");
    EXPECT_EQ(refusal(state, Correct{Json("round"), ""}).id, "bad_patch");
    const auto read = command_from_json(facts(), Json{{"kind", "correct"}, {"patch", copies}});
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().path, "/patch");
}

TEST(Commands, SurviveJson) {
    const std::vector<Command> commands{
        HumanBuilds{Company::italy, Structure::base, dam_space(3), std::nullopt},
        HumanBuilds{Company::italy, Structure::building, std::nullopt, BuildingId(1)},
        HumanProduces{Company::usa, dam_space(1), conduit_space(2), 3, -1},
        HumanAddsDrops{Company::usa, {Headstream::B}, true, {dam_space(4)}},
        ScoreRound{{std::nullopt, 3}},
        TilesScoreGame{{0, 4}},
        TileActionDone{2, 3, std::nullopt},
        Correct{Json::array(), "what"},
        DrawTile{Company::usa, TileId(4)},
    };
    for (const Command& command : commands) {
        const Json json = Json::parse(command_to_json(facts(), command, true).dump());
        const auto read = command_from_json(facts(), json);
        ASSERT_TRUE(read.ok()) << json << read.error().message;
        EXPECT_TRUE(read.value().turn_goes_on);
        EXPECT_EQ(command_to_json(facts(), read.value().command, true),
                  command_to_json(facts(), command, true));
    }
}

// B-10.13: Viktor's minimum holds for a human who has him, and a human moves as many drops as the dam holds.
TEST(HumanSystems, CountViktorsMinimumAndAllDrops) {
    State state = table()
                      .dam("dam_5_lower", Owner::germany, 2, 2)
                      .conduit("5A", Owner::germany)
                      .powerhouse("powerhouse_8_1", Owner::germany)
                      .build();
    const SpaceId conduit = space("5A");
    const int power = facts().space(conduit).power;
    ASSERT_EQ(human_systems(facts(), state, Company::germany).size(), 1U);
    EXPECT_EQ(human_systems(facts(), state, Company::germany)[0].energy,
              2 * power + production_bonus(facts(), state, Company::germany));
    state.company(Company::germany).officer = Officer::viktor_fiesler;
    const System viktor = human_systems(facts(), state, Company::germany)[0];
    EXPECT_EQ(viktor.drops, 2);
    EXPECT_EQ(viktor.energy, std::max(2 * power, facts().officer_numbers.viktor_minimum_energy)
                                 + production_bonus(facts(), state, Company::germany));
    EXPECT_EQ(human_energy(facts(), state, Company::germany, conduit, 1),
              std::max(power, facts().officer_numbers.viktor_minimum_energy));
}

// What the preview of a human's construction asks for: printed, and as the own officer changes it.
TEST(HumanPrice, FollowsTheOfficer) {
    State state = table().powerhouse("powerhouse_8_1", Owner::germany).build();
    const auto price = [&](Structure structure, const char* id, std::optional<Officer> officer) {
        state.company(Company::germany).officer = officer;
        return human_price(facts(), state, Company::germany, structure, space(id));
    };
    const auto& costs = facts().costs;
    const int mountain = costs.base[index_of(Region::mountain)];
    EXPECT_EQ(price(Structure::base, "dam_1_lower", std::nullopt).cost, (Cost{mountain, 0}));
    EXPECT_EQ(price(Structure::base, "dam_1_lower", std::nullopt).credits, 0);
    EXPECT_EQ(price(Structure::base, "dam_1_upper", std::nullopt).credits, costs.red_border_vp);
    EXPECT_EQ(price(Structure::base, "dam_1_lower", Officer::wilhelm_adler).cost,
              (Cost{facts().officer_numbers.adler_base_excavators, 0}));
    EXPECT_EQ(price(Structure::powerhouse, "powerhouse_12_1", std::nullopt).cost,
              (Cost{0, costs.powerhouse[1]}));
    const int power = facts().space(space("1A")).power;
    const HumanPrice jill = price(Structure::conduit, "1A", Officer::jill_mcdowell);
    EXPECT_EQ(jill.cost, (Cost{costs.conduit_per_power * power, 0}));
    EXPECT_EQ(jill.instead, (Cost{0, facts().officer_numbers.jill_mixers_per_power * power}));
    EXPECT_FALSE(price(Structure::conduit, "1A", Officer::wilhelm_adler).instead);
    EXPECT_EQ(price(Structure::base, "dam_1_lower", Officer::solomon_p_jordan).credits_per_machine, 3);
    EXPECT_EQ(price(Structure::base, "dam_1_lower", std::nullopt).credits_per_machine, 0);
}

TEST(HumanPrice, OfABuildingIsPrintedOnItAndOnThePlace) {
    PositionBuilder builder;
    const State state = builder.leeghwater()
                            .automa(Company::usa)
                            .human(Company::germany)
                            .building("cofferdam", {Company::usa})
                            .building("loan_agency")
                            .build();
    const HumanPrice taken = human_price_of_building(facts(), state, Company::germany, 0);
    const Building& cofferdam = facts().buildings[facts().find_building("cofferdam")->index()];
    EXPECT_EQ(taken.cost, (Cost{cofferdam.excavators, cofferdam.mixers}));
    EXPECT_EQ(taken.credits, 3) << "with two participants the second place is closed";
    EXPECT_EQ(human_price_of_building(facts(), state, Company::germany, 1).credits, 0);
}

TEST(FirstTile, IsNamedByTheTableBeforeItCounts) {
    State state = table().build();
    state.turn.reset();
    state.tiles.stack.clear();
    state.tiles.discard.clear();
    for (std::size_t i = 1; i <= tile_count; ++i)
        state.tiles.stack.push_back(TileId(i));
    ASSERT_TRUE(first_tile_to_be_named(state));
    const auto named = carry_out(facts(), state, NameFirstTile{TileId(7)});
    ASSERT_TRUE(named.ok()) << named.error().message;
    EXPECT_EQ(named.value().after.tiles.stack.front(), TileId(7));
    EXPECT_EQ(named.value().events, Events{TopTileNamed{TileId(7)}});
    const auto drawn = carry_out(facts(), named.value().after, DrawTile{Company::usa, TileId(3)});
    ASSERT_TRUE(drawn.ok()) << drawn.error().message;
    EXPECT_EQ(drawn.value().after.turn->criteria_tile, TileId(7));
    State later = drawn.value().after;
    later.turn.reset();
    const auto again = carry_out(facts(), later, NameFirstTile{TileId(9)});
    ASSERT_FALSE(again.ok());
    EXPECT_EQ(again.error().id, "wrong_tile");
}

TEST(FirstTile, OfAllTwentyShuffledAgain) {
    State state = table().reading(&Interpretations::tile_reshuffle, TileReshuffle::all).build();
    state.turn.reset();
    state.tiles.stack.clear();
    state.tiles.discard.clear();
    state.tiles.stack.push_back(TileId(1));
    for (std::size_t i = 2; i <= tile_count; ++i)
        state.tiles.discard.push_back(TileId(i));
    ASSERT_TRUE(first_tile_to_be_named(state));
    const auto named = carry_out(facts(), state, NameFirstTile{TileId(20)});
    ASSERT_TRUE(named.ok()) << named.error().message;
    EXPECT_EQ(named.value().after.tiles.stack.size(), tile_count);
    EXPECT_EQ(named.value().after.tiles.stack.front(), TileId(20));
    EXPECT_TRUE(named.value().after.tiles.discard.empty());
}

TEST(Untracked, AHumansEngineersStayTheTables) {
    State state = table().phase(Phase::end_of_round).build();
    ASSERT_FALSE(state.company(Company::germany).tracked);
    const State after =
        barrage::apply(state, RoundAdvanced{static_cast<std::int8_t>(facts().pieces.engineers)});
    EXPECT_EQ(after.company(Company::germany).engineers, 0);
    EXPECT_EQ(after.company(Company::usa).engineers, facts().pieces.engineers);
}

TEST(Untracked, VpThatAreNotKnownStayUnknown) {
    State state = table()
                      .dam("dam_5_lower", Owner::usa, 2, 2)
                      .conduit("5A", Owner::germany)
                      .powerhouse("powerhouse_8_1", Owner::usa)
                      .tiles(1, 2)
                      .build();
    state.company(Company::germany).vp_known = false;
    state.company(Company::germany).vp = 0;
    const Decision decision = decided(state);
    EXPECT_EQ(vp_for(decision.events, Company::germany, Reason::conduit_owner), 0);
    EXPECT_TRUE(did(decision, ActionKind::production)) << "through the human's conduit";
    EXPECT_EQ(decision.after.company(Company::germany).vp, 0);
    // Saves of 0.1.0 hold such events: they change nothing.
    const State after = barrage::apply(state, VpChanged{Company::germany, 5, Reason::conduit_owner});
    EXPECT_EQ(after, state);
}

TEST(Contracts, OneThatAHumanTookIsKeptAndNeverComesUpAgain) {
    State before = fresh();
    before.turn_order = {Company::germany, Company::usa};
    const ContractId taken = *before.contracts[index_of(Colour::yellow)][1];
    const State after = told(before, HumanTakesContract{Company::germany, Colour::yellow, 1});
    EXPECT_TRUE(after.company(Company::germany).held_contracts.has(taken));
    EXPECT_FALSE(after.contracts[index_of(Colour::yellow)][1]);
    for (const ContractId id : unseen_contracts(facts(), after, Colour::yellow)) {
        EXPECT_EQ(facts().contract(id).colour, Colour::yellow);
        EXPECT_NE(after.contracts[1][0], id);
        EXPECT_NE(id, taken);
    }
    EXPECT_EQ(refusal(after, LayContract{Colour::yellow, 1, taken}).id, "duplicate");
    const auto read =
        position_from_json(facts(), nlohmann::json::parse(position_to_json(facts(), after).dump()));
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read.value(), after) << "a save keeps it";
}

TEST(Contracts, AProductionFulfilsAHeldOneAndBooksWhatTheAppKeeps) {
    State state = table()
                      .dam("dam_5_lower", Owner::germany, 1, 1)
                      .conduit("5A", Owner::germany)
                      .powerhouse("powerhouse_8_1", Owner::germany)
                      .build();
    state.turn_order = {Company::germany, Company::usa};
    const auto systems = human_systems(facts(), state, Company::germany);
    ASSERT_FALSE(systems.empty());
    const System system = systems.front();
    const int energy = human_energy(facts(), state, Company::germany, system.conduit, 1);
    const auto green = *facts().find_contract("green_04"); // 2: 2 VP and 3 steps
    const auto water = *facts().find_contract("green_05"); // 2: 3 credits and 2 drops
    state.company(Company::germany).held_contracts.add(green);
    state.company(Company::germany).held_contracts.add(water);
    HumanProduces produces{Company::germany, system.dam, system.conduit, 1, 2};
    produces.contract = green;
    const State after = told(state, produces);
    EXPECT_EQ(after.company(Company::germany).energy, energy + 2 + 3);
    EXPECT_EQ(after.company(Company::germany).vp, state.company(Company::germany).vp + 2);
    EXPECT_TRUE(after.company(Company::germany).fulfilled_contracts.has(green));
    EXPECT_FALSE(after.company(Company::germany).held_contracts.has(green));

    produces.contract = water;
    produces.reward_drops = {Headstream::B, Headstream::B};
    const int lying = state.headstreams[1].drops;
    EXPECT_EQ(told(state, produces).headstreams[1].drops, lying + 2);
    produces.reward_drops = {Headstream::B, Headstream::B, Headstream::C};
    EXPECT_EQ(refusal(state, produces).id, "out_of_range");

    produces.reward_drops = {};
    produces.contract = *facts().find_contract("red_01");
    EXPECT_EQ(refusal(state, produces).id, "not_fulfillable") << "not its own";
}

TEST(Readings, AreOneTable) {
    Interpretations all;
    int count = 0;
    each_reading(all, [&](std::string_view key, auto) {
        ++count;
        ASSERT_GE(choices_of(key).size(), 2U) << key;
        EXPECT_EQ(reading(all, key), choices_of(key)[0]) << "the first is the default";
    });
    EXPECT_EQ(count, 9);
    EXPECT_TRUE(set_reading(all, "water_drops", "most"));
    EXPECT_EQ(all.water_drops, WaterDrops::most);
    EXPECT_FALSE(set_reading(all, "water_drops", "some"));
    EXPECT_FALSE(set_reading(all, "weather", "fine"));
    EXPECT_EQ(all.water_drops, WaterDrops::most);
}

} // namespace
} // namespace automa::test
