// The JSON schema of a Scythe position, made from the catalogue and from the keys that the reader knows.
#pragma once

#include "model/scythe/facts/catalogue.h"

#include <nlohmann/json_fwd.hpp>

namespace automa::app::scythe_app {

[[nodiscard]] nlohmann::ordered_json scythe_position_schema(const scythe::Catalogue& facts);

} // namespace automa::app::scythe_app
