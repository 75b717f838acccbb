// Whether a table can look like this.
#pragma once

#include "model/core/result.h"
#include "model/scythe/facts/catalogue.h"
#include "model/scythe/state/state.h"

namespace automa::scythe {

/// Every number in its range, no piece where it cannot stand, no card in two places; and nothing that a
/// position does not say. The error names the place as a JSON path.
[[nodiscard]] core::Status check_position(const Catalogue& catalogue, const State& state);

/// The part that asks several values at once. Lists may be in any order. Throws core::Refusal.
void expect_possible(const Catalogue& catalogue, const State& state);

/// The pieces of both sides in the order of in_order().
void sort_units(State& state);

} // namespace automa::scythe
