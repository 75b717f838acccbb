// What the history says of the entries of Age of Innovation.
#pragma once

#include "app/innovation/game.h"
#include "app/play/history.h"

namespace automa::app::innovation_app {

struct InnovationTeller {
    /// "Round 3"
    [[nodiscard]] static QString chapter(const InnovationGame& game, const innovation::State& after);
    /// The Automa's turn is told by its headline, its cards are the detail.
    [[nodiscard]] static HistoryWords words(const InnovationGame& game, const innovation::State& before,
                                            const InnovationGame::Entry& entry);
};

using InnovationHistory = History<InnovationGame, InnovationTeller>;

} // namespace automa::app::innovation_app
