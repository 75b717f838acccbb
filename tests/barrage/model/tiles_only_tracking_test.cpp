// Tiles-only play: the same events, journal and position as a tracked game, and the way from one to the
// other.
#include "tests/barrage/model/tiles_only_table.h"

#include "model/barrage/json/event_json.h"
#include "model/barrage/json/position_json.h"
#include "model/barrage/rules.h"
#include "model/core/replay.h"

#include <nlohmann/json.hpp>

namespace automa::barrage {
namespace {

TEST_F(TilesOnly, AWholeGameReplaysFromItsEventsAndTheirJson) {
    for (int round = 1; round <= 5; ++round) {
        EXPECT_EQ(state.round, round);
        finish_round();
        EXPECT_EQ(refused(TilesNextRound{}), "wrong_phase");
        told(TilesScoreRound{});
        if (round < 5)
            told(TilesNextRound{});
    }
    EXPECT_EQ(refused(TilesNextRound{}), "last_round");
    PointsByTable points{};
    points[index_of(Company::italy)] = 21;
    const int before = state.company(Company::italy).vp;
    told(TilesScoreGame{points});
    EXPECT_EQ(state.phase, Phase::game_over);
    EXPECT_EQ(state.company(Company::italy).vp, before + 21);
    const auto json = nlohmann::json::parse(events_to_json(facts, all).dump());
    const auto read = events_from_json(facts, json);
    ASSERT_TRUE(read.ok()) << read.error().message;
    EXPECT_EQ(read.value(), all);
    const auto replayed =
        core::replay_checked<Rules>(facts, start, std::vector{core::JournalEntry<Event>{{}, read.value()}});
    ASSERT_TRUE(replayed.whole()) << replayed.fault->why.message;
    EXPECT_EQ(replayed.state, state);
}

TEST_F(TilesOnly, ThePositionsFormatOnlyGrowsForThisGameAndInFull) {
    draw();
    told(TileActionImpossible{1});
    const auto full = position_to_json(facts, state);
    EXPECT_EQ(full.value("tracking", ""), "tiles_only");
    EXPECT_FALSE(position_to_json(facts, state, Detail::contract).contains("tracking"));
    EXPECT_FALSE(position_to_json(facts, drawn).contains("tracking"));
    const auto read = position_from_json(facts, nlohmann::json::parse(full.dump()));
    ASSERT_TRUE(read.ok()) << read.error().message;
    EXPECT_EQ(read.value().tracking, Tracking::tiles_only);
    EXPECT_EQ(position_to_json(facts, read.value()).dump(), full.dump());
    auto wrong = nlohmann::json::parse(full.dump());
    wrong["tracking"] = "some";
    EXPECT_FALSE(position_from_json(facts, wrong).ok());
}

/// The board of another, fully tracked game, a few turns old.
State played_board(const Catalogue& facts, State state) {
    for (int turn = 0; turn < 6; ++turn) {
        const Company next = state.turn_order[state.next];
        if (state.company(next).player == PlayerKind::human) {
            state = carry_out(facts, state, HumanDoesElse{next}).value().after;
            continue;
        }
        state = carry_out(facts, state, DrawTile{next, std::nullopt}).value().after;
        const auto decided = carry_out(facts, state, TakeAutomaTurn{});
        if (!decided.ok() || decided.value().after.turn)
            break;
        state = decided.value().after;
    }
    return state;
}

void expect_same_game(const Catalogue& facts, const State& before, const State& after) {
    const auto was = position_to_json(facts, before);
    const auto is = position_to_json(facts, after);
    EXPECT_EQ(is["tiles"].dump(), was["tiles"].dump());
    EXPECT_EQ(is["random"].dump(), was["random"].dump());
    EXPECT_EQ(after.tiles, before.tiles);
    EXPECT_EQ(after.random.state(), before.random.state());
    EXPECT_EQ(after.turn, before.turn);
    EXPECT_EQ(after.next, before.next);
    EXPECT_EQ(after.round, before.round);
    EXPECT_EQ(after.turn_order, before.turn_order);
    for (const Company company : before.turn_order) {
        EXPECT_EQ(after.company(company).vp, before.company(company).vp);
        EXPECT_EQ(after.company(company).energy, before.company(company).energy);
        EXPECT_EQ(after.company(company).engineers, before.company(company).engineers);
        EXPECT_EQ(after.company(company).passed, before.company(company).passed);
        EXPECT_EQ(after.company(company).level, before.company(company).level);
    }
}

TEST_F(TilesOnly, FullTrackingTakesTheBoardAndKeepsEverythingElse) {
    for (int turns = 0; turns < 4; ++turns)
        if (state.company(next()).player == PlayerKind::human)
            told(HumanGains{next(), 4, 0});
        else
            bank();
    if (state.company(next()).player == PlayerKind::human)
        told(HumanDoesElse{next()});
    draw();
    told(TileActionImpossible{1});
    const State before = state;
    const State board = played_board(facts, drawn);
    const std::size_t events = all.size();
    told(TrackFully{std::make_shared<const State>(board)});
    EXPECT_EQ(all.size(), events + 1);
    EXPECT_EQ(state.tracking, Tracking::full);
    expect_same_game(facts, before, state);
    EXPECT_EQ(state.dams, board.dams);
    EXPECT_EQ(state.conduits, board.conduits);
    EXPECT_EQ(state.contracts, board.contracts);
    EXPECT_EQ(state.company(Company::usa).technology, board.company(Company::usa).technology);
    const auto decided = decide(facts, state);
    ASSERT_TRUE(decided.ok()) << "the turn goes on where the table stood";
    for (const Step& step : decided.value().steps)
        EXPECT_GT(step.order, 1);
    EXPECT_EQ(refused(TrackFully{std::make_shared<const State>(board)}), "not_tiles_only");
    EXPECT_EQ(refused(TrackTilesOnly{}), "turn_paused");
}

TEST_F(TilesOnly, AndBackAgainWithTheBoardRemembered) {
    bank();
    const State before = state;
    told(TrackFully{std::make_shared<const State>(played_board(facts, drawn))});
    const State full = state;
    told(TrackTilesOnly{});
    expect_same_game(facts, before, state);
    EXPECT_EQ(state.tracking, Tracking::tiles_only);
    EXPECT_EQ(state.dams, full.dams);
    EXPECT_EQ(refused(TrackTilesOnly{}), "tiles_only");
    told(TrackFully{std::make_shared<const State>(state)});
    EXPECT_EQ(state, full);
    const auto json = nlohmann::json::parse(events_to_json(facts, all).dump());
    const auto read = events_from_json(facts, json);
    ASSERT_TRUE(read.ok()) << read.error().message;
    const auto replayed =
        core::replay_checked<Rules>(facts, start, std::vector{core::JournalEntry<Event>{{}, read.value()}});
    ASSERT_TRUE(replayed.whole()) << replayed.fault->why.message;
    expect_same_game(facts, state, replayed.state);
}

TEST_F(TilesOnly, ABoardThatCannotBeIsRefused) {
    State board = drawn;
    board.dams[0] = {Owner::usa, 1, 3};
    EXPECT_EQ(refused(TrackFully{std::make_shared<const State>(board)}), "too_many_drops");
    EXPECT_EQ(refused(TrackFully{nullptr}), "no_board");
}

TEST_F(TilesOnly, CommandsAreReadFromJson) {
    draw();
    const auto tell = [&](nlohmann::json json) {
        const auto command = command_from_json(facts, json);
        ASSERT_TRUE(command.ok()) << json << command.error().message;
        told(command.value().command);
    };
    tell({{"kind", "tile_impossible"}, {"order", 1}});
    EXPECT_EQ(state.turn->resume->order, 2);
    const Company company = state.turn->company;
    tell({{"kind", "tile_done"}, {"order", tile().actions.back().order}, {"vp", 5}, {"energy", 3}});
    EXPECT_EQ(state.company(company).vp, facts.setup.automa_vp + 5);
    EXPECT_EQ(state.company(company).energy, 3);
    draw();
    tell({{"kind", "tile_pass"}});
    finish_round();
    const int before = state.company(Company::usa).vp;
    tell({{"kind", "tiles_score_round"}, {"bonus", {{"usa", 40}}}});
    EXPECT_GT(state.company(Company::usa).vp, before + 30);
    tell({{"kind", "tiles_next_round"}, {"order", {"italy", "usa", "germany"}}});
    EXPECT_EQ(state.turn_order[0], Company::italy);
    tell({{"kind", "track_fully"}, {"board", nlohmann::json::parse(position_to_json(facts, drawn).dump())}});
    EXPECT_EQ(state.dams, drawn.dams);
    tell({{"kind", "track_tiles_only"}});
    EXPECT_EQ(state.tracking, Tracking::tiles_only);
    EXPECT_FALSE(command_from_json(facts, {{"kind", "tile_done"}, {"order", 0}}).ok());
    EXPECT_FALSE(command_from_json(facts, {{"kind", "track_fully"}}).ok());
}

} // namespace
} // namespace automa::barrage
