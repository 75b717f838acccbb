// The way of a moved piece over a map: a bow that passes beside what stands between.
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <span>

namespace automa::app {

struct MapArrow {
    QPointF from;
    QPointF bend; // of the quadratic curve
    QPointF to;

    [[nodiscard]] QPointF at(double part) const;
    [[nodiscard]] QPainterPath shaft(double head) const;
    /// The triangle at its end.
    [[nodiscard]] QPainterPath tip(double head) const;
};

/// From the edge of one thing to the edge of another (`clear` board units from their middles), bent to the
/// side on which it crosses the fewest obstacles, and no more than needed.
[[nodiscard]] MapArrow arrowAround(QPointF from, QPointF to, double clear, std::span<const QRectF> obstacles);

/// How much of the curve lies on obstacles, 0 to 1.
[[nodiscard]] double coveredPart(const MapArrow& arrow, std::span<const QRectF> obstacles);

} // namespace automa::app
