// Which events of a decision belong to which of its steps.
#pragma once

#include "model/barrage/turn/decision.h"

#include <span>
#include <vector>

namespace automa::app::barrage_app {

/// One span per step, in order; together they hold all events but the one that ends or pauses the turn.
[[nodiscard]] std::vector<std::span<const barrage::Event>> turn_segments(const barrage::Decision& decision);

} // namespace automa::app::barrage_app
