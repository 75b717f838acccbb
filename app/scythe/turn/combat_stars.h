// The human's stars for combats, as far as the journal tells.
#pragma once

#include "app/scythe/game.h"

namespace automa::app::scythe_app {

/// Whether the human has a star for a combat left: two at most, with Saxony as many as there are. Only a
/// first guess for a switch: who places stars without telling why knows better.
[[nodiscard]] bool combatStarLeft(const ScytheGame& game);

} // namespace automa::app::scythe_app
