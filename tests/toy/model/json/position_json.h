// Positions and events as JSON, for saves, exports and the command line.
#pragma once

#include "model/core/result.h"
#include "tests/toy/model/state/event.h"

#include <nlohmann/json_fwd.hpp>

namespace automa::toy {

[[nodiscard]] nlohmann::ordered_json position_to_json(const Catalogue& facts, const State& state);
[[nodiscard]] core::Result<State> position_from_json(const Catalogue& facts, const nlohmann::json& json);
[[nodiscard]] nlohmann::ordered_json events_to_json(const Catalogue& facts, const Events& events);
/// Refuses unknown events; whether they can happen is for can_apply() to say.
[[nodiscard]] core::Result<Events> events_from_json(const Catalogue& facts, const nlohmann::json& json);

} // namespace automa::toy
