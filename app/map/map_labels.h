// Where words on plates stand beside their places: near them, over none of the others.
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QSizeF>

#include <span>
#include <vector>

namespace automa::app {

struct MapLabelSpot {
    QRectF place; // what the words are about
    QSizeF size;  // of their plate
};

/// One plate for each, in their order: above its place if that covers nothing, else below it, beside it or at
/// a corner; where nothing is free, what covers least. `kept` is to be seen, `board` is not to be left.
[[nodiscard]] std::vector<QRectF> labelBoxes(std::span<const MapLabelSpot> spots,
                                             std::span<const QRectF> kept, const QRectF& board);

/// A plate with a point that leads to `toward`.
[[nodiscard]] QPainterPath labelShape(const QRectF& box, QPointF toward);

} // namespace automa::app
