// Enums and their ids: the names as the fact files and the formats spell them, in the enum's order.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

/// Beside an enum, in its own namespace: AUTOMA_NAMES(Colour, "red", "blue").
#define AUTOMA_NAMES(Enum, ...)                                                                              \
    inline constexpr auto automa_names_of_##Enum = std::to_array<std::string_view>({__VA_ARGS__});           \
    [[nodiscard]] constexpr std::span<const std::string_view> automa_names(Enum) noexcept {                  \
        return automa_names_of_##Enum;                                                                       \
    }

namespace automa::core {

template <class Enum>
struct Names {
    static constexpr std::span<const std::string_view> all = automa_names(Enum{});
};

template <class Enum>
inline constexpr std::size_t count_of = Names<Enum>::all.size();

template <class Enum>
[[nodiscard]] constexpr std::size_t index_of(Enum value) {
    return static_cast<std::size_t>(value);
}
template <class Enum>
[[nodiscard]] constexpr std::string_view name_of(Enum value) {
    return Names<Enum>::all[index_of(value)];
}
template <class Enum>
[[nodiscard]] constexpr std::optional<Enum> by_name(std::string_view name) {
    for (std::size_t i = 0; i < count_of<Enum>; ++i)
        if (Names<Enum>::all[i] == name)
            return static_cast<Enum>(i);
    return std::nullopt;
}

} // namespace automa::core
