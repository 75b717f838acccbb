// Events as JSON, for saves and exports.
#pragma once

#include "model/core/result.h"
#include "model/scythe/facts/catalogue.h"
#include "model/scythe/state/event.h"

#include <nlohmann/json_fwd.hpp>

namespace automa::scythe {

[[nodiscard]] nlohmann::ordered_json event_to_json(const Catalogue& catalogue, const Event& event);
[[nodiscard]] nlohmann::ordered_json events_to_json(const Catalogue& catalogue, const Events& events);
/// Refuses unknown events and ids; whether they can happen is for replay_checked() to say.
[[nodiscard]] core::Result<Events> events_from_json(const Catalogue& catalogue, const nlohmann::json& json);

} // namespace automa::scythe
