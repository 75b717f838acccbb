// Setting the table right by hand: a whole position as it should be, as one undoable action.
#pragma once

#include "app/scythe/game.h"

#include <QString>

namespace automa::app::scythe_app {

/// `what` stands in the history.
[[nodiscard]] scythe::Correct correctionTo(const ScytheGame& game, const scythe::State& wanted,
                                           const QString& what);

/// Why the position cannot be; empty if it can.
[[nodiscard]] QString correctionProblem(const ScytheGame& game, const scythe::State& wanted);

} // namespace automa::app::scythe_app
