// What the history says of the entries of Age of Innovation.
#pragma once

#include "app/innovation/game.h"
#include "app/play/history.h"
#include "model/innovation/turn/decision.h"

#include <optional>
#include <vector>

namespace automa::app::innovation_app {

struct InnovationTeller {
    /// "Round 3"
    [[nodiscard]] static QString chapter(const InnovationGame& game, const innovation::State& after);
    /// The Automa's turn is told by its headline, its cards are the detail.
    [[nodiscard]] static HistoryWords words(const InnovationGame& game, const innovation::State& before,
                                            const InnovationGame::Entry& entry);
    /// The Automa's turn as it stood on its card, if it is today's rules'; of everything else what moved.
    [[nodiscard]] static PastTurn turn(const InnovationGame& game, const innovation::State& before,
                                       const InnovationGame::Entry& entry);
};

/// A turn that was taken, and the position it was decided on: with what was told in the same action.
struct InnovationPastTurn {
    innovation::State before;
    innovation::Decision decision;
};

/// What was decided when this turn was taken; none if nobody did, or the rules of an older version.
[[nodiscard]] std::optional<InnovationPastTurn>
pastDecision(const InnovationGame& game, const innovation::State& before, const InnovationGame::Entry& entry);

/// The turn on the table was interrupted by a question: what of it is carried out, the last part first.
[[nodiscard]] std::vector<InnovationPastTurn> earlierParts(const InnovationGame& game);

using InnovationHistory = History<InnovationGame, InnovationTeller>;

} // namespace automa::app::innovation_app
