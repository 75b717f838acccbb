// Sections 1 to 3: what the Automa is, its engineers, its tiles.
#include "model/barrage/state/board.h"
#include "model/barrage/table/round.h"
#include "model/barrage/table/setup.h"
#include "tests/barrage/model/position_builder.h"

#include <gtest/gtest.h>

#include <set>

namespace automa::test {
namespace {

using namespace barrage;

Participant automa_of(Level level) {
    return {std::nullopt, PlayerKind::automa, level, std::nullopt};
}
Participant human_of(Company company) {
    return {company, PlayerKind::human, Level::medium, std::nullopt};
}

NewGame game_of(std::vector<Participant> participants, bool leeghwater = false, std::uint64_t seed = 1) {
    auto game = new_game(facts(), {std::move(participants), leeghwater, {}, seed});
    EXPECT_TRUE(game.ok()) << game.error().message;
    return game.ok() ? std::move(game).value() : NewGame{};
}

std::string fault_of(std::vector<Participant> participants) {
    const auto game = new_game(facts(), {std::move(participants), false, {}, 1});
    return game.ok() ? "" : game.error().id;
}

/// A system of power 5 with one drop: 5 energy before bonuses.
PositionBuilder with_system(Level level = Level::medium, Company me = Company::usa) {
    const Owner owner = owner_of(me);
    return table(level, me)
        .dam("dam_1_lower", owner, 1, 1)
        .conduit("1A", owner)
        .powerhouse("powerhouse_8_1", owner);
}

TEST(B_1_1, TwoToFourTakePartAndOneOfThemIsAnAutoma) {
    const Participant automa = automa_of(Level::low);
    EXPECT_EQ(fault_of({automa}), "participants");
    EXPECT_EQ(fault_of({automa, automa, automa, automa, automa}), "participants");
    EXPECT_EQ(fault_of({human_of(Company::usa), human_of(Company::italy)}), "no_automa");
    EXPECT_EQ(fault_of({human_of(Company::usa), human_of(Company::usa), automa}), "duplicate");
    EXPECT_EQ(fault_of({automa, automa, automa, automa}), "");
    EXPECT_EQ(fault_of({automa, human_of(Company::usa)}), "");
}

TEST(B_1_1, AllShareOneStackOfTwentyTilesAndEachHasItsLevel) {
    const NewGame game = game_of({{Company::usa, PlayerKind::automa, Level::low, {}},
                                  {Company::italy, PlayerKind::automa, Level::high, {}},
                                  human_of(Company::germany)});
    std::set<int> tiles;
    for (const TileId tile : game.state.tiles.stack)
        tiles.insert(tile.value);
    EXPECT_EQ(tiles.size(), 20U);
    EXPECT_TRUE(game.state.tiles.discard.empty());
    EXPECT_EQ(game.state.company(Company::usa).level, Level::low);
    EXPECT_EQ(game.state.company(Company::italy).level, Level::high);
}

TEST(B_1_2, AVpPriceIsPaidBelowZero) {
    const Decision decision = table().vp(0).technology({}).tiles(4, 1).decide();
    EXPECT_EQ(step_of(decision, ActionKind::machinery_shop).vp, -2);
    EXPECT_EQ(decision.after.company(Company::usa).vp, -2);
}

TEST(B_1_2, CreditsGainedAreVp) {
    const Decision decision =
        with_system().contracts(Colour::green, "green_01", "green_03").tiles(5, 1).decide();
    EXPECT_EQ(names(step_of(decision, ActionKind::production).contracts),
              std::vector<std::string>{"green_03"});
    EXPECT_EQ(vp_for(decision.events, Company::usa, Reason::contract), 5);
}

TEST(B_1_3, StartsWithoutContractOrOfficer) {
    const NewGame game =
        game_of({{Company::usa, PlayerKind::automa, Level::high, {}}, human_of(Company::germany)});
    EXPECT_EQ(game.state.company(Company::usa).fulfilled_contracts.size(), 0);
    EXPECT_FALSE(game.state.company(Company::usa).officer);
    EXPECT_EQ(fault_of({{Company::usa, PlayerKind::automa, Level::high, Officer::wilhelm_adler},
                        human_of(Company::italy)}),
              "officer_level");
}

TEST(B_1_3, SecondAndFourthPowerhouseAddOneAndTwo) {
    auto builder = with_system();
    EXPECT_EQ(step_of(builder.tiles(5, 1).decide(), ActionKind::production).energy, 5);
    builder.powerhouse("powerhouse_5_1", Owner::usa);
    EXPECT_EQ(step_of(builder.decide(), ActionKind::production).energy, 6);
    builder.powerhouse("powerhouse_6_1", Owner::usa);
    EXPECT_EQ(step_of(builder.decide(), ActionKind::production).energy, 6);
    builder.powerhouse("powerhouse_7_1", Owner::usa);
    EXPECT_EQ(step_of(builder.decide(), ActionKind::production).energy, 8);
}

TEST(B_1_3, TheThirdPowerhouseGivesNoAbilityBelowHigh) {
    for (const Level level : {Level::medium, Level::high}) {
        const Decision decision = with_system(level, Company::italy)
                                      .powerhouse("powerhouse_5_1", Owner::italy)
                                      .powerhouse("powerhouse_6_1", Owner::italy)
                                      .tiles(5, 1)
                                      .decide();
        EXPECT_EQ(decision.after.company(Company::italy).energy, level == Level::high ? 9 : 6);
    }
}

TEST(B_1_4, AFulfilledContractLeavesTheOfficeAndIsCounted) {
    const Decision decision = with_system().tiles(5, 1).decide();
    EXPECT_EQ(names(step_of(decision, ActionKind::production).contracts),
              std::vector<std::string>{"green_14"});
    EXPECT_FALSE(decision.after.contracts[index_of(Colour::green)][1]);
    EXPECT_TRUE(decision.after.contracts[index_of(Colour::green)][0]);
    EXPECT_EQ(bonus_count(facts(), decision.after, Company::usa, BonusTile::contracts), 1);
    State other = decision.after;
    other.interpretations.contract_bonus = ContractBonus::not_counted;
    EXPECT_EQ(bonus_count(facts(), other, Company::usa, BonusTile::contracts), 0);
}

TEST(B_1_5, SpecialEffectsCountFromHighOn) {
    for (const Level level : {Level::low, Level::medium, Level::high}) {
        const Decision decision =
            table(level).machines(2, 0).technology({"level_1_conduit"}).tiles(10, 1).decide();
        const Step step = step_of(decision, ActionKind::construction);
        EXPECT_EQ(name(step.technology), "level_1_conduit");
        EXPECT_EQ(step.vp, level == Level::high ? 2 : 0); // power 1: twice that in credits
    }
}

TEST(B_1_6, PlacesOfTheObjectivePayEachFromItsOwnScale) {
    const State state = PositionBuilder()
                            .automa(Company::usa)
                            .human(Company::germany)
                            .automa(Company::italy)
                            .dam("dam_1_upper", Owner::usa)
                            .dam("dam_2_upper", Owner::usa)
                            .dam("dam_3_upper", Owner::germany)
                            .objective(Objective::red_bordered)
                            .build();
    const auto shares = objective_shares(facts(), state);
    ASSERT_EQ(shares.size(), 3U);
    EXPECT_EQ(shares[0].vp, 20);
    EXPECT_EQ(shares[1].vp, 10);
    EXPECT_EQ(shares[2].vp, 10);
    EXPECT_EQ(shares[2].place, 3);
}

TEST(B_1_6, ATieSharesThePlacesRoundedUp) {
    const State state = PositionBuilder()
                            .automa(Company::usa)
                            .human(Company::germany)
                            .automa(Company::italy)
                            .dam("dam_1_upper", Owner::usa)
                            .dam("dam_3_upper", Owner::germany)
                            .objective(Objective::red_bordered)
                            .build();
    const auto shares = objective_shares(facts(), state);
    EXPECT_EQ(shares[0].vp, 18); // (20 + 15) / 2
    EXPECT_EQ(shares[1].vp, 13); // (15 + 10) / 2
    EXPECT_EQ(shares[2].vp, 10);
}

TEST(B_1_7, StartsWithSixteenVpItsBasicTilesAndTheFirstPlaces) {
    std::set<Company> first;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const NewGame game = game_of({human_of(Company::germany),
                                      {Company::usa, PlayerKind::automa, Level::medium, {}},
                                      {Company::italy, PlayerKind::automa, Level::medium, {}}},
                                     false, seed);
        const CompanyState& usa = game.state.company(Company::usa);
        EXPECT_EQ(usa.vp, 16);
        EXPECT_EQ(usa.excavators, 6);
        EXPECT_EQ(usa.mixers, 4);
        EXPECT_EQ(usa.engineers, 12);
        EXPECT_EQ(usa.technology.size(), 4);
        EXPECT_FALSE(usa.technology.has(tech("basic_joker")));
        EXPECT_EQ(game.state.turn_order.back(), Company::germany);
        first.insert(game.state.turn_order.front());
    }
    EXPECT_EQ(first.size(), 2U) << "the Automas' order is random among them";
}

TEST(B_2_1, ActsWithAllThatRemain) {
    const Decision decision = with_system().engineers(1).tiles(5, 1).decide();
    EXPECT_EQ(step_of(decision, ActionKind::production).engineers, 1);
    EXPECT_EQ(decision.after.company(Company::usa).engineers, 0);
    EXPECT_FALSE(can_act(decision.after.company(Company::usa)));
}

TEST(B_2_1, WithoutEngineersThereIsNoTurn) {
    State state = table().tiles(5, 1).build();
    state.company(Company::usa).engineers = 0;
    const auto decision = decide(facts(), state);
    ASSERT_FALSE(decision.ok());
    EXPECT_EQ(decision.error().id, "no_engineers");
    EXPECT_EQ(decision.error().path, "/turn/company");
}

TEST(B_2_2, EachConstructionTakesTheEngineersOfItsTile) {
    State state = table().machines(12, 0).tiles(3, 1).build();
    state = decided(state).after;
    EXPECT_EQ(state.company(Company::usa).engineers, 9); // contract office 1, base 2
    state.turn = Turn{Company::usa, TileId(3), TileId(1), std::nullopt};
    state.company(Company::usa).technology.add(tech("level_1_base"));
    const Decision second = decided(state);
    EXPECT_EQ(step_of(second, ActionKind::construction).engineers, 2);
    EXPECT_EQ(second.after.company(Company::usa).engineers, 6);
}

TEST(B_2_3, EngineersOfTheTileAndTheSpaceOfThePatentOrWorkTaken) {
    const Decision patent =
        table().technology({}).patents({"level_1_conduit", "level_1_base", ""}).tiles(3, 1).decide();
    EXPECT_EQ(step_of(patent, ActionKind::patent_office).position, 2);
    EXPECT_EQ(step_of(patent, ActionKind::patent_office).engineers, 1);
    const Decision work = table()
                              .leeghwater()
                              .technology({})
                              .works({"external_work_c1", "external_work_a2", "external_work_c2"})
                              .tiles(12, 1)
                              .round(5)
                              .decide();
    EXPECT_EQ(step_of(work, ActionKind::external_work).position, 2);
    EXPECT_EQ(step_of(work, ActionKind::external_work).engineers, 2);
}

TEST(B_3_1, TheTopTileIsFlippedAndTheNextShowsTheActions) {
    State state = table().build();
    state.tiles.stack = {TileId(4), TileId(9), TileId(2)};
    state = apply(apply(state, TileFlipped{}), TurnBegun{Company::usa});
    ASSERT_TRUE(state.turn);
    EXPECT_EQ(state.turn->criteria_tile, TileId(4));
    EXPECT_EQ(state.turn->actions_tile, TileId(9));
    EXPECT_EQ(state.tiles.discard.size(), 1U);
}

State last_tile_on_stack(TileReshuffle reading) {
    State state = table().reading(&Interpretations::tile_reshuffle, reading).build();
    state.random = core::Random(7);
    state.tiles.stack = {TileId(20)};
    state.tiles.discard = {};
    for (std::size_t tile = 1; tile < 20; ++tile)
        state.tiles.discard.push_back(TileId(tile));
    return apply(state, TileFlipped{});
}

TEST(B_3_2, TheCriteriaTileStaysWhenTheFlipEmptiesTheStack) {
    const State state = last_tile_on_stack(TileReshuffle::keep_criteria);
    ASSERT_EQ(state.tiles.discard.size(), 1U);
    EXPECT_EQ(state.tiles.discard.back(), TileId(20));
    EXPECT_EQ(state.tiles.stack.size(), 19U);
    EXPECT_FALSE(state.tiles.stack.contains(TileId(20)));
    core::StaticVector<TileId, tile_count> sorted;
    for (std::size_t tile = 1; tile < 20; ++tile)
        sorted.push_back(TileId(tile));
    EXPECT_FALSE(state.tiles.stack == sorted) << "not shuffled";
}

TEST(B_3_2, TheOtherReadingShufflesAllTwenty) {
    const State state = last_tile_on_stack(TileReshuffle::all);
    EXPECT_EQ(state.tiles.discard.size(), 1U);
    EXPECT_EQ(state.tiles.stack.size(), 19U);
    EXPECT_FALSE(state.tiles.stack.contains(state.tiles.discard.back()));
}

TEST(B_3_3, ADashedActionGoesOnWhileAnEngineerIsLeft) {
    auto builder = table().dam("dam_1_lower", Owner::usa).tiles(5, 1);
    const Decision both = builder.decide();
    EXPECT_TRUE(did(both, ActionKind::water_management));
    EXPECT_TRUE(did(both, ActionKind::construction));
    const Decision one = builder.engineers(1).decide();
    ASSERT_EQ(one.steps.size(), 1U);
    EXPECT_EQ(one.steps[0].kind, ActionKind::water_management);
    EXPECT_FALSE(one.after.turn);
}

TEST(B_3_3, TheLastActionCanAlwaysBeDone) {
    for (int tile = 1; tile <= 20; ++tile) {
        const Decision decision =
            table().round(5).technology({}).machines(0, 0).tiles(tile, tile == 1 ? 2 : 1).decide();
        ASSERT_FALSE(decision.steps.empty()) << tile;
        EXPECT_EQ(decision.steps.back().kind, ActionKind::bank) << tile;
    }
}

TEST(B_3_3, SkippedActionsAreListedInTheOrderTheyWereTried) {
    const Decision decision = table().round(5).technology({}).machines(0, 0).tiles(1, 2).decide();
    std::vector<int> orders;
    for (const Skipped& skipped : decision.skipped)
        orders.push_back(skipped.order);
    EXPECT_EQ(orders, (std::vector<int>{1, 2, 3, 4, 5, 6, 7}));
}

TEST(B_3_4, EngineersPriceAndEffectComeFromTheTile) {
    const Decision decision = table().technology({}).machines(0, 0).tiles(18, 1).decide();
    const Step step = step_of(decision, ActionKind::machinery_shop);
    EXPECT_EQ(step.engineers, 2);
    EXPECT_EQ(step.vp, -5);
    EXPECT_EQ(step.excavators, 1);
    EXPECT_EQ(step.mixers, 1);
}

} // namespace
} // namespace automa::test
