// Sections 8 and 9: the other actions, and the round.
#include "model/barrage/table/round.h"
#include "model/barrage/turn/water.h"
#include "tests/barrage/model/position_builder.h"

#include <gtest/gtest.h>

namespace automa::test {
namespace {

using namespace barrage;
using Ids = std::vector<std::string>;

/// Nothing can be built: the actions after the constructions are tried.
PositionBuilder idle() {
    return table().technology({});
}

TEST(B_8_1, TheWorkshopNeedsSomethingOnTheWheelAndCollectsAfterEachStep) {
    EXPECT_EQ(skip_rule(idle().tiles(2, 1).decide(), 5), "B-8.1");
    const Decision decision = idle()
                                  .machines(0, 0)
                                  .wheel(4, "basic_base", 3, 0)
                                  .wheel(5, "basic_conduit", 2, 0)
                                  .tiles(2, 1)
                                  .decide();
    const Step step = step_of(decision, ActionKind::workshop);
    EXPECT_EQ(step.wheel_steps, 2);
    EXPECT_EQ(step.vp, -2);
    EXPECT_EQ(decision.after.company(Company::usa).excavators, 5);
    EXPECT_EQ(decision.after.company(Company::usa).technology.size(), 2);
    EXPECT_FALSE(decision.after.turn);
}

TEST(B_8_2, TheMachineryShopIsShutInRoundFive) {
    const Decision decision = idle().machines(0, 0).tiles(8, 1).decide();
    const Step step = step_of(decision, ActionKind::machinery_shop);
    EXPECT_EQ(step.vp, -3);
    EXPECT_EQ(step.mixers, 1);
    EXPECT_EQ(decision.after.company(Company::usa).mixers, 1);
    EXPECT_EQ(skip_rule(idle().machines(0, 0).round(5).tiles(8, 1).decide(), 5), "B-8.2");
}

std::string patent_taken(PositionBuilder builder) {
    return name(step_of(builder.tiles(3, 1).decide(), ActionKind::patent_office).technology);
}

TEST(B_8_3, ThePatentOfTheStructureElseAJokerElseNone) {
    EXPECT_EQ(patent_taken(idle().patents({"level_1_joker", "level_1_base", "level_2_base"})),
              "level_1_base");
    EXPECT_EQ(patent_taken(idle().patents({"level_1_conduit", "level_1_joker", "level_2_joker"})),
              "level_1_joker");
    EXPECT_EQ(
        skip_rule(idle().patents({"level_1_conduit", "", "level_2_powerhouse"}).tiles(3, 1).decide(), 4),
        "B-8.3");
    EXPECT_EQ(patent_taken(idle()
                               .patents({"level_1_joker", "level_1_base", "level_2_base"})
                               .reading(&Interpretations::patent_choice, PatentChoice::highest_level)),
              "level_2_base");
}

TEST(B_8_3, OneEngineerAndTwoVp) {
    const Decision decision = idle().patents({"level_1_base"}).tiles(3, 1).decide();
    const Step step = step_of(decision, ActionKind::patent_office);
    EXPECT_EQ(step.engineers, 1);
    EXPECT_EQ(step.vp, -2);
    EXPECT_TRUE(decision.after.company(Company::usa).technology.has(tech("level_1_base")));
    EXPECT_FALSE(decision.after.patents[0]);
    EXPECT_FALSE(decision.after.turn);
}

/// In round 5 tile 12 comes to the external works in the order 3, 2, 1.
PositionBuilder at_works() {
    return idle().leeghwater().technology({}).round(5).tiles(12, 1);
}

TEST(B_8_4, TheFirstPayableWorkInTheTilesOrder) {
    const auto taken = [](PositionBuilder builder) {
        return *step_of(builder.decide(), ActionKind::external_work).position;
    };
    EXPECT_EQ(taken(at_works().works({"external_work_a1", "external_work_a2", "external_work_a5"})), 3);
    EXPECT_EQ(taken(at_works().works({"external_work_a1", "external_work_a2", "external_work_c2"})), 2);
    EXPECT_EQ(taken(at_works().works({"external_work_a1", "", "external_work_c2"})), 1);
    EXPECT_EQ(
        skip_rule(at_works().machines(0, 0).works({"external_work_a1", "", "external_work_c2"}).decide(), 5),
        "B-8.4");
}

TEST(B_8_4, ItsMachineryIsGone) {
    const Decision decision = at_works().works({"", "", "external_work_a5"}).decide();
    EXPECT_EQ(decision.after.company(Company::usa).excavators, 4);
    EXPECT_TRUE(decision.after.company(Company::usa).wheel == (std::array<Segment, wheel_segments>{}));
    EXPECT_EQ(decision.after.company(Company::usa).vp, 20); // 4 credits
}

TEST(B_8_4, AContractByAWorkIsTheHighestValueOrTheTopMost) {
    auto builder =
        at_works().works({"", "", "external_work_a1"}).contracts(Colour::green, "green_14", "green_01");
    const auto fulfilled = [](const PositionBuilder& position) {
        for (const Gain& gain : step_of(position.decide(), ActionKind::external_work).gains)
            if (gain.kind == RewardKind::fulfil_contract)
                return facts().contract(*gain.contract).id;
        return std::string();
    };
    EXPECT_EQ(fulfilled(builder), "green_14"); // 4 or less: 4 before 2
    builder.reading(&Interpretations::external_work_contract, WorkContract::top_most);
    EXPECT_EQ(fulfilled(builder), "green_01"); // the right slot first
    const auto any = idle().leeghwater().technology({}).round(5).works({"external_work_c3"}).tiles(4, 1);
    EXPECT_EQ(fulfilled(any), "red_12");
}

TEST(B_8_5, WorkshopOrBank) {
    const Decision bank = idle().machines(0, 0).round(5).tiles(4, 1).decide();
    EXPECT_EQ(skip_rule(bank, 5), "B-8.5");
    EXPECT_EQ(step_of(bank, ActionKind::bank).vp, 1);
    EXPECT_EQ(step_of(bank, ActionKind::bank).engineers, 1);
    const Decision workshop =
        idle().machines(0, 0).round(5).wheel(1, "basic_base", 3, 0).tiles(4, 1).decide();
    EXPECT_EQ(step_of(workshop, ActionKind::workshop).wheel_steps, 1);
    EXPECT_EQ(step_of(workshop, ActionKind::workshop).vp, 0);
}

TEST(B_8_6, MachineryOrBank) {
    const auto bought = [](int excavators, int mixers) {
        return step_of(idle().machines(excavators, mixers).tiles(1, 2).decide(), ActionKind::machinery_shop);
    };
    EXPECT_EQ(bought(1, 2).excavators, 1);
    EXPECT_EQ(bought(2, 1).mixers, 1);
    EXPECT_EQ(bought(2, 2).excavators, 1);
    EXPECT_EQ(bought(2, 2).vp, -3);
    const Decision wheel = idle().machines(2, 1).wheel(3, "basic_elevation", 0, 9).tiles(17, 1).decide();
    EXPECT_TRUE(did(wheel, ActionKind::workshop)) << "there the workshop comes before";
    EXPECT_EQ(skip_rule(idle().round(5).tiles(1, 2).decide(), 7), "B-8.6");
}

TEST(B_8_7, AFreeMachineIsOfTheKindItHasFewerOf) {
    const Decision decision = table()
                                  .machines(1, 3)
                                  .dam("dam_1_lower", Owner::usa, 1, 1)
                                  .conduit("1A", Owner::usa)
                                  .powerhouse("powerhouse_8_1", Owner::usa)
                                  .contracts(Colour::green, "green_01", "green_02")
                                  .tiles(5, 1)
                                  .decide();
    EXPECT_EQ(decision.after.company(Company::usa).excavators, 3); // 1 to 2, 2 to 3
    EXPECT_EQ(decision.after.company(Company::usa).mixers, 3);
}

TEST(B_8_7, AFreeStructurePaysNothing) {
    const Decision decision = table()
                                  .machines(0, 0)
                                  .technology({})
                                  .dam("dam_1_lower", Owner::usa, 1, 1)
                                  .conduit("1A", Owner::usa)
                                  .powerhouse("powerhouse_8_1", Owner::usa)
                                  .contracts(Colour::green, "green_01", "green_12") // a base on a plain
                                  .tiles(5, 9)                                      // red-bordered first
                                  .decide();
    const Step step = step_of(decision, ActionKind::production);
    ASSERT_FALSE(step.gains.empty());
    EXPECT_EQ(name(step.gains[0].space), "dam_8_upper"); // red-bordered, yet no VP
    EXPECT_EQ(decision.after.company(Company::usa).vp, 16);
}

TEST(B_9_1, FivePhasesARoundAndNoEndOfRoundAfterTheFifth) {
    State state = table().bonus({BonusTile::bases}).headstream(Headstream::A, 0, "headstream_tile_3").build();
    state = flow_water(facts(), state).after;
    EXPECT_EQ(state.phase, Phase::scoring);
    state = score_round(facts(), state).after;
    EXPECT_EQ(state.phase, Phase::end_of_round);
    state = end_round(facts(), state).after;
    EXPECT_EQ(state.phase, Phase::income);
    EXPECT_EQ(state.round, 2);
    state = start_round(facts(), state).after;
    EXPECT_EQ(state.phase, Phase::actions);
    EXPECT_EQ(final_scoring(facts(), state).after.phase, Phase::game_over);
    EXPECT_EQ(facts().setup.rounds, 5);
}

TEST(B_9_1, IncomeComesAgainInEveryRoundButNotAtLow) {
    for (const Level level : {Level::low, Level::medium}) {
        const State state = table(level)
                                .conduit("1A", Owner::usa)
                                .conduit("1B", Owner::usa)
                                .phase(Phase::income)
                                .round(2)
                                .build();
        EXPECT_EQ(start_round(facts(), state).after.company(Company::usa).vp, level == Level::low ? 16 : 19);
    }
}

TEST(B_9_2, DropsRunOneByOneToTheFirstDamWithRoom) {
    const State state = table()
                            .headstream(Headstream::A, 1)
                            .headstream(Headstream::B, 4)
                            .dam("dam_2_upper", Owner::germany, 2, 1)
                            .dam("dam_5_lower", Owner::usa, 1)
                            .dam("dam_9_upper", Owner::neutral, 3, 2)
                            .build();
    const PhaseResult flow = flow_water(facts(), state);
    EXPECT_EQ(flow.after.dam(space("dam_2_upper")).drops, 2);
    EXPECT_EQ(flow.after.dam(space("dam_5_lower")).drops, 1);
    EXPECT_EQ(flow.after.dam(space("dam_9_upper")).drops, 3);
    int left_the_board = 0;
    for (const Event& event : flow.events)
        if (const auto* moved = std::get_if<DropMoved>(&event))
            left_the_board += moved->to.kind == WaterKind::off_board ? 1 : 0;
    EXPECT_EQ(left_the_board, 2); // A's only one, and B's fourth
    EXPECT_EQ(flow.after.headstreams[1].drops, 0);
}

TEST(B_9_2, HeadstreamTilesGiveDropsInRoundsOneToFour) {
    const auto drops_in = [](int round) {
        const State state = table()
                                .phase(Phase::income)
                                .round(round)
                                .headstream(Headstream::C, 0, "headstream_tile_4")
                                .build();
        return static_cast<int>(start_round(facts(), state).after.headstreams[2].drops);
    };
    for (int round = 1; round <= 4; ++round)
        EXPECT_EQ(drops_in(round), 1) << round;
    EXPECT_EQ(drops_in(5), 0);
}

/// The VP that places on the energy track give to the USA, Italy, France (Automas) and Germany.
std::vector<int> place_vp(int usa, int italy, int france, int germany) {
    const State state = PositionBuilder()
                            .automa(Company::usa)
                            .energy(usa)
                            .automa(Company::italy)
                            .energy(italy)
                            .automa(Company::france)
                            .energy(france)
                            .human(Company::germany, germany)
                            .phase(Phase::scoring)
                            .build();
    const Events events = score_round(facts(), state).events;
    std::vector<int> vp;
    for (const Company company : {Company::usa, Company::italy, Company::france, Company::germany})
        vp.push_back(vp_for(events, company, Reason::track_place));
    return vp;
}

TEST(B_9_3, PlacesOnTheEnergyTrack) {
    EXPECT_EQ(place_vp(9, 7, 5, 0), (std::vector<int>{6, 2, 0, 0}));
    EXPECT_EQ(place_vp(9, 9, 5, 0), (std::vector<int>{4, 4, 0, 0}));
    EXPECT_EQ(place_vp(9, 9, 9, 0), (std::vector<int>{3, 3, 3, 0}));
    EXPECT_EQ(place_vp(9, 7, 7, 0), (std::vector<int>{6, 1, 1, 0}));
    EXPECT_EQ(place_vp(0, 0, 0, 0), (std::vector<int>{0, 0, 0, 0}));
    EXPECT_EQ(place_vp(0, 0, 0, 3), (std::vector<int>{0, 0, 0, 6}));
}

TEST(B_9_3, CreditsByTrackPositionAreVpForTheAutoma) {
    const auto credits = [](int energy) {
        const State state = table().energy(energy).phase(Phase::scoring).build();
        return vp_for(score_round(facts(), state).events, Company::usa, Reason::track_credits);
    };
    EXPECT_EQ(credits(0), 0); // 3 credits, minus 3 VP
    EXPECT_EQ(credits(1), 1);
    EXPECT_EQ(credits(11), 5);
    EXPECT_EQ(credits(30), 8);
    EXPECT_EQ(credits(47), 8);
    const State zero = table().energy(3).phase(Phase::scoring).build();
    EXPECT_EQ(vp_for(score_round(facts(), zero).events, Company::germany, Reason::track_credits), -3);
}

TEST(B_9_3, TheBonusTileNeedsSixEnergyAndLosesFourPerSectionShort) {
    const auto bonus = [](int energy) {
        const State state = table()
                                .round(3)
                                .energy(energy)
                                .powerhouse("powerhouse_5_1", Owner::usa)
                                .powerhouse("powerhouse_6_1", Owner::usa)
                                .bonus({BonusTile::powerhouses})
                                .phase(Phase::scoring)
                                .build();
        return vp_for(score_round(facts(), state).events, Company::usa, Reason::bonus_tile);
    };
    EXPECT_EQ(bonus(5), 0);
    EXPECT_EQ(bonus(6), 2);
    EXPECT_EQ(bonus(17), 6);
    EXPECT_EQ(bonus(18), 10);
    EXPECT_EQ(bonus(30), 10);
}

TEST(B_9_4, LeastEnergyFirstAndTiesReverse) {
    const State state = PositionBuilder()
                            .automa(Company::usa)
                            .energy(5)
                            .engineers(3)
                            .automa(Company::italy)
                            .energy(2)
                            .automa(Company::france)
                            .energy(5)
                            .human(Company::germany, 9)
                            .patents({"level_1_base", "level_1_joker", ""})
                            .phase(Phase::end_of_round)
                            .build();
    const State after = end_round(facts(), state).after;
    const core::StaticVector<Company, max_participants> order{Company::italy, Company::france, Company::usa,
                                                              Company::germany};
    EXPECT_TRUE(after.turn_order == order);
    for (const Company company : order)
        EXPECT_EQ(after.company(company).energy, 0);
    EXPECT_EQ(after.company(Company::usa).engineers, 12);
    EXPECT_FALSE(after.patents[0] || after.patents[1] || after.patents[2]);
    EXPECT_EQ(after.company(Company::usa).technology.size(), 4) << "discarded, not taken";
}

TEST(B_9_5, MachinesDropsAndBuildingsAtTheEnd) {
    const State state = table()
                            .leeghwater()
                            .machines(6, 5)
                            .wheel(2, "level_1_base", 9, 0)
                            .dam("dam_1_lower", Owner::usa, 3, 2)
                            .dam("dam_5_lower", Owner::usa, 1, 1)
                            .dam("dam_2_lower", Owner::neutral, 1, 1)
                            .building("customer_office", {Company::usa})
                            .building("wind_farm")
                            .phase(Phase::end_of_round)
                            .round(5)
                            .build();
    const Events events = final_scoring(facts(), state).events;
    EXPECT_EQ(vp_for(events, Company::usa, Reason::resources), 2); // 11 in hand
    EXPECT_EQ(vp_for(events, Company::usa, Reason::drops), 3);
    EXPECT_EQ(vp_for(events, Company::usa, Reason::buildings), 7);
}

TEST(B_9_5, MostVpWinsThenMostEnergy) {
    const State state = PositionBuilder()
                            .automa(Company::usa)
                            .vp(40)
                            .energy(7)
                            .automa(Company::italy)
                            .vp(40)
                            .energy(9)
                            .automa(Company::france)
                            .vp(50)
                            .build();
    EXPECT_EQ(ranking(state), (std::vector<Company>{Company::france, Company::italy, Company::usa}));
}

} // namespace
} // namespace automa::test
