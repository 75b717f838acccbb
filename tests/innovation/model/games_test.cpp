// Whole games by commands: simulated tables, journals from disk, cards from the box, cards only, corrections.
#include "model/core/journal.h"
#include "model/core/replay.h"
#include "model/innovation/json/command_json.h"
#include "model/innovation/json/event_json.h"
#include "model/innovation/json/json_codec.h"
#include "model/innovation/json/position_json.h"
#include "model/innovation/rules.h"
#include "model/innovation/table/command.h"
#include "model/innovation/table/random_human.h"
#include "model/innovation/table/simulation.h"
#include "tests/innovation/model/support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace automa::innovation::test {
namespace {

using Journal = core::Journal<Event>;

/// A game under way, told by commands.
class Game {
public:
    explicit Game(const GameOptions& options) {
        auto started = new_game(facts(), options);
        EXPECT_TRUE(started.ok());
        state = start = std::move(started).value();
    }

    core::Result<Carried> perform(const Command& command, bool goes_on = false) {
        auto carried = carry_out(facts(), state, command, goes_on);
        if (carried.ok()) {
            state = carried.value().after;
            journal.append({carried.value().label, carried.value().events});
        }
        return carried;
    }
    void expect(const Command& command, bool goes_on = false) {
        const auto carried = perform(command, goes_on);
        ASSERT_TRUE(carried.ok()) << carried.error().path << ": " << carried.error().message;
    }
    /// The error's id, or "ok".
    std::string refused(const Command& command) {
        const auto carried = carry_out(facts(), state, command);
        return carried.ok() ? "ok" : carried.error().id;
    }
    /// A correction by patch.
    core::Result<ReadCommand> correct(const Json& patch) const {
        return command_from_json(facts(), state, {{"kind", "correct"}, {"patch", patch}});
    }
    std::string refused_patch(const Json& patch) {
        const auto told = correct(patch);
        return told.ok() ? refused(told.value().command) : told.error().id;
    }

    State start;
    State state;
    Journal journal;
};

GameOptions options() {
    GameOptions options;
    options.humans = {Terrain::desert};
    options.terrain = Terrain::lake;
    options.level = Level::automa;
    options.seed = 4;
    return options;
}

/// To the first turn of round 1: human's workshops and the Automa's.
void place_workshops(Game& game) {
    game.expect(HumanBuilds{Player::human_1, hex("D3"), Kind::workshop, false});
    game.expect(DrawSetupCard{CardId(1)});
    game.expect(TakeAutomaTurn{});
    game.expect(HumanBuilds{Player::human_1, hex("E7"), Kind::workshop, false});
}

TEST(InnovationGames, EveryLevelMapAndFactionKeepsItsInvariants) {
    SimulationOptions simulation;
    simulation.games = 110; // ten factions and two humans, on all levels and maps
    simulation.seed = 1;
    simulation.check = true;
    const auto first = simulate(facts(), simulation);
    ASSERT_TRUE(first.ok()) << first.error().path << ": " << first.error().message;
    std::set<std::string> seen;
    for (const auto& game : first.value()["results"])
        for (const char* key : {"map", "level", "faction"})
            seen.insert(game[key].get<std::string>());
    EXPECT_EQ(seen.size(), count_of<MapSide> + count_of<Level> + count_of<Faction>);
    simulation.check = false;
    simulation.games = 5;
    EXPECT_EQ(simulate(facts(), simulation).value().dump(), simulate(facts(), simulation).value().dump());
}

TEST(InnovationGames, A23_TheFirstWorkshopsComeInTheirOrder) {
    Game game(options());
    EXPECT_EQ(player_in_turn(game.state), Player::human_1);
    EXPECT_EQ(game.refused(DrawSetupCard{}), "wrong_phase");
    place_workshops(game);
    EXPECT_EQ(game.state.app.phase, Phase::actions);
    EXPECT_EQ(player_in_turn(game.state), Player::human_1);
    EXPECT_EQ(game.state.buildings.size(), 4U);
    EXPECT_TRUE(game.state.buildings[1].marked);
}

TEST(InnovationGames, UndoAtEveryStepGivesThePositionThatWasThere) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        GameOptions setup = options();
        setup.seed = seed;
        setup.entry = seed == 2 ? Entry::complete : Entry::late;
        Game game(setup);
        core::Random random(seed);
        std::vector<State> shown{game.start};
        for (int i = 0; i < 120 && game.state.app.phase != Phase::game_over; ++i) {
            Command command = HumanDone{};
            bool goes_on = false;
            if (game.state.app.phase == Phase::round_end) {
                command = StartRound{};
                if (game.state.round == round_count)
                    break;
            } else if (game.state.turn) {
                const Decision decision = decided(game.state);
                command = TakeAutomaTurn{};
                if (!decision.needs.empty() && game.state.turn->resume)
                    command = *random_answer(facts(), game.state, decision.needs[0], random);
            } else if (player_in_turn(game.state) == Player::automa) {
                command = game.state.app.phase == Phase::workshops ? Command(DrawSetupCard{}) : DrawCards{};
            } else {
                const HumanMove move = random_move(facts(), game.state, random);
                command = move.command;
                goes_on = move.turn_goes_on;
            }
            game.expect(command, goes_on);
            shown.push_back(game.state);
        }
        ASSERT_GT(shown.size(), 60U);
        Journal journal = game.journal;
        while (journal.can_undo()) {
            journal.undo();
            const auto entries = journal.past();
            const auto replayed = core::replay_checked<Rules>(facts(), game.start, entries);
            ASSERT_TRUE(replayed.whole()) << replayed.fault->entry;
            ASSERT_TRUE(replayed.state == shown[entries.size()]) << entries.size();
        }
    }
}

TEST(InnovationGames, NothingOfAJournalFromDiskIsTrusted) {
    Game game(options());
    place_workshops(game);
    const auto impossible = [&](const Event& event) { return !can_apply(facts(), game.state, event).ok(); };
    EXPECT_TRUE(impossible(Built{Player::automa, hex("D3"), Kind::workshop, false, false})); // taken
    EXPECT_TRUE(impossible(Built{Player::automa, hex("A5"), Kind::workshop, false, false})); // a river
    EXPECT_TRUE(impossible(Built{Player::human_2, hex("A3"), Kind::workshop, false, false}));
    EXPECT_TRUE(impossible(Built{Player::automa, HexId(110), Kind::workshop, false, false}));
    EXPECT_TRUE(impossible(BridgeBuilt{Player::human_1, BridgeSiteId(40)}));
    EXPECT_TRUE(impossible(TurnPaused{}));
    EXPECT_TRUE(impossible(TurnBegun{}));
    EXPECT_TRUE(impossible(DeckGathered{}));
    EXPECT_TRUE(impossible(DeckShuffled{}));
    EXPECT_TRUE(impossible(RoundAdvanced{}));
    EXPECT_TRUE(impossible(CardTold{9, CardId(1)}));
    EXPECT_TRUE(impossible(ScienceAdvanced{Player::automa, Discipline::law, 12}));
    EXPECT_TRUE(impossible(RoundTileTold{6, 7}));
    EXPECT_TRUE(impossible(PositionCorrected{}));
    EXPECT_TRUE(impossible(SetupCardDrawn{CardId(1)}));
    EXPECT_FALSE(impossible(VpChanged{Player::automa, 5, Reason::by_hand}));
    EXPECT_TRUE(impossible(VpChanged{Player::automa, -50, Reason::by_hand}));
}

/// Found by the fuzz: a journal may draw the card of the first workshops and then build on one of its hexes.
TEST(InnovationGames, ACommandWritesNothingThatCannotBeReplayedWhateverTheTableLooksLike) {
    Game game(options());
    game.expect(HumanBuilds{Player::human_1, hex("D3"), Kind::workshop, false});
    const Letter letter = facts().card(CardId(1)).marked_letter;
    const HexId taken =
        facts().map(game.state.map).letters[index_of(game.state.automa.native)][index_of(letter)];
    for (const Event& event : {Event(SetupCardDrawn{CardId(1)}),
                               Event(Built{Player::human_1, taken, Kind::workshop, false, false})})
        ASSERT_FALSE(core::apply_checked<Rules>(facts(), game.state, event));
    EXPECT_NE(game.refused(TakeAutomaTurn{}), "ok");
}

TEST(InnovationGames, TwoBuildingsOnOneHexAreNoPosition) {
    Game game(options());
    place_workshops(game);
    ASSERT_TRUE(check_position(facts(), game.state).ok());
    Building second = game.state.buildings[0];
    second.owner = second.owner == Player::automa ? Player::human_1 : Player::automa;
    game.state.buildings.push_back(second);
    const auto checked = check_position(facts(), game.state);
    ASSERT_FALSE(checked.ok());
    EXPECT_EQ(checked.error().path, "/buildings/" + std::to_string(game.state.buildings.size() - 1) + "/hex");
}

TEST(InnovationGames, BadEventsAreRefusedWithTheirPlace) {
    const auto fault = [](const char* text) {
        const auto events = events_from_json(facts(), MapSide::small, Json::parse(text));
        return events.ok() ? std::string("ok") : events.error().path;
    };
    EXPECT_EQ(fault(R"([{"event": "turn_begun"}])"), "ok");
    EXPECT_EQ(fault(R"([{"event": "turn_begun"}, {"event": "flown"}])"), "/1/event");
    EXPECT_EQ(fault(R"([{"event": "built", "player": "automa", "hex": "Z9", "building": "workshop"}])"),
              "/0/hex");
    EXPECT_EQ(fault(R"([{"event": "vp_changed", "player": "automa", "amount": 99999, "reason": "card"}])"),
              "/0/amount");
}

TEST(InnovationGames, NamesOfEventsAreFrozen) {
    const std::vector<std::string_view> frozen{
        "card_told",        "card_drawn",       "turn_begun",       "setup_card_drawn",
        "turn_paused",      "turn_ended",       "vp_changed",       "built",
        "upgraded",         "annex_added",      "terrain_changed",  "bridge_built",
        "innovation_taken", "action_covered",   "scholar_sent",     "science_advanced",
        "bonus_tile_taken", "passed",           "deck_gathered",    "deck_shuffled",
        "round_advanced",   "phase_entered",    "level_told",       "scholars_told",
        "slots_told",       "round_tile_told",  "final_tile_told",  "power_gained_told",
        "count_told",       "faction_end_told", "tracking_changed", "position_corrected",
        "highest_told"};
    EXPECT_TRUE(std::ranges::equal(core::Kinds<Event>::all, frozen));
}

TEST(InnovationGames, NamesOfCommandsAreFrozen) {
    const std::vector<std::string_view> frozen{"build",
                                               "upgrade",
                                               "annex",
                                               "dig",
                                               "bridge",
                                               "use_action",
                                               "take_innovation",
                                               "send_scholar",
                                               "advance",
                                               "done",
                                               "pass",
                                               "draw_setup_card",
                                               "draw_cards",
                                               "automa_turn",
                                               "accept_proposal",
                                               "automa_builds",
                                               "automa_gains",
                                               "tell_level",
                                               "tell_scholars",
                                               "tell_slots",
                                               "tell_round_tile",
                                               "tell_final_tile",
                                               "tell_power_gained",
                                               "tell_count",
                                               "tell_faction_end",
                                               "tell_unchanged",
                                               "start_round",
                                               "score_game",
                                               "correct",
                                               "cards_turn_done",
                                               "cards_score_game",
                                               "track_fully",
                                               "track_cards_only",
                                               "tell_highest"};
    EXPECT_TRUE(std::ranges::equal(core::Kinds<Command>::all, frozen));
}

TEST(InnovationGames, CommandsGoThroughJson) {
    const State before = Game(options()).state;
    for (const char* text :
         {R"({"kind":"build","player":"human_1","hex":"E5","building":"tower","annex":true})",
          R"({"kind":"bridge","player":"human_1","hexes":["A6","B5"],"turn_goes_on":true})",
          R"({"kind":"tell_slots","row":"power_actions","slots":[1,4]})",
          R"({"kind":"tell_scholars","discipline":"law","spaces":["automa",null,"human_1",null]})",
          R"({"kind":"draw_cards","shown":[3,8]})",
          R"({"kind":"correct","patch":[{"op":"replace","path":"/players/0/vp","value":21}],"what":"vp"})"}) {
        const auto read = command_from_json(facts(), before, Json::parse(text));
        ASSERT_TRUE(read.ok()) << read.error().path << read.error().message;
        EXPECT_EQ(
            Json::parse(
                command_to_json(facts(), before, read.value().command, read.value().turn_goes_on).dump()),
            Json::parse(text));
    }
    EXPECT_FALSE(command_from_json(facts(), before, Json::parse(R"({"kind":"fly"})")).ok());
}

TEST(InnovationGames, WhatWasNotEnteredIsAskedAndUnchangedAnswersIt) {
    Game game(options());
    place_workshops(game);
    EXPECT_TRUE(game.state.power_actions.known);
    game.expect(HumanUsesAction{Player::human_1, SlotRow::power_actions, 3}, true);
    game.expect(HumanDone{Player::human_1});
    EXPECT_TRUE(game.state.power_actions.known); // entered this turn
    EXPECT_FALSE(game.state.book_actions.known); // might have been used
    EXPECT_EQ(game.state.power_actions.value, with_slot(0, 3));
    // Card 2 blocks: the power half is known, the book half is asked with what was known last.
    game.expect(DrawCards{{CardId(1), CardId(2)}});
    game.expect(TakeAutomaTurn{});
    ASSERT_TRUE(game.state.turn && game.state.turn->resume);
    game.expect(TellUnchanged{});
    EXPECT_TRUE(game.state.book_actions.known);
    game.expect(TakeAutomaTurn{});
    EXPECT_FALSE(game.state.turn);
}

TEST(InnovationGames, CardsFromTheBoxAreToldByTheirNumbers) {
    GameOptions setup = options();
    setup.dealer = Dealer::box;
    setup.level = Level::automaechtig;
    Game game(setup);
    EXPECT_TRUE(game.state.cards.stack.contains(unknown_card));
    place_workshops(game);
    game.expect(HumanDone{Player::human_1});
    EXPECT_EQ(game.refused(DrawCards{{CardId(3)}}), "wrong_count");
    game.expect(DrawCards{{CardId(5), CardId(9)}}); // 9 is the unseen one
    EXPECT_EQ(game.state.turn->support_card, CardId(5));
    EXPECT_EQ(game.state.turn->action_card, CardId(9));
    EXPECT_FALSE(game.state.cards.stack.contains(unknown_card));
    EXPECT_TRUE(check_position(facts(), game.state).ok());
    Game again(setup);
    place_workshops(again);
    again.expect(HumanDone{Player::human_1});
    EXPECT_EQ(again.refused(DrawCards{{CardId(9), CardId(10)}}), "not_possible"); // only one is unseen
}

TEST(InnovationGames, CardsOnlyKeepsDeckVpAndPassAndCanChangeOver) {
    GameOptions setup = options();
    setup.tracking = Tracking::cards_only;
    Game game(setup);
    EXPECT_EQ(game.refused(HumanBuilds{Player::human_1, hex("D3"), Kind::workshop, false}), "cards_only");
    while (game.state.round < 3) {
        if (game.state.app.phase == Phase::round_end) {
            game.expect(StartRound{});
        } else if (player_in_turn(game.state) == Player::human_1) {
            const bool late = game.state.cards.support.size() > 3 || game.state.has_passed(Player::automa);
            game.expect(late ? Command(HumanPasses{}) : HumanDone{});
        } else {
            game.expect(DrawCards{});
            EXPECT_EQ(game.refused(TakeAutomaTurn{}), "cards_only");
            game.expect(CardsTurnDone{});
        }
        ASSERT_TRUE(check_position(facts(), game.state).ok());
        const auto read = read_position(facts(), position_to_json(facts(), game.state).dump());
        ASSERT_TRUE(read.ok()) << read.error().message;
        EXPECT_TRUE(read.value() == game.state);
    }
    EXPECT_GT(game.state.automa.vp, 20);
    auto board = std::make_shared<State>(game.state);
    board->buildings = {{hex("B3"), Player::automa, Kind::guild, false, true},
                        {hex("E6"), Player::automa, Kind::workshop, false, false},
                        {hex("E7"), Player::human_1, Kind::workshop, false, false}};
    const auto vp = game.state.automa.vp;
    game.expect(TrackFully{board});
    EXPECT_EQ(game.state.app.tracking, Tracking::full);
    EXPECT_EQ(game.state.automa.vp, vp);
    EXPECT_EQ(game.state.buildings.size(), 3U);
    game.expect(TrackCardsOnly{});
    EXPECT_EQ(game.state.app.tracking, Tracking::cards_only);
    EXPECT_EQ(game.state.buildings.size(), 3U); // kept for a later return
}

TEST(InnovationGames, AnythingCanBeCorrectedWithinReason) {
    Game game(options());
    place_workshops(game);
    game.expect(game.correct(Json::array({{{"op", "replace"}, {"path", "/players/1/vp"}, {"value", 33}}}))
                    .value()
                    .command);
    EXPECT_EQ(game.state.automa.vp, 33);
    EXPECT_EQ(game.refused_patch({{"round", 9}}), "out_of_range");
    EXPECT_NE(game.refused_patch({{"map", "large"}}), "ok");
    EXPECT_EQ(game.refused_patch(Json::array({{{"op", "move"}}})), "bad_patch");
    EXPECT_EQ(game.refused_patch({{"players", std::string(70000, 'x')}}), "patch_too_large");
    Json doubling = Json::array({{{"op", "add"}, {"path", "/more"}, {"value", Json::array({1})}}});
    for (int i = 0; i < 40; ++i) // each doubles what is there
        doubling.push_back({{"op", "copy"}, {"from", "/more"}, {"path", "/more/-"}});
    EXPECT_EQ(game.refused_patch(doubling), "patch_too_large");
}

TEST(InnovationGames, HumansAreHeldToTheBoard) {
    Game game(options());
    place_workshops(game);
    EXPECT_EQ(game.refused(HumanBuilds{Player::human_1, hex("E7"), Kind::workshop, false}), "not_possible");
    EXPECT_EQ(game.refused(HumanUpgrades{Player::human_1, hex("E7"), Kind::palace}), "no_upgrade");
    EXPECT_EQ(game.refused(HumanUpgrades{Player::human_1, hex("B3"), Kind::guild}), "not_own");
    EXPECT_EQ(game.refused(HumanDone{Player::human_2}), "not_human");
    EXPECT_EQ(game.refused(DrawCards{}), "not_in_turn");
    EXPECT_EQ(game.refused(StartRound{}), "wrong_phase");
    EXPECT_EQ(game.refused(ScoreGame{}), "wrong_phase");
    EXPECT_EQ(human_upgrades(facts(), game.state, hex("E7")).front(), Kind::guild);
    game.expect(HumanPasses{Player::human_1});
    EXPECT_EQ(game.refused(HumanDone{Player::human_1}), "passed");
}

} // namespace
} // namespace automa::innovation::test
