// The languages the app speaks, in the order in which people choose them; translations/merge makes their
// texts.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace automa::app {

inline constexpr std::array<const char*, 4> languages{"en", "uk", "pl", "ru"};

[[nodiscard]] constexpr bool is_language(std::string_view code) {
    return std::ranges::any_of(languages, [code](std::string_view one) { return one == code; });
}

/// "en, uk, pl, ru"
[[nodiscard]] inline std::string language_list() {
    std::string list;
    for (const char* code : languages)
        list += (list.empty() ? "" : ", ") + std::string(code);
    return list;
}

} // namespace automa::app
