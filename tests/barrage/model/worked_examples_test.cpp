// The rulebooks' worked examples (assets/data/barrage/worked_examples.json), each told as a position.
#include "model/barrage/table/command.h"
#include "model/barrage/turn/water.h"
#include "tests/barrage/model/worked_positions.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <map>

namespace automa::test {
namespace {

using Example = std::function<void(const Json& given, const Json& expect)>;

void simone_example(const Json& given, const Json& expect) {
    const Step done = simone(number(given, "energy"));
    ASSERT_EQ(done.energy, number(given, "energy"));
    std::vector<int> values;
    for (const ContractId id : done.contracts)
        values.push_back(facts().contract(id).energy_required);
    std::sort(values.begin(), values.end());
    EXPECT_EQ(values, expect["fulfilled"].get<std::vector<int>>());
    const bool right_six = done.contracts.contains(contract("yellow_09"));
    EXPECT_TRUE(right_six) << "of the two contracts of 6 the right one";
}

std::map<std::string, Example> examples() {
    std::map<std::string, Example> all;
    all["base_dam_overflow"] = [](const Json& given, const Json& expect) {
        const PhaseResult result =
            flow(table()
                     .dam(river[0], Owner::usa, number(given, "dam_height"), number(given, "drops_held"))
                     .headstream(Headstream::B, number(given, "drops_arriving")));
        EXPECT_EQ(drops_at(result.after, river[0]), number(expect, "drops_held"));
        EXPECT_EQ(off_board(result.events), number(expect, "drops_passing"));
    };
    all["base_two_chains_flow_left"] = [](const Json& given, const Json& expect) {
        auto builder = table().headstream(Headstream::B, number(given, "arriving"));
        for (std::size_t i = 0; i < given["path"].size(); ++i)
            builder.dam(river[i], Owner::usa, number(given["path"][i], "dam_height"),
                        number(given["path"][i], "held"));
        const PhaseResult result = flow(builder);
        for (std::size_t i = 0; i < given["path"].size(); ++i)
            EXPECT_EQ(drops_at(result.after, river[i]), expect["held_after"][i].get<int>());
        EXPECT_EQ(off_board(result.events), number(expect, "left_board"));
    };
    all["base_three_chains_flow_right"] = [](const Json& given, const Json& expect) {
        const PhaseResult result = flow(table()
                                            .headstream(Headstream::B, number(given, "arriving"))
                                            .dam(river[0], Owner::germany, 2, 1)
                                            .dam(river[1], Owner::usa, 1, 0)
                                            .dam(river[2], Owner::neutral, 2, 1));
        EXPECT_EQ(drops_at(result.after, river[0]), 2);
        EXPECT_EQ(drops_at(result.after, river[1]), 1);
        EXPECT_EQ(drops_at(result.after, river[2]), 2);
        EXPECT_EQ(off_board(result.events), number(expect, "left_board"));
    };
    all["base_own_conduit"] = production;
    all["base_foreign_conduit"] = production;
    all["base_plus_one"] = production;
    all["base_track_addition"] = [](const Json& given, const Json& expect) {
        const Decision decision = system_of(2, 3, Owner::usa)
                                      .of(Company::usa)
                                      .energy(number(given, "marker"))
                                      .tiles(15, 1)
                                      .decide();
        ASSERT_EQ(step_of(decision, ActionKind::production).energy, number(given, "produced"));
        EXPECT_EQ(decision.after.company(Company::usa).energy, number(expect, "marker"));
    };
    all["base_one_contract"] = [](const Json& given, const Json& expect) {
        const Step done = step(system_of(2, 3, Owner::usa).tiles(15, 1), ActionKind::production);
        ASSERT_EQ(done.energy, number(given, "energy"));
        EXPECT_EQ(static_cast<int>(done.contracts.size()), number(expect, "fulfilled"));
    };
    all["base_powerhouse_after_water"] = [](const Json&, const Json&) {
        const Decision decision = system_of(1, 5, Owner::usa)
                                      .dam("dam_8_upper", Owner::germany, 1, 1)
                                      .dam("dam_8_lower", Owner::usa, 1)
                                      .tiles(5, 1)
                                      .decide();
        EXPECT_EQ(drops_at(decision.after, "dam_8_lower"), 1);
    };
    all["base_base_in_hills"] = [](const Json&, const Json& expect) {
        const Decision decision = table().tiles(2, 1).decide();
        EXPECT_EQ(step_of(decision, ActionKind::construction).excavators, number(expect, "excavators"));
        EXPECT_FALSE(decision.after.company(Company::usa)
                         .wheel[static_cast<std::size_t>(number(expect, "wheel_steps"))]
                         .empty());
    };
    all["base_conduit_cost"] = [](const Json&, const Json& expect) {
        EXPECT_EQ(step(table().machines(8, 0).tiles(12, 1), ActionKind::construction).excavators,
                  number(expect, "excavators"));
    };
    all["base_income_on_build"] = [](const Json&, const Json& expect) {
        const Decision decision =
            table(Level::medium, Company::germany).dam("dam_1_lower", Owner::germany).tiles(4, 1).decide();
        EXPECT_EQ(vp_for(decision.events, Company::germany, Reason::income), number(expect, "vp_now"));
        EXPECT_EQ(vp_for(start_round(facts(), decision.after).events, Company::germany, Reason::income),
                  number(expect, "vp_each_income_phase"));
    };
    all["base_workshop_two"] = [](const Json& given, const Json& expect) {
        const Step done =
            step(table().technology({}).wheel(2, "basic_base", 3, 0).tiles(2, 1), ActionKind::workshop);
        EXPECT_EQ(done.wheel_steps, number(given, "wheel_steps"));
        EXPECT_EQ(-done.vp, number(expect, "credits_paid"));
    };
    all["score_placing_tie_second"] = [](const Json&, const Json& expect) {
        const State state = PositionBuilder()
                                .automa(Company::usa)
                                .energy(9)
                                .automa(Company::italy)
                                .energy(5)
                                .automa(Company::france)
                                .energy(5)
                                .human(Company::germany)
                                .phase(Phase::scoring)
                                .build();
        const Events events = score_round(facts(), state).events;
        EXPECT_EQ(vp_for(events, Company::usa, Reason::track_place), number(expect["vp"], "red"));
        EXPECT_EQ(vp_for(events, Company::italy, Reason::track_place), number(expect["vp"], "black"));
        EXPECT_EQ(vp_for(events, Company::france, Reason::track_place), number(expect["vp"], "white"));
        EXPECT_EQ(vp_for(events, Company::germany, Reason::track_place), number(expect["vp"], "green"));
    };
    all["score_bonus_round_3"] = [](const Json& given, const Json& expect) {
        constexpr std::array companies{Company::usa, Company::italy, Company::france, Company::germany};
        PositionBuilder builder;
        std::size_t next = 0;
        for (const auto& [colour, player] : given["players"].items()) {
            const int behind = player.value("sections_behind", 0);
            builder.automa(companies[next])
                .energy(player.value("energy_below_6", false) ? 5 : 6 * (number(given, "round") - behind));
            for (int i = 0; i < number(player, "powerhouses"); ++i) {
                // Four companies share twelve basins: each has its own spaces.
                static constexpr std::array<std::array<std::string_view, 3>, 4> spaces{
                    {{"powerhouse_5_1", "powerhouse_8_1", "powerhouse_11_1"},
                     {"powerhouse_6_1", "powerhouse_8_2", "powerhouse_11_2"},
                     {"powerhouse_7_1", "powerhouse_9_1", "powerhouse_12_1"},
                     {"powerhouse_10_1", "powerhouse_9_2", "powerhouse_12_2"}}};
                builder.powerhouse(spaces[next][static_cast<std::size_t>(i)], owner_of(companies[next]));
            }
            ++next;
        }
        const State state = builder.round(number(given, "round"))
                                .bonus({BonusTile::powerhouses})
                                .phase(Phase::scoring)
                                .build();
        const Events events = score_round(facts(), state).events;
        next = 0;
        for (const auto& [colour, player] : given["players"].items())
            EXPECT_EQ(vp_for(events, companies[next++], Reason::bonus_tile),
                      number(expect["vp"], colour.c_str()))
                << colour;
    };
    all["turn_order_ties"] = [](const Json&, const Json&) {
        const State state = PositionBuilder()
                                .automa(Company::usa)
                                .energy(5)
                                .automa(Company::italy)
                                .energy(9)
                                .automa(Company::france)
                                .energy(5)
                                .human(Company::germany, 1)
                                .phase(Phase::end_of_round)
                                .build();
        const core::StaticVector<Company, max_participants> order{Company::germany, Company::france,
                                                                  Company::usa, Company::italy};
        EXPECT_TRUE(end_round(facts(), state).after.turn_order == order);
    };
    all["end_resources"] = [](const Json& given, const Json&) {
        // An Automa has no credits: 10 machines in hand are 2 VP, the wheel counts nothing.
        const State state =
            table()
                .machines(number(given["supply"], "excavators"), number(given["supply"], "mixers"))
                .wheel(2, "level_1_base", number(given["wheel"], "excavators"),
                       number(given["wheel"], "mixers"))
                .phase(Phase::end_of_round)
                .build();
        EXPECT_EQ(vp_for(final_scoring(facts(), state).events, Company::usa, Reason::resources), 2);
    };
    all["end_drops"] = [](const Json& given, const Json& expect) {
        const State state = table()
                                .dam("dam_1_lower", Owner::usa, 3, number(given, "drops_on_own_dams"))
                                .phase(Phase::end_of_round)
                                .build();
        EXPECT_EQ(vp_for(final_scoring(facts(), state).events, Company::usa, Reason::drops),
                  number(expect, "vp"));
    };
    all["national_14"] = [](const Json& given, const Json&) {
        const State state = table().national({"national_03"}).build();
        const auto choice = contracts_by_energy(facts(), state, Company::usa, number(given, "energy"));
        EXPECT_EQ(names(choice.contracts), std::vector<std::string>{"national_03"});
    };
    all["usa_flow"] = [](const Json& given, const Json& expect) {
        const PhaseResult result =
            flow(table(Level::high)
                     .energy(number(given, "marker"))
                     .powerhouse("powerhouse_5_1", Owner::usa)
                     .powerhouse("powerhouse_6_1", Owner::usa)
                     .powerhouse("powerhouse_7_1", Owner::usa)
                     .headstream(Headstream::B, number(given, "drops_flowing_through_powerhouse")));
        EXPECT_EQ(result.after.company(Company::usa).energy, number(expect, "marker"));
    };
    all["germany_double"] = [](const Json&, const Json& expect) {
        // 2 drops, power 2, +1 by the powerhouses, +2 by the tile; then 3 drops, power 2, another's conduit.
        const Decision decision = table(Level::high, Company::germany)
                                      .dam("dam_7_lower", Owner::germany, 2, 2)
                                      .conduit("7A", Owner::germany)
                                      .powerhouse("powerhouse_10_1", Owner::germany)
                                      .dam("dam_8_lower", Owner::germany, 3, 3)
                                      .conduit("8B", Owner::usa)
                                      .powerhouse("powerhouse_9_1", Owner::germany)
                                      .powerhouse("powerhouse_12_1", Owner::germany)
                                      .tiles(17, 1)
                                      .decide();
        // The Automa takes the stronger system first: 6 + 3, then 4.
        ASSERT_EQ(decision.steps.size(), 2U);
        EXPECT_EQ(decision.steps[0].energy, number(expect, "second_energy") + 3);
        EXPECT_EQ(-decision.steps[0].vp, number(expect, "second_credits_paid"));
        EXPECT_EQ(decision.steps[1].energy, number(expect, "first_energy") - 3);
    };
    all["automa_two_constructions"] = [](const Json&, const Json& expect) {
        State state = table().machines(9, 0).tiles(4, 1).decide().after;
        state.turn = Turn{Company::usa, TileId(4), TileId(1), std::nullopt};
        state.company(Company::usa).technology.add(tech("level_1_base"));
        state.company(Company::usa).excavators = 9;
        EXPECT_EQ(12 - decided(state).after.company(Company::usa).engineers,
                  number(expect, "engineers_on_company_board"));
    };
    const Example workshop = [](const Json& given, const Json& expect) {
        const Step done =
            step(table().technology({}).wheel(2, "basic_base", 3, 0).tiles(5, 1), ActionKind::workshop);
        EXPECT_EQ(done.engineers, number(given, "engineers"));
        EXPECT_EQ(done.engineers, number(expect, "engineers"));
        EXPECT_EQ(done.vp, -5) << "the tile's price, no surcharge of the space";
    };
    all["automa_workshop_space"] = workshop;
    all["automa_workshop_crowded"] = workshop;
    all["automa_short_of_engineers"] = [](const Json& given, const Json& expect) {
        EXPECT_EQ(
            step(table().engineers(number(given, "engineers_left")).tiles(4, 1), ActionKind::construction)
                .engineers,
            number(expect, "engineers_used"));
    };
    all["automa_red_space"] = [](const Json&, const Json& expect) {
        EXPECT_EQ(step(table().tiles(4, 9), ActionKind::construction).vp, number(expect, "vp"));
    };
    all["automa_production"] = [](const Json&, const Json& expect) {
        const Step done =
            step(system_of(2, 3, Owner::usa).contracts(Colour::red, "red_12", "red_01").tiles(17, 1),
                 ActionKind::production);
        EXPECT_EQ(done.energy, number(expect, "energy"));
        EXPECT_EQ(names(done.contracts), std::vector<std::string>{"red_01"});
    };
    all["automa_water_limited"] = [](const Json&, const Json& expect) {
        const Step done =
            step(table().dam("dam_1_lower", Owner::usa).tiles(1, 2), ActionKind::water_management);
        EXPECT_EQ(static_cast<int>(done.drops.size()), number(expect, "drops_placed"));
        EXPECT_EQ(done.engineers, number(expect, "engineers"));
    };
    all["automa_water_through_other_dam"] = [](const Json&, const Json& expect) {
        const Decision decision =
            table().dam("dam_4_upper", Owner::germany).dam("dam_4_lower", Owner::usa).tiles(1, 2).decide();
        EXPECT_EQ(static_cast<int>(step_of(decision, ActionKind::water_management).drops.size()),
                  number(expect, "drops_placed"));
        EXPECT_EQ(drops_at(flow_water(facts(), decision.after).after, "dam_4_lower"),
                  number(expect, "reaching_own_dam"));
    };
    all["automa_water_letters"] = [](const Json&, const Json& expect) {
        auto builder = table()
                           .dam("dam_1_lower", Owner::usa)
                           .dam("dam_2_lower", Owner::usa)
                           .dam("dam_3_lower", Owner::usa);
        EXPECT_EQ(letters(step(builder.tiles(2, 9), ActionKind::water_management).drops),
                  expect["choose"].get<std::string>());
    };
    all["automa_contract_office"] = [](const Json&, const Json& expect) {
        const Decision decision = table().tiles(3, 1).decide();
        EXPECT_EQ(static_cast<int>(step_of(decision, ActionKind::contract_office).discarded.size()),
                  number(expect, "discarded"));
        EXPECT_EQ(decision.after.company(Company::usa).energy, number(expect, "track_steps"));
        EXPECT_GT(decision.steps.size(), 1U);
    };
    all["automa_base_conditions"] = [](const Json&, const Json&) {
        EXPECT_TRUE(did(table().tiles(4, 1).decide(), ActionKind::construction));
    };
    all["automa_min_machinery_mountain_base"] = [](const Json&, const Json& expect) {
        const int needed = number(expect, "excavators_needed");
        EXPECT_EQ(skip_rule(table().machines(needed - 1, 0).tiles(4, 1).decide(), 2), "B-6.3");
        EXPECT_TRUE(did(table().machines(needed, 0).tiles(4, 1).decide(), ActionKind::construction));
    };
    all["automa_min_machinery_conduit_3"] = [](const Json&, const Json& expect) {
        const int needed = number(expect, "excavators_needed_at_least");
        EXPECT_EQ(skip_rule(table().machines(needed - 1, 0).tiles(9, 1).decide(), 3), "B-6.3");
        EXPECT_TRUE(did(table().machines(needed, 0).tiles(9, 1).decide(), ActionKind::construction));
    };
    all["automa_workshop_condition"] = [](const Json&, const Json&) {
        EXPECT_TRUE(did(table().technology({}).wheel(2, "basic_base", 3, 0).tiles(2, 1).decide(),
                        ActionKind::workshop));
    };
    all["automa_machinery"] = [](const Json&, const Json& expect) {
        const Step done = step(table().technology({}).tiles(18, 1), ActionKind::machinery_shop);
        EXPECT_EQ(done.vp, number(expect, "vp"));
        EXPECT_EQ(done.excavators, number(expect, "excavators"));
        EXPECT_EQ(done.mixers, number(expect, "mixers"));
    };
    all["automa_patent_base"] = [](const Json&, const Json& expect) {
        const Step done =
            step(table().technology({}).patents({"level_1_base"}).tiles(3, 1), ActionKind::patent_office);
        EXPECT_EQ(done.vp, number(expect, "vp"));
        EXPECT_EQ(done.engineers, number(expect, "engineers"));
    };
    all["automa_external_work"] = [](const Json&, const Json& expect) {
        const Step done = step(table()
                                   .leeghwater()
                                   .technology({})
                                   .works({"external_work_a2", "external_work_a5", "external_work_a1"})
                                   .tiles(11, 1),
                               ActionKind::external_work);
        EXPECT_EQ(*done.position, number(expect, "chosen"));
    };
    all["automa_least_machine_tie"] = [](const Json& given, const Json& expect) {
        const Step done = step(
            table().technology({}).machines(number(given, "excavators"), number(given, "mixers")).tiles(1, 2),
            ActionKind::machinery_shop);
        EXPECT_EQ(done.excavators, 1);
        EXPECT_EQ(done.vp, number(expect, "vp"));
    };
    all["automa_third_structure"] = [](const Json&, const Json&) {
        const Step done = step(
            table().dam("dam_10_lower", Owner::usa).powerhouse("powerhouse_11_1", Owner::usa).tiles(11, 1),
            ActionKind::construction);
        EXPECT_EQ(name(done.space), "10A");
    };
    all["automa_code_wrap_dam"] = [](const Json&, const Json& expect) {
        auto builder =
            table().dam("dam_1_lower", Owner::usa).dam("dam_3_lower", Owner::usa); // tile 8: code 9
        EXPECT_EQ(facts().space(*step(builder.tiles(4, 8), ActionKind::construction).space).basin,
                  number(expect, "chosen_basin"));
    };
    all["automa_code_wrap_powerhouse"] = [](const Json&, const Json& expect) {
        auto builder = table().powerhouse("powerhouse_12_1", Owner::usa).tiles(15, 16);
        EXPECT_EQ(facts().space(*step(builder, ActionKind::construction).space).basin,
                  number(expect, "chosen_basin"));
    };
    all["automa_code_conduit_side"] = [](const Json&, const Json& expect) {
        // Criteria tile 10: code 5B. Its dams make 5A, 6A and 6B equal; 2 excavators a power pay all three.
        auto builder =
            table().machines(8, 0).dam("dam_6_lower", Owner::usa).conduit("5B", Owner::germany).tiles(11, 10);
        EXPECT_EQ(name(step(builder, ActionKind::construction).space), expect["chosen"].get<std::string>());
    };
    all["automa_objective"] = [](const Json&, const Json& expect) {
        EXPECT_EQ(std::vector<int>(facts().setup.objective_vp_automa.begin(),
                                   facts().setup.objective_vp_automa.end()),
                  expect["vp"].get<std::vector<int>>());
    };
    all["simone_9"] = simone_example;
    all["simone_12"] = simone_example;
    return all;
}

TEST(WorkedExamples, AllThatAMachineCanCheckHold) {
    const Json file = all_examples();
    const auto known = examples();
    std::size_t run = 0;
    for (const Json& example : file["examples"]) {
        if (!example["machine_checkable"].get<bool>())
            continue;
        const std::string id = example["id"];
        SCOPED_TRACE(id);
        const auto found = known.find(id);
        ASSERT_NE(found, known.end()) << "no test for this example";
        found->second(example["given"], example["expect"]);
        ++run;
    }
    EXPECT_EQ(run, known.size());
    EXPECT_EQ(run, 46U);
}

} // namespace
} // namespace automa::test
