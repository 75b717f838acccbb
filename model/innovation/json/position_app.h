// The “app” part of a saved position: what the format does not name but a game under way needs.
#pragma once

#include "model/core/json_reader.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace automa::innovation {

/// Without an “app” part phase and next player follow from the position. Throws core::Refusal.
void read_app_state(const std::optional<core::JsonReader>& item, const Catalogue& catalogue, State& state);
[[nodiscard]] nlohmann::ordered_json app_state_to_json(const State& state);

} // namespace automa::innovation
