// What the table tells: human pieces, fights, dealing, corrections, the end.
#include "model/scythe/json/command_json.h"
#include "model/scythe/state/can_apply.h"
#include "model/scythe/table/command.h"
#include "model/scythe/table/score.h"
#include "model/scythe/table/setup.h"
#include "tests/scythe/model/support.h"

namespace automa::scythe::test {
namespace {

class ScytheCommands : public ::testing::Test {
protected:
    ScytheCommands() { start({}); }

    void start(GameOptions options) {
        options.automa = Faction::saxony;
        options.human = Faction::crimea;
        options.cards_from = CardsFrom::app;
        options.seed = 5;
        state_ = new_game(facts(), options).value();
    }

    /// The command as scripts write it; refused ones fail the test.
    Carried done(const Json& json) {
        const auto command = command_from_json(facts(), state_, json);
        EXPECT_TRUE(command.ok()) << json << command.error().path << command.error().message;
        auto carried = carry_out(facts(), state_, command.value());
        EXPECT_TRUE(carried.ok()) << json << carried.error().path << carried.error().message;
        if (!carried.ok())
            return {};
        const auto replayed = replay_checked(facts(), state_, carried.value().events);
        EXPECT_TRUE(replayed.ok() && replayed.value() == carried.value().after) << json;
        const auto written = command_to_json(facts(), state_, command.value());
        EXPECT_TRUE(command_from_json(facts(), state_, Json::parse(written.dump())).ok()) << written;
        state_ = carried.value().after;
        return std::move(carried).value();
    }
    /// Why a command is refused: the id of the error.
    std::string refused(const Json& json) const {
        const auto command = command_from_json(facts(), state_, json);
        if (!command.ok())
            return command.error().id;
        const auto carried = carry_out(facts(), state_, command.value());
        return carried.ok() ? "" : carried.error().id;
    }
    const Side& human() const { return state_.sides[0]; }
    const Side& automa() const { return state_.sides[1]; }
    void correct(const Json& patch) { done({{"kind", "correct"}, {"patch", patch}}); }

    State state_;
};

TEST_F(ScytheCommands, APieceMoves) {
    done({{"kind", "move"}, {"from", "base"}, {"to", "G3"}, {"character", true}});
    EXPECT_EQ(human().units.character, Place(at("G3")));
    EXPECT_EQ(refused({{"kind", "move"}, {"from", "base"}, {"to", "G3"}, {"mechs", 1}}), "no_piece");
    EXPECT_EQ(refused({{"kind", "move"}, {"from", "G3"}, {"to", "G3"}, {"workers", 1}}), "same_place");
    EXPECT_EQ(refused({{"kind", "move"}, {"from", "G3"}, {"to", "G2"}, {"workers", 1}}), "closed_water");
    EXPECT_EQ(refused({{"kind", "move"}, {"from", "G3"}, {"to", "base:saxony"}, {"character", true}}),
              "wrong_base");
    EXPECT_EQ(refused({{"kind", "move"}, {"from", "G3"}, {"to", "Z3"}, {"character", true}}), "unknown_id");
}

TEST_F(ScytheCommands, AMechWithItsAbilityTakesWorkersAlong) {
    done({{"kind", "new_mech"}, {"place", "G3"}, {"ability", "riverwalk"}});
    EXPECT_EQ(human().human.crossings, facts().faction(Faction::crimea).crossings);
    EXPECT_EQ(refused({{"kind", "new_mech"}, {"place", "G3"}, {"ability", "riverwalk"}}), "no_ability");
    EXPECT_EQ(refused({{"kind", "new_mech"}, {"place", "G3"}, {"ability", "artillery"}}), "unknown_id");
    done({{"kind", "new_workers"}, {"territory", "G3"}, {"count", 2}});
    done({{"kind", "move"}, {"from", "G3"}, {"to", "F3"}, {"mechs", 1}, {"workers", 3}});
    EXPECT_EQ(human().units.workers.size(), 4U);
    EXPECT_TRUE(state_.encounters.has(at("F3"))); // only a character takes tokens
    done({{"kind", "new_mech"}, {"place", "H1"}, {"ability", "scout"}});
    EXPECT_EQ(usual_loss(facts(), state_, SideId(0)).combat_cards, 1);
}

TEST_F(ScytheCommands, S61_TheCharacterTakesTheTokenItLandsOn) {
    done({{"kind", "move"}, {"from", "base"}, {"to", "F3"}, {"character", true}});
    EXPECT_FALSE(state_.encounters.has(at("F3")));
}

TEST_F(ScytheCommands, AfterTheSixthStarNobodyDealsOn) {
    GameOptions options;
    options.star_card = StarCard::ultimaszyna;
    start(options);
    correct({{"star_cube", 15}, {"automa", {{"combat_stars", 2}}}});
    ASSERT_EQ(stars_of(facts(), automa().automa), stars_of_side);
    EXPECT_EQ(refused({{"kind", "deal"}}), "game_over");
}

TEST_F(ScytheCommands, AFightIsDueWhereSidesMeet) {
    correct(Json::parse(R"([{"op": "replace", "path": "/automa/mechs", "value": ["F2"]},
                            {"op": "replace", "path": "/cards/discard", "value": [9]},
                            {"op": "replace", "path": "/app/draw",
                             "value": [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]}])"));
    EXPECT_EQ(refused({{"kind", "move"}, {"from", "G3"}, {"to", "F2"}, {"workers", 1}}), "workers_alone");
    done({{"kind", "move"}, {"from", "base"}, {"to", "F2"}, {"character", true}});
    EXPECT_TRUE(state_.encounters.has(at("F2"))); // the fight comes first
    EXPECT_EQ(refused({{"kind", "end_turn"}}), "fight_due");
    EXPECT_EQ(refused({{"kind", "deal"}}), "fight_due");
    EXPECT_EQ(refused({{"kind", "begin_defence"}, {"territory", "F1"}}), "not_contested");
    done({{"kind", "begin_defence"}, {"territory", "F2"}});
    EXPECT_EQ(refused({{"kind", "automa_turn"}}), "needs_answer");
    EXPECT_EQ(refused({{"kind", "tell_combat"}, {"winner", "human"}}), "not_asked");
    EXPECT_EQ(refused({{"kind", "reveal_combat_card"}, {"card", 9}}), "bad_answer");
    done({{"kind", "reveal_combat_card"}}); // the app deals card 1
    EXPECT_EQ(state_.turn->answers.combat_card, CardId(1));
    EXPECT_EQ(refused({{"kind", "tell_combat"}}), "both");
    done({{"kind", "tell_combat"}, {"winner", "human"}});
    const Carried fought = done({{"kind", "automa_turn"}});
    ASSERT_TRUE(fought.decision);
    EXPECT_EQ(fought.decision->kind, TurnKind::defend);
    EXPECT_TRUE(automa().units.mechs.empty());
    EXPECT_FALSE(state_.encounters.has(at("F2"))); // taken after the won combat
    EXPECT_TRUE(state_.contested.empty());
    EXPECT_EQ(state_.next, SideId(0)); // still the human's turn
}

TEST_F(ScytheCommands, WhoLeavesAgainFightsNot) {
    correct(Json::parse(R"({"automa": {"mechs": ["F2"]}, "human": {"mechs": ["G3"]}})"));
    done({{"kind", "move"}, {"from", "G3"}, {"to", "F2"}, {"mechs", 1}, {"workers", 1}});
    EXPECT_EQ(state_.contested.size(), 1U);
    EXPECT_EQ(refused({{"kind", "move"}, {"from", "F2"}, {"to", "G3"}, {"mechs", 1}}), "workers_alone");
    done({{"kind", "move"}, {"from", "F2"}, {"to", "base"}, {"mechs", 1}, {"workers", 1}});
    EXPECT_TRUE(state_.contested.empty());
}

TEST_F(ScytheCommands, OneTapEndsTheTurnAndDeals) {
    const CardId top = automa().automa.cards.draw.front();
    done({{"kind", "deal"}});
    ASSERT_TRUE(state_.turn);
    EXPECT_EQ(state_.turn->card, top);
    EXPECT_EQ(refused({{"kind", "deal"}}), "automa_turn");
    EXPECT_EQ(refused({{"kind", "move"}, {"from", "base"}, {"to", "G3"}, {"character", true}}),
              "automa_turn");
    const Carried turn = done({{"kind", "automa_turn"}});
    EXPECT_EQ(turn.decision->card, top);
    EXPECT_EQ(automa().automa.cards.discard.back(), top);
    EXPECT_EQ(automa().automa.cards.draw.size(), 18U);
    EXPECT_EQ(state_.next, SideId(0));
}

TEST_F(ScytheCommands, FromTheBoxTheCardIsTold) {
    done({{"kind", "change_dealer"}, {"cards_from", "box"}});
    EXPECT_TRUE(automa().automa.cards.draw.empty());
    EXPECT_EQ(refused({{"kind", "deal"}}), "no_card");
    done({{"kind", "deal"}, {"card", 3}});
    done({{"kind", "automa_turn"}});
    EXPECT_EQ(refused({{"kind", "deal"}, {"card", 3}}), "wrong_card");
    done(Json::parse(R"({"kind": "change_dealer", "cards_from": "app", "seed": 9})"));
    EXPECT_EQ(automa().automa.cards.draw.size(), 18U);
    EXPECT_FALSE(automa().automa.cards.draw.contains(CardId(3)));
}

TEST_F(ScytheCommands, S59_ResourcesAreTold) {
    correct(Json::parse(R"({"automa": {"mechs": ["E2"], "workers": []}, "star_cube": 5,
                            "human": {"workers": ["D1", "D2"]}, "app": {"cards_from": "box", "draw": []}})"));
    done({{"kind", "deal"}, {"card", 19}});
    EXPECT_EQ(refused({{"kind", "tell_resources"}, {"resources", {{"A1", 1}}}}), "not_asked");
    done({{"kind", "tell_resources"}, {"resources", {{"D1", 1}, {"D2", 0}}}});
    const Carried turn = done({{"kind", "automa_turn"}});
    EXPECT_EQ(turn.decision->steps.front().to, Place(at("D1")));
    EXPECT_EQ(state_.resources[at("D2").index()], unknown_count); // forgotten again
}

TEST_F(ScytheCommands, S122_ChecksAreTold) {
    GameOptions options;
    options.modifiers.move_check = true;
    start(options);
    correct(Json::parse(R"({"app": {"cards_from": "box", "draw": []}})"));
    done({{"kind", "deal"}, {"card", 3}});
    EXPECT_EQ(refused({{"kind", "tell_check"}, {"value", 6}}), "out_of_range");
    done({{"kind", "tell_check"}, {"value", 5}});
    EXPECT_TRUE(done({{"kind", "automa_turn"}}).decision->skipped.size() == 1);
}

TEST_F(ScytheCommands, StarsOfTheHumanEndTheGame) {
    for (int i = 0; i < 6; ++i)
        done({{"kind", "human_star"}});
    EXPECT_EQ(state_.ended_by, SideId(0));
    EXPECT_EQ(refused({{"kind", "deal"}}), "game_over");
    done({{"kind", "tell_final"},
          {"final",
           {{"coins", 30}, {"popularity", 9}, {"stars", 6}, {"power", 3}, {"resources", Json::object()}}}});
    const Score result = score(facts(), state_);
    EXPECT_EQ(result.winner, Player::human);
}

/// Found by the fuzz: a seventh star was recorded, and the journal could not be replayed.
TEST_F(ScytheCommands, WithSixStarsSetByHandTheNextTapEndsTheGameAndCanBeReplayed) {
    correct(Json::parse(R"({"app": {"stars": 6}})"));
    ASSERT_FALSE(state_.ended_by);
    const State before = state_;
    const auto carried = done({{"kind", "human_star"}});
    EXPECT_EQ(state_.ended_by, SideId(0));
    EXPECT_EQ(state_.side(SideId(0)).human.stars, 6);
    const auto replayed = replay_checked(facts(), before, carried.events);
    ASSERT_TRUE(replayed.ok());
    EXPECT_EQ(replayed.value(), state_);
}

TEST_F(ScytheCommands, FinalLinesMustBeComplete) {
    EXPECT_EQ(refused({{"kind", "tell_final"},
                       {"final", {{"coins", 3}, {"popularity", 9}, {"stars", 6}, {"power", 3}}}}),
              "missing_key");
}

TEST_F(ScytheCommands, CorrectionsAreCheckedAndBounded) {
    EXPECT_EQ(refused({{"kind", "correct"}, {"patch", {{"automa", {{"power", 99}}}}}}), "out_of_range");
    EXPECT_EQ(refused(Json::parse(
                  R"({"kind": "correct", "patch": [{"op": "copy", "from": "/automa", "path": "/human"}]})")),
              "unknown_key");
    Json doubling = Json::parse(R"([{"op": "add", "path": "/more", "value": [1]}])");
    for (int i = 0; i < 40; ++i) // each doubles what is there
        doubling.push_back({{"op", "copy"}, {"from", "/more"}, {"path", "/more/-"}});
    EXPECT_EQ(refused({{"kind", "correct"}, {"patch", doubling}}), "patch_too_large");
    EXPECT_EQ(refused({{"kind", "correct"}, {"patch", "everything"}}), "bad_patch");
    EXPECT_EQ(refused({{"kind", "correct"}, {"patch", {{"x", std::string(70000, 'x')}}}}), "patch_too_large");
    EXPECT_EQ(refused(Json::parse(R"({"kind": "correct", "patch": [{"op": "remove", "path": "/nothing"}]})")),
              "bad_patch");
    correct(Json::parse(R"({"automa": {"coins": 7}, "human": {"lakes": true}})"));
    EXPECT_EQ(automa().automa.coins, 7);
    EXPECT_TRUE(human().human.lakes);
}

TEST_F(ScytheCommands, CardsOnlyKeepsCardsAndMarkers) {
    done({{"kind", "track_cards_only"}});
    EXPECT_EQ(refused({{"kind", "move"}, {"from", "base"}, {"to", "G3"}, {"character", true}}), "cards_only");
    correct(Json::parse(R"({"app": {"cards_from": "box", "draw": []}})"));
    done({{"kind", "deal"}, {"card", 5}}); // a worker, a coin, a bonus, the cube
    const Carried turn = done({{"kind", "automa_turn"}});
    std::vector<std::string_view> told;
    for (const Step& step : turn.decision->steps)
        told.push_back(name_of(step.kind));
    EXPECT_EQ(told, (std::vector<std::string_view>{"gain", "gain", "recruit_bonus", "star_cube"}));
    EXPECT_EQ(automa().automa.coins, 6);
    EXPECT_EQ(automa().automa.star_cube, 1);
    EXPECT_TRUE(automa().units.workers.empty());
}

TEST_F(ScytheCommands, AFightWithCardsOnlyComesBeforeTheGains) {
    done({{"kind", "track_cards_only"}});
    correct(Json::parse(R"({"automa": {"power": 9, "combat_cards": 3}})"));
    done({{"kind", "deal"}});
    const CardId card = state_.turn->card;
    EXPECT_EQ(refused({{"kind", "end_fight"}, {"winner", "automa"}}), "no_fight");
    done({{"kind", "reveal_fight"}, {"attacker", "automa"}, {"automa_loses", {{"power", 1}}}});
    ASSERT_TRUE(state_.fight);
    EXPECT_NE(state_.fight->card, card);
    const int power = automa().automa.power;
    EXPECT_EQ(power, 8);
    const int used = state_.fight->power;
    done({{"kind", "end_fight"}, {"winner", "automa"}});
    EXPECT_EQ(automa().automa.power, power - used);
    EXPECT_EQ(automa().automa.combat_stars, 1);
    done({{"kind", "automa_turn"}});
    EXPECT_EQ(automa().automa.cards.discard.back(), card);
    EXPECT_EQ(automa().automa.cards.discard.size() + automa().automa.cards.combat_discard.size()
                  + automa().automa.cards.draw.size(),
              card_count);
}

TEST_F(ScytheCommands, FromCardsOnlyToEverythingAndBack) {
    done({{"kind", "deal"}});
    done({{"kind", "automa_turn"}});
    const State full = state_;
    done({{"kind", "track_cards_only"}});
    EXPECT_NE(state_, full);
    done({{"kind", "track_fully"}, {"board", Json::parse(position_to_json(facts(), full).dump())}});
    EXPECT_EQ(state_, full);
    EXPECT_EQ(refused({{"kind", "track_fully"}, {"board", opening()}}), "tracked");
    done({{"kind", "track_cards_only"}});
    EXPECT_EQ(refused({{"kind", "track_fully"}, {"board", opening()}}), "wrong_faction");
}

TEST_F(ScytheCommands, EventsThatCannotBeAreNotReplayed) {
    const std::vector<Event> impossible{
        UnitMoved{SideId(0), UnitKind::mech, Place(at("A1")), Place(at("A2"))},
        UnitMoved{SideId(1), UnitKind::worker, Place(at("F1")), Place(at("C4"))},
        UnitMoved{SideId(0), UnitKind::character, Place::base(Faction::crimea), Place::mat()},
        UnitMoved{SideId(6), UnitKind::worker, Place(at("F1")), Place(at("F2"))},
        PowerChanged{SideId(1), 99, Reason::card},
        PowerChanged{SideId(0), 1, Reason::card},
        CardTurnedUp{SideId(1), CardId(0), Pile::main},
        AnswersGiven{},
        DefenceEnded{},
        StarCubeMoved{SideId(1), 5},
        StarPlaced{SideId(1), StarSource::human},
        EncounterTaken{at("A1")},
        TurnAnnounced{TurnKind::defend, SideId(1), {}, at("F1")},
        TurnAnnounced{TurnKind::automa, SideId(0), CardId(1), {}},
        ResourcesSet{at("A1"), -2},
        FightClosed{},
        ContestSettled{at("A1")},
        GameEnded{SideId(3)},
        PositionCorrected{}};
    for (std::size_t i = 0; i < impossible.size(); ++i)
        EXPECT_FALSE(can_apply(facts(), state_, impossible[i]).ok()) << i;
}

} // namespace
} // namespace automa::scythe::test
