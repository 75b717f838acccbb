// Section 6: whether something can be built, with what, for how much.
#include "tests/barrage/model/position_builder.h"

#include <gtest/gtest.h>

namespace automa::test {
namespace {

using namespace barrage;

Step built(const PositionBuilder& builder) {
    return step_of(builder.decide(), ActionKind::construction);
}

TEST(B_6_1, APieceMustBeLeft) {
    auto builder = table().machines(20, 20).tiles(3, 1);
    for (const char* id : {"dam_1_lower", "dam_2_lower", "dam_3_lower", "dam_4_lower"})
        builder.dam(id, Owner::usa);
    EXPECT_EQ(built(builder).structure, Structure::base);
    EXPECT_EQ(skip_rule(builder.dam("dam_5_lower", Owner::usa).decide(), 3), "B-6.1");
}

TEST(B_6_2, ATechnologyTileMustBeInHand) {
    EXPECT_EQ(skip_rule(table().technology({"basic_conduit"}).tiles(3, 1).decide(), 3), "B-6.2");
    EXPECT_EQ(
        skip_rule(table().technology({"basic_conduit"}).wheel(2, "basic_base", 3, 0).tiles(3, 1).decide(), 3),
        "B-6.2");
    EXPECT_EQ(name(built(table().technology({"level_1_joker"}).tiles(3, 1)).technology), "level_1_joker");
}

TEST(B_6_3, MachineryForTheCheapestSpaceTakenOrNot) {
    EXPECT_EQ(skip_rule(table().machines(2, 9).tiles(3, 1).decide(), 3), "B-6.3");
    const auto one_plain_left = table()
                                    .machines(3, 0)
                                    .dam("dam_8_lower", Owner::usa)
                                    .dam("dam_9_lower", Owner::usa)
                                    .dam("dam_10_lower", Owner::germany)
                                    .tiles(3, 1);
    EXPECT_EQ(name(built(one_plain_left).space), "dam_10_upper");
    // Three excavators suffice for a plain, but every plain basin has an own dam: that is B-6.4.
    const Decision taken = table()
                               .machines(3, 0)
                               .dam("dam_8_lower", Owner::usa)
                               .dam("dam_9_lower", Owner::usa)
                               .dam("dam_10_lower", Owner::usa)
                               .tiles(3, 1)
                               .decide();
    EXPECT_EQ(skip_rule(taken, 3), "B-6.4");
}

TEST(B_6_4, AFreeAllowedAndPayableSpaceIsNeeded) {
    auto hills = table().tiles(2, 1).dam("dam_5_lower", Owner::usa).dam("dam_6_lower", Owner::usa);
    EXPECT_EQ(facts().space(*built(hills).space).basin, 7);
    EXPECT_EQ(skip_rule(hills.dam("dam_7_lower", Owner::usa).decide(), 3), "B-6.4");
}

TEST(B_6_5, BasesCostThreeFourFiveExcavators) {
    EXPECT_EQ(built(table().machines(3, 0).tiles(3, 1)).excavators, 3);
    EXPECT_EQ(built(table().tiles(2, 1)).excavators, 4);
    EXPECT_EQ(built(table().tiles(4, 1)).excavators, 5);
}

TEST(B_6_5, ElevationsCostTwoThreeFourMixersAndNoVp) {
    EXPECT_EQ(built(table().dam("dam_8_lower", Owner::usa).tiles(7, 1)).mixers, 2);
    EXPECT_EQ(built(table().dam("dam_5_lower", Owner::usa).tiles(7, 1)).mixers, 3);
    const Step red = built(table().dam("dam_1_upper", Owner::usa).tiles(7, 1));
    EXPECT_EQ(red.mixers, 4);
    EXPECT_EQ(red.vp, 0);
}

TEST(B_6_5, ConduitsCostTwoExcavatorsPerPower) {
    const Step step = built(table().machines(10, 0).tiles(11, 1));
    EXPECT_EQ(step.excavators, 2 * facts().space(*step.space).power);
    EXPECT_EQ(facts().space(*step.space).power, 5);
}

TEST(B_6_5, PowerhousesCostOneMixerMoreEach) {
    auto builder = table().machines(0, 20).tiles(15, 1);
    EXPECT_EQ(built(builder).mixers, 2);
    EXPECT_EQ(built(builder.powerhouse("powerhouse_8_1", Owner::usa)).mixers, 3);
    EXPECT_EQ(built(builder.powerhouse("powerhouse_9_1", Owner::usa)).mixers, 4);
    EXPECT_EQ(built(builder.powerhouse("powerhouse_10_1", Owner::usa)).mixers, 5);
}

TEST(B_6_5, ARedBorderCostsThreeVp) {
    auto mountains = table().tiles(4, 1);
    EXPECT_EQ(built(mountains).vp, 0);
    for (const char* id : {"dam_1_lower", "dam_2_lower", "dam_3_lower", "dam_4_lower"})
        mountains.dam(id, Owner::germany);
    const Step red = built(mountains);
    EXPECT_TRUE(facts().space(*red.space).red_bordered);
    EXPECT_EQ(red.vp, -3);
}

TEST(B_6_6, NoSecondBaseOrPowerhouseInABasin) {
    for (int tile = 1; tile <= 20; ++tile) {
        if (tile == 2 || tile == 15)
            continue;
        const Step base =
            built(table().dam("dam_5_lower", Owner::usa).dam("dam_6_upper", Owner::usa).tiles(2, tile));
        EXPECT_EQ(facts().space(*base.space).basin, 7) << tile;
        const Step powerhouse = built(table().powerhouse("powerhouse_5_1", Owner::usa).tiles(15, tile));
        EXPECT_NE(facts().space(*powerhouse.space).basin, 5) << tile;
    }
}

TEST(B_6_6, ADamIsOneBaseAndTwoElevationsAndANeutralOneIsNeverRaised) {
    EXPECT_TRUE(
        did(table().dam("dam_8_lower", Owner::usa, 2).tiles(7, 1).decide(), ActionKind::construction));
    EXPECT_EQ(skip_rule(table().dam("dam_8_lower", Owner::usa, 3).tiles(7, 1).decide(), 3), "B-6.4");
    EXPECT_EQ(skip_rule(table().dam("dam_8_lower", Owner::neutral, 2).tiles(7, 1).decide(), 3), "B-6.4");
    EXPECT_EQ(skip_rule(table().dam("dam_8_lower", Owner::germany, 1).tiles(7, 1).decide(), 3), "B-6.4");
}

TEST(B_6_7, ARestrictionNarrowsTheSpacesAndTheMinimumCost) {
    EXPECT_EQ(skip_rule(table().machines(7, 0).tiles(12, 1).decide(), 3), "B-6.3"); // power 4: 8 excavators
    EXPECT_EQ(facts().space(*built(table().machines(8, 0).tiles(12, 1)).space).power, 4);
    EXPECT_EQ(skip_rule(table().machines(4, 0).tiles(4, 1).decide(), 2), "B-6.3"); // mountain: 5
    EXPECT_EQ(facts().space(*built(table().machines(9, 0).tiles(2, 1)).space).region, Region::hill);
}

TEST(B_6_8, HighestLevelFirstThenTheSpecificTile) {
    const auto used = [](std::initializer_list<std::string_view> tiles) {
        return name(built(table().technology(tiles).tiles(3, 1)).technology);
    };
    EXPECT_EQ(used({"basic_base", "level_1_base", "level_2_joker"}), "level_2_joker");
    EXPECT_EQ(used({"basic_base", "level_2_base", "level_2_joker"}), "level_2_base");
    EXPECT_EQ(used({"basic_base", "level_3_conduit"}), "basic_base");
}

TEST(B_6_8, TileAndMachinesComeBackAfterAFullTurnOfTheWheel) {
    State state = table().machines(3, 0).tiles(3, 1).decide().after;
    const auto& usa = state.company(Company::usa);
    EXPECT_EQ(usa.wheel[1], (Segment{tech("basic_base"), 3, 0}));
    EXPECT_TRUE(usa.wheel[0].empty());
    EXPECT_EQ(usa.excavators, 0);
    for (int i = 0; i < 4; ++i)
        apply_in_place(state, WheelTurned{Company::usa});
    EXPECT_FALSE(usa.technology.has(tech("basic_base")));
    apply_in_place(state, WheelTurned{Company::usa});
    EXPECT_TRUE(usa.technology.has(tech("basic_base")));
    EXPECT_EQ(usa.excavators, 3);
    EXPECT_TRUE(usa.wheel[0].empty());
}

TEST(B_6_9, UncoveredIncomeIsReceivedAtOnceButNotAtLow) {
    for (const Level level : {Level::low, Level::medium}) {
        const Decision decision =
            table(level).machines(10, 0).conduit("10B", Owner::usa).tiles(11, 1).decide();
        EXPECT_EQ(vp_for(decision.events, Company::usa, Reason::income), level == Level::low ? 0 : 3);
    }
}

TEST(B_6_9, EngineersThenWheelThenPieceThenIncomeThenEffect) {
    const Decision decision = table(Level::high)
                                  .machines(10, 0)
                                  .technology({"level_1_conduit"})
                                  .conduit("10B", Owner::usa)
                                  .tiles(11, 1)
                                  .decide();
    std::vector<std::string> order;
    for (const Event& event : decision.events) {
        if (std::holds_alternative<WheelLoaded>(event))
            order.emplace_back("wheel");
        if (std::holds_alternative<Built>(event))
            order.emplace_back("piece");
        if (const auto* changed = std::get_if<VpChanged>(&event))
            order.emplace_back(name_of(changed->reason));
        if (std::holds_alternative<EngineersPlaced>(event))
            order.emplace_back("engineers");
    }
    EXPECT_EQ(order, (std::vector<std::string>{"engineers", "engineers", "wheel", "piece", "income",
                                               "tile_effect"}));
}

TEST(B_6_10, BuildingsFromTheTopOrTheBottomAsTheTileSays) {
    auto builder = table().leeghwater().machines(2, 2).technology({"basic_building"});
    for (const char* id :
         {"cofferdam", "development_office", "research_lab", "customer_office", "robot_factory"})
        builder.building(id);
    EXPECT_EQ(built(builder.tiles(17, 1)).building, building("cofferdam"));
    EXPECT_EQ(built(builder.tiles(19, 1)).building, building("research_lab"));
}

TEST(B_6_10, WithoutTheExpansionItsActionsAreSkipped) {
    const Decision decision = table().technology({}).machines(0, 0).tiles(19, 1).decide();
    EXPECT_EQ(skip_rule(decision, 3), "B-6.10"); // building
    EXPECT_EQ(skip_rule(decision, 4), "B-6.10"); // patent for a building
    EXPECT_EQ(skip_rule(table().technology({}).round(5).tiles(12, 1).decide(), 5), "B-6.10"); // external work
}

TEST(B_6_11, TheTurnEnds) {
    const Decision decision = table().tiles(4, 1).decide();
    ASSERT_EQ(decision.steps.size(), 1U);
    EXPECT_EQ(decision.steps[0].kind, ActionKind::construction);
    EXPECT_FALSE(decision.after.turn);
}

} // namespace
} // namespace automa::test
