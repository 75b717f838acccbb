// The decision as JSON: formats/barrage_position.md, section Decision.
#pragma once

#include "model/barrage/turn/decision.h"

#include <nlohmann/json_fwd.hpp>

namespace automa::barrage {

[[nodiscard]] nlohmann::ordered_json decision_to_json(const Catalogue& catalogue, const Decision& decision);

} // namespace automa::barrage
