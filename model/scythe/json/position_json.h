// The position as JSON: formats/scythe_position.md. Reading refuses whatever cannot lie on a table.
#pragma once

#include "model/core/result.h"
#include "model/scythe/facts/catalogue.h"
#include "model/scythe/state/state.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace automa::scythe {

/// `contract` is what the format names; `full` adds under "app" what only this app keeps (the order of the
/// deck, the mode, whose turn it is), so that reading it gives back the very same state.
enum class Detail : std::uint8_t { contract, full };

[[nodiscard]] nlohmann::ordered_json position_to_json(const Catalogue& catalogue, const State& state,
                                                      Detail detail = Detail::full);
/// The position after a decision, with everything passed on as `given` wrote it.
[[nodiscard]] nlohmann::ordered_json position_after_json(const Catalogue& catalogue, const State& after,
                                                         const nlohmann::json& given);

/// Contract `contract`: "app" is an unknown key.
[[nodiscard]] core::Result<State> position_from_json(const Catalogue& catalogue, const nlohmann::json& json,
                                                     Detail detail = Detail::full);
/// Bounded in size and depth; never throws.
[[nodiscard]] core::Result<State> read_position(const Catalogue& catalogue, std::string_view text,
                                                Detail detail = Detail::full);

/// Whether this state could have been read: all that the format refuses, it refuses.
[[nodiscard]] core::Status check_position(const Catalogue& catalogue, const State& state);

/// "/automa/mechs/4" as "$.automa.mechs[4]"; what is written so already stays.
[[nodiscard]] std::string json_path(std::string_view pointer);

/// As the position spells it: "base" is the side's own.
[[nodiscard]] std::string_view place_text(const Catalogue& catalogue, Place place, Faction own);

} // namespace automa::scythe
