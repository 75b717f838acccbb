// Pointy-top hexes in doubled coordinates: neighbours in a row differ by 2 in x2, in the next row by 1.
#pragma once

#include <array>
#include <compare>

namespace automa::core {

struct Hex {
    int row = 0;
    int x2 = 0;

    /// Reading order: rows from the top, left to right inside a row.
    friend constexpr auto operator<=>(const Hex&, const Hex&) = default;
};

/// East, south-east, south-west, west, north-west, north-east.
inline constexpr std::array<Hex, 6> hex_directions{{{0, 2}, {1, 1}, {1, -1}, {0, -2}, {-1, -1}, {-1, 1}}};

[[nodiscard]] constexpr Hex operator+(Hex a, Hex b) {
    return {a.row + b.row, a.x2 + b.x2};
}

/// Steps from hex to hex, whatever lies between.
[[nodiscard]] constexpr int hex_distance(Hex a, Hex b) {
    const int rows = a.row < b.row ? b.row - a.row : a.row - b.row;
    const int across = a.x2 < b.x2 ? b.x2 - a.x2 : a.x2 - b.x2;
    return across <= rows ? rows : rows + (across - rows) / 2;
}

[[nodiscard]] constexpr bool are_neighbours(Hex a, Hex b) {
    return hex_distance(a, b) == 1;
}

} // namespace automa::core
