// How a struct says what its fields may hold; variant_json.h reads and writes by it.
#pragma once

#include <cstddef>

namespace automa::core {

/// The range of a number, both ends included.
struct Within {
    int min = 0;
    int max = 0;
};
[[nodiscard]] constexpr Within within(int min, int max) {
    return {min, max};
}
/// How many elements a list has, how many bytes a text.
struct Count {
    std::size_t min = 0;
    std::size_t max = 0;
};
[[nodiscard]] constexpr Count at_most(std::size_t max) {
    return {0, max};
}
[[nodiscard]] constexpr Count count(std::size_t min, std::size_t max) {
    return {min, max};
}
/// The field may be missing: the value stays as the struct begins.
struct OrDefault {};
inline constexpr OrDefault or_default{};
/// A std::optional that must be there in this case.
struct Required {};
inline constexpr Required required{};

} // namespace automa::core
