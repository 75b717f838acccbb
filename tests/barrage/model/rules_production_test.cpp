// Sections 4 and 5: production, water management, contract office.
#include "model/barrage/state/play.h"
#include "model/barrage/table/round.h"
#include "model/barrage/turn/water.h"
#include "model/core/random.h"
#include "tests/barrage/model/position_builder.h"

#include <gtest/gtest.h>

namespace automa::test {
namespace {

using namespace barrage;
using Ids = std::vector<std::string>;

/// The USA with a system of its own: 1A has power 5.
PositionBuilder with_system(int height = 1, int drops = 1) {
    return table()
        .dam("dam_1_lower", Owner::usa, height, drops)
        .conduit("1A", Owner::usa)
        .powerhouse("powerhouse_8_1", Owner::usa);
}

TEST(B_4_1, NeedsDamWithWaterConduitAndOwnPowerhouse) {
    EXPECT_TRUE(did(with_system().tiles(5, 1).decide(), ActionKind::production));
    EXPECT_EQ(skip_rule(with_system(1, 0).tiles(5, 1).decide(), 1), "B-4.1");
    EXPECT_EQ(skip_rule(with_system().conduit("1A", Owner::nobody).tiles(5, 1).decide(), 1), "B-4.1");
    EXPECT_EQ(skip_rule(with_system().powerhouse("powerhouse_8_1", Owner::germany).tiles(5, 1).decide(), 1),
              "B-4.1");
    EXPECT_EQ(skip_rule(with_system().dam("dam_1_lower", Owner::germany, 1, 1).tiles(5, 1).decide(), 1),
              "B-4.1");
}

TEST(B_4_1, ANeutralDamAndAnybodysConduitWill) {
    const Decision decision = with_system()
                                  .dam("dam_1_lower", Owner::neutral, 1, 1)
                                  .conduit("1A", Owner::germany)
                                  .tiles(5, 1)
                                  .decide();
    EXPECT_TRUE(did(decision, ActionKind::production));
}

TEST(B_4_1, TheFinalEnergyMustBeAtLeastOne) {
    auto builder = table()
                       .dam("dam_9_lower", Owner::usa, 3, 2)
                       .conduit("9A", Owner::usa)
                       .powerhouse("powerhouse_11_1", Owner::usa);
    EXPECT_EQ(skip_rule(builder.tiles(1, 2).decide(), 1), "B-4.1"); // 2 drops, power 1, -2
    EXPECT_EQ(skip_rule(builder.dam("dam_9_lower", Owner::usa, 3, 3).decide(), 1), "B-4.3"); // 1 energy
}

TEST(B_4_2, OnlyTheSoleLeaderInTheRoundsSectionHoldsBack) {
    EXPECT_EQ(skip_rule(with_system().energy(6).tiles(5, 1).decide(), 1), "B-4.2");
    EXPECT_TRUE(did(with_system().energy(5).tiles(5, 1).decide(), ActionKind::production));
    EXPECT_TRUE(did(with_system().energy(11).round(2).tiles(5, 1).decide(), ActionKind::production));
    EXPECT_EQ(skip_rule(with_system().energy(12).round(2).tiles(5, 1).decide(), 1), "B-4.2");
}

TEST(B_4_2, LevelWithAnotherIsNotTheSoleLeader) {
    EXPECT_TRUE(did(with_system().energy(6).of(Company::germany).energy(6).tiles(5, 1).decide(),
                    ActionKind::production));
    EXPECT_EQ(skip_rule(with_system().energy(7).of(Company::germany).energy(6).tiles(5, 1).decide(), 1),
              "B-4.2");
}

TEST(B_4_3, APrivateContractOfTheColourMustBeInReach) {
    EXPECT_TRUE(did(with_system().tiles(5, 1).decide(), ActionKind::production)); // green 4 with 5
    EXPECT_EQ(skip_rule(with_system().tiles(7, 1).decide(), 1), "B-4.3");         // yellow 7 with 5
    EXPECT_TRUE(did(with_system().contracts(Colour::yellow, "yellow_11", "yellow_01").tiles(7, 1).decide(),
                    ActionKind::production)); // yellow 5 with 5
    EXPECT_TRUE(did(with_system().contracts(Colour::yellow, "yellow_11", "yellow_06").tiles(13, 1).decide(),
                    ActionKind::production)); // yellow 6 with 5 + 1
}

/// Two systems that make equally much: 1A from basin 1 and 2B from basin 2, power 5 each.
PositionBuilder with_two_systems(Owner second_dam) {
    return with_system()
        .dam("dam_2_lower", second_dam, 1, 1)
        .conduit("2B", Owner::usa)
        .powerhouse("powerhouse_10_1", Owner::usa);
}

std::string conduit_used(const PositionBuilder& builder) {
    return name(
        std::optional(step_of(builder.decide(), ActionKind::production).system.value_or(System{}).conduit));
}

TEST(B_4_4, TheMostEnergyWithAllDropsOfTheDam) {
    const Decision decision =
        with_two_systems(Owner::usa).dam("dam_2_lower", Owner::usa, 2, 2).tiles(5, 1).decide();
    const Step step = step_of(decision, ActionKind::production);
    EXPECT_EQ(name(std::optional(step.system->conduit)), "2B");
    EXPECT_EQ(step.system->drops, 2);
    EXPECT_EQ(step.energy, 11); // 2 x 5 + 1 for the second powerhouse
    EXPECT_EQ(decision.after.dam(space("dam_2_lower")).drops, 0);
}

TEST(B_4_4, ATieGoesToTheNeutralDamThenTheColumnThenTheCode) {
    EXPECT_EQ(conduit_used(with_two_systems(Owner::neutral).tiles(5, 1)), "2B");
    EXPECT_EQ(conduit_used(with_two_systems(Owner::usa).tiles(5, 1)), "1A"); // code 1A
    EXPECT_EQ(conduit_used(with_two_systems(Owner::usa).tiles(5, 4)), "2B"); // code 2B
    auto powers = table()
                      .dam("dam_5_lower", Owner::usa, 2, 2)
                      .conduit("5A", Owner::usa)
                      .powerhouse("powerhouse_8_1", Owner::usa)
                      .dam("dam_10_lower", Owner::usa, 3, 3)
                      .conduit("10A", Owner::usa)
                      .powerhouse("powerhouse_11_1", Owner::usa);
    EXPECT_EQ(conduit_used(powers.tiles(5, 1)), "5A");   // most_powerful
    EXPECT_EQ(conduit_used(powers.tiles(5, 17)), "10A"); // second_most_powerful
}

TEST(B_4_5, AnothersConduitCostsOneVpADrop) {
    const Decision human = with_system(2, 2).conduit("1A", Owner::germany).tiles(5, 1).decide();
    EXPECT_EQ(step_of(human, ActionKind::production).vp, -2);
    EXPECT_EQ(vp_for(human.events, Company::germany, Reason::conduit_owner), 2);
    const Decision automa = PositionBuilder()
                                .automa(Company::usa)
                                .automa(Company::italy)
                                .dam("dam_1_lower", Owner::usa, 2, 2)
                                .conduit("1A", Owner::italy)
                                .powerhouse("powerhouse_8_1", Owner::usa)
                                .tiles(5, 1)
                                .decide();
    EXPECT_EQ(vp_for(automa.events, Company::usa, Reason::foreign_conduit), -2);
    EXPECT_EQ(vp_for(automa.events, Company::italy, Reason::conduit_owner), 4);
}

TEST(B_4_6, TheDropsRunOnBelowThePowerhouseAndTheMarkerMoves) {
    const Decision decision = with_system(2, 2)
                                  .energy(1)
                                  .dam("dam_8_upper", Owner::germany, 1)
                                  .dam("dam_8_lower", Owner::usa, 1)
                                  .tiles(5, 1)
                                  .decide();
    EXPECT_EQ(decision.after.dam(space("dam_1_lower")).drops, 0);
    EXPECT_EQ(decision.after.dam(space("dam_8_upper")).drops, 1);
    EXPECT_EQ(decision.after.dam(space("dam_8_lower")).drops, 1);
    EXPECT_EQ(decision.after.company(Company::usa).energy, 11);
}

TEST(B_4_7, TheHighestValueOfAnyColourTheRightOfEqualsNationalToo) {
    EXPECT_EQ(names(step_of(with_system(2, 2).contracts(Colour::red, "red_13", "red_12").tiles(5, 1).decide(),
                            ActionKind::production)
                        .contracts),
              Ids{"red_12"});
    const Decision national = with_system(3, 3)
                                  .human(Company::italy) // with three at the table there are two of them
                                  .national({"national_05", "national_06"})
                                  .tiles(5, 1)
                                  .decide();
    EXPECT_EQ(names(step_of(national, ActionKind::production).contracts), Ids{"national_06"});
    ASSERT_EQ(national.after.national.size(), 1U);
    EXPECT_TRUE(national.after.company(Company::usa).fulfilled_contracts.has(contract("national_06")));
}

TEST(B_4_7, TheRewardComesAtOnce) {
    const Decision decision = with_system(2, 2).tiles(5, 1).decide();
    EXPECT_EQ(vp_for(decision.events, Company::usa, Reason::contract), 10); // 7 VP and 3 credits
}

TEST(B_4_7, AnUnseenContractIsAskedForOnlyIfItCouldBeChosen) {
    auto builder = with_system(2, 2).contracts(Colour::red, "red_01", "");
    const Decision asking = builder.tiles(5, 1).decide(); // an unseen red one may be worth 10
    ASSERT_EQ(asking.needs.size(), 1U);
    EXPECT_EQ(asking.needs[0], (Need{Colour::red, 1}));
    EXPECT_TRUE(asking.steps.empty());
    ASSERT_TRUE(asking.after.turn && asking.after.turn->resume);
    State told = asking.after;
    told.contracts[index_of(Colour::red)][1] = contract("red_06");
    const Decision resumed = decided(told);
    EXPECT_EQ(names(step_of(resumed, ActionKind::production).contracts), Ids{"red_06"});
    EXPECT_FALSE(builder.contracts(Colour::red, "red_12", "").decide().needs.empty())
        << "a 10 on the right would come first";
    EXPECT_TRUE(
        with_system(2, 2).contracts(Colour::green, "green_13", "").tiles(5, 1).decide().needs.empty());
}

TEST(B_4_8, TheTurnEnds) {
    const Decision decision = with_system().tiles(5, 1).decide();
    ASSERT_EQ(decision.steps.size(), 1U);
    EXPECT_FALSE(decision.after.turn);
    EXPECT_EQ(decision.after.next, 1);
}

TEST(B_5_1, OnlyDropsThatAnOwnDamWillHoldArePlaced) {
    EXPECT_EQ(skip_rule(table().tiles(1, 2).decide(), 2), "B-5.1");
    EXPECT_EQ(skip_rule(table().dam("dam_1_lower", Owner::usa, 1, 1).tiles(1, 2).decide(), 2), "B-5.1");
    EXPECT_EQ(letters(step_of(table().dam("dam_1_lower", Owner::usa).tiles(1, 2).decide(),
                              ActionKind::water_management)
                          .drops),
              "A");
}

TEST(B_5_1, DropsAlreadyOnHeadstreamsCount) {
    auto builder = table().dam("dam_1_lower", Owner::usa).headstream(Headstream::A, 1);
    EXPECT_EQ(skip_rule(builder.tiles(1, 2).decide(), 2), "B-5.1");
    // Immediate drops are judged at once: the resting one has not come down yet.
    EXPECT_EQ(letters(step_of(builder.tiles(2, 1).decide(), ActionKind::water_management).drops), "A");
}

TEST(B_5_2, AFullDamOnTheWayIsWorthADrop) {
    const Decision decision =
        table().dam("dam_1_upper", Owner::germany).dam("dam_1_lower", Owner::usa).tiles(1, 2).decide();
    EXPECT_EQ(letters(step_of(decision, ActionKind::water_management).drops), "AA");
    EXPECT_EQ(decision.after.headstreams[0].drops, 2);
}

TEST(B_5_2, MostHeldThenFewestDropsThenTheLetters) {
    auto two =
        table().dam("dam_1_lower", Owner::usa).dam("dam_4_lower", Owner::usa).dam("dam_2_lower", Owner::usa);
    EXPECT_EQ(letters(step_of(two.tiles(1, 2).decide(), ActionKind::water_management).drops),
              "BD"); // order B C D A
    EXPECT_EQ(letters(step_of(two.tiles(1, 9).decide(), ActionKind::water_management).drops),
              "AB"); // order A B C D
    auto one = table().dam("dam_3_lower", Owner::usa);
    EXPECT_EQ(letters(step_of(one.tiles(1, 9).decide(), ActionKind::water_management).drops), "C");
}

TEST(B_5_2, TheOtherReadingPlacesTheMostDropsButNoneThatCouldBeLeftOut) {
    const auto placed = [](PositionBuilder builder, WaterDrops reading) {
        return letters(step_of(builder.reading(&Interpretations::water_drops, reading).tiles(1, 9).decide(),
                               ActionKind::water_management)
                           .drops);
    };
    const PositionBuilder one = table().dam("dam_3_lower", Owner::usa);
    EXPECT_EQ(placed(one, WaterDrops::most), "C") << "a second drop would be held by nobody";
    // Down to basin 10: one drop by C, or two by D, where the first fills the dam on the way.
    const PositionBuilder two = table().dam("dam_10_lower", Owner::usa).dam("dam_7_lower", Owner::germany);
    EXPECT_EQ(placed(two, WaterDrops::fewest), "C");
    EXPECT_EQ(placed(two, WaterDrops::most), "DD");
}

TEST(B_5_2, WhateverTheReadingEveryDropIsNeeded) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        core::Random random(seed);
        State state;
        for (const Company company : {Company::usa, Company::germany})
            state.company(company).in_play = true;
        for (std::size_t i = 0; i < dam_space_count; ++i)
            if (random.below(3) == 0) {
                const auto height = static_cast<std::uint8_t>(1 + random.below(3));
                state.dams[i] = {random.below(2) == 0 ? Owner::usa : Owner::germany, height,
                                 static_cast<std::uint8_t>(random.below(height + 1U))};
            }
        for (HeadstreamState& stream : state.headstreams)
            stream.drops = static_cast<std::uint8_t>(random.below(3));
        const auto held = [&](const Drops& drops) {
            State after = state;
            for (const Headstream drop : drops)
                ++after.headstreams[index_of(drop)].drops;
            Play play(facts(), after);
            run_headstreams(play);
            int sum = 0;
            for (const Dam& dam : play.state.dams)
                sum += dam.owner == Owner::usa ? dam.drops : 0;
            return sum;
        };
        std::size_t placed_by_fewest = 0;
        for (const WaterDrops reading : {WaterDrops::fewest, WaterDrops::most}) {
            state.interpretations.water_drops = reading;
            const Drops drops =
                plan_drops(facts(), state, Company::usa, 4, false, facts().tile(TileId(1)).headstreams).drops;
            for (std::size_t i = 0; i < drops.size(); ++i) {
                Drops fewer = drops;
                fewer.erase(i);
                EXPECT_LT(held(fewer), held(drops)) << seed << " " << letters(drops) << " without " << i;
            }
            if (reading == WaterDrops::fewest)
                placed_by_fewest = drops.size();
            else
                EXPECT_GE(drops.size(), placed_by_fewest) << seed;
        }
    }
}

TEST(B_5_2, RewardDropsFollowTheSameRule) {
    const Decision decision = with_system()
                                  .dam("dam_4_lower", Owner::usa)
                                  .contracts(Colour::green, "green_01", "green_05")
                                  .tiles(5, 9)
                                  .decide();
    EXPECT_EQ(decision.after.headstreams[index_of(Headstream::A)].drops, 1)
        << "the dam just emptied has room again";
    EXPECT_EQ(decision.after.headstreams[index_of(Headstream::D)].drops, 1);
}

TEST(B_5_3, OneEngineerOnlyIfADropIsPlaced) {
    const Decision placed =
        table().technology({}).machines(0, 0).dam("dam_1_lower", Owner::usa).tiles(1, 2).decide();
    EXPECT_EQ(step_of(placed, ActionKind::water_management).engineers, 1);
    EXPECT_EQ(placed.after.company(Company::usa).engineers, 10); // and one for the machinery shop
    const Decision none = table().technology({}).machines(0, 0).tiles(1, 2).decide();
    EXPECT_EQ(none.after.company(Company::usa).engineers, 11);
}

TEST(B_5_4, FromHighOnTheUsaPrefersItsPowerhouses) {
    for (const Level level : {Level::medium, Level::high}) {
        const Decision decision = table(level)
                                      .dam("dam_9_lower", Owner::usa)
                                      .dam("dam_10_lower", Owner::usa)
                                      .powerhouse("powerhouse_5_1", Owner::usa)
                                      .powerhouse("powerhouse_9_1", Owner::usa)
                                      .powerhouse("powerhouse_11_1", Owner::usa)
                                      .tiles(2, 6) // one drop at once; letters C B A D
                                      .decide();
        EXPECT_EQ(letters(step_of(decision, ActionKind::water_management).drops),
                  level == Level::high ? "B" : "C");
    }
}

TEST(B_5_5, ContractOfficeDiscardsTheTwoAndMovesTheMarkerByTwo) {
    const Decision decision = table().tiles(3, 1).decide();
    const Step step = step_of(decision, ActionKind::contract_office);
    EXPECT_EQ(names(step.discarded), (Ids{"green_13", "green_14"}));
    EXPECT_EQ(step.engineers, 1);
    EXPECT_EQ(decision.after.company(Company::usa).energy, 2);
    EXPECT_FALSE(decision.after.contracts[0][0] || decision.after.contracts[0][1]);
    EXPECT_EQ(decision.after.company(Company::usa).fulfilled_contracts.size(), 0);
    EXPECT_TRUE(did(decision, ActionKind::construction)) << "the turn goes on";
}

} // namespace
} // namespace automa::test
