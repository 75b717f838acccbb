// Section 7: where to build, and every criterion of the tiles' backs.
#include "model/barrage/turn/criteria.h"
#include "tests/barrage/model/position_builder.h"

#include <gtest/gtest.h>

namespace automa::test {
namespace {

using namespace barrage;
using Ids = std::vector<std::string>;

Step built(const PositionBuilder& builder) {
    return step_of(builder.decide(), ActionKind::construction);
}
std::string where(const PositionBuilder& builder) {
    return name(built(builder).space);
}

/// What a criterion of the USA keeps of these spaces.
Ids kept(const PositionBuilder& builder, Criterion criterion, const Ids& candidates, int tile = 1) {
    SpaceSet set;
    for (const std::string& id : candidates)
        set.add(space(id));
    Ids left;
    for (const SpaceId id :
         apply_criterion(facts(), builder.build(), Company::usa,
                         facts().tile(TileId(static_cast<std::size_t>(tile))), criterion, set))
        left.push_back(facts().space(id).id);
    return left;
}

TEST(B_7_1, TheOnlyCandidateIsTaken) {
    const Decision decision = table()
                                  .machines(3, 0)
                                  .dam("dam_8_lower", Owner::usa)
                                  .dam("dam_9_upper", Owner::usa)
                                  .dam("dam_10_lower", Owner::germany)
                                  .tiles(3, 1)
                                  .decide();
    EXPECT_EQ(name(step_of(decision, ActionKind::construction).space), "dam_10_upper");
    EXPECT_EQ(left_by(decision, "single_candidate"), Ids{"dam_10_upper"});
}

/// An own powerhouse at the end of a built conduit: a base in basin 3 would make a system.
PositionBuilder third_wanted() {
    return table().conduit("3B", Owner::germany).powerhouse("powerhouse_6_1", Owner::usa);
}

TEST(B_7_2, TheThirdOfASystemComesFirst) {
    // The criteria alone would look for the most powerful built conduit: 2B.
    auto builder = third_wanted().conduit("2B", Owner::germany).tiles(4, 1);
    EXPECT_EQ(where(builder), "dam_3_lower");
    EXPECT_EQ(where(builder.conduit("3B", Owner::nobody)), "dam_2_lower");
}

TEST(B_7_2, SeveralPlacesLeaveAllCandidatesUnlessReadOtherwise) {
    auto two = third_wanted()
                   .conduit("4A", Owner::germany)
                   .powerhouse("powerhouse_7_1", Owner::usa)
                   .conduit("2B", Owner::germany);
    EXPECT_EQ(where(two.tiles(4, 1)), "dam_2_lower");
    two.reading(&Interpretations::third_of_system, ThirdOfSystem::completing);
    EXPECT_EQ(facts().space(*built(two).space).basin, 3) << "power 3 both; the code decides";
}

TEST(B_7_2, TheFlowChartNarrowsOnlyToASingleSpace) {
    auto builder = third_wanted().conduit("2B", Owner::germany).tiles(4, 1);
    builder.reading(&Interpretations::third_of_system, ThirdOfSystem::space);
    EXPECT_EQ(where(builder), "dam_2_lower") << "two spaces of basin 3 complete the system";
    EXPECT_EQ(where(builder.dam("dam_3_lower", Owner::germany)), "dam_3_upper");
}

TEST(B_7_2, ConduitsAndPowerhousesToo) {
    EXPECT_EQ(where(table()
                        .dam("dam_7_lower", Owner::neutral, 2)
                        .powerhouse("powerhouse_10_1", Owner::usa)
                        .tiles(11, 1)),
              "7A");
    EXPECT_EQ(where(table().dam("dam_4_lower", Owner::usa).conduit("4A", Owner::germany).tiles(15, 1)),
              "powerhouse_7_1");
}

TEST(B_7_2, NotForElevations) {
    const Decision decision = table()
                                  .machines(0, 9)
                                  .dam("dam_3_lower", Owner::usa)
                                  .dam("dam_4_lower", Owner::usa)
                                  .tiles(7, 1)
                                  .decide();
    EXPECT_TRUE(did(decision, ActionKind::construction));
    for (const core::TraceEntry& entry : decision.trace)
        EXPECT_NE(entry.rule, "B-7.2");
}

TEST(B_7_3, CriteriaNarrowInTurnAndOneThatFitsNoneIsIgnored) {
    // Criteria tile 9: red-bordered, then most powerful built conduit, then own powerhouse.
    const Decision decision =
        table().conduit("2A", Owner::germany).conduit("3A", Owner::germany).tiles(4, 9).decide();
    EXPECT_EQ(left_by(decision, "red_bordered_space"),
              (Ids{"dam_1_upper", "dam_2_upper", "dam_3_upper", "dam_4_upper"}));
    EXPECT_EQ(left_by(decision, "most_powerful_built_conduit"), Ids{"dam_3_upper"});
    EXPECT_EQ(name(step_of(decision, ActionKind::construction).space), "dam_3_upper");
    // Criteria tile 1 finds no conduit, no powerhouse, no upstream powerhouse: all stay to the code.
    const Decision none = table().tiles(4, 1).decide();
    EXPECT_EQ(left_by(none, "own_powerhouse").size(), 8U);
}

TEST(B_7_4, FromTheCodeUpwardsAndRoundAgain) {
    EXPECT_EQ(where(table().tiles(4, 1)), "dam_1_lower"); // code 1
    EXPECT_EQ(where(table().tiles(4, 3)), "dam_3_lower"); // code 3
    EXPECT_EQ(where(table().tiles(4, 5)), "dam_1_lower"); // code 6: 7, 8, 9, 10, then 1
    EXPECT_EQ(where(table().tiles(4, 8)), "dam_1_lower"); // code 9
}

TEST(B_7_4, PowerhousesWrapFromTwelveToFive) {
    auto builder =
        table().powerhouse("powerhouse_12_1", Owner::usa).tiles(15, 16); // code 12, own powerhouse there
    EXPECT_EQ(where(builder), "powerhouse_5_1");
}

TEST(B_7_4, ConduitsGoByNumberAndLetter) {
    // Criteria tile 19: second most powerful, own powerhouse, own dam; code 10A.
    auto builder = table().machines(4, 0); // power 1 and 2 only: the second highest value is 1
    EXPECT_EQ(where(builder.tiles(11, 19)), "10B");
    EXPECT_EQ(where(builder.tiles(11, 13)), "9A"); // code 7A: 9A before 10B
}

TEST(B_7_5, WithoutRedBorderThenLeftMost) {
    EXPECT_EQ(where(table().tiles(4, 2)).substr(0, 5), "dam_2"); // criterion 3 wants red
    EXPECT_EQ(where(table().tiles(4, 3)), "dam_3_lower");
    // Basin 11 has two free plain spaces without border; 11_1 lies left of 11_2.
    EXPECT_EQ(where(table().tiles(15, 4)), "powerhouse_11_1");
    EXPECT_EQ(where(table().powerhouse("powerhouse_11_1", Owner::germany).tiles(15, 4)), "powerhouse_11_2");
}

TEST(Criteria, DamMostPowerfulBuiltConduit) {
    const Ids all{"dam_1_lower", "dam_2_lower", "dam_3_lower"};
    constexpr auto criterion = Criterion::dam_most_powerful_built_conduit;
    EXPECT_EQ(kept(table().conduit("1B", Owner::germany).conduit("2A", Owner::usa), criterion, all),
              Ids{"dam_1_lower"});
    EXPECT_EQ(kept(table().conduit("1B", Owner::germany).conduit("3A", Owner::usa), criterion, all),
              Ids{"dam_3_lower"}); // 4 and 4: own
    EXPECT_EQ(kept(table(), criterion, all), Ids{});
}

TEST(Criteria, DamOwnPowerhouse) {
    EXPECT_EQ(kept(table().powerhouse("powerhouse_6_1", Owner::usa), Criterion::dam_own_powerhouse,
                   {"dam_1_lower", "dam_2_lower", "dam_3_lower"}),
              (Ids{"dam_2_lower", "dam_3_lower"})); // pipes 2A and 3B, built or not
}

TEST(Criteria, DamMostWaterDrops) {
    constexpr auto criterion = Criterion::dam_most_water_drops;
    const Ids all{"dam_1_lower", "dam_2_lower", "dam_5_lower"};
    EXPECT_EQ(kept(table().headstream(Headstream::A, 1).headstream(Headstream::B, 2), criterion, all),
              (Ids{"dam_2_lower", "dam_5_lower"}));
    EXPECT_EQ(kept(table(), criterion, all), Ids{});
    auto tie = table().headstream(Headstream::A, 1).headstream(Headstream::B, 1);
    EXPECT_EQ(kept(tie, criterion, all, 1), Ids{"dam_1_lower"});                  // letters A B C D
    EXPECT_EQ(kept(tie, criterion, all, 2), (Ids{"dam_2_lower", "dam_5_lower"})); // letters B C D A
    // A dam upstream holds its part back, and passes on what it cannot hold.
    auto held = table().headstream(Headstream::B, 2).dam("dam_2_lower", Owner::germany);
    EXPECT_EQ(kept(held.headstream(Headstream::A, 1), criterion, {"dam_1_lower", "dam_5_lower"}, 2),
              Ids{"dam_5_lower"});
    auto other = table().headstream(Headstream::A, 3).headstream(Headstream::B, 1);
    EXPECT_EQ(kept(other, criterion, all, 2), Ids{"dam_1_lower"});
    other.reading(&Interpretations::most_water_drops, MostWaterDrops::held); // a base holds 1 of the 3
    EXPECT_EQ(kept(other, criterion, all, 2), (Ids{"dam_2_lower", "dam_5_lower"}));
}

TEST(Criteria, DamRedBorderedSpace) {
    EXPECT_EQ(kept(table(), Criterion::dam_red_bordered_space, {"dam_1_lower", "dam_1_upper"}),
              Ids{"dam_1_upper"});
}

TEST(Criteria, DamFedByUpstreamPowerhouse) {
    constexpr auto criterion = Criterion::dam_fed_by_upstream_powerhouse;
    const Ids all{"dam_1_lower", "dam_5_upper", "dam_5_lower", "dam_9_lower"};
    EXPECT_EQ(kept(table().powerhouse("powerhouse_5_1", Owner::germany), criterion, all),
              (Ids{"dam_5_upper", "dam_5_lower", "dam_9_lower"}));
    EXPECT_EQ(kept(table().powerhouse("powerhouse_5_1", Owner::germany).dam("dam_5_upper", Owner::germany),
                   criterion, {"dam_5_lower", "dam_9_lower"}),
              Ids{});
}

TEST(Criteria, DamConduitToOwnDamDownstream) {
    constexpr auto criterion = Criterion::dam_conduit_to_own_dam_downstream;
    const Ids all{"dam_1_lower", "dam_2_lower", "dam_4_lower"};
    EXPECT_EQ(kept(table().dam("dam_5_lower", Owner::usa), criterion, all), Ids{"dam_1_lower"});
    EXPECT_EQ(kept(table().dam("dam_5_lower", Owner::germany), criterion, all),
              (Ids{"dam_2_lower", "dam_4_lower"}));
}

TEST(Criteria, ConduitPower) {
    const Ids all{"1A", "1B", "2A", "2B"};
    EXPECT_EQ(kept(table(), Criterion::conduit_most_powerful, all), (Ids{"1A", "2B"}));
    EXPECT_EQ(kept(table(), Criterion::conduit_second_most_powerful, all), Ids{"1B"});
    EXPECT_EQ(kept(table(), Criterion::conduit_second_most_powerful, {"1A", "2B"}), (Ids{"1A", "2B"}));
}

TEST(Criteria, ConduitDamPreference) {
    auto builder = table()
                       .dam("dam_1_lower", Owner::usa)
                       .dam("dam_2_lower", Owner::neutral)
                       .dam("dam_3_lower", Owner::germany);
    EXPECT_EQ(kept(builder, Criterion::conduit_dam_own_neutral_opponent, {"1A", "2A", "3A", "4A"}),
              Ids{"1A"});
    EXPECT_EQ(kept(builder, Criterion::conduit_dam_own_neutral_opponent, {"2A", "3A", "4A"}), Ids{"2A"});
    EXPECT_EQ(kept(builder, Criterion::conduit_dam_own_neutral_opponent, {"3A", "4A"}), Ids{"3A"});
    EXPECT_EQ(kept(builder, Criterion::conduit_dam_own_neutral_opponent, {"4A"}), Ids{});
    EXPECT_EQ(kept(builder, Criterion::conduit_dam_opponent_neutral_own, {"1A", "2A", "3A", "4A"}),
              Ids{"3A"});
    EXPECT_EQ(kept(builder, Criterion::conduit_dam_opponent_neutral_own, {"1A", "2A", "4A"}), Ids{"2A"});
    EXPECT_EQ(kept(builder, Criterion::conduit_dam_opponent_neutral_own, {"1A", "4A"}), Ids{"1A"});
}

TEST(Criteria, ConduitPowerhousePreference) {
    auto builder =
        table().powerhouse("powerhouse_8_1", Owner::usa).powerhouse("powerhouse_5_1", Owner::germany);
    EXPECT_EQ(kept(builder, Criterion::conduit_powerhouse_own_opponent, {"1A", "1B", "2A"}), Ids{"1A"});
    EXPECT_EQ(kept(builder, Criterion::conduit_powerhouse_own_opponent, {"1B", "2A"}), Ids{"1B"});
    EXPECT_EQ(kept(builder, Criterion::conduit_powerhouse_opponent_own, {"1A", "1B", "2A"}), Ids{"1B"});
    EXPECT_EQ(kept(builder, Criterion::conduit_powerhouse_opponent_own, {"1A", "2A"}), Ids{"1A"});
    EXPECT_EQ(kept(builder, Criterion::conduit_powerhouse_opponent_own, {"2A"}), Ids{});
}

TEST(Criteria, PowerhouseMostPowerfulBuiltConduit) {
    auto builder = table().conduit("2A", Owner::germany).conduit("3A", Owner::germany);
    EXPECT_EQ(kept(builder, Criterion::powerhouse_most_powerful_built_conduit,
                   {"powerhouse_5_1", "powerhouse_6_1", "powerhouse_7_1"}),
              Ids{"powerhouse_5_1"});
    // 4A and 2A have power 3 both; the own one comes first.
    EXPECT_EQ(kept(table().conduit("2A", Owner::germany).conduit("4A", Owner::usa),
                   Criterion::powerhouse_most_powerful_built_conduit, {"powerhouse_6_1", "powerhouse_7_1"}),
              Ids{"powerhouse_7_1"});
}

TEST(Criteria, PowerhouseOwnDamAndPlaces) {
    const Ids all{"powerhouse_5_1", "powerhouse_6_1", "powerhouse_7_1", "powerhouse_8_1"};
    EXPECT_EQ(kept(table().dam("dam_2_lower", Owner::usa), Criterion::powerhouse_own_dam, all),
              Ids{"powerhouse_6_1"});
    EXPECT_EQ(kept(table(), Criterion::powerhouse_plain, all), Ids{"powerhouse_8_1"});
    EXPECT_EQ(kept(table(), Criterion::powerhouse_hill_basin_5, all), Ids{"powerhouse_5_1"});
    EXPECT_EQ(kept(table(), Criterion::powerhouse_hill_basin_6, all), Ids{"powerhouse_6_1"});
    EXPECT_EQ(kept(table(), Criterion::powerhouse_hill_basin_7, all), Ids{"powerhouse_7_1"});
}

TEST(Criteria, PowerhouseFeeding) {
    const Ids all{"powerhouse_5_1", "powerhouse_6_1", "powerhouse_11_1"};
    auto own = table().dam("dam_9_lower", Owner::usa).dam("dam_10_lower", Owner::germany);
    EXPECT_EQ(kept(own, Criterion::powerhouse_feeds_own_dam, all), Ids{"powerhouse_5_1"});
    auto opponent = table().dam("dam_9_lower", Owner::germany);
    EXPECT_EQ(kept(opponent, Criterion::powerhouse_feeds_own_dam, all),
              (Ids{"powerhouse_6_1", "powerhouse_11_1"}));
    EXPECT_EQ(kept(own, Criterion::powerhouse_not_feeding_opponent_dam, all),
              (Ids{"powerhouse_5_1", "powerhouse_11_1"}));
    // Its own basin's dams lie below a powerhouse; a dam between shuts the next one off.
    auto between = table().dam("dam_5_lower", Owner::germany).dam("dam_9_lower", Owner::usa);
    EXPECT_EQ(kept(between, Criterion::powerhouse_feeds_own_dam, {"powerhouse_5_1", "powerhouse_9_1"}),
              Ids{"powerhouse_9_1"});
}

} // namespace
} // namespace automa::test
