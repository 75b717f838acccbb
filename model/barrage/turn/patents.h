// Which advanced tile an Automa takes from the Patent Office (B-8.3, L-42).
#pragma once

#include "model/barrage/state/state.h"

#include <optional>

namespace automa::barrage {

/// The place of the tile with this symbol, else of a joker: the top-most, or the highest level, as the table
/// reads it.
[[nodiscard]] std::optional<std::size_t> patent_for(const State& state, Structure structure);
/// The place of any tile, for a reward.
[[nodiscard]] std::optional<std::size_t> free_patent(const State& state);

} // namespace automa::barrage
