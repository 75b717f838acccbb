// What a human gets by external works, contracts and buildings, and what of it is booked.
#include "model/barrage/table/rewards_of_humans.h"
#include "model/barrage/table/round.h"
#include "model/barrage/table/setup.h"
#include "tests/barrage/model/position_builder.h"
#include "tests/barrage/model/told.h"

#include <gtest/gtest.h>

namespace automa::test {
namespace {

using namespace barrage;

PositionBuilder with_works(std::initializer_list<std::string_view> works) {
    return table().leeghwater().works(works).headstream(Headstream::A, 0).headstream(Headstream::B, 0);
}

State holding(State state, std::initializer_list<std::string_view> contracts) {
    for (const std::string_view each : contracts)
        state.company(Company::germany).held_contracts.add(contract(each));
    return state;
}

} // namespace

TEST(L_38, AHumansWorkBooksVpAndEnergy) {
    const State state = with_works({"external_work_b4", "external_work_a3", ""}).build();
    const CompanyState& before = state.company(Company::germany);
    const State steps = told(state, HumanTakesWork{Company::germany, 0}).after;
    EXPECT_EQ(steps.company(Company::germany).vp, before.vp + 5);
    EXPECT_EQ(steps.company(Company::germany).energy, before.energy + 6);
}

TEST(L_38, AHumansWorkPlacesItsDrops) {
    const State state = with_works({"external_work_b5", "", ""}).build();
    HumanTakesWork work{Company::germany, 0};
    work.reward_drops.push_back(Headstream::A);
    work.reward_drops.push_back(Headstream::B);
    const State after = told(state, work).after;
    EXPECT_EQ(after.headstreams[0].drops, state.headstreams[0].drops + 1);
    EXPECT_EQ(after.headstreams[1].drops, state.headstreams[1].drops + 1);
    work.reward_drops.push_back(Headstream::B);
    EXPECT_EQ(refused(state, work), "out_of_range");
}

TEST(L_43, AWorkFulfilsAnOwnContractUpToItsLimitAndNoNationalOne) {
    const State state =
        holding(with_works({"external_work_a1", "external_work_c3", ""}).national({"national_01"}).build(),
                {"starting_03", "red_05"});
    HumanTakesWork work{Company::germany, 0, contract("red_05")};
    EXPECT_EQ(refused(state, work), "not_fulfillable") << "4 or less";
    work.contract = contract("national_01");
    EXPECT_EQ(refused(state, work), "not_fulfillable");
    work.contract = contract("starting_03");
    const State after = told(state, work).after;
    EXPECT_TRUE(after.company(Company::germany).fulfilled_contracts.has(contract("starting_03")));
    EXPECT_FALSE(after.company(Company::germany).held_contracts.has(contract("starting_03")));
    EXPECT_EQ(told(state, HumanTakesWork{Company::germany, 1, contract("red_05")})
                  .after.company(Company::germany)
                  .fulfilled_contracts.size(),
              1);
}

TEST(L_43, APieceFromAWorkIsToBePlacedInTheSameTurn) {
    const State state = with_works({"external_work_a3", "external_work_b2", ""}).build();
    const Carried taken = told(state, HumanTakesWork{Company::germany, 0}, true);
    const auto pieces = pieces_to_place(facts(), state, taken.events, Company::germany);
    ASSERT_EQ(pieces.size(), 1U);
    EXPECT_EQ(pieces.front().structure, Structure::base);
    for (const SpaceId space : spaces_for(facts(), taken.after, Company::germany, pieces.front()))
        EXPECT_EQ(facts().space(space).region, Region::plain);
    const Carried built = told(
        taken.after, HumanBuilds{Company::germany, Structure::base,
                                 spaces_for(facts(), taken.after, Company::germany, pieces.front()).first(),
                                 std::nullopt});
    Events all = taken.events;
    all.insert(all.end(), built.events.begin(), built.events.end());
    EXPECT_TRUE(pieces_to_place(facts(), state, all, Company::germany).empty());
    // Two elevations with no dam of one's own to raise: lost (L-38).
    EXPECT_TRUE(pieces_to_place(facts(), state, told(state, HumanTakesWork{Company::germany, 1}, true).events,
                                Company::germany)
                    .empty());
}

TEST(L_43, AFreeConduitOfAContractIsToBePlacedWithinItsPower) {
    const State state = holding(table()
                                    .dam("dam_1_lower", Owner::germany, 2, 2)
                                    .conduit("1A", Owner::germany)
                                    .powerhouse("powerhouse_8_1", Owner::germany)
                                    .build(),
                                {"green_11"});
    HumanProduces produces{Company::germany, space("dam_1_lower"), space("1A"), 2, 0};
    produces.contract = contract("green_11");
    const Carried produced = told(state, produces, true);
    const auto pieces = pieces_to_place(facts(), state, produced.events, Company::germany);
    ASSERT_EQ(pieces.size(), 1U);
    EXPECT_EQ(pieces.front().structure, Structure::conduit);
    EXPECT_EQ(pieces.front().max_power, 2);
}

TEST(L_25, AHumansBuildingsAreBooked) {
    const State state = holding(table()
                                    .leeghwater()
                                    .building("wind_farm", {Company::germany})
                                    .building("customer_office", {Company::germany})
                                    .building("cofferdam", {Company::germany})
                                    .building("loan_agency", {Company::usa})
                                    .dam("dam_1_lower", Owner::germany, 2, 1)
                                    .build(),
                                {"starting_03", "red_05"});
    const int energy = state.company(Company::germany).energy;
    HumanUsesBuilding use{Company::germany, building("wind_farm"), contract("starting_03")};
    const State farm = told(state, use).after;
    EXPECT_EQ(farm.company(Company::germany).energy, energy + 5);
    EXPECT_TRUE(farm.company(Company::germany).fulfilled_contracts.has(contract("starting_03")));
    use.contract = contract("red_05");
    EXPECT_EQ(refused(state, use), "not_fulfillable") << "5 or less";
    use.building = building("customer_office");
    EXPECT_TRUE(told(state, use).after.company(Company::germany).fulfilled_contracts.has(contract("red_05")));
    HumanUsesBuilding dam{Company::germany, building("cofferdam")};
    dam.dam = space("dam_1_lower");
    EXPECT_EQ(told(state, dam).after.dam(space("dam_1_lower")).drops, 2);
    EXPECT_EQ(refused(state, HumanUsesBuilding{Company::germany, building("loan_agency")}), "not_owner");
}

TEST(B_1_6, ACountOfNothingIsPaidOnlyIfTheTableReadsItSo) {
    PositionBuilder position = table().objective(Objective::red_bordered).phase(Phase::end_of_round).round(5);
    int paid = 0;
    for (const ObjectiveShare& share : objective_shares(facts(), position.build()))
        paid += share.vp;
    EXPECT_GT(paid, 0) << "the default";
    for (const ObjectiveShare& share : objective_shares(
             facts(), position.reading(&Interpretations::objective_zero, ObjectiveZero::unpaid).build()))
        EXPECT_EQ(share.vp, 0);
}

TEST(B_1_3, EveryHumanIsDealtAStartingContractAndNothingElseChanges) {
    GameOptions options;
    options.participants = {{Company::usa, PlayerKind::automa, Level::medium, std::nullopt},
                            {Company::germany, PlayerKind::human, Level::medium, std::nullopt},
                            {Company::italy, PlayerKind::human, Level::medium, std::nullopt}};
    options.seed = 11;
    const State drawn = new_game(facts(), options).value().state;
    State dealt = drawn;
    deal_starting_contracts(facts(), dealt, options.seed);
    EXPECT_EQ(dealt.company(Company::germany).held_contracts.size(), 1);
    EXPECT_EQ(dealt.company(Company::italy).held_contracts.size(), 1);
    EXPECT_EQ(dealt.company(Company::usa).held_contracts.size(), 0);
    EXPECT_NE(dealt.company(Company::germany).held_contracts.first(),
              dealt.company(Company::italy).held_contracts.first());
    for (CompanyState& company : dealt.companies)
        company.held_contracts = {};
    EXPECT_EQ(dealt, drawn);
}

} // namespace automa::test
