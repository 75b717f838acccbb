// A decision as JSON: formats/scythe_position.md.
#pragma once

#include "model/scythe/turn/decision.h"

#include <nlohmann/json_fwd.hpp>

namespace automa::scythe {

/// `given`: the position as it was read, if there is a text of it; it is then passed on as written.
[[nodiscard]] nlohmann::ordered_json decision_to_json(const Catalogue& catalogue, const Decision& decision,
                                                      const nlohmann::json* given = nullptr);

} // namespace automa::scythe
