// The ground of the map and the order of its layers.
#include "app/barrage/map/map_painter.h"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>

#include <algorithm>
#include <cmath>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr double codes_from = 0.38; // pixels a unit
constexpr double code_size = 22;
constexpr double least_code = 12;   // pixels, of what is lifted out of the map
constexpr double largest_code = 60; // units, or it would cover what it names

/// In a size that hinting does not bend, around their middle. The map says the same few words over and over,
/// and to look the letters up in the font takes longer than to fill them.
const QPainterPath& letters(const QString& family, const QString& words) {
    thread_local QHash<std::pair<QString, QString>, QPainterPath> known;
    QPainterPath& path = known[{family, words}];
    if (path.isEmpty() && !words.isEmpty()) {
        QFont font(family);
        font.setPixelSize(64);
        font.setBold(true);
        const QFontMetricsF metrics(font);
        path.addText(-metrics.horizontalAdvance(words) / 2, metrics.capHeight() / 2, font, words);
    }
    return path;
}

} // namespace

QRectF drawnReach(const MapGeometry& geometry, const DrawnPlace& place, SpaceId space) {
    constexpr double around = 30;
    const auto widened = [](const QRectF& part) { return part.adjusted(-around, -around, around, around); };
    const QRectF frame = widened(geometry.box(space));
    if (place.kind == SpaceKind::powerhouse)
        return frame;
    if (place.kind == SpaceKind::dam) // elevations, and drops above them
        return frame.adjusted(0, -2 * map_size::slab - 40, 0, 0);
    const std::size_t conduit = index_in_kind(space);
    const QLineF inlet = geometry.inlet(conduit);
    return widened(frame).adjusted(0, -around, 0, 0) | widened(geometry.pipe(conduit).controlPointRect())
           | widened(QRectF(inlet.p1(), inlet.p2()).normalized());
}

MapPainter::MapPainter(QPainter& painter, const MapGeometry& geometry, const DrawnBoard& scene,
                       const MapColours& colours, double unit, const QRectF& area)
    : painter_(painter), geometry_(geometry), scene_(scene), colours_(colours), unit_(unit),
      sight_(area.isEmpty() ? geometry.bounds() : area) {
    painter_.setRenderHint(QPainter::Antialiasing);
    if (painter_.hasClipping())
        sight_ &= painter_.clipBoundingRect();
}

void MapPainter::board() {
    regions();
    contours();
    peaks();
    regionNames();
    water();
    sites();
    std::vector<SpaceId> pipes;
    for (std::size_t i = 0; i < conduit_count; ++i)
        if (inSight(conduit_space(i)))
            pipes.push_back(conduit_space(i));
    for (const SpaceId space : pipes)
        if (!scene_.place(space).built())
            freePipe(space);
    for (const SpaceId space : pipes)
        if (scene_.place(space).built())
            builtPipe(space);
    for (std::size_t i = 0; i < powerhouse_space_count; ++i)
        if (const SpaceId space = powerhouse_space(i); inSight(space))
            powerhouse(space, scene_.place(space).owner, colours_.site);
    for (std::size_t i = 0; i < dam_space_count; ++i)
        if (const SpaceId space = dam_space(i); inSight(space)) {
            damSpace(space);
            dropsAbove(space);
        }
    for (const SpaceId space : pipes)
        plate(space);
    for (std::size_t i = 0; i < scene_.headstream_drops.size(); ++i)
        if (inSight(geometry_.headstream(i).adjusted(-4, -4, 4, 4)))
            headstream(i);
    for (int basin = 1; basin <= static_cast<int>(basin_count); ++basin)
        badge(basin);
}

void MapPainter::regions() {
    double top = geometry_.bounds().top();
    for (std::size_t i = 0; i < colours_.regions.size(); ++i) {
        const bool last = i + 1 == colours_.regions.size();
        const double bottom =
            last ? geometry_.bounds().bottom() : geometry_.regionBottom(static_cast<Region>(i));
        QPainterPath band(QPointF(geometry_.bounds().left(), geometry_.bounds().bottom()));
        band.lineTo(geometry_.bounds().left(), top);
        if (i > 0) // land does not end in a ruled line
            for (int step = 0; step < 5; ++step) {
                const double x = geometry_.bounds().width() / 5 * (step + 1);
                const double swell = step % 2 == 0 ? -14 : 9;
                band.quadTo(x - 100, top + swell, x, top);
            }
        band.lineTo(geometry_.bounds().right(), top);
        band.lineTo(geometry_.bounds().bottomRight());
        painter_.fillPath(band, colours_.regions[i]);
        top = bottom;
    }
}

void MapPainter::contours() {
    QColor line = colours_.contour;
    line.setAlphaF(0.75F);
    painter_.setPen(QPen(line, std::max(1.4, 0.8 / unit_)));
    painter_.setBrush(Qt::NoBrush);
    int number = 0;
    for (double y = 120; y < geometry_.bounds().bottom(); y += 56, ++number) {
        if (y + 40 < sight_.top() || y - 40 > sight_.bottom())
            continue;
        QPainterPath contour(QPointF(0, y));
        const double phase = number * 1.7;
        for (int x = 0; x < 1000; x += 125)
            contour.quadTo(x + 62, y + 18 * std::sin(phase + x / 160.0), x + 125,
                           y + 9 * std::sin(phase * 1.3 + x / 210.0));
        painter_.drawPath(contour);
    }
}

void MapPainter::peaks() {
    constexpr double top = 58;
    if (sight_.top() > top + 100)
        return;
    painter_.setPen(
        QPen(colours_.contour, std::max(2.0, 0.9 / unit_), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const double x : {60.0, 290.0, 520.0, 745.0, 965.0}) {
        painter_.drawPolyline(QPolygonF({{x - 76, top + 76}, {x, top}, {x + 76, top + 76}}));
        painter_.drawPolyline(QPolygonF(
            {{x - 24, top + 24}, {x - 8, top + 18}, {x, top + 30}, {x + 10, top + 17}, {x + 24, top + 24}}));
    }
}

void MapPainter::regionNames() {
    double top = 110;
    for (std::size_t i = 0; i < scene_.regions.size(); ++i) {
        const double bottom = i + 1 == scene_.regions.size() ? geometry_.bounds().bottom()
                                                             : geometry_.regionBottom(static_cast<Region>(i));
        if (inSight({0, top, 40, bottom - top})) {
            painter_.save();
            painter_.translate(19, (top + bottom) / 2);
            painter_.rotate(-90);
            text({0, 0}, scene_.regions[i].toUpper(), 19, colours_.text2, colours_.regions[i]);
            painter_.restore();
        }
        top = bottom;
    }
}

void MapPainter::water() {
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(colours_.river, map_size::river, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    const auto drawSeen = [this](const QPainterPath& path) {
        constexpr double edge = map_size::river;
        if (inSight(path.controlPointRect().adjusted(-edge, -edge, edge, edge)))
            painter_.drawPath(path);
    };
    std::ranges::for_each(geometry_.rivers(), drawSeen);
    painter_.setPen(QPen(colours_.poolLine, 2));
    painter_.setBrush(colours_.pool);
    std::ranges::for_each(geometry_.pools(), drawSeen);
}

void MapPainter::sites() {
    for (int basin = 1; basin <= static_cast<int>(basin_count); ++basin) {
        if (geometry_.site(basin).isEmpty())
            continue;
        const bool pool = basin > 10; // the last basins have no dams: their water is the powerhouses' own
        painter_.setPen(QPen(pool ? colours_.poolLine : colours_.contour, 2));
        painter_.setBrush(pool ? colours_.pool : colours_.site);
        painter_.drawRoundedRect(geometry_.site(basin), 14, 14);
    }
}

void MapPainter::text(QPointF middle, const QString& words, double size, const QColor& colour,
                      const QColor& halo) {
    const QPainterPath& shape = letters(colours_.family, words);
    painter_.save();
    painter_.translate(middle);
    painter_.scale(size / 64, size / 64);
    if (halo.isValid())
        painter_.strokePath(shape, QPen(halo, 64 * 0.24, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.fillPath(shape, colour);
    painter_.restore();
}

void MapPainter::badge(int basin) {
    const QPointF at = geometry_.badge(basin);
    constexpr double radius = map_size::badge;
    if (!inSight({at.x() - radius, at.y() - radius, 2 * radius, 2 * radius}))
        return;
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(colours_.text);
    painter_.drawEllipse(at, radius, radius);
    text(at, QString::number(basin), 32, colours_.ground);
}

void MapPainter::plate(SpaceId space) {
    const DrawnPlace& place = scene_.place(space);
    const QPointF at = geometry_.centre(space);
    const auto power = static_cast<std::size_t>(place.power);
    painter_.setPen(QPen(colours_.power[power], 9));
    painter_.drawLine(geometry_.inlet(index_in_kind(space)));
    if (place.built())
        ownerSquare(space);
    painter_.setPen(QPen(colours_.text, 3));
    painter_.setBrush(colours_.power[power]);
    painter_.drawEllipse(at, map_size::plate, map_size::plate);
    text(at, QString::number(place.power), 29, colours_.powerInk[power]);
    if (unit_ >= codes_from || lifting_)
        code(space, colours_.text);
}

void MapPainter::code(SpaceId space, const QColor& colour) {
    const double size = lifting_ ? std::clamp(least_code / unit_, code_size, largest_code) : code_size;
    text(geometry_.centre(space) - QPointF(0, map_size::plate + 5 + size / 2), scene_.place(space).code, size,
         colour, colours_.ground);
}

void MapPainter::headstream(std::size_t index) {
    const QRectF box = geometry_.headstream(index);
    QPainterPath plate;
    plate.addRoundedRect(box, 14, 14);
    painter_.fillPath(plate, colours_.surface);
    painter_.save();
    painter_.setClipPath(plate, Qt::IntersectClip);
    const QRectF dark(box.left(), box.top(), 54, box.height());
    painter_.fillRect(dark, colours_.text);
    painter_.restore();
    painter_.setPen(QPen(colours_.text, 3));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPath(plate);
    text(dark.center(), QString(QChar(u'A' + static_cast<char16_t>(index))), 44, colours_.ground);
    const int drops = scene_.headstream_drops[index];
    const QPointF room(box.left() + 54 + (box.width() - 54) / 2, box.center().y());
    if (drops > 3) {
        drop(room - QPointF(20, 0), 36);
        text(room + QPointF(20, 0), QString::number(drops), 36, colours_.text);
        return;
    }
    for (int i = 0; i < drops; ++i)
        drop(room + QPointF((i - (drops - 1) / 2.0) * 34, 0), 36);
}

} // namespace automa::app::barrage_app
