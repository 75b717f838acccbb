// Events as JSON, for the journal and exports.
#pragma once

#include "model/core/result.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/event.h"

#include <nlohmann/json_fwd.hpp>

namespace automa::innovation {

/// Hexes are named by the map's ids, so the map's side must be known.
[[nodiscard]] nlohmann::ordered_json event_to_json(const Catalogue& catalogue, MapSide side,
                                                   const Event& event);
[[nodiscard]] nlohmann::ordered_json events_to_json(const Catalogue& catalogue, MapSide side,
                                                    const Events& events);
[[nodiscard]] core::Result<Events> events_from_json(const Catalogue& catalogue, MapSide side,
                                                    const nlohmann::json& json);

} // namespace automa::innovation
