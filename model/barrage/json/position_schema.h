// The shape of a position: the reader reads by it, and the program publishes it.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace automa::barrage {

class Catalogue;

/// Built once, by Catalogue::load(); afterwards it is Catalogue::position_schema.
[[nodiscard]] nlohmann::ordered_json position_schema(const Catalogue& facts);

} // namespace automa::barrage
