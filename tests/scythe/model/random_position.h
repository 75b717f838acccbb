// Positions by chance: crowded or empty, all factions, star cards, modifiers and readings; all of them legal.
#pragma once

#include "model/core/random.h"

#include <nlohmann/json.hpp>

namespace automa::scythe::test {

/// With a turn of the Automa. `readings`: interpretations are drawn too; `modifiers`: so are they.
[[nodiscard]] nlohmann::json random_position(core::Random& random, bool readings, bool modifiers);

} // namespace automa::scythe::test
