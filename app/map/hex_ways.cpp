#include "app/map/hex_ways.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace automa::app {

namespace {

constexpr int samples = 40;
/// Parts of the length by which the bow is pushed aside, the least first; both sides of each are tried.
constexpr double bends[] = {0.0, 0.08, 0.16, 0.24, 0.34, 0.46, 0.6};

QPointF unitOf(QPointF way) {
    const double length = std::hypot(way.x(), way.y());
    return length > 0 ? way / length : QPointF(0, -1);
}

} // namespace

QPointF MapArrow::at(double part) const {
    const double rest = 1 - part;
    return from * (rest * rest) + bend * (2 * rest * part) + to * (part * part);
}

QPainterPath MapArrow::shaft(double head) const {
    const QPointF end = to - unitOf(to - bend) * head * 0.8;
    QPainterPath path(from);
    path.quadTo(bend, end);
    return path;
}

QPainterPath MapArrow::tip(double head) const {
    const QPointF along = unitOf(to - bend);
    const QPointF across(-along.y(), along.x());
    const QPointF foot = to - along * head;
    QPainterPath path(to);
    path.lineTo(foot + across * head * 0.5);
    path.lineTo(foot - across * head * 0.5);
    path.closeSubpath();
    return path;
}

double coveredPart(const MapArrow& arrow, std::span<const QRectF> obstacles) {
    int covered = 0;
    for (int i = 0; i <= samples; ++i) {
        const QPointF point = arrow.at(static_cast<double>(i) / samples);
        covered += std::ranges::any_of(obstacles, [&](const QRectF& box) { return box.contains(point); });
    }
    return static_cast<double>(covered) / (samples + 1);
}

MapArrow arrowAround(QPointF from, QPointF to, double clear, std::span<const QRectF> obstacles) {
    const double length = QLineF(from, to).length();
    const QPointF along = unitOf(to - from);
    const QPointF across(-along.y(), along.x());
    const QPointF middle = (from + to) / 2;
    MapArrow best{from, middle, to};
    double least = std::numeric_limits<double>::max();
    for (const double bend : bends)
        for (const double side : {-1.0, 1.0}) {
            const QPointF over = middle + across * (2 * side * bend * length); // a curve reaches half as far
            const double gap = std::min(clear, length * 0.4);
            const MapArrow tried{from + unitOf(over - from) * gap, over, to + unitOf(over - to) * gap};
            // A longer bow is worth it only if it covers less; above is preferred to below.
            const double cost =
                coveredPart(tried, obstacles) + 0.12 * bend + (over.y() > middle.y() ? 0.01 : 0);
            if (cost < least) {
                least = cost;
                best = tried;
            }
        }
    return best;
}

} // namespace automa::app
