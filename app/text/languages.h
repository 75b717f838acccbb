// The languages the app speaks, in the order in which people choose them. Which there are is data:
// translations/<language>/language.json.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace automa::app {

// CMake makes the lists (language_list.cpp.in).
extern const std::span<const char* const> languages;
/// Each in its own words.
extern const std::span<const char* const> language_names;

[[nodiscard]] inline bool is_language(std::string_view code) {
    return std::ranges::any_of(languages, [code](std::string_view one) { return one == code; });
}

/// With a comma between them.
[[nodiscard]] inline std::string language_list() {
    std::string list;
    for (const char* code : languages)
        list += (list.empty() ? "" : ", ") + std::string(code);
    return list;
}

} // namespace automa::app
