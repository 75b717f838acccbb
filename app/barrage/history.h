// What the history says of Barrage's entries.
#pragma once

#include "app/barrage/game.h"
#include "app/play/history.h"

namespace automa::app::barrage_app {

struct BarrageTeller {
    /// "Round 3"
    [[nodiscard]] static QString chapter(const BarrageGame& game, const barrage::State& after);
    /// An Automa's turn is told by its headline, its tile is the detail.
    [[nodiscard]] static HistoryWords words(const BarrageGame& game, const barrage::State& before,
                                            const BarrageGame::Entry& entry);
};

using BarrageHistory = History<BarrageGame, BarrageTeller>;

} // namespace automa::app::barrage_app
