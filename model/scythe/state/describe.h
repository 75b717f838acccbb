// The position, described once (core/description.h): formats/scythe_position.md.
#pragma once

#include "model/scythe/facts/catalogue.h"
#include "model/scythe/state/state.h"

#include <cstdint>
#include <string_view>

namespace automa::core {
class Description;
}

namespace automa::scythe {

inline constexpr std::string_view position_format = "scythe-position/1";

/// `contract` is what the format names; `full` adds under "app" what only this app keeps (the order of the
/// deck, the mode, whose turn it is), so that reading it gives back the very same state.
enum class Detail : std::uint8_t { contract, full };

/// The bounds of what the format leaves without one, so that no sum can overflow.
inline constexpr int most_coins = 1'000'000;
inline constexpr int most_resources = 9'999;
inline constexpr int most_popularity = 18;

/// Contract: the state has both sides.
void describe(core::Description& field, const Catalogue& catalogue, State& state, Detail detail);
void describe(core::Description& field, Answers& answers);
void describe(core::Description& field, Loss& loss);
void describe(core::Description& field, const Catalogue& catalogue, FinalLines& lines);

/// As the position spells it: "base" is the side's own.
[[nodiscard]] std::string_view place_text(const Catalogue& catalogue, Place place, Faction own);

} // namespace automa::scythe
