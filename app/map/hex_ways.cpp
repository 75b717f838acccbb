#include "app/map/hex_ways.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace automa::app {

namespace {

constexpr int samples = 40;
/// Parts of the length by which the bow is pushed aside, the least first; both sides of each are tried.
constexpr double bends[] = {0.0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.36, 0.43, 0.5, 0.6};
/// How far along the way each end pulls, in parts of the length: little is a steep end.
constexpr double pulls[] = {0.3, 0.15, 0.0, 0.5};

QPointF unitOf(QPointF way) {
    const double length = std::hypot(way.x(), way.y());
    return length > 0 ? way / length : QPointF(0, -1);
}

/// How much of the curve meets a condition, 0 to 1.
template <class Condition>
double partOf(const MapArrow& arrow, const Condition& met) {
    int count = 0;
    for (int i = 0; i <= samples; ++i)
        count += met(arrow.at(static_cast<double>(i) / samples));
    return static_cast<double>(count) / (samples + 1);
}

} // namespace

QPointF MapArrow::at(double part) const {
    const double rest = 1 - part;
    return from * (rest * rest * rest) + leaving * (3 * rest * rest * part)
           + arriving * (3 * rest * part * part) + to * (part * part * part);
}

QPainterPath MapArrow::shaft(double head) const {
    QPainterPath path(from);
    path.cubicTo(leaving, arriving, to - unitOf(to - arriving) * head * 0.8);
    return path;
}

QPainterPath MapArrow::tip(double head) const {
    const QPointF along = unitOf(to - arriving);
    const QPointF across(-along.y(), along.x());
    const QPointF foot = to - along * head;
    QPainterPath path(to);
    path.lineTo(foot + across * head * 0.5);
    path.lineTo(foot - across * head * 0.5);
    path.closeSubpath();
    return path;
}

double coveredPart(const MapArrow& arrow, std::span<const QRectF> obstacles) {
    return partOf(arrow, [&](QPointF point) {
        return std::ranges::any_of(obstacles, [&](const QRectF& box) { return box.contains(point); });
    });
}

QRectF roomOfWay(QPointF from, QPointF to, double room, const QRectF& board) {
    return QRectF(from, to).normalized().adjusted(-room, -room, room, room).intersected(board);
}

MapArrow arrowAround(QPointF from, QPointF to, double clear, std::span<const QRectF> obstacles,
                     const QRectF& within) {
    const double length = QLineF(from, to).length();
    const QPointF along = unitOf(to - from);
    const QPointF across(-along.y(), along.x());
    const double gap = std::min(clear, length * 0.4);
    MapArrow best{from, from, to, to};
    double least = std::numeric_limits<double>::max();
    const auto attempt = [&](double bend, double side, double leaving, double arriving) {
        // A longer or steeper bow is worth it only if it covers less; above is preferred to below.
        const QPointF aside = across * (side * bend * length * 4 / 3);
        const double price = 0.12 * bend + 0.04 * (std::abs(leaving - 0.3) + std::abs(arriving - 0.3))
                             + (aside.y() > 0 ? 0.01 : 0);
        if (price >= least)
            return;
        MapArrow tried{from, from + along * (leaving * length) + aside,
                       to - along * (arriving * length) + aside, to};
        tried.from += unitOf(tried.leaving - from) * gap;
        tried.to += unitOf(tried.arriving - to) * gap;
        const double outside = partOf(tried, [&](QPointF point) { return !within.contains(point); });
        const double cost = price + 10 * outside + 3 * coveredPart(tried, obstacles);
        if (cost < least) {
            least = cost;
            best = tried;
        }
    };
    for (const double bend : bends)
        for (const double side : {-1.0, 1.0})
            for (const double leaving : pulls)
                for (const double arriving : pulls)
                    if (bend > 0 || (leaving > 0 && arriving > 0))
                        attempt(bend, side, leaving, arriving);
    return best;
}

} // namespace automa::app
