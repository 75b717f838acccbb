// Commands as JSON, for scripts.
#pragma once

#include "model/core/result.h"
#include "model/scythe/table/command.h"

#include <nlohmann/json_fwd.hpp>

namespace automa::scythe {

/// {"kind": "move", "from": "D1", "to": "D2", "mechs": 1, "workers": 2} … for this position. The path of an
/// error leads into the command, or with a "$" in front into the position that a correction would make.
[[nodiscard]] core::Result<Command> command_from_json(const Catalogue& catalogue, const State& state,
                                                      const nlohmann::json& json);
[[nodiscard]] nlohmann::ordered_json command_to_json(const Catalogue& catalogue, const State& state,
                                                     const Command& command);

} // namespace automa::scythe
