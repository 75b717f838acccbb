// A table that tracks the tiles only: two Automas and a human, told turn by turn.
#pragma once

#include "model/barrage/table/command.h"
#include "model/barrage/table/setup.h"
#include "model/barrage/table/tiles_only.h"

#include <gtest/gtest.h>

namespace automa::barrage {

class TilesOnly : public ::testing::Test {
protected:
    const Catalogue facts = Catalogue::load_embedded().value();
    State drawn = new_game(facts, {{{Company::usa, PlayerKind::automa, Level::high, std::nullopt},
                                    {Company::italy, PlayerKind::automa, Level::low, std::nullopt},
                                    {Company::germany, PlayerKind::human, Level::medium, std::nullopt}},
                                   false,
                                   {},
                                   11})
                      .value()
                      .state;
    const State start = tiles_only_start(drawn);
    State state = start;
    Events all;

    Carried told(const Command& command) {
        auto carried = carry_out(facts, state, command);
        EXPECT_TRUE(carried.ok()) << (carried.ok() ? "" : carried.error().message);
        if (!carried.ok())
            return {};
        state = carried.value().after;
        all.insert(all.end(), carried.value().events.begin(), carried.value().events.end());
        return std::move(carried).value();
    }
    std::string refused(const Command& command) {
        const State before = state;
        const auto carried = carry_out(facts, state, command);
        EXPECT_FALSE(carried.ok());
        EXPECT_EQ(state, before);
        return carried.ok() ? std::string() : carried.error().id;
    }
    Company next() const { return state.turn_order[state.next]; }
    void draw() { told(DrawTile{next(), std::nullopt}); }
    const Tile& tile() const { return facts.tile(state.turn->actions_tile); }
    /// The first action of a kind on the tile; 0 if it has none.
    int order_of(ActionKind kind) const {
        for (const TileAction& action : tile().actions)
            if (action.kind == kind)
                return action.order;
        return 0;
    }
    /// A turn as a table may tell it: the bank when nothing else is wished.
    void bank() {
        draw();
        told(TileActionDone{tile().actions.back().order, std::nullopt, std::nullopt});
    }
    /// Plays until nobody acts any more in the round.
    void finish_round() {
        while (!actions_are_over(state)) {
            if (state.company(next()).player == PlayerKind::human)
                told(HumanPasses{next()});
            else
                bank();
        }
    }
    /// Draws until a tile with such an action shows.
    void draw_with(ActionKind kind) {
        for (int tries = 0; tries < 40; ++tries) {
            if (state.company(next()).player == PlayerKind::human) {
                told(HumanDoesElse{next()});
                continue;
            }
            draw();
            if (order_of(kind) != 0)
                return;
            told(TileTurnPassed{});
        }
        FAIL() << "no tile with " << name_of(kind);
    }
};

} // namespace automa::barrage
