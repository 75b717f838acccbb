// Events as JSON, for the journal, exports and the CLI.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/event.h"
#include "model/core/result.h"

#include <nlohmann/json_fwd.hpp>

namespace automa::barrage {

[[nodiscard]] nlohmann::ordered_json event_to_json(const Catalogue& catalogue, const Event& event);
[[nodiscard]] nlohmann::ordered_json events_to_json(const Catalogue& catalogue, const Events& events);
[[nodiscard]] core::Result<Events> events_from_json(const Catalogue& catalogue, const nlohmann::json& json);

} // namespace automa::barrage
