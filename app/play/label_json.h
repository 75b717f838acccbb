// Labels as JSON: {"id": "human_built", "args": {"company": "germany"}}.
#pragma once

#include "model/core/message.h"
#include "model/core/result.h"

#include <nlohmann/json_fwd.hpp>

namespace automa::app {

[[nodiscard]] nlohmann::json labelToJson(const core::Label& label);
/// Arguments are texts; older saves have numbers as well. Anything else is refused.
[[nodiscard]] core::Result<core::Label> labelFromJson(const nlohmann::json& json);

} // namespace automa::app
