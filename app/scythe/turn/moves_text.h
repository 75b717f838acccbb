// What a turn that may come does on the board, in a line.
#pragma once

#include "model/scythe/turn/decision.h"

#include <QString>

namespace automa::app::scythe_app {

/// "Mech: tundra D6 → forest C3"; several moves one after the other. Contract: decided for `state`.
[[nodiscard]] QString movesText(const scythe::Catalogue& facts, const scythe::State& state,
                                const scythe::Decision& decision);
/// The sign of the first of them.
[[nodiscard]] QString movesSymbol(const scythe::Decision& decision);

} // namespace automa::app::scythe_app
