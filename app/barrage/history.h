// What the history says of Barrage's entries.
#pragma once

#include "app/barrage/game.h"
#include "app/play/history.h"
#include "model/barrage/turn/decision.h"

#include <optional>

namespace automa::app::barrage_app {

struct BarrageTeller {
    /// "Round 3"
    [[nodiscard]] static QString chapter(const BarrageGame& game, const barrage::State& after);
    /// An Automa's turn is told by its headline, its tile is the detail.
    [[nodiscard]] static HistoryWords words(const BarrageGame& game, const barrage::State& before,
                                            const BarrageGame::Entry& entry);
    /// An Automa's turn as it stood on its card, if it is today's rules'; of everything else what moved.
    [[nodiscard]] static PastTurn turn(const BarrageGame& game, const barrage::State& before,
                                       const BarrageGame::Entry& entry);
};

/// What was decided when this turn was taken; none if nobody did, or the rules of an older version.
[[nodiscard]] std::optional<barrage::Decision>
pastDecision(const BarrageGame& game, const barrage::State& before, const BarrageGame::Entry& entry);

using BarrageHistory = History<BarrageGame, BarrageTeller>;

} // namespace automa::app::barrage_app
