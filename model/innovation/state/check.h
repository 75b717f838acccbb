// Whether a table can look like this.
#pragma once

#include "model/core/result.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

namespace automa::innovation {

/// Every number in its range, no more pieces than exist, no card twice… The error names the place as a JSON
/// path.
[[nodiscard]] core::Status check_position(const Catalogue& catalogue, const State& state);

} // namespace automa::innovation
