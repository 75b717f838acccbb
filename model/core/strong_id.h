// An index that cannot be mixed up with an index of another kind.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace automa::core {

template <class Tag>
struct StrongId {
    std::uint8_t value = 0;

    constexpr StrongId() = default;
    constexpr explicit StrongId(std::size_t index) : value(static_cast<std::uint8_t>(index)) {}
    [[nodiscard]] constexpr std::size_t index() const noexcept { return value; }
    friend constexpr auto operator<=>(const StrongId&, const StrongId&) = default;
};

} // namespace automa::core
