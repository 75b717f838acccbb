// Where the hexes of a map lie, in board units: pointy-top, each 100 wide. A map turned by 180° keeps its
// frame.
#pragma once

#include "model/core/hex.h"

#include <QLineF>
#include <QMarginsF>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <cmath>
#include <optional>
#include <span>

namespace automa::app {

class HexLayout {
public:
    static constexpr double width = 100;
    static constexpr double radius = 57.735026918962575; // from the middle to a corner
    static constexpr double row_height = 1.5 * radius;

    HexLayout() = default;
    /// Around these hexes, with a margin for what stands at the edge.
    explicit HexLayout(std::span<const core::Hex> hexes, QMarginsF margins = {}, bool turned = false);

    [[nodiscard]] const QRectF& bounds() const { return bounds_; }
    [[nodiscard]] bool turned() const { return turned_; }
    [[nodiscard]] QPointF centre(core::Hex hex) const;
    /// The corners, from the top one on; `grown` board units further out (or in).
    [[nodiscard]] QPolygonF outline(core::Hex hex, double grown = 0) const;
    /// The frame around one hex.
    [[nodiscard]] QRectF frame(core::Hex hex) const;
    /// The edge that two neighbours share, cut short by `trimmed` at both ends. Contract: they are
    /// neighbours.
    [[nodiscard]] QLineF edge(core::Hex a, core::Hex b, double trimmed = 0) const;
    /// A row from one margin to the other.
    [[nodiscard]] QRectF row(int number) const;
    /// The hex that a point lies in, of the whole plane.
    [[nodiscard]] core::Hex at(QPointF point) const;

private:
    [[nodiscard]] QPointF turn(QPointF point) const;

    QPointF origin_;
    QRectF bounds_;
    bool turned_ = false;
};

} // namespace automa::app
