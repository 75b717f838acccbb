// Tiles-only play: turns, markers and rounds by the rules of the tiles.
#include "tests/barrage/model/tiles_only_table.h"

#include "model/barrage/json/position_json.h"
#include "model/barrage/turn/forecast.h"

#include <nlohmann/json.hpp>

namespace automa::barrage {
namespace {

TEST_F(TilesOnly, StartsWithNothingOnTheBoardAndTheSameTiles) {
    EXPECT_EQ(start.tracking, Tracking::tiles_only);
    EXPECT_EQ(start.tiles, drawn.tiles);
    EXPECT_EQ(start.random.state(), drawn.random.state());
    for (const Dam& dam : start.dams)
        EXPECT_FALSE(dam.stands());
    EXPECT_TRUE(start.bonus_tiles.empty());
    EXPECT_EQ(start.company(Company::usa).vp, facts.setup.automa_vp);
    EXPECT_EQ(start.company(Company::usa).engineers, facts.pieces.engineers);
    EXPECT_EQ(start.company(Company::italy).level, Level::low);
    EXPECT_TRUE(check_position(facts, start).ok());
}

TEST_F(TilesOnly, B31TheFlippedTileGivesCriteriaAndTheNextOneActions) {
    const TileId first = state.tiles.stack[0];
    const TileId second = state.tiles.stack[1];
    draw();
    EXPECT_EQ(state.turn->criteria_tile, first);
    EXPECT_EQ(state.turn->actions_tile, second);
    const auto offers = tile_offers(facts, state);
    ASSERT_EQ(offers.size(), facts.tile(second).actions.size());
    for (std::size_t i = 0; i < offers.size(); ++i) {
        EXPECT_EQ(offers[i].action.order, static_cast<int>(i) + 1);
        EXPECT_TRUE(offers[i].open);
        EXPECT_FALSE(offers[i].rule.empty());
    }
}

TEST_F(TilesOnly, B33AnActionDoneEndsTheTurnAndTakesItsEngineers) {
    draw_with(ActionKind::construction);
    const Company company = state.turn->company;
    const TileAction action =
        tile().actions[static_cast<std::size_t>(order_of(ActionKind::construction) - 1)];
    const int before = state.company(company).engineers;
    told(TileActionDone{action.order, -3, 2});
    EXPECT_EQ(state.company(company).engineers, before - action.engineers);
    EXPECT_EQ(state.company(company).vp, facts.setup.automa_vp - 3);
    EXPECT_EQ(state.company(company).energy, 2);
    EXPECT_FALSE(state.turn);
    EXPECT_NE(next(), company);
}

TEST_F(TilesOnly, B33ADashedActionLetsTheTurnGoOn) {
    draw_with(ActionKind::contract_office);
    const Company company = state.turn->company;
    const int order = order_of(ActionKind::contract_office);
    told(TileActionDone{order, std::nullopt, std::nullopt});
    ASSERT_TRUE(state.turn);
    EXPECT_EQ(state.turn->resume->order, order + 1);
    EXPECT_EQ(state.company(company).energy, 2) << "B-5.5: the tile itself says how far";
    EXPECT_EQ(refused(TileActionDone{order, std::nullopt, std::nullopt}), "action_past");
    for (const TileOffer& offer : tile_offers(facts, state))
        EXPECT_EQ(offer.open, offer.action.order > order);
}

TEST_F(TilesOnly, B33WithoutAnEngineerLeftADashedActionEndsTheTurn) {
    draw_with(ActionKind::contract_office);
    const Company company = state.turn->company;
    told(Correct{nlohmann::json::array({{{"op", "replace"},
                                         {"path", company == Company::usa ? "/companies/0/engineers"
                                                                          : "/companies/2/engineers"},
                                         {"value", 1}}}),
                 "engineers"});
    ASSERT_EQ(state.company(company).engineers, 1);
    told(TileActionDone{order_of(ActionKind::contract_office), std::nullopt, std::nullopt});
    EXPECT_FALSE(state.turn);
    EXPECT_EQ(state.company(company).engineers, 0);
}

TEST_F(TilesOnly, B33TheLastActionCanAlwaysBeDone) {
    draw();
    const int last = tile().actions.back().order;
    for (const TileOffer& offer : tile_offers(facts, state))
        if (offer.barred.empty() && !offer.always)
            told(TileActionImpossible{offer.action.order});
    EXPECT_EQ(refused(TileActionImpossible{last}), "always_possible");
    const int vp = state.company(state.turn->company).vp;
    const Company company = state.turn->company;
    told(TileActionDone{last, std::nullopt, std::nullopt});
    EXPECT_EQ(state.company(company).vp, vp + 1);
}

TEST_F(TilesOnly, B21WithTooFewEngineersItActsWithAllThatRemain) {
    state.company(next()).engineers = 1;
    draw();
    for (const TileOffer& offer : tile_offers(facts, state))
        EXPECT_LE(offer.engineers, 1);
}

TEST_F(TilesOnly, B610WithoutTheExpansionItsActionsAreBarred) {
    draw_with(ActionKind::external_work);
    EXPECT_EQ(refused(TileActionDone{order_of(ActionKind::external_work), std::nullopt, std::nullopt}),
              "action_barred");
}

TEST_F(TilesOnly, B82NoMachinesAreBoughtInTheLastRound) {
    state.round = 5;
    draw_with(ActionKind::machinery_shop);
    const auto offers = tile_offers(facts, state);
    bool seen = false;
    for (const TileOffer& offer : offers)
        if (offer.action.kind == ActionKind::machinery_shop && offer.action.skip_in_round_5) {
            seen = true;
            EXPECT_FALSE(offer.barred.empty());
        }
    EXPECT_TRUE(seen);
}

TEST_F(TilesOnly, B1016TheArchitectEarnsAnotherTurn) {
    state.company(next()).architect = Architect::free;
    state.company(next()).level = Level::very_high;
    state.company(next()).officer = Officer::tommaso_battista;
    const Company company = next();
    const int engineers = state.company(company).engineers;
    bank();
    EXPECT_EQ(next(), company);
    EXPECT_EQ(state.company(company).engineers, engineers);
    EXPECT_EQ(state.company(company).architect, Architect::used);
}

TEST_F(TilesOnly, B1016TheArchitectIsOneOfTheTwelve) {
    draw_with(ActionKind::contract_office);
    const Company company = state.turn->company;
    CompanyState& hand = state.company(company);
    hand.level = Level::very_high;
    hand.officer = Officer::tommaso_battista;
    hand.architect = Architect::free;
    hand.engineers = 1;
    told(TileActionDone{order_of(ActionKind::contract_office), std::nullopt, std::nullopt});
    ASSERT_TRUE(state.turn) << "he is free: the turn goes on";
    EXPECT_EQ(state.company(company).engineers, 0);
    for (const TileOffer& offer : tile_offers(facts, state)) {
        if (!offer.open)
            continue;
        EXPECT_TRUE(offer.architect);
        EXPECT_EQ(offer.engineers, 1);
        EXPECT_EQ(offer.again, offer.action.ends_turn && offer.action.engineers == 1);
    }
}

TEST_F(TilesOnly, B106StepsOfTheUsaAreTheUsasWhoeverActs) {
    draw_with(ActionKind::production);
    while (state.turn->company == Company::usa) {
        told(TileTurnPassed{});
        draw_with(ActionKind::production);
    }
    const int order = order_of(ActionKind::production);
    told(TileActionDone{order, 0, 7, 2});
    EXPECT_EQ(state.company(Company::italy).energy, 7);
    EXPECT_EQ(state.company(Company::usa).energy, 2);
    finish_round();
    const int before = state.company(Company::usa).energy;
    told(TilesScoreRound{{}, 3});
    EXPECT_EQ(state.company(Company::usa).energy, before + 3) << "by the flow, before the track is scored";
}

TEST_F(TilesOnly, B106NoStepsWithoutTheAbilityOrWithoutWater) {
    draw();
    EXPECT_EQ(refused(TileActionDone{tile().actions.back().order, 0, 0, 1}), "no_steps")
        << "a bank moves no water";
    state.company(Company::usa).level = Level::medium;
    EXPECT_FALSE(usa_may_step(state));
    for (const TileOffer& offer : tile_offers(facts, state))
        if (offer.moves_water && offer.barred.empty()) {
            EXPECT_EQ(refused(TileActionDone{offer.action.order, 0, 0, 1}), "no_steps");
        }
}

TEST_F(TilesOnly, B91TheIncomeOfTheNewRoundMovesTheMarkers) {
    finish_round();
    told(TilesScoreRound{});
    const int before = state.company(Company::usa).vp;
    PointsByTable income{};
    PointsByTable steps{};
    income[index_of(Company::usa)] = 6;
    steps[index_of(Company::italy)] = 4;
    PointsByTable back{};
    back[index_of(Company::italy)] = -1;
    EXPECT_EQ(refused(TilesNextRound{{}, income, back}), "out_of_range");
    told(TilesNextRound{{}, income, steps});
    EXPECT_EQ(state.company(Company::usa).vp, before + 6);
    EXPECT_EQ(state.company(Company::italy).energy, 4) << "counted from 0, where the markers went back to";
}

TEST_F(TilesOnly, B1017ATileCommandsAHumanToo) {
    while (state.company(next()).player != PlayerKind::human)
        bank();
    const Company human = next();
    EXPECT_EQ(refused(DrawTile{human, std::nullopt}), "human_turn") << "only with Mahiri in play";
    state.company(Company::usa).level = Level::very_high;
    state.company(Company::usa).officer = Officer::mahiri_sekibo;
    draw();
    ASSERT_EQ(state.turn->company, human);
    const auto read = position_from_json(facts, nlohmann::json::parse(position_to_json(facts, state).dump()));
    ASSERT_TRUE(read.ok()) << read.error().message;
    EXPECT_EQ(read.value().turn, state.turn) << "a save gives it back";
    for (const TileOffer& offer : tile_offers(facts, state))
        EXPECT_EQ(offer.engineers, offer.action.engineers) << "the human's engineers are the table's";
    const int dashed = order_of(ActionKind::contract_office) + order_of(ActionKind::water_management);
    if (dashed != 0) {
        told(TileActionDone{dashed, std::nullopt, std::nullopt});
        ASSERT_TRUE(state.turn) << "a dashed action lets the turn go on";
    }
    told(TileActionDone{tile().actions.back().order, std::nullopt, std::nullopt});
    EXPECT_FALSE(state.turn);
    EXPECT_NE(next(), human);
}

TEST_F(TilesOnly, NothingIsDecidedOrForeseenWithoutTheBoard) {
    draw();
    EXPECT_EQ(refused(TakeAutomaTurn{}), "tiles_only");
    EXPECT_FALSE(forecast(facts, state));
    State full = drawn;
    const auto on_full = carry_out(facts, full, TileTurnPassed{});
    ASSERT_FALSE(on_full.ok());
    EXPECT_EQ(on_full.error().id, "not_tiles_only");
}

TEST_F(TilesOnly, MarkersKeepWithinTheirBounds) {
    draw();
    const int last = tile().actions.back().order;
    EXPECT_EQ(refused(TileActionDone{last, 0, -1}), "out_of_range");
    EXPECT_EQ(refused(TileActionDone{last, 100, 0}), "out_of_range");
    EXPECT_EQ(refused(TileActionDone{99, 0, 0}), "unknown_id");
}

TEST_F(TilesOnly, B32TheStackIsRenewedAndKeepsTheCriteriaTile) {
    for (int flips = 0; flips < 19; ++flips) {
        while (state.company(next()).player == PlayerKind::human)
            told(HumanDoesElse{next()});
        draw();
        told(TileTurnPassed{});
    }
    ASSERT_EQ(state.tiles.stack.size(), 1U);
    const TileId showing = state.tiles.stack.front();
    while (state.company(next()).player == PlayerKind::human)
        told(HumanDoesElse{next()});
    draw();
    EXPECT_EQ(state.turn->criteria_tile, showing);
    EXPECT_EQ(state.tiles.stack.size(), 19U);
    EXPECT_EQ(state.tiles.discard.size(), 1U);
}

TEST_F(TilesOnly, B93AndB94TheRoundIsScoredAndOrderedByTheMarkers) {
    finish_round();
    for (const Company company : state.turn_order)
        state.company(company).energy = 0;
    state.company(Company::usa).energy = 12;
    state.company(Company::italy).energy = 5;
    const int usa = state.company(Company::usa).vp;
    const int italy = state.company(Company::italy).vp;
    PointsByTable bonus{};
    bonus[index_of(Company::usa)] = 8;
    const Carried scored = told(TilesScoreRound{bonus});
    ASSERT_TRUE(scored.phase);
    const auto& credits = facts.track.credits;
    EXPECT_EQ(state.company(Company::usa).vp, usa + 6 + credits[12] + 8);
    EXPECT_EQ(state.company(Company::italy).vp, italy + 2 + credits[5]);
    EXPECT_EQ(state.phase, Phase::end_of_round);
    told(TilesNextRound{});
    EXPECT_EQ(state.round, 2);
    EXPECT_EQ(state.phase, Phase::actions);
    EXPECT_EQ(state.turn_order[0], Company::germany) << "least energy first";
    EXPECT_EQ(state.turn_order[2], Company::usa);
    EXPECT_EQ(state.company(Company::usa).energy, 0);
    EXPECT_EQ(state.company(Company::usa).engineers, facts.pieces.engineers);
    EXPECT_FALSE(state.company(Company::germany).passed);
}

TEST_F(TilesOnly, TheTableMaySetTheOrderItself) {
    finish_round();
    told(TilesScoreRound{});
    EXPECT_EQ(refused(TilesNextRound{{Company::usa, Company::usa, Company::italy}}), "wrong_order");
    EXPECT_EQ(refused(TilesNextRound{{Company::usa, Company::italy}}), "wrong_order");
    told(TilesNextRound{{Company::usa, Company::germany, Company::italy}});
    EXPECT_EQ(state.turn_order[1], Company::germany);
}

} // namespace
} // namespace automa::barrage
