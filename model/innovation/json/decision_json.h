// A decision as JSON: formats/innovation_position.md.
#pragma once

#include "model/innovation/turn/decision.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace automa::innovation {

/// `before` is the position as it was read: position_after is told like it. None: in full.
[[nodiscard]] nlohmann::ordered_json decision_to_json(const Catalogue& catalogue, const Decision& decision,
                                                      const nlohmann::json* before = nullptr);
[[nodiscard]] nlohmann::ordered_json need_to_json(const Catalogue& catalogue, const State& state,
                                                  const Need& need);
/// The JSON pointer into the position for the answer; empty if there is none.
[[nodiscard]] std::string need_path(const State& state, const Need& need);

} // namespace automa::innovation
