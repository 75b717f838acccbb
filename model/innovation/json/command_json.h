// Commands as JSON, for scripts.
#pragma once

#include "model/core/result.h"
#include "model/innovation/table/command.h"

#include <nlohmann/json_fwd.hpp>

namespace automa::innovation {

/// {"kind": "build", "player": "human_1", "hex": "E5", "turn_goes_on": false} …
struct ReadCommand {
    Command command;
    bool turn_goes_on = false;
};
/// For this position. The path of an error leads into the command, or with a "$" in front into the position
/// that a correction would make.
[[nodiscard]] core::Result<ReadCommand> command_from_json(const Catalogue& catalogue, const State& before,
                                                          const nlohmann::json& json);
[[nodiscard]] nlohmann::ordered_json command_to_json(const Catalogue& catalogue, const State& before,
                                                     const Command& command, bool turn_goes_on = false);

} // namespace automa::innovation
