// The JSON schema of a position, made from the reader's own lists of keys and from the catalogue.
#pragma once

#include "model/innovation/facts/catalogue.h"

#include <nlohmann/json_fwd.hpp>

namespace automa::app::innovation_app {

[[nodiscard]] nlohmann::ordered_json position_schema(const innovation::Catalogue& facts);

} // namespace automa::app::innovation_app
