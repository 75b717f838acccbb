// A JSON Schema as the one description of a format: what a reader expects is what the program publishes.
#pragma once

#include "model/core/json_reader.h"
#include "model/core/names.h"

#include <nlohmann/json.hpp>

#include <string>

namespace automa::core {

/// Shape, keys, counts and ranges: type, required, properties (no others), items, minItems, maxItems,
/// minimum, maximum, and anyOf with null. Which of the names of an "enum" it is, is left to the reader, who
/// must find it anyway and may know more to say. Throws core::Refusal.
void check_shape(const JsonReader& json, const nlohmann::ordered_json& schema);

/// The pieces that schemas are made of.
namespace schema {

using Json = nlohmann::ordered_json;

[[nodiscard]] Json number(int min, int max);
/// From 0 to the largest 64 bits hold.
[[nodiscard]] Json unsigned64();
[[nodiscard]] Json boolean();
[[nodiscard]] Json list(const Json& items, std::size_t min, std::size_t max);
/// No other keys than these.
[[nodiscard]] Json object(const Json& properties, const Json& required);
[[nodiscard]] Json or_null(const Json& schema);

template <class Enum>
[[nodiscard]] Json one_of(std::size_t from = 0, std::size_t to = count_of<Enum>) {
    Json names = Json::array();
    for (std::size_t i = from; i < to; ++i)
        names.push_back(std::string(Names<Enum>::all[i]));
    return {{"enum", names}};
}

/// The ids of those that `keep` likes.
template <class List, class Keep>
[[nodiscard]] Json ids_of(const List& list, Keep keep) {
    Json ids = Json::array();
    for (const auto& entry : list)
        if (keep(entry))
            ids.push_back(entry.id);
    return {{"enum", ids}};
}
template <class List>
[[nodiscard]] Json ids_of(const List& list) {
    return ids_of(list, [](const auto&) { return true; });
}

} // namespace schema
} // namespace automa::core
