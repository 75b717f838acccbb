// Section 10: special effects, companies' abilities, officers.
#include "model/barrage/json/position_json.h"
#include "model/barrage/table/command.h"
#include "model/barrage/table/round.h"
#include "tests/barrage/model/position_builder.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace automa::test {
namespace {

using namespace barrage;
using Ids = std::vector<std::string>;

Step built(const PositionBuilder& builder) {
    return step_of(builder.decide(), ActionKind::construction);
}

PositionBuilder with_officer(Officer officer) {
    return table(Level::very_high, Company::usa, officer);
}

/// A system of power 5 and two more powerhouses: the ability of the company counts, and +1.
PositionBuilder with_ability(Company me, Level level = Level::high) {
    const Owner owner = owner_of(me);
    return table(level, me)
        .dam("dam_1_lower", owner, 1, 1)
        .conduit("1A", owner)
        .powerhouse("powerhouse_8_1", owner)
        .powerhouse("powerhouse_7_1", owner)
        .powerhouse("powerhouse_12_1", owner);
}

TEST(B_10_1, TheLevelTwoConduitWantsPowerThreeOrMore) {
    auto builder = table(Level::high).machines(5, 0).technology({"level_2_conduit"}).tiles(11, 1);
    const Decision decision = builder.decide();
    EXPECT_EQ(left_by(decision, "prefer_power_3").size(), 14U);
    EXPECT_EQ(step_of(decision, ActionKind::construction).excavators, 5);
    const Step medium = built(table().machines(5, 0).technology({"level_2_conduit"}).tiles(11, 1));
    EXPECT_EQ(facts().space(*medium.space).power, 2);
}

TEST(B_10_1, WithoutSuchASpaceItHasNoEffect) {
    PositionBuilder builder;
    builder.automa(Company::usa, Level::high).machines(5, 0).technology({"level_2_conduit"});
    builder.human(Company::germany).human(Company::italy).human(Company::france);
    int piece = 0;
    for (std::size_t i = 0; i < conduit_count; ++i)
        if (facts().space(conduit_space(i)).power >= 3)
            builder.conduit(facts().space(conduit_space(i)).id, static_cast<Owner>(1 + piece++ / 5));
    const Step step = built(builder.tiles(11, 1));
    EXPECT_EQ(facts().space(*step.space).power, 2);
    EXPECT_EQ(step.excavators, 4);
}

TEST(B_10_2, TheLevelOneJokerTakesTheRedBorderedBaseForNothing) {
    const Step high = built(table(Level::high).technology({"level_1_joker"}).tiles(4, 3));
    EXPECT_EQ(name(high.space), "dam_3_upper");
    EXPECT_EQ(high.vp, 0);
    EXPECT_EQ(name(built(table().technology({"level_1_joker"}).tiles(4, 3)).space), "dam_3_lower");
}

TEST(B_10_3, TheLevelTwoBaseMakesEnergyPerBase) {
    auto builder = table(Level::high)
                       .technology({"level_2_base"})
                       .dam("dam_1_lower", Owner::usa)
                       .dam("dam_2_lower", Owner::usa)
                       .powerhouse("powerhouse_11_1", Owner::usa)
                       .powerhouse("powerhouse_12_1", Owner::usa) // +1, which does not count here
                       .contracts(Colour::green, "green_13", "green_07")
                       .tiles(4, 1);
    const Decision decision = builder.decide();
    const Step step = step_of(decision, ActionKind::construction);
    EXPECT_EQ(step.energy, 3);
    EXPECT_EQ(names(step.contracts), Ids{"green_07"});
    EXPECT_EQ(decision.after.company(Company::usa).energy, 3);
}

TEST(B_10_3, TheLevelThreeConduitMakesTwiceItsPowerAndFrancesDiscountCounts) {
    const Step usa = built(table(Level::high).machines(8, 0).technology({"level_3_conduit"}).tiles(9, 1));
    EXPECT_EQ(usa.energy, 8);
    EXPECT_EQ(names(usa.contracts), Ids{"red_01"});
    const Step france = built(table(Level::high, Company::france)
                                  .machines(8, 0)
                                  .technology({"level_3_conduit"})
                                  .powerhouse("powerhouse_11_1", Owner::france)
                                  .powerhouse("powerhouse_12_1", Owner::france)
                                  .powerhouse("powerhouse_7_1", Owner::france)
                                  .tiles(9, 1));
    EXPECT_EQ(france.energy, 8);
    EXPECT_EQ(names(france.contracts), Ids{"red_12"});
}

TEST(B_10_4, TheLevelTwoPowerhouseProducesAtOnceWithTwoMore) {
    const Decision decision = table(Level::high)
                                  .energy(20) // sole leader: B-4.2 is not asked
                                  .technology({"level_2_powerhouse"})
                                  .dam("dam_1_lower", Owner::usa, 1, 1)
                                  .conduit("1A", Owner::usa)
                                  .tiles(15, 1)
                                  .decide();
    ASSERT_EQ(decision.steps.size(), 2U);
    EXPECT_EQ(name(decision.steps[0].space), "powerhouse_8_1");
    EXPECT_EQ(decision.steps[1].kind, ActionKind::production);
    EXPECT_EQ(decision.steps[1].order, decision.steps[0].order);
    EXPECT_EQ(decision.steps[1].engineers, 0);
    EXPECT_EQ(decision.steps[1].energy, 7);
    EXPECT_EQ(names(decision.steps[1].contracts), Ids{"yellow_12"});
}

TEST(B_10_5, TheLevelTwoBuildingTakesOnlyTheKindItHasFewerOf) {
    auto builder = table(Level::high).leeghwater().technology({"level_2_building"});
    for (const char* id :
         {"cofferdam", "development_office", "research_lab", "customer_office", "robot_factory"})
        builder.building(id);
    const Step one = built(builder.machines(1, 5).tiles(17, 1)); // excavators: the cofferdam needs 2
    EXPECT_EQ(one.building, building("development_office"));
    EXPECT_EQ(one.excavators, 1);
    EXPECT_EQ(one.mixers, 0);
    const Step tie = built(builder.machines(2, 2).tiles(17, 1));
    EXPECT_EQ(tie.building, building("cofferdam"));
    EXPECT_EQ(tie.excavators, 2);
    EXPECT_EQ(tie.mixers, 0);
}

TEST(B_10_6, EachDropThatFlowsThroughAPowerhouseOfTheUsaIsAStep) {
    auto builder = table(Level::high)
                       .powerhouse("powerhouse_5_1", Owner::usa)
                       .powerhouse("powerhouse_9_1", Owner::usa)
                       .powerhouse("powerhouse_12_1", Owner::usa)
                       .headstream(Headstream::B, 2);
    EXPECT_EQ(flow_water(facts(), builder.build()).after.company(Company::usa).energy,
              4); // 5 and 9, two drops
    const auto medium = table()
                            .powerhouse("powerhouse_5_1", Owner::usa)
                            .powerhouse("powerhouse_9_1", Owner::usa)
                            .powerhouse("powerhouse_12_1", Owner::usa)
                            .headstream(Headstream::B, 2);
    EXPECT_EQ(flow_water(facts(), medium.build()).after.company(Company::usa).energy, 0);
}

TEST(B_10_6, NotTheDropsThatAConduitBringsThere) {
    const Decision decision = table(Level::high)
                                  .dam("dam_3_lower", Owner::usa, 1, 1)
                                  .conduit("3A", Owner::usa) // to basin 5; the river then passes 9
                                  .powerhouse("powerhouse_5_1", Owner::usa)
                                  .powerhouse("powerhouse_9_1", Owner::usa)
                                  .powerhouse("powerhouse_12_1", Owner::usa)
                                  .tiles(5, 1)
                                  .decide();
    EXPECT_EQ(step_of(decision, ActionKind::production).energy, 5);
    EXPECT_EQ(decision.after.company(Company::usa).energy, 6);
}

/// Germany with two systems: 5 + 1 by basin 8, then 3 by basin 6.
PositionBuilder two_german_systems() {
    return with_ability(Company::germany)
        .powerhouse("powerhouse_7_1", Owner::nobody)
        .powerhouse("powerhouse_6_1", Owner::germany)
        .dam("dam_2_lower", Owner::germany, 1, 1)
        .conduit("2A", Owner::usa)
        .contracts(Colour::yellow, "yellow_11", "yellow_09")
        .contracts(Colour::green, "green_13", "green_07");
}

TEST(B_10_7, GermanyProducesASecondTimeWithoutBonuses) {
    const Decision decision = two_german_systems().tiles(5, 1).decide();
    ASSERT_EQ(decision.steps.size(), 2U);
    EXPECT_EQ(decision.steps[0].energy, 6);
    EXPECT_EQ(names(decision.steps[0].contracts), Ids{"yellow_09"});
    EXPECT_EQ(decision.steps[1].energy, 3);
    EXPECT_EQ(name(std::optional(decision.steps[1].system->powerhouse)), "powerhouse_6_1");
    EXPECT_EQ(names(decision.steps[1].contracts), Ids{"green_07"});
    EXPECT_EQ(decision.steps[1].engineers, 0);
    EXPECT_EQ(decision.after.company(Company::germany).energy, 9);
}

TEST(B_10_7, TheRefilledContractIsAskedForEvenIfNoEngineerIsLeft) {
    const Decision first = two_german_systems()
                               .engineers(1)
                               .contracts(Colour::yellow, "yellow_11", "yellow_12")
                               .contracts(Colour::green, "green_14", "green_13")
                               .tiles(5, 1)
                               .decide();
    ASSERT_EQ(first.steps.size(), 1U);
    EXPECT_EQ(names(first.steps[0].contracts), Ids{"green_13"});
    ASSERT_EQ(first.needs.size(), 1U);
    EXPECT_EQ(first.needs[0], (Need{Colour::green, 1}));
    State told = first.after;
    told.contracts[index_of(Colour::green)][1] = contract("green_06");
    const auto second = decide(facts(), told);
    ASSERT_TRUE(second.ok()) << second.error().message;
    ASSERT_EQ(second.value().steps.size(), 1U);
    EXPECT_EQ(names(second.value().steps[0].contracts), Ids{"green_06"});
    EXPECT_FALSE(second.value().after.turn);
}

TEST(B_10_8, ItalyMovesThreeMoreAndNotForContracts) {
    const Decision decision = with_ability(Company::italy).tiles(5, 1).decide();
    EXPECT_EQ(names(step_of(decision, ActionKind::production).contracts), Ids{"green_14"})
        << "6 energy, not 9";
    EXPECT_EQ(decision.after.company(Company::italy).energy, 9);
}

TEST(B_10_9, FrancesContractsCountThreeLess) {
    auto builder =
        with_ability(Company::france).contracts(Colour::red, "red_12", "red_06"); // 10 and 9, energy 6
    const Decision decision = builder.tiles(12, 1).decide();
    EXPECT_EQ(names(step_of(decision, ActionKind::production).contracts), Ids{"red_06"});
    EXPECT_EQ(skip_rule(builder.contracts(Colour::red, "red_12", "red_15").decide(), 1), "B-4.3");
}

TEST(B_10_10, TheNetherlandsFillTheDamOfTheirBestOtherSystem) {
    PositionBuilder builder;
    builder.leeghwater().automa(Company::netherlands, Level::high).human(Company::germany);
    builder.of(Company::netherlands)
        .dam("dam_1_lower", Owner::netherlands, 1, 1)
        .conduit("1A", Owner::netherlands)
        .powerhouse("powerhouse_8_1", Owner::netherlands)
        .powerhouse("powerhouse_7_1", Owner::netherlands)
        .powerhouse("powerhouse_12_1", Owner::netherlands)
        .dam("dam_5_lower", Owner::netherlands, 2, 1)
        .conduit("5A", Owner::germany)
        .dam("dam_4_lower", Owner::netherlands, 1, 0)
        .conduit("4A", Owner::germany)
        .tiles(5, 1);
    EXPECT_EQ(builder.decide().after.dam(space("dam_5_lower")).drops, 2);
    builder.conduit("5A", Owner::nobody).conduit("4A", Owner::nobody); // none: the dam column, code 1
    const Decision none = builder.decide();
    EXPECT_EQ(none.after.dam(space("dam_4_lower")).drops, 1);
    EXPECT_EQ(none.after.dam(space("dam_1_lower")).drops, 0) << "another dam than the one just used";
}

TEST(B_10_11, AdlerPrefersMountainsAndPaysThree) {
    const Step step = built(with_officer(Officer::wilhelm_adler).machines(3, 0).tiles(3, 5)); // code 6
    EXPECT_EQ(facts().space(*step.space).region, Region::mountain);
    EXPECT_EQ(step.excavators, 3);
    const Step raised = built(with_officer(Officer::wilhelm_adler)
                                  .machines(0, 9)
                                  .dam("dam_8_lower", Owner::usa)
                                  .dam("dam_4_lower", Owner::usa)
                                  .tiles(7, 15));
    EXPECT_EQ(name(raised.space), "dam_4_lower"); // the code is 8
}

TEST(B_10_12, GrazianoRaisesFirstWithTheEngineersOfTheTile) {
    auto builder = with_officer(Officer::graziano_del_monte).dam("dam_5_lower", Owner::usa, 2, 2).tiles(4, 1);
    const Step step = built(builder);
    EXPECT_EQ(step.structure, Structure::elevation);
    EXPECT_EQ(step.engineers, 2);
    EXPECT_EQ(built(builder.machines(6, 2)).structure, Structure::base) << "no elevation can be paid";
    // Height 3 holds 4 drops.
    const State full = with_officer(Officer::graziano_del_monte)
                           .dam("dam_2_lower", Owner::usa, 3, 3)
                           .headstream(Headstream::B, 2)
                           .build();
    EXPECT_EQ(flow_water(facts(), full).after.dam(space("dam_2_lower")).drops, 4);
}

TEST(B_10_13, ViktorMovesOneDropThroughAWeakConduit) {
    auto builder = with_officer(Officer::viktor_fiesler)
                       .dam("dam_10_lower", Owner::usa, 3, 3)
                       .conduit("10A", Owner::usa)
                       .powerhouse("powerhouse_11_1", Owner::usa)
                       .tiles(5, 1);
    const Decision decision = builder.decide();
    const Step step = step_of(decision, ActionKind::production);
    EXPECT_EQ(step.energy, 4) << "his least";
    EXPECT_EQ(step.system->drops, 1);
    EXPECT_EQ(decision.after.dam(space("dam_10_lower")).drops, 2);
}

TEST(B_10_14, SimoneFulfilsTheMostAndANationalOneAlways) {
    auto builder = with_officer(Officer::simone_luciani)
                       .dam("dam_1_lower", Owner::usa, 3, 3)
                       .conduit("1A", Owner::usa)
                       .powerhouse("powerhouse_8_1", Owner::usa)
                       .contracts(Colour::green, "green_13", "green_04") // 4 and 2
                       .tiles(5, 1);
    EXPECT_EQ(names(step_of(builder.decide(), ActionKind::production).contracts),
              (Ids{"red_01", "green_13", "green_04"}));
    builder.national({"national_01"}); // 13 of 15
    EXPECT_EQ(names(step_of(builder.decide(), ActionKind::production).contracts),
              (Ids{"national_01", "green_04"}));
}

TEST(B_10_15, LesliesPriorityAndMargotsDirectionComeFromTheTile) {
    const auto leslie = [](int tile) {
        PositionBuilder builder;
        builder.leeghwater().automa(Company::usa, Level::very_high, Officer::leslie_spencer).machines(8, 1);
        builder.technology({"special_leslie", "basic_conduit", "basic_base"}).human(Company::germany);
        builder.works({"external_work_a1", "external_work_a2", "external_work_a5"});
        return *step_of(builder.tiles(tile, 1).decide(), ActionKind::external_work).position;
    };
    EXPECT_EQ(leslie(12), 3); // 3-2-1
    EXPECT_EQ(leslie(11), 2); // 2-3-1
    EXPECT_EQ(leslie(17), 1); // none on the tile
    const auto margot = [](int tile) {
        PositionBuilder builder;
        builder.leeghwater()
            .automa(Company::usa, Level::very_high, Officer::margot_fouche)
            .human(Company::germany);
        for (const char* id :
             {"cofferdam", "development_office", "research_lab", "customer_office", "loan_agency"})
            builder.building(id);
        return facts().buildings[built(builder.tiles(tile, 1)).building.value_or(BuildingId(0)).index()].id;
    };
    EXPECT_EQ(margot(19), "loan_agency"); // bottom to top
    EXPECT_EQ(margot(11), "cofferdam");   // none on the tile
}

TEST(B_10_16, TommasosArchitectEarnsAnotherTurn) {
    auto builder = with_officer(Officer::tommaso_battista).engineers(11).technology({}).tiles(4, 1);
    const Decision decision = builder.decide();
    const Step step = step_of(decision, ActionKind::machinery_shop);
    EXPECT_TRUE(step.architect);
    EXPECT_EQ(step.engineers, 0);
    EXPECT_TRUE(decision.again);
    EXPECT_EQ(decision.after.company(Company::usa).architect, Architect::used);
    EXPECT_EQ(decision.after.company(Company::usa).engineers, 11);
    EXPECT_EQ(decision.after.turn_order[decision.after.next], Company::usa);
    const Decision second = builder.architect(Architect::used).decide();
    EXPECT_EQ(step_of(second, ActionKind::machinery_shop).engineers, 1);
    EXPECT_FALSE(second.again);
}

TEST(B_10_16, NotForTwoEngineersNorForAnActionThatGoesOn) {
    const Decision two =
        with_officer(Officer::tommaso_battista).engineers(11).tiles(4, 1).decide(); // a base: 2 engineers
    EXPECT_FALSE(step_of(two, ActionKind::construction).architect);
    EXPECT_FALSE(two.again);
    const Decision dashed = with_officer(Officer::tommaso_battista).engineers(11).tiles(3, 1).decide();
    EXPECT_FALSE(step_of(dashed, ActionKind::contract_office).architect);
}

TEST(B_10_16, WhileTheArchitectIsFreeTheTurnGoesOn) {
    auto builder = with_officer(Officer::tommaso_battista)
                       .engineers(1)
                       .technology({})
                       .machines(0, 0)
                       .dam("dam_1_lower", Owner::usa)
                       .tiles(1, 2);
    const Decision decision = builder.decide();
    EXPECT_EQ(step_of(decision, ActionKind::water_management).engineers, 1) << "a plain one first";
    EXPECT_TRUE(step_of(decision, ActionKind::machinery_shop).architect);
    EXPECT_TRUE(decision.again);
    EXPECT_EQ(decision.after.company(Company::usa).engineers, 0);
    const Decision used = builder.architect(Architect::used).decide();
    EXPECT_EQ(used.steps.size(), 1U) << "without him no engineer is left";
}

TEST(B_10_16, AllThatRemainIncludesTheArchitect) {
    for (const int plain : {0, 1}) {
        const Decision decision =
            with_officer(Officer::tommaso_battista).engineers(plain).tiles(4, 1).decide(); // a base: 2
        const Step step = step_of(decision, ActionKind::construction);
        EXPECT_EQ(step.engineers, plain + 1);
        EXPECT_FALSE(step.architect);
        EXPECT_FALSE(decision.again) << "he did not go alone";
        EXPECT_EQ(decision.after.company(Company::usa).engineers, 0);
        EXPECT_EQ(decision.after.company(Company::usa).architect, Architect::used);
    }
    const Decision enough =
        with_officer(Officer::tommaso_battista).engineers(2).tiles(4, 1).decide(); // plain ones do
    EXPECT_EQ(step_of(enough, ActionKind::construction).engineers, 2);
    EXPECT_EQ(enough.after.company(Company::usa).architect, Architect::free);
}

TEST(B_10_17, NoTileSpeaksForAHumanWithoutMahiriOrWithoutTheHand) {
    const auto drawn = [](std::optional<Officer> officer, bool tracked) {
        PositionBuilder builder;
        builder.automa(Company::usa, officer ? Level::very_high : Level::medium, officer);
        State state = builder.human(Company::germany).build();
        state.next = 1;
        state.company(Company::germany).tracked = tracked;
        const auto carried = carry_out(facts(), state, DrawTile{Company::germany, std::nullopt});
        return carried.ok() ? std::string() : carried.error().id;
    };
    EXPECT_EQ(drawn(std::nullopt, true), "human_turn");
    EXPECT_EQ(drawn(Officer::mahiri_sekibo, false), "hand_unknown");
}

TEST(B_10_17, WithMahiriATileSpeaksForAHuman) {
    PositionBuilder builder;
    builder.automa(Company::usa, Level::very_high, Officer::mahiri_sekibo);
    builder.human(Company::germany)
        .engineers(12)
        .machines(6, 4)
        .technology({"basic_base", "level_1_conduit"});
    const Decision decision = builder.turn_of(Company::germany).tiles(4, 1).decide();
    EXPECT_EQ(decision.company, Company::germany);
    EXPECT_EQ(name(step_of(decision, ActionKind::construction).space), "dam_1_lower");
    EXPECT_EQ(decision.after.dam(space("dam_1_lower")).owner, Owner::germany);
    EXPECT_EQ(decision.after.company(Company::germany).player, PlayerKind::human);
}

TEST(B_10_18, PromoOfficersCannotBeChosen) {
    ASSERT_FALSE(facts().promo_officers.empty());
    const std::string text =
        position_to_json(facts(), with_officer(Officer::wilhelm_adler).tiles(4, 1).build()).dump();
    for (const std::string& promo : facts().promo_officers) {
        std::string other = text;
        other.replace(other.find("wilhelm_adler"), std::string("wilhelm_adler").size(), promo);
        const auto read = read_position(facts(), other);
        ASSERT_FALSE(read.ok()) << promo;
        EXPECT_EQ(read.error().id, "promo_officer");
    }
}

} // namespace
} // namespace automa::test
