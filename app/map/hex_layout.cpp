#include "app/map/hex_layout.h"

#include <algorithm>
#include <array>

namespace automa::app {

using core::Hex;

HexLayout::HexLayout(std::span<const Hex> hexes, QMarginsF margins, bool turned) : turned_(turned) {
    if (hexes.empty())
        return;
    const auto [top, bottom] = std::ranges::minmax(hexes, {}, &Hex::row);
    const auto [left, right] = std::ranges::minmax(hexes, {}, &Hex::x2);
    origin_ = {margins.left() + width / 2 - left.x2 * width / 2,
               margins.top() + radius - top.row * row_height};
    bounds_ = {0, 0, (right.x2 - left.x2) * width / 2 + width + margins.left() + margins.right(),
               (bottom.row - top.row) * row_height + 2 * radius + margins.top() + margins.bottom()};
}

QPointF HexLayout::turn(QPointF point) const {
    return turned_ ? QPointF(bounds_.right(), bounds_.bottom()) - point : point;
}

QPointF HexLayout::centre(Hex hex) const {
    return turn(origin_ + QPointF(hex.x2 * width / 2, hex.row * row_height));
}

QPolygonF HexLayout::outline(Hex hex, double grown) const {
    const QPointF middle = centre(hex);
    const double half = width / 2 + grown;
    const double far = half * 2 / std::sqrt(3.0);
    return QPolygonF({middle + QPointF(0, -far), middle + QPointF(half, -far / 2),
                      middle + QPointF(half, far / 2), middle + QPointF(0, far),
                      middle + QPointF(-half, far / 2), middle + QPointF(-half, -far / 2)});
}

QRectF HexLayout::frame(Hex hex) const {
    const QPointF middle = centre(hex);
    return {middle.x() - width / 2, middle.y() - radius, width, 2 * radius};
}

QLineF HexLayout::edge(Hex a, Hex b, double trimmed) const {
    const QPointF from = centre(a);
    const QPointF to = centre(b);
    const QPointF middle = (from + to) / 2;
    const QPointF along = (to - from) / QLineF(from, to).length();
    const QPointF half = QPointF(-along.y(), along.x()) * (radius / 2 - trimmed);
    return {middle - half, middle + half};
}

QRectF HexLayout::row(int number) const {
    const double middle = centre({number, 0}).y();
    return {bounds_.left(), middle - row_height / 2, bounds_.width(), row_height};
}

Hex HexLayout::at(QPointF point) const {
    const QPointF flat = turn(point) - origin_;
    const int row = static_cast<int>(std::lround(flat.y() / row_height));
    Hex best;
    double least = -1;
    for (const int r : {row - 1, row, row + 1}) {
        // In a row only every second x2 is a hex: those of the row's own parity.
        const double wanted = flat.x() / (width / 2);
        int x2 = static_cast<int>(std::lround(wanted));
        if (((x2 + r) % 2 + 2) % 2 != 0)
            x2 += wanted > x2 ? 1 : -1;
        const double away = std::hypot(flat.x() - x2 * width / 2, flat.y() - r * row_height);
        if (least < 0 || away < least) {
            least = away;
            best = {r, x2};
        }
    }
    return best;
}

} // namespace automa::app
