// What humans do at the table, as far as the Automa must know it; and the proof that no rule goes untested.
#include "tests/barrage/model/position_builder.h"
#include "tests/barrage/model/told.h"

#include <gtest/gtest.h>

#include <set>

namespace automa::test {
namespace {

using namespace barrage;

/// Germany is human; there are buildings and works.
PositionBuilder with_buildings() {
    return table()
        .leeghwater()
        .building("wind_farm", {Company::germany})
        .building("cofferdam")
        .works({"external_work_a1", "external_work_a2", ""});
}

TEST(L_22, AHumansUseOfABuildingIsToldByWhatItGives) {
    const State state = with_buildings().build();
    const Carried used = told(state, HumanGains{Company::germany, 5, 0});
    EXPECT_EQ(used.after.company(Company::germany).energy, 5);
    EXPECT_TRUE(used.after.buildings == state.buildings) << "no engineers stand in the position";
}

TEST(L_23, SeveralThingsMayHappenInOneTurn) {
    const State state = with_buildings().build();
    const Carried first = told(state, HumanGains{Company::germany, 5, 0}, true);
    EXPECT_EQ(first.after.next, state.next) << "the turn goes on";
    const Carried second = told(first.after, HumanGains{Company::germany, 0, 2});
    EXPECT_EQ(second.after.company(Company::germany).vp, 12);
    EXPECT_TRUE(std::holds_alternative<TurnEnded>(second.events.back()));
}

TEST(L_24, CreditsStayWithTheTable) {
    const State state = with_buildings().build();
    const Carried used = told(state, HumanDoesElse{Company::germany});
    EXPECT_EQ(used.after.company(Company::germany).vp, state.company(Company::germany).vp);
    EXPECT_EQ(refused(state, HumanDoesElse{Company::usa}), "not_human");
}

TEST(L_25, WhatABuildingChangesOnTheTable) {
    const State state = with_buildings()
                            .dam("dam_1_lower", Owner::germany, 2, 1)
                            .dam("dam_2_lower", Owner::neutral, 1, 1)
                            .build();
    HumanAddsDrops cofferdam{Company::germany, {}, false, {space("dam_1_lower")}};
    EXPECT_EQ(told(state, cofferdam).after.dam(space("dam_1_lower")).drops, 2);
    cofferdam.dams = {space("dam_2_lower")};
    EXPECT_EQ(refused(state, cofferdam), "no_room");
    // Relay field and wind farm: the track. Loan agency: a work.
    EXPECT_EQ(told(state, HumanGains{Company::germany, 4, 0}).after.company(Company::germany).energy, 4);
    const Carried loan = told(state, HumanTakesWork{Company::germany, 1});
    EXPECT_FALSE(loan.after.works[1]);
    EXPECT_TRUE(loan.after.company(Company::germany).fulfilled_works.has(work("external_work_a2")));
    // Control station: a production with +3.
    const State system = with_buildings()
                             .dam("dam_1_lower", Owner::germany, 1, 1)
                             .conduit("1A", Owner::germany)
                             .powerhouse("powerhouse_8_1", Owner::germany)
                             .build();
    const Carried produced =
        told(system, HumanProduces{Company::germany, space("dam_1_lower"), space("1A"), 1, 3});
    EXPECT_EQ(produced.after.company(Company::germany).energy, 8);
}

TEST(L_33, AHumansBuildingIsOnlyAPiece) {
    const State state = with_buildings().build();
    const Carried built =
        told(state, HumanBuilds{Company::germany, Structure::building, std::nullopt, building("cofferdam")});
    EXPECT_TRUE(built.after.buildings[1].owners.contains(Company::germany));
    EXPECT_EQ(built.after.company(Company::germany).vp, state.company(Company::germany).vp);
    EXPECT_EQ(refused(state, HumanBuilds{Company::germany, Structure::building, std::nullopt,
                                         building("wind_farm")}),
              "not_free");
    EXPECT_EQ(refused(state, HumanBuilds{Company::germany, Structure::building, std::nullopt,
                                         building("loan_agency")}),
              "unknown_id");
}

TEST(L_43, AHumansWorkLeavesThePlaceAndItsRewardsAreTold) {
    const State state = with_buildings().build();
    const Carried taken = told(state, HumanTakesWork{Company::germany, 0}, true);
    EXPECT_FALSE(taken.after.works[0]);
    EXPECT_TRUE(taken.after.contracts == state.contracts) << "no contract of the office is fulfilled";
    EXPECT_EQ(refused(taken.after, HumanTakesWork{Company::germany, 0}), "empty_slot");
    const Carried base =
        told(taken.after, HumanBuilds{Company::germany, Structure::base, space("dam_1_upper"), std::nullopt});
    EXPECT_EQ(base.after.dam(space("dam_1_upper")).owner, Owner::germany);
}

TEST(B_4_5, AHumanOnAnAutomasConduitPaysItTwoVpADrop) {
    const State state = table()
                            .dam("dam_1_lower", Owner::germany, 2, 2)
                            .conduit("1A", Owner::usa)
                            .powerhouse("powerhouse_8_1", Owner::germany)
                            .build();
    const Carried produced =
        told(state, HumanProduces{Company::germany, space("dam_1_lower"), space("1A"), 2, 0});
    EXPECT_EQ(produced.after.company(Company::usa).vp, 20);
    EXPECT_EQ(produced.after.company(Company::germany).energy, 10);
}

TEST(Commands, ATurnOfAnAutomaIsDrawnTakenAndUndone) {
    State state = table().build();
    state.random = core::Random(3);
    const Carried drawn = told(state, DrawTile{Company::usa, std::nullopt});
    ASSERT_TRUE(drawn.after.turn);
    EXPECT_EQ(refused(drawn.after, HumanPasses{Company::germany}), "automa_turn");
    EXPECT_EQ(refused(drawn.after, DrawTile{Company::usa, std::nullopt}), "automa_turn");
    const Carried acted = told(drawn.after, TakeAutomaTurn{});
    ASSERT_TRUE(acted.decision);
    EXPECT_EQ(apply(drawn.after, acted.events), acted.after);
    EXPECT_EQ(acted.after.turn_order[acted.after.next], Company::germany);
}

TEST(Commands, PhasesFollowEachOther) {
    State state = table().engineers(0).bonus({BonusTile::bases}).build();
    EXPECT_EQ(refused(state, FlowWater{}), "actions_go_on");
    EXPECT_EQ(refused(state, ScoreRound{}), "wrong_phase");
    state = told(state, HumanPasses{Company::germany}).after;
    EXPECT_EQ(refused(state, HumanPasses{Company::germany}), "passed");
    state = told(state, FlowWater{}).after;
    state = told(state, ScoreRound{}).after;
    EXPECT_EQ(refused(state, ScoreGame{}), "not_last_round");
    state = told(state, EndRound{}).after;
    state = told(state, StartRound{}).after;
    EXPECT_EQ(state.round, 2);
    EXPECT_EQ(state.company(Company::usa).engineers, 12);
}

TEST(Commands, ACorrectionIsCheckedAsAWhole) {
    const State state = table().build();
    const auto patch = [](const char* text) { return Correct{nlohmann::json::parse(text), "vp"}; };
    const Carried corrected = told(state, patch(R"([{"op":"replace","path":"/companies/0/vp","value":33}])"));
    EXPECT_EQ(corrected.after.company(Company::usa).vp, 33);
    EXPECT_EQ(refused(state, patch(R"([{"op":"replace","path":"/companies/0/engineers","value":99}])")),
              "out_of_range");
    EXPECT_EQ(refused(state, patch(R"([{"op":"remove","path":"/nowhere"}])")), "bad_patch");
}

/// "B_7_3" is the suite of the rule B-7.3.
std::string rule_of(std::string suite) {
    suite[1] = '-';
    for (char& c : suite)
        if (c == '_')
            c = '.';
    return suite;
}

TEST(AllRules, EveryNumberIsCitedByATest) {
    std::set<std::string> cited;
    const auto& all = *::testing::UnitTest::GetInstance();
    for (int i = 0; i < all.total_test_suite_count(); ++i) {
        const std::string suite = all.GetTestSuite(i)->name();
        if (suite.starts_with("B_") || suite.starts_with("L_"))
            cited.insert(rule_of(suite));
    }
    const auto lines = read_lines("rule_numbers.txt");
    const std::set<std::string> rules(lines.begin(), lines.end());
    EXPECT_EQ(rules.size(), 119U);
    for (const std::string& rule : rules)
        EXPECT_TRUE(cited.contains(rule)) << rule << " has no test";
    for (const std::string& rule : cited)
        EXPECT_TRUE(rules.contains(rule)) << rule << " is no rule";
}

} // namespace
} // namespace automa::test
