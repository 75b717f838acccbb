// The forecast knows what the table knows: never the order of the hidden tiles.
#include "model/barrage/table/command.h"
#include "model/barrage/table/setup.h"
#include "model/barrage/turn/forecast.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace automa::barrage {
namespace {

const Catalogue& facts() {
    static const Catalogue catalogue = Catalogue::load_embedded().value();
    return catalogue;
}

State newGame(std::uint64_t seed, bool leeghwater = false) {
    GameOptions options;
    options.participants = {{Company::germany, PlayerKind::human, Level::medium, std::nullopt},
                            {Company::usa, PlayerKind::automa, Level::medium, std::nullopt},
                            {Company::italy, PlayerKind::automa, Level::high, std::nullopt}};
    options.leeghwater = leeghwater;
    options.seed = seed;
    return new_game(facts(), options).value().state;
}

/// Plays until an Automa's turn lies open for the n-th time; humans do nothing the Automa sees.
State playOn(State state, int automaTurns) {
    while (state.phase == Phase::actions && !actions_are_over(state)) {
        if (state.turn) {
            if (automaTurns-- == 0)
                break;
            const Decision decision = decide(facts(), state).value();
            if (!decision.needs.empty())
                break;
            state = decision.after;
            continue;
        }
        const Company next = state.turn_order[state.next];
        const bool human = state.company(next).player == PlayerKind::human;
        const Command command = human ? Command(HumanDoesElse{next}) : Command(DrawTile{next, std::nullopt});
        state = carry_out(facts(), state, command).value().after;
    }
    return state;
}

State hiddenOrderReversed(State state) {
    auto& stack = state.tiles.stack;
    std::reverse(stack.begin() + 1, stack.end());
    state.random = core::Random(987654321);
    return state;
}

} // namespace

TEST(Forecast, IsTheSameForEveryOrderOfTheHiddenTiles) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        for (const int turns : {0, 3, 7}) {
            const State state = playOn(newGame(seed, seed % 2 == 0), turns);
            if (state.turn) {
                EXPECT_NE(state, hiddenOrderReversed(state));
            }
            const auto known = forecast(facts(), state);
            EXPECT_EQ(known, forecast(facts(), hiddenOrderReversed(state)))
                << "seed " << seed << ", turn " << turns;
        }
    }
}

TEST(Forecast, HoldsTheTurnThatThenComes) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        State state = playOn(newGame(seed), 2);
        const auto expected = forecast(facts(), state);
        if (!state.turn || !expected)
            continue;
        state = playOn(decide(facts(), state).value().after, 0);
        ASSERT_TRUE(state.turn);
        ASSERT_EQ(state.turn->company, expected->company);
        EXPECT_EQ(expected->criteria_tile, state.turn->criteria_tile);
        const auto found =
            std::find_if(expected->prospects.begin(), expected->prospects.end(),
                         [&](const Prospect& p) { return p.actions_tile == state.turn->actions_tile; });
        ASSERT_NE(found, expected->prospects.end());
        EXPECT_EQ(found->decision.steps, decide(facts(), state).value().steps);
        ++compared;
    }
    EXPECT_GT(compared, 5);
}

TEST(Forecast, OffersOnlyTilesThatNobodyHasSeen) {
    const State state = playOn(newGame(3), 4);
    ASSERT_TRUE(state.turn);
    const auto expected = forecast(facts(), state);
    ASSERT_TRUE(expected);
    EXPECT_EQ(expected->prospects.size(), state.tiles.stack.size() - 1);
    for (const Prospect& prospect : expected->prospects) {
        EXPECT_FALSE(state.tiles.discard.contains(prospect.actions_tile));
        EXPECT_NE(prospect.actions_tile, state.tiles.stack.front());
        EXPECT_EQ(prospect.criteria_tile, state.tiles.stack.front());
    }
}

TEST(Forecast, B3_2_ExpectsTheReshuffledTilesBehindTheLastOne) {
    State state = newGame(5);
    while (state.tiles.stack.size() > 1)
        state.tiles.flip();
    const auto kept = forecast(facts(), state);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->criteria_tile, state.tiles.stack.front());
    EXPECT_EQ(kept->prospects.size(), tile_count - 1);

    state.interpretations.tile_reshuffle = TileReshuffle::all;
    const auto all = forecast(facts(), state);
    ASSERT_TRUE(all);
    EXPECT_FALSE(all->criteria_tile);
    EXPECT_EQ(all->prospects.size(), tile_count * (tile_count - 1));
}

TEST(Forecast, IsSilentWhenNoAutomaActsAnyMore) {
    State state = newGame(1);
    for (const Company company : {Company::usa, Company::italy})
        state.company(company).engineers = 0;
    EXPECT_FALSE(forecast(facts(), state));
    state = newGame(1);
    state.phase = Phase::scoring;
    EXPECT_FALSE(forecast(facts(), state));
}

} // namespace automa::barrage
