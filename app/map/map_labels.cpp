#include "app/map/map_labels.h"

#include <QLineF>
#include <QPolygonF>

#include <algorithm>
#include <limits>

namespace automa::app {
namespace {

constexpr double gap = 14; // board units between a place and its plate

double common(const QRectF& a, const QRectF& b) {
    const QRectF both = a & b;
    return both.width() * both.height();
}

QPointF nearestIn(const QRectF& box, QPointF point) {
    return {std::clamp(point.x(), box.left(), box.right()), std::clamp(point.y(), box.top(), box.bottom())};
}

} // namespace

std::vector<QRectF> labelBoxes(std::span<const MapLabelSpot> spots, std::span<const QRectF> kept,
                               const QRectF& board) {
    constexpr QPointF sides[] = {{0, -1}, {0, 1}, {1, 0}, {-1, 0}, {1, -1}, {-1, -1}, {1, 1}, {-1, 1}};
    std::vector<QRectF> boxes;
    for (const MapLabelSpot& spot : spots) {
        const QPointF away((spot.place.width() + spot.size.width()) / 2 + gap,
                           (spot.place.height() + spot.size.height()) / 2 + gap);
        QRectF best;
        double least = std::numeric_limits<double>::max();
        for (const QPointF side : sides) {
            QRectF box(QPointF(), spot.size);
            box.moveCenter(spot.place.center() + QPointF(side.x() * away.x(), side.y() * away.y()));
            // Half a word is worse than a covered place, and two plates on each other can neither be read.
            double cost = 4 * (box.width() * box.height() - common(box, board));
            for (const QRectF& other : boxes)
                cost += 2 * common(box, other);
            for (const QRectF& place : kept)
                cost += common(box, place);
            if (cost < least) {
                least = cost;
                best = box;
            }
        }
        boxes.push_back(best);
    }
    return boxes;
}

QPainterPath labelShape(const QRectF& box, QPointF toward) {
    const double corner = box.height() * 0.2;
    QPainterPath shape;
    shape.setFillRule(Qt::WindingFill);
    shape.addRoundedRect(box, corner, corner);
    const QPointF foot = nearestIn(box, toward);
    const QLineF way(foot, toward);
    if (way.length() > 0) {
        const QLineF out = way.unitVector();
        const QPointF ahead(out.dx(), out.dy());
        const QPointF aside(-10 * ahead.y(), 10 * ahead.x());
        QPainterPath point;
        point.addPolygon(
            QPolygonF{foot - 3 * ahead + aside, toward, foot - 3 * ahead - aside, foot - 3 * ahead + aside});
        shape = shape.united(point);
    }
    return shape;
}

} // namespace automa::app
