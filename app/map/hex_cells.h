// What a game says of the hexes of its map. Numbers that stand for terrains, owners and kinds are the game's
// own; its ink has a colour for each.
#pragma once

#include "model/core/hex.h"

#include <QString>

#include <vector>

namespace automa::app {

/// Where a piece stands on its hex.
enum class HexSpot { middle, foot_left, foot_right };

struct HexPiece {
    int kind = 0;
    int owner = 0;
    int count = 1;
    QString text{};    // in or on the piece
    bool mine = false; // told without colour too: on a base line, round, …
    HexSpot spot = HexSpot::middle;
    friend bool operator==(const HexPiece&, const HexPiece&) = default;
};

struct HexCell {
    core::Hex at{};
    QString id{};
    QString code{}; // drawn on it; may be empty
    int fill = 0;   // which of the ink's fills
    int rim = -1;   // a tile lies on it: this fill stays at the rim
    int glyph = -1;
    double scale = 1;    // of its width
    bool faint = false;  // not in play: dashed
    bool ground = false; // water and the like: drawn, but no place to tap
    int frame = -1;      // a frame of this fill around it
    int owner = -1;      // whose it is: its code stands in that side's ink
    std::vector<HexPiece> pieces{};
    friend bool operator==(const HexCell&, const HexCell&) = default;
};

/// Something along the edge between two neighbours (a river), or from middle to middle (a bridge).
struct HexLink {
    enum class Kind { edge, span };
    core::Hex a{};
    core::Hex b{};
    Kind kind = Kind::edge;
    int owner = -1;
    friend bool operator==(const HexLink&, const HexLink&) = default;
};

} // namespace automa::app
