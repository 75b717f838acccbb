// The position, described once (core/description.h): formats/innovation_position.md.
#pragma once

#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

#include <cstdint>

namespace automa::core {
class Description;
}

namespace automa::innovation {

/// `contract` writes what the format names; `full` adds under “app” what only this app keeps (phase, who is
/// next, what was known last, the generator’s state), so that reading it gives back the very same state.
enum class Detail : std::uint8_t { contract, full };

void describe(core::Description& field, const Catalogue& catalogue, State& state, Detail detail);

inline constexpr int most_vp = 999;
inline constexpr int largest_area = 60;

} // namespace automa::innovation
