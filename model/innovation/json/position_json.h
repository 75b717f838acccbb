// The position as JSON: formats/innovation_position.md. Reading refuses whatever cannot lie on a table.
#pragma once

#include "model/core/result.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/describe.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>

namespace automa::innovation {

[[nodiscard]] nlohmann::ordered_json position_to_json(const Catalogue& catalogue, const State& state,
                                                      Detail detail = Detail::full);
[[nodiscard]] core::Result<State> position_from_json(const Catalogue& catalogue, const nlohmann::json& json);
/// Bounded in size and depth; never throws.
[[nodiscard]] core::Result<State> read_position(const Catalogue& catalogue, std::string_view text);

/// A decision's position as its reader told the one before: what says nothing (null, false, empty) is there
/// or missing just as it was, and what a decision never changes is word for word the same.
[[nodiscard]] nlohmann::ordered_json told_like(const nlohmann::json& before, nlohmann::ordered_json after);

/// The JSON schema of a position.
[[nodiscard]] nlohmann::ordered_json position_schema(const Catalogue& catalogue);

} // namespace automa::innovation
