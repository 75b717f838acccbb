// The criteria of the tiles' backs, each a way to narrow a set of spaces (section 7).
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/space_set.h"
#include "model/barrage/state/state.h"

namespace automa::barrage {

/// The candidates a criterion keeps; none: the criterion is to be ignored (B-7.3).
[[nodiscard]] SpaceSet apply_criterion(const Catalogue& facts, const State& state, Company company,
                                       const Tile& tile, Criterion criterion, SpaceSet candidates);

/// The first dam that water leaving the powerhouses of a basin meets.
[[nodiscard]] std::optional<SpaceId> first_dam_below(const Catalogue& facts, const State& state, int basin);

/// Whether water from a built powerhouse, anyone's, reaches the space with no dam between.
[[nodiscard]] bool fed_by_powerhouse(const Catalogue& facts, const State& state, SpaceId dam_space);

} // namespace automa::barrage
