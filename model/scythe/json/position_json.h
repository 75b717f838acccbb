// The position as JSON: formats/scythe_position.md. Reading refuses whatever cannot lie on a table.
#pragma once

#include "model/core/result.h"
#include "model/scythe/facts/catalogue.h"
#include "model/scythe/state/describe.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace automa::scythe {

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

/// The JSON schema of a position.
[[nodiscard]] nlohmann::ordered_json position_schema(const Catalogue& catalogue);

/// "/automa/mechs/4" as "$.automa.mechs[4]"; what is written so already stays.
[[nodiscard]] std::string json_path(std::string_view pointer);

} // namespace automa::scythe
