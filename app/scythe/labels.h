// What an entry of the journal is called: for Undo and for the history.
#pragma once

#include "app/scythe/game.h"

#include <QString>

namespace automa::app::scythe_app {

[[nodiscard]] QString labelText(const ScytheGame& game, const core::Label& label);

/// An argument of the label as text; empty if it has none of that name.
[[nodiscard]] QString labelArgument(const core::Label& label, const char* name);

/// What goes together, in the middle of a sentence: "character, mech, 2 workers".
[[nodiscard]] QString piecesText(bool character, int mechs, int workers);

} // namespace automa::app::scythe_app
