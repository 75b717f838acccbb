#include "app/barrage/map/map_geometry.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

// The layout's y is where a piece stands; its middle lies this much higher.
constexpr double rise = 14;
constexpr double pool_above_upper = 93;
constexpr double pool_above_lower = 105;
constexpr double pool_below = 18;
constexpr double corner = 22;

QPointF lifted(QPointF point) {
    return point - QPointF(0, rise);
}

/// A curve through all points (Catmull-Rom).
QPainterPath smooth(const MapPoints& points) {
    QPainterPath path(points.front());
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const QPointF before = points[i == 0 ? 0 : i - 1];
        const QPointF after = points[std::min(i + 2, points.size() - 1)];
        path.cubicTo(points[i] + (points[i + 1] - before) / 6, points[i + 1] - (after - points[i]) / 6,
                     points[i + 1]);
    }
    return path;
}

QPointF towards(QPointF from, QPointF to, double distance) {
    QLineF line(from, to);
    line.setLength(std::min(distance, line.length() / 2));
    return line.p2();
}

/// Straight lines with round corners.
QPainterPath rounded(const MapPoints& points) {
    QPainterPath path(points.front());
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        path.lineTo(towards(points[i], points[i - 1], corner));
        path.quadTo(points[i], towards(points[i], points[i + 1], corner));
    }
    path.lineTo(points.back());
    return path;
}

/// A tapering pool with soft upper corners.
QPainterPath tapered(QPointF middle, double top, double bottom, double topWidth, double bottomWidth) {
    constexpr double soft = 10;
    const double x = middle.x();
    QPainterPath path(QPointF(x - topWidth / 2 + soft, top));
    path.lineTo(x + topWidth / 2 - soft, top);
    path.quadTo(x + topWidth / 2, top, x + topWidth / 2 - 1, top + soft);
    path.lineTo(x + bottomWidth / 2, bottom);
    path.lineTo(x - bottomWidth / 2, bottom);
    path.lineTo(x - topWidth / 2 + 1, top + soft);
    path.quadTo(x - topWidth / 2, top, x - topWidth / 2 + soft, top);
    path.closeSubpath();
    return path;
}

void follow(QPolygonF& way, const QPainterPath& path) {
    const auto polygons = path.toSubpathPolygons();
    for (const QPolygonF& polygon : polygons)
        way += polygon;
}

} // namespace

MapGeometry::MapGeometry(const Catalogue& facts, const MapLayout& layout)
    : facts_(facts), bounds_(0, 0, layout.size.width(), layout.size.height() - rise) {
    std::ranges::transform(layout.region_bottom, region_bottom_.begin(), [](double y) { return y - rise; });
    for (std::size_t h = 0; h < headstreams_.size(); ++h) {
        headstreams_[h] = QRectF(0, 0, 164, 84);
        headstreams_[h].moveCenter(lifted(layout.headstreams[h]));
    }
    placeSpaces();
    placeWater(layout);
    placePipes(layout);
}

void MapGeometry::placeSpaces() {
    for (std::size_t i = 0; i < space_count; ++i)
        centres_[i] = lifted(QPointF(facts_.spaces[i].x, facts_.spaces[i].y));
    for (int basin = 1; basin <= static_cast<int>(basin_count); ++basin) {
        QRectF ground;
        for (const SpaceId space : facts_.basin(basin).powerhouses)
            ground |= box(space);
        if (!ground.isEmpty())
            sites_[static_cast<std::size_t>(basin)] = ground.adjusted(-25, -8, 25, 8);
        const auto& dams = facts_.basin(basin).dams;
        if (dams.empty())
            continue;
        const QPointF upper = centre(dams[0]);
        const QPointF lower = centre(dams[1]);
        pools_.push_back(tapered(upper, upper.y() - pool_above_upper, upper.y() + pool_below, 120, 100));
        pools_.push_back(tapered(lower, lower.y() - pool_above_lower, lower.y() + pool_below, 108, 96));
    }
}

QPointF MapGeometry::poolTop(int basin) const {
    return centre(facts_.basin(basin).dams[0]) - QPointF(0, pool_above_upper - 4);
}

QPointF MapGeometry::inflow(int basin) const {
    return site(basin).isEmpty() ? poolTop(basin) : site(basin).center();
}

void MapGeometry::placeWater(const MapLayout& layout) {
    for (const RiverWay& river : layout.rivers) {
        MapPoints points;
        const bool fromHeadstream = river.from.size() == 1 && river.from[0] >= 'A';
        if (fromHeadstream) {
            points.push_back(headstreams_[static_cast<std::size_t>(river.from[0] - 'A')].center());
        } else {
            const Basin& basin = facts_.basin(std::stoi(river.from));
            points.push_back(basin.dams.empty() ? site(std::stoi(river.from)).center()
                                                : centre(basin.dams[1]) + QPointF(0, pool_below - 4));
        }
        std::ranges::transform(river.points, std::back_inserter(points), lifted);
        if (river.to.starts_with("exit"))
            points.push_back(QPointF(points.back().x(), bounds_.bottom() + map_size::river));
        else if (fromHeadstream)
            points.push_back(poolTop(std::stoi(river.to)));
        else
            points.push_back(
                {(points.back().x() + inflow(std::stoi(river.to)).x()) / 2, inflow(std::stoi(river.to)).y()});
        rivers_.push_back(smooth(points));
    }
    for (int basin = 1; basin <= static_cast<int>(basin_count); ++basin) {
        const auto& dams = facts_.basin(basin).dams;
        if (dams.empty())
            continue;
        rivers_.push_back(smooth({centre(dams[0]), centre(dams[1]) - QPointF(0, pool_above_lower - 8)}));
        if (!site(basin).isEmpty())
            rivers_.push_back(smooth({site(basin).center(), poolTop(basin)}));
    }
}

void MapGeometry::placePipes(const MapLayout& layout) {
    for (std::size_t i = 0; i < pipes_.size(); ++i) {
        const SpaceId space = conduit_space(i);
        const QPointF plate = centre(space);
        MapPoints points = {plate};
        std::ranges::transform(layout.pipes[i], std::back_inserter(points), lifted);
        pipes_[i] = rounded(points);
        const double pool = centre(facts_.basin(facts_.space(space).basin).dams[1]).x();
        const double edge = pool + (plate.x() < pool ? -46.0 : 46.0);
        inlets_[i] = QLineF(plate, QPointF(edge, plate.y()));
    }
}

QRectF MapGeometry::box(SpaceId space) const {
    const QPointF at = centre(space);
    switch (facts_.space(space).kind) {
    case SpaceKind::dam:
        return {at.x() - map_size::dam_top / 2, at.y() - map_size::dam_height / 2, map_size::dam_top,
                map_size::dam_height};
    case SpaceKind::conduit:
        return {at.x() - map_size::plate, at.y() - map_size::plate, 2 * map_size::plate, 2 * map_size::plate};
    case SpaceKind::powerhouse:
        break;
    }
    constexpr double size = map_size::powerhouse;
    return {at.x() - size / 2, at.y() - size / 2, size, size};
}

QPointF MapGeometry::badge(int basin) const {
    const auto& dams = facts_.basin(basin).dams;
    if (dams.empty())
        return site(basin).bottomLeft() + QPointF(-16, -26);
    return centre(dams[0]) + QPointF(-79, -48);
}

QPolygonF MapGeometry::dam(SpaceId space, double by) const {
    const QPointF at = centre(space);
    const double top = map_size::dam_top / 2 + by * 1.2;
    const double bottom = map_size::dam_bottom / 2 + by * 0.85;
    const double half = map_size::dam_height / 2 + by;
    return QPolygonF({at + QPointF(-top, -half), at + QPointF(top, -half), at + QPointF(bottom, half),
                      at + QPointF(-bottom, half)});
}

QRectF MapGeometry::slab(SpaceId space, int level) const {
    const QRectF base = box(space);
    return {base.left(), base.top() - level * map_size::slab, base.width(), map_size::slab};
}

QPolygonF MapGeometry::powerhouse(SpaceId space) const {
    const QPointF origin = box(space).topLeft() + QPointF(1, 1);
    QPolygonF roof(
        {{0, 36}, {0, 17}, {11, 8}, {11, 17}, {22, 8}, {22, 17}, {28, 12}, {28, 0}, {36, 0}, {36, 36}});
    roof.translate(origin);
    return roof;
}

void MapGeometry::runDown(QPolygonF& way, int basin, const WaterPlace& to) const {
    while (basin != 0) {
        way << inflow(basin);
        if (to.kind == WaterKind::powerhouse && to.index == basin)
            return;
        for (const SpaceId dam : facts_.basin(basin).dams) {
            way << centre(dam) - QPointF(0, 40);
            if (to.kind == WaterKind::dam && to.index == dam.index())
                return;
        }
        follow(way, rivers_[headstreams_.size() + static_cast<std::size_t>(basin) - 1]);
        basin = facts_.basin(basin).next;
    }
}

QPolygonF MapGeometry::dropWay(const WaterPlace& from, const WaterPlace& to,
                               std::optional<SpaceId> through) const {
    QPolygonF way;
    if (from.kind == WaterKind::supply) {
        const QPointF end = to.kind == WaterKind::headstream ? headstream(to.index).center()
                            : to.kind == WaterKind::dam      ? centre(SpaceId(to.index)) - QPointF(0, 40)
                                                             : bounds_.center();
        return QPolygonF({QPointF(end.x(), std::max(0.0, end.y() - 60)), end});
    }
    if (from.kind == WaterKind::headstream) {
        follow(way, rivers_[from.index]);
        runDown(way, facts_.headstream_basin[from.index], to);
        return way;
    }
    if (from.kind == WaterKind::powerhouse) {
        runDown(way, from.index, to);
        return way;
    }
    const SpaceId dam(from.index);
    way << centre(dam) - QPointF(0, 40);
    if (through) {
        way << inlets_[index_in_kind(*through)].p2();
        follow(way, pipe(index_in_kind(*through)));
        runDown(way, facts_.space(*through).destination, to);
        return way;
    }
    const int basin = facts_.space(dam).basin;
    follow(way, rivers_[headstreams_.size() + static_cast<std::size_t>(basin) - 1]);
    runDown(way, facts_.basin(basin).next, to);
    return way;
}

} // namespace automa::app::barrage_app
