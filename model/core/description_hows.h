// What a field of a description may say about itself, beside within() and at_most() of fields.h.
#pragma once

#include "model/core/fields.h"
#include "model/core/variant_json.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

namespace automa::core {

/// What an unknown name is called in the refusal: “x” is not a known star card.
struct Called {
    std::string_view what;
};
[[nodiscard]] constexpr Called called(std::string_view what) {
    return {what};
}
/// Not written while it is as it begins; may be missing.
struct UnlessDefault {};
inline constexpr UnlessDefault unless_default{};
/// May be missing or null, and is not written if empty (or_null) or written as null (as_null).
struct OrNull {};
inline constexpr OrNull or_null{};
struct AsNull {};
inline constexpr AsNull as_null{};
/// An object that is not written while nothing is in it; may be missing.
struct UnlessEmpty {};
inline constexpr UnlessEmpty unless_empty{};
/// Not written if so (null with as_null); may be missing.
struct AbsentIf {
    bool absent = false;
};
[[nodiscard]] constexpr AbsentIf absent_if(bool absent) {
    return {absent};
}
/// A list in which nothing stands twice, with the refusal. With `unique` the schema says so too, and what
/// stands twice is refused before a list that is too long by it.
struct Once {
    std::string_view message;
};
[[nodiscard]] constexpr Once once(std::string_view message) {
    return {message};
}
struct Unique {
    std::string_view message;
};
[[nodiscard]] constexpr Unique unique(std::string_view message) {
    return {message};
}
/// How the first element beyond the greatest count is refused.
struct TooMany {
    std::string message;
};
/// Published as this one value: what tells alternatives apart.
struct Fixed {};
inline constexpr Fixed fixed{};
/// Of an enum: the names that the schema lists, from and to without `end`.
struct Among {
    std::size_t begin = 0;
    std::size_t end = 0;
};
/// An object that the schema only says to be one.
struct Unpublished {
    std::string_view description{};
};

/// What the formats of the games do not have in common.
struct Manner {
    bool missing_at_key = false; // a missing key is refused at its own place, not at the object that lacks it
    bool null_is_missing = false; // of every key that may be missing
    bool min_items = true;        // the schema says how many a list has at least, were it 0
};

template <class How, class T>
concept Spells = requires(const How& how, const JsonReader& json, T& value, const T& written) {
    { how.write(written) } -> std::convertible_to<OrderedJson>;
    how.read(json, value);
    { how.schema() } -> std::convertible_to<OrderedJson>;
};

namespace detail {
template <class Want, class... How>
inline constexpr bool has_how = (std::is_same_v<Want, How> || ...);
template <class Want, class First, class... Rest>
[[nodiscard]] const Want& how_of(const First& first, const Rest&... rest) {
    if constexpr (std::is_same_v<Want, First>)
        return first;
    else
        return how_of<Want>(rest...);
}
template <class T, class First, class... Rest>
[[nodiscard]] const auto& spelling_of(const First& first, const Rest&... rest) {
    if constexpr (Spells<First, T>)
        return first;
    else
        return spelling_of<T>(rest...);
}
template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;
template <class T>
concept IsSet = requires(T& set, const T& all) {
    set.add(*all.begin());
};
} // namespace detail

} // namespace automa::core
