// The JSON schema of a Barrage position, made from the catalogue so that its ids are always the facts' own.
#pragma once

#include "model/barrage/catalogue.h"

#include <nlohmann/json_fwd.hpp>

namespace automa::app::barrage_app {

[[nodiscard]] nlohmann::ordered_json barrage_position_schema(const barrage::Catalogue& facts);

} // namespace automa::app::barrage_app
