// The way of a moved piece over a map: a bow that passes beside what stands between.
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <span>

namespace automa::app {

struct MapArrow {
    QPointF from;
    QPointF leaving;  // the two points that
    QPointF arriving; // pull the cubic curve
    QPointF to;

    [[nodiscard]] QPointF at(double part) const;
    [[nodiscard]] QPainterPath shaft(double head) const;
    /// The triangle at its end.
    [[nodiscard]] QPainterPath tip(double head) const;
};

/// From the edge of one thing to the edge of another (`clear` board units from their middles), bent to the
/// side on which it crosses the fewest obstacles, and no more than needed; `within` is left by no bow that
/// can stay inside.
[[nodiscard]] MapArrow arrowAround(QPointF from, QPointF to, double clear, std::span<const QRectF> obstacles,
                                   const QRectF& within);

/// Where a way between two places may pass: both with `room` around them, as far as the board goes. What
/// shows the two shows the way too.
[[nodiscard]] QRectF roomOfWay(QPointF from, QPointF to, double room, const QRectF& board);

/// How much of the curve lies on obstacles, 0 to 1.
[[nodiscard]] double coveredPart(const MapArrow& arrow, std::span<const QRectF> obstacles);

} // namespace automa::app
