// What the people at the table tell and are told around a decision: stars, fights that are left open, fights
// while only the cards are kept, and questions that come in their order.
#include "model/scythe/state/can_apply.h"
#include "model/scythe/table/command.h"
#include "model/scythe/table/setup.h"
#include "model/scythe/turn/forecast.h"
#include "tests/scythe/model/random_position.h"
#include "tests/scythe/model/support.h"

#include <set>

namespace automa::scythe::test {
namespace {

/// An attack on workers in D1 or D2, nothing counted: card 19.
Json workers_in_two_places() {
    Json position = example();
    position["star_cube"] = 5;
    position["automa"]["mechs"] = {"E2"};
    position["automa"]["workers"] = Json::array();
    position["human"]["workers"] = {"D1", "D2"};
    position["resources_tracked"] = false;
    position.erase("resources");
    return position;
}

TEST(ScytheTold, S122d_TheCombatCardIsAskedForBeforeTheResources) {
    const Json plain = workers_in_two_places();
    ASSERT_EQ(decided(with_card(plain, 19)).at("needs")[0].at("what"), "resources");
    const Json checked = with(plain, "/modifiers/move_check", true);
    EXPECT_EQ(decided(with_card(checked, 19)).at("needs")[0].at("what"), "move_check");
    const Json stopped = decided(with_card(checked, 19, {{"move_checks", {4}}}));
    EXPECT_TRUE(stopped.at("needs").empty()) << "the card forbids the move: nothing needs to be counted";
    const Json allowed = decided(with_card(checked, 19, {{"move_checks", {3}}}));
    EXPECT_EQ(allowed.at("needs")[0].at("what"), "resources");
}

TEST(ScytheTold, S40_WhatTheAutomaHasJustClearedIsNotClearedAgain) {
    core::Random random(11);
    int twice = 0;
    for (int i = 0; i < 6000; ++i) {
        State state = read(random_position(random, true, false));
        ASSERT_TRUE(state.turn);
        state.resources_tracked = false;
        state.resources.fill(unknown_count);
        state.modifiers.all_moves =
            state.side(first_side(state, Player::automa)).automa.star_card != StarCard::ultimaszyna;
        const auto decision = decide(facts(), state);
        if (!decision.ok())
            continue;
        std::set<std::size_t> reached;
        std::set<std::size_t> cleared;
        for (const Step& step : decision.value().steps) {
            if (!is_move(step.kind) || step.from == step.to)
                continue;
            twice += reached.insert(step.to.index()).second ? 0 : 1;
            if (step.remove_resources.any) {
                EXPECT_TRUE(cleared.insert(step.to.index()).second) << "position " << i;
            }
        }
    }
    EXPECT_GT(twice, 0) << "nothing was tested";
}

TEST(ScytheTold, NoMoveStandsTwiceInAForecast) {
    for (const char* star_card : {"automa", "ultimaszyna"}) {
        Json position = with(example(), "/star_card", star_card);
        position["modifiers"] = {{"place_check", true}};
        const auto foreseen = forecast(facts(), read(position));
        ASSERT_TRUE(foreseen);
        std::set<std::string> told;
        bool asks = false;
        for (const Outcome& outcome : foreseen->outcomes) {
            const Decision& decision = foreseen->prospects[outcome.example].decision;
            std::string moves;
            for (const Step& step : decision.steps)
                if (is_move(step.kind) || step.kind == StepKind::skip)
                    moves += std::string(name_of(step.kind)) + std::to_string(step.from.index()) + "-"
                             + std::to_string(step.to.index()) + " ";
            if (!decision.needs.empty() && decision.needs.front().what != NeedKind::place_check)
                moves += name_of(decision.needs.front().what);
            EXPECT_TRUE(told.insert(moves).second) << moves;
        }
        for (const Prospect& prospect : foreseen->prospects)
            asks = asks
                   || (!prospect.decision.needs.empty()
                       && prospect.decision.needs.front().what == NeedKind::place_check);
        EXPECT_TRUE(asks) << "no card asks about a gain";
    }
}

class ScytheToldGames : public ::testing::Test {
protected:
    ScytheToldGames() { start(Faction::saxony, Faction::crimea); }

    void start(Faction automa, Faction human) {
        GameOptions options;
        options.automa = automa;
        options.human = human;
        options.cards_from = CardsFrom::app;
        options.seed = 5;
        state_ = new_game(facts(), options).value();
    }
    Carried done(const Command& command) {
        auto carried = carry_out(facts(), state_, command);
        EXPECT_TRUE(carried.ok()) << carried.error().message;
        if (!carried.ok())
            return {};
        const auto replayed = replay_checked(facts(), state_, carried.value().events);
        EXPECT_TRUE(replayed.ok() && replayed.value() == carried.value().after);
        state_ = carried.value().after;
        return std::move(carried).value();
    }
    std::string refused(const Command& command) const {
        const auto carried = carry_out(facts(), state_, command);
        return carried.ok() ? "" : carried.error().id;
    }
    Side& human() { return state_.sides[0]; }
    Side& automa() { return state_.sides[1]; }

    State state_;
};

TEST_F(ScytheToldGames, TheCombatStarOfTheHumanIsBookedWithTheTurn_S91) {
    put_unit(automa(), UnitKind::mech, at("F2"));
    done(MoveUnits{human().base(), at("F2"), true, 0, 0});
    done(BeginDefence{at("F2")});
    done(RevealCombatCard{});
    const State fought = state_;
    for (const Player winner : {Player::automa, Player::human}) {
        state_ = fought;
        TellCombat told;
        told.winner = winner;
        done(told);
        if (winner == Player::automa) {
            EXPECT_EQ(refused(TakeAutomaTurn{true}), "no_combat_star");
            continue;
        }
        done(TakeAutomaTurn{true});
        EXPECT_EQ(human().human.stars, 1);
    }
    state_ = fought;
    human().human.stars = 5;
    TellCombat told;
    told.winner = Player::human;
    done(told);
    EXPECT_EQ(refused(TakeAutomaTurn{true}), "no_combat_star") << "the sixth is told with the combat";
}

TEST_F(ScytheToldGames, S116_WhoHasNotFoughtGoesBackWhenTheGameEnds) {
    put_unit(human(), UnitKind::mech, at("G3"));
    put_unit(human(), UnitKind::worker, at("G3"));
    put_unit(automa(), UnitKind::mech, at("F2"));
    put_unit(automa(), UnitKind::mech, at("G2"));
    automa().automa.combat_stars = 1;
    automa().automa.star_cube = 15; // four stars of the track
    automa().automa.power_star = false;
    for (int cube = 0; stars_of(facts(), automa().automa) != 5; ++cube)
        automa().automa.star_cube = static_cast<std::uint8_t>(cube);
    const TerritoryId from = at("G3");
    const auto workers = human().units.workers;
    done(MoveUnits{human().base(), at("F2"), true, 0, 0});
    done(MoveUnits{from, at("F3"), false, 1, 1});
    put_unit(automa(), UnitKind::mech, at("E3"));
    done(MoveUnits{at("F3"), at("E3"), false, 1, 1});
    ASSERT_EQ(state_.contested.size(), 2U);
    ASSERT_EQ(state_.intruders.size(), 3U) << "character, mech and worker";
    const auto read_back = position_from_json(facts(), nlohmann::json(position_to_json(facts(), state_)));
    ASSERT_TRUE(read_back.ok()) << read_back.error().path << read_back.error().message;
    EXPECT_EQ(read_back.value(), state_) << "a game saved here knows where they came from";
    done(BeginDefence{at("F2")});
    done(RevealCombatCard{});
    TellCombat told;
    told.winner = Player::automa;
    done(told);
    done(TakeAutomaTurn{});
    ASSERT_EQ(state_.ended_by, SideId(1));
    EXPECT_TRUE(state_.contested.empty());
    EXPECT_TRUE(state_.intruders.empty());
    EXPECT_TRUE(has_unit(human(), UnitKind::mech, at("F3"))) << "where its last move began";
    EXPECT_TRUE(has_unit(human(), UnitKind::worker, at("F3")));
    EXPECT_FALSE(has_unit(human(), UnitKind::mech, at("E3")));
    EXPECT_EQ(human().units.workers.size(), workers.size());
    EXPECT_EQ(human().units.character, human().base()) << "who lost went home";
}

TEST_F(ScytheToldGames, S116_WhoWonStaysAndWhoLeftIsForgotten) {
    put_unit(automa(), UnitKind::mech, at("F2"));
    done(MoveUnits{human().base(), at("F2"), true, 0, 0});
    EXPECT_EQ(state_.intruders.size(), 1U);
    put_unit(automa(), UnitKind::mech, at("G2"));
    human().human.lakes = true;
    done(MoveUnits{at("F2"), at("G2"), true, 0, 0});
    ASSERT_EQ(state_.intruders.size(), 1U);
    EXPECT_EQ(state_.intruders[0].from, human().base()) << "not from among the Automa's units";
    done(MoveUnits{at("G2"), human().base(), true, 0, 0});
    EXPECT_TRUE(state_.intruders.empty());
    done(MoveUnits{human().base(), at("F2"), true, 0, 0});
    done(BeginDefence{at("F2")});
    done(RevealCombatCard{});
    TellCombat told;
    told.winner = Player::human;
    done(told);
    done(TakeAutomaTurn{});
    EXPECT_TRUE(state_.intruders.empty());
    for (int i = 0; i < 6; ++i)
        done(PlaceHumanStar{});
    ASSERT_TRUE(state_.ended_by);
    EXPECT_EQ(human().units.character, Place(at("F2")));
}

TEST_F(ScytheToldGames, D7_TheLimitByUnitsHoldsWhileOnlyTheCardsAreKept) {
    int limited = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        GameOptions options;
        options.cards_from = CardsFrom::app;
        options.tracking = Tracking::cards_only;
        options.seed = seed;
        for (const CombatCardLimit limit : {CombatCardLimit::symbols, CombatCardLimit::units}) {
            options.interpretations.combat_card_limit = limit;
            state_ = new_game(facts(), options).value();
            automa().automa.combat_cards = 3;
            done(RevealFight{Player::human, std::nullopt, {}});
            const int symbols = facts().card(state_.fight->card).combat_cards;
            const bool units = limit == CombatCardLimit::units;
            EXPECT_EQ(state_.fight->combat_cards, units ? std::min(symbols, 1) : symbols);
            limited += units && symbols > 1 ? 1 : 0;
        }
    }
    EXPECT_GT(limited, 0);
}

TEST_F(ScytheToldGames, AFightWithCardsOnlyIsToldStepByStep) {
    done(TrackCardsOnly{});
    automa().automa.power = 9;
    automa().automa.combat_cards = 3;
    const State before = state_;
    for (const Player winner : {Player::automa, Player::human}) {
        state_ = before;
        done(RevealFight{Player::human, std::nullopt, {}});
        const Fight fight = *state_.fight;
        const Carried ended = done(EndFight{winner, winner == Player::human});
        ASSERT_TRUE(ended.decision);
        const Step& combat = ended.decision->steps.front();
        EXPECT_EQ(combat.kind, StepKind::combat);
        EXPECT_EQ(combat.winner, winner);
        EXPECT_EQ(combat.card, fight.card);
        EXPECT_EQ(combat.power, fight.power);
        EXPECT_EQ(combat.automa_draws,
                  winner == Player::human && fight.power + fight.combat_cards > 0 ? 1 : 0);
        ASSERT_EQ(ended.decision->steps.size(), 2U);
        EXPECT_EQ(ended.decision->steps[1].kind,
                  winner == Player::automa ? StepKind::star : StepKind::game_over);
        EXPECT_EQ(ended.decision->after, state_);
    }
}

TEST(ScytheToldFacts, AbilitiesOfTheHumanAreFoundByWhatTheyDo) {
    GameOptions options;
    options.human = Faction::rusviet;
    options.automa = Faction::saxony;
    State state = new_game(facts(), options).value();
    EXPECT_FALSE(has_ability(facts(), state.sides[0], AbilityMatters::own_combat_card));
    for (std::size_t i = 0; i < mechs_of_side; ++i) {
        state.sides[0].human.abilities = static_cast<std::uint8_t>(1U << i);
        EXPECT_EQ(has_ability(facts(), state.sides[0], AbilityMatters::own_combat_card),
                  facts().faction(Faction::rusviet).mechs[i].id == "peoples_army");
    }
}

} // namespace
} // namespace automa::scythe::test
