// The data of a language, read: translations/<language>/*.json.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string_view>

namespace automa::app {

/// By its path below translations/: "uk/language.json". Null if there is no such file.
[[nodiscard]] nlohmann::json language_data(std::string_view path);

} // namespace automa::app
