// The Leeghwater Project: external works and the incomes of the Netherlands.
#include "model/barrage/table/round.h"
#include "tests/barrage/model/position_builder.h"

#include <gtest/gtest.h>

namespace automa::test {
namespace {

using namespace barrage;

/// In round 5 tile 12 comes to the works, in the order 3, 2, 1.
PositionBuilder at_works(std::string_view work_id, Level level = Level::medium) {
    return table(level)
        .leeghwater()
        .technology({})
        .round(5)
        .machines(9, 9)
        .works({"", "", work_id})
        .tiles(12, 1);
}
Step taken(const PositionBuilder& builder) {
    return step_of(builder.decide(), ActionKind::external_work);
}

TEST(L_36, TwoEngineersForAWork) {
    EXPECT_EQ(taken(at_works("external_work_a2")).engineers, 2);
}

TEST(L_37, TheMachineryMustBeInHandAndIsDiscarded) {
    auto on_wheel = at_works("external_work_b4").machines(2, 9).wheel(3, "basic_base", 5, 0);
    EXPECT_EQ(skip_rule(on_wheel.decide(), 5), "B-8.4");
    const Decision decision = at_works("external_work_b4").decide();
    EXPECT_EQ(decision.after.company(Company::usa).excavators, 6);
    EXPECT_TRUE(decision.after.company(Company::usa).wheel[1].empty());
}

TEST(L_38, ARewardThatCannotBeTakenIsLost) {
    const Step step = taken(at_works("external_work_b2")); // 2 VP and two elevations, but no dam stands
    EXPECT_EQ(step.gains.size(), 1U);
    EXPECT_EQ(step.gains[0].kind, RewardKind::vp);
}

TEST(L_39, TheWorkIsKeptCountsAndLeavesItsPlaceEmpty) {
    const Decision decision = at_works("external_work_a2").decide();
    EXPECT_FALSE(decision.after.works[2]);
    EXPECT_TRUE(decision.after.company(Company::usa).fulfilled_works.has(work("external_work_a2")));
    EXPECT_EQ(bonus_count(facts(), decision.after, Company::usa, BonusTile::external_works), 1);
}

TEST(L_41, NothingButTheMachineryIsAsked) {
    const Decision decision =
        at_works("external_work_b5").decide(); // drops without an own dam, wheel steps without a wheel
    EXPECT_TRUE(did(decision, ActionKind::external_work));
    EXPECT_FALSE(decision.after.turn);
    EXPECT_EQ(decision.after.headstreams[0].drops, 0);
}

TEST(L_42, CreditsMachinesAndStepsAsPrinted) {
    const Decision steps = at_works("external_work_b4").decide();
    EXPECT_EQ(steps.after.company(Company::usa).energy, 8); // 6, and 2 of the contract office
    EXPECT_EQ(steps.after.company(Company::usa).vp, 21);
    EXPECT_EQ(at_works("external_work_c5").decide().after.company(Company::usa).mixers, 12);
    EXPECT_EQ(at_works("external_work_a2").decide().after.company(Company::usa).vp, 19);
}

TEST(L_42, EnergyProducedMayFulfilAContract) {
    auto builder = at_works("external_work_b1").contracts(Colour::yellow, "yellow_01", "yellow_09");
    const Step step = taken(builder);
    bool found = false;
    for (const Gain& gain : step.gains)
        found = found || gain.contract == contract("yellow_09");
    EXPECT_TRUE(found) << "6 energy reach the contract of 6";
    EXPECT_EQ(builder.decide().after.company(Company::usa).energy, 8);
}

TEST(L_42, FreeStructuresTechnologyAndDrops) {
    const Decision base = at_works("external_work_a3").decide();
    EXPECT_EQ(facts().space(*taken(at_works("external_work_a3")).gains[1].space).region, Region::plain);
    EXPECT_EQ(base.after.company(Company::usa).vp, 20);
    const Decision raised = at_works("external_work_b2").dam("dam_1_lower", Owner::usa).decide();
    EXPECT_EQ(raised.after.dam(space("dam_1_lower")).height, 3);
    auto patents = at_works("external_work_a5").patents({"", "level_2_conduit", "level_3_base"});
    EXPECT_TRUE(patents.decide().after.company(Company::usa).technology.has(tech("level_2_conduit")));
    patents.reading(&Interpretations::patent_choice, PatentChoice::highest_level);
    EXPECT_TRUE(patents.decide().after.company(Company::usa).technology.has(tech("level_3_base")));
    EXPECT_EQ(
        at_works("external_work_b5").dam("dam_3_lower", Owner::usa, 2).decide().after.headstreams[2].drops,
        2);
}

TEST(L_46, TheNetherlandsIncomes) {
    PositionBuilder builder;
    builder.leeghwater().automa(Company::netherlands).human(Company::germany);
    builder.of(Company::netherlands).machines(10, 0).conduit("10B", Owner::netherlands).tiles(12, 1);
    const Decision decision = builder.decide(); // the second conduit: 2 steps
    EXPECT_EQ(decision.after.company(Company::netherlands).energy, 4) << "and 2 of the contract office";
}

} // namespace
} // namespace automa::test
