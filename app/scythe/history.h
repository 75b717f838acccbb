// What the history says of Scythe's entries.
#pragma once

#include "app/play/history.h"
#include "app/scythe/game.h"

namespace automa::app::scythe_app {

struct ScytheTeller {
    /// No chapters: the game knows no rounds.
    [[nodiscard]] static QString chapter(const ScytheGame& game, const scythe::State& after);
    /// The Automa's turn is told by its headline, its card is the detail.
    [[nodiscard]] static HistoryWords words(const ScytheGame& game, const scythe::State& before,
                                            const ScytheGame::Entry& entry);
    /// The Automa's turn, or how a combat ended, as it stood on its card.
    [[nodiscard]] static PastTurn turn(const ScytheGame& game, const scythe::State& before,
                                       const ScytheGame::Entry& entry);
};

using ScytheHistory = History<ScytheGame, ScytheTeller>;

} // namespace automa::app::scythe_app
