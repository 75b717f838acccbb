#include "app/map/hex_painter.h"

#include "app/map/hex_ways.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace automa::app {

namespace {

constexpr float veil = 0.62F;

QPen dashed(const QColor& colour, double width) {
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setDashPattern({2.4, 1.8});
    return pen;
}

QPen solid(const QColor& colour, double width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin};
}

} // namespace

void paintMapText(const MapStroke& stroke, QPointF middle, const QString& words, double size,
                  const QColor& colour, const QColor& halo) {
    if (words.isEmpty())
        return;
    // Set in a size that hinting does not bend, then scaled with the map.
    QFont font(stroke.ink.family);
    font.setPixelSize(64);
    font.setBold(true);
    const QFontMetricsF metrics(font);
    QPainterPath letters;
    letters.addText(-metrics.horizontalAdvance(words) / 2, metrics.capHeight() / 2, font, words);
    stroke.painter.save();
    stroke.painter.translate(middle);
    stroke.painter.scale(size / 64, size / 64);
    if (halo.isValid())
        stroke.painter.strokePath(letters, QPen(halo, 64 * 0.24, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    stroke.painter.fillPath(letters, colour);
    stroke.painter.restore();
}

HexPainter::HexPainter(const HexMap& map, const MapStroke& stroke)
    : map_(map), stroke_(stroke), painter_(stroke.painter), ink_(stroke.ink),
      hex_ink_(qobject_cast<const HexInk*>(&stroke.ink)) {}

bool HexPainter::seen(const HexCell& cell) const {
    return map_.layout().frame(cell.at).adjusted(-20, -20, 20, 20).intersects(stroke_.area);
}

QPainterPath HexPainter::shape(const HexCell& cell, double grown) const {
    QPainterPath path;
    path.addPolygon(map_.layout().outline(cell.at, grown - (1 - cell.scale) * HexLayout::width / 2));
    path.closeSubpath();
    return path;
}

QColor HexPainter::fillOf(int number) const {
    const QColor fill = hex_ink_ ? MapInk::at(hex_ink_->fills, number) : QColor();
    return fill.isValid() ? fill : ink_.surface;
}

void HexPainter::board() const {
    map_.paintGround(stroke_);
    for (const bool ground : {true, false}) // so that the land's edge lies over the water
        for (const HexCell& cell : map_.cells())
            if (cell.ground == ground && seen(cell))
                land(cell);
    for (const HexCell& cell : map_.cells())
        if (seen(cell))
            glyph(cell);
    links(HexLink::Kind::edge, nullptr, nullptr);
    links(HexLink::Kind::span, nullptr, nullptr);
    for (const HexCell& cell : map_.cells())
        if (seen(cell))
            content(cell);
    if (map_.style().row_names)
        rowNames();
}

void HexPainter::land(const HexCell& cell) const {
    if (cell.faint) {
        painter_.strokePath(shape(cell), dashed(ink_.line2, 2.5));
        return;
    }
    if (cell.ground) { // one water, whatever its hexes: no seams
        painter_.fillPath(shape(cell, 0.8), fillOf(cell.fill));
        return;
    }
    painter_.fillPath(shape(cell), fillOf(cell.rim >= 0 ? cell.rim : cell.fill));
    if (cell.rim >= 0) // the laid tile leaves the rim of what is printed
        painter_.fillPath(shape(cell, -7), fillOf(cell.fill));
    const QColor border = hex_ink_ && hex_ink_->border.isValid() ? hex_ink_->border : ink_.line2;
    painter_.strokePath(shape(cell), solid(border, std::max(1.5, 0.8 / stroke_.unit)));
    if (cell.frame >= 0)
        painter_.strokePath(shape(cell, -5), solid(fillOf(cell.frame), 6));
}

void HexPainter::glyph(const HexCell& cell) const {
    const bool stands =
        std::ranges::any_of(cell.pieces, [](const HexPiece& piece) { return piece.spot == HexSpot::middle; });
    if (cell.glyph < 0 || cell.faint || stands)
        return;
    QRectF box(0, 0, map_.style().glyph_size * cell.scale, map_.style().glyph_size * cell.scale);
    box.moveCenter(map_.layout().centre(cell.at) + QPointF(0, map_.style().piece_y));
    const QColor colour = hex_ink_ ? MapInk::at(hex_ink_->glyphs, cell.fill) : ink_.text2;
    map_.paintGlyph(cell, box, colour, stroke_);
}

void HexPainter::code(const HexCell& cell) const {
    if (cell.code.isEmpty() || stroke_.unit < map_.style().code_from)
        return;
    if (map_.style().choice_named)
        return tag(cell);
    const QColor owner = hex_ink_ && !cell.faint ? MapInk::at(hex_ink_->ownerInks, cell.owner) : QColor();
    named(cell, owner.isValid() ? owner : ink_.text, cell.faint ? ink_.ground : fillOf(cell.fill));
}

/// The code with the terrain's sign before it, so that the terrain is told where pieces hide the large one.
void HexPainter::named(const HexCell& cell, const QColor& colour, const QColor& halo) const {
    const double sign = cell.glyph < 0 ? 0 : map_.style().code_sign;
    const QPointF middle = map_.codeBox(cell).center();
    text(middle + QPointF(sign / 2, 0), cell.code, map_.style().code_size, colour, halo);
    if (sign <= 0)
        return;
    QRectF box(0, 0, sign, sign);
    box.moveCenter(middle - QPointF(map_.codeBox(cell).width() / 2, 0));
    map_.paintGlyph(cell, box, colour, stroke_);
}

void HexPainter::content(const HexCell& cell) const {
    code(cell);
    const std::vector<QRectF> boxes = map_.pieceBoxes(cell);
    for (std::size_t i = 0; i < boxes.size(); ++i)
        map_.paintPiece(cell.pieces[i], boxes[i], stroke_);
}

void HexPainter::whole(const HexCell& cell) const {
    land(cell);
    glyph(cell);
    content(cell);
}

/// All of a kind, or those of which both hexes are among `only`.
void HexPainter::links(HexLink::Kind kind, const core::Candidates* only, const MapHighlights* shown) const {
    const auto among = [&](core::Hex hex) {
        for (int place = 0; place < map_.placeCount(); ++place)
            if (map_.cellAt(place).at == hex)
                return only->has(static_cast<std::size_t>(place)) || place == shown->winner;
        return false;
    };
    const QColor colour = hex_ink_ && hex_ink_->link.isValid() ? hex_ink_->link : ink_.primary;
    const double width = map_.style().link_width;
    for (const bool casing : {true, false})
        for (const HexLink& link : map_.links()) {
            if (link.kind != kind || (only && !(among(link.a) || among(link.b))))
                continue;
            if (kind == HexLink::Kind::edge) {
                painter_.setPen(solid(casing ? ink_.ground : colour, casing ? width + 4.5 : width));
                painter_.drawLine(map_.layout().edge(link.a, link.b));
            } else {
                const QColor owner = hex_ink_ ? MapInk::at(hex_ink_->owners, link.owner) : QColor();
                painter_.setPen(solid(casing || !owner.isValid() ? ink_.text : owner, casing ? 20 : 13));
                painter_.drawLine(map_.layout().centre(link.a), map_.layout().centre(link.b));
            }
        }
}

void HexPainter::rowNames() const {
    constexpr double size = 30;
    constexpr double readable = 6; // pixels
    if (map_.cells().empty() || size * stroke_.unit < readable)
        return;
    const auto [top, bottom] =
        std::ranges::minmax(map_.cells(), {}, [](const HexCell& c) { return c.at.row; });
    const QRectF land = map_.layout().bounds();
    for (int row = top.at.row; row <= bottom.at.row; ++row) {
        const double y = map_.layout().row(row).center().y();
        for (const double x : {land.left() + 16, land.right() - 16})
            text({x, y}, map_.rowName(row), size, ink_.text, ink_.ground);
    }
}

void HexPainter::highlights(const MapHighlights& shown) const {
    const core::Candidates lit = shown.lit();
    const auto each = [this](const core::Candidates& set, auto draw) {
        for (const std::size_t place : set)
            if (static_cast<int>(place) < map_.placeCount() && seen(map_.cellAt(static_cast<int>(place))))
                draw(map_.cellAt(static_cast<int>(place)), static_cast<int>(place));
    };
    if (shown.veiled()) {
        QColor ground = ink_.ground;
        ground.setAlphaF(veil);
        painter_.fillRect(stroke_.area, ground);
        each(lit, [this](const HexCell& cell, int) { whole(cell); });
        links(HexLink::Kind::edge, &lit, &shown);
        each(lit, [this](const HexCell& cell, int) { content(cell); });
        if (map_.style().row_names)
            rowNames(); // above the veil: rows are what one looks for on the board
    }
    if (shown.row >= 0)
        row(shown.row);
    each(shown.out, [&](const HexCell& cell, int place) { out(cell, !shown.markAt(place)); });
    each(shown.candidates, [&](const HexCell& cell, int place) {
        if (place != shown.winner)
            candidate(cell);
    });
    each(shown.targets, [this](const HexCell& cell, int) { asked(cell); });
    for (const MapLine& each_line : shown.lines)
        if (each_line.kind != MapLine::Kind::move)
            line(each_line);
    for (const MapMark& mark : shown.marks)
        if (mark.place >= 0 && mark.place < map_.placeCount() && mark.place != shown.winner)
            badge(map_.cellAt(mark.place), mark, shown.candidates.has(static_cast<std::size_t>(mark.place)));
    if (shown.veiled() && map_.style().choice_named)
        each(shown.candidates | shown.out, [&](const HexCell& cell, int place) {
            if (place != shown.winner)
                tag(cell);
        });
}

void HexPainter::winner(const MapHighlights& shown) const {
    if (shown.winner >= 0 && shown.winner < map_.placeCount()) {
        taken(map_.cellAt(shown.winner));
        if (const MapMark* mark = shown.markAt(shown.winner))
            badge(map_.cellAt(shown.winner), *mark, true);
        flag(map_.cellAt(shown.winner), false);
    }
    if (shown.chosen >= 0 && shown.chosen < map_.placeCount()) {
        asked(map_.cellAt(shown.chosen));
        flag(map_.cellAt(shown.chosen), true);
    }
    for (const MapLine& each : shown.lines)
        if (each.kind == MapLine::Kind::move)
            arrow(each);
}

void HexPainter::candidate(const HexCell& cell) const {
    painter_.strokePath(shape(cell, -5), solid(ink_.surface, 14)); // keeps it apart from rivers
    painter_.strokePath(shape(cell, -4), solid(ink_.primary, 8));
}

void HexPainter::out(const HexCell& cell, bool crossed) const {
    QColor pale = ink_.ground;
    pale.setAlphaF(0.35F);
    painter_.fillPath(shape(cell, -4), pale);
    painter_.strokePath(shape(cell, -6), dashed(ink_.text2, 5));
    if (!crossed)
        return;
    const QPointF at = map_.layout().centre(cell.at) + QPointF(0, map_.style().piece_y);
    painter_.setPen(QPen(ink_.text, 3));
    painter_.setBrush(ink_.surface);
    painter_.drawEllipse(at, 18, 18);
    painter_.setPen(QPen(ink_.text, 5, Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(at + QPointF(-8, -8), at + QPointF(8, 8));
    painter_.drawLine(at + QPointF(-8, 8), at + QPointF(8, -8));
}

void HexPainter::asked(const HexCell& cell) const {
    painter_.strokePath(shape(cell, -4), solid(ink_.text, 13));
    painter_.strokePath(shape(cell, -4), solid(ink_.winner, 7));
}

void HexPainter::badge(const HexCell& cell, const MapMark& mark, bool strong) const {
    const bool stands = !cell.pieces.empty();
    const QPointF at =
        map_.layout().centre(cell.at) + (stands ? QPointF(27, 26) : QPointF(0, map_.style().piece_y));
    const double radius = stands ? 15 : 20;
    painter_.setPen(QPen(strong ? ink_.surface : ink_.text2, 2.5));
    painter_.setBrush(strong ? ink_.primary : ink_.surface);
    painter_.drawEllipse(at, radius, radius);
    text(at, mark.text, radius * 1.25, strong ? ink_.primaryInk : ink_.text);
}

void HexPainter::taken(const HexCell& cell) const {
    painter_.strokePath(shape(cell), solid(ink_.text, 12));
    if (!map_.style().winner_filled) {
        whole(cell);
        painter_.strokePath(shape(cell, -6), solid(ink_.text, 14));
        painter_.strokePath(shape(cell, -6), solid(ink_.winner, 9));
        content(cell);
        return;
    }
    painter_.fillPath(shape(cell), ink_.winner);
    if (!cell.code.isEmpty() && stroke_.unit >= map_.style().code_from)
        named(cell, ink_.ink, {});
    const std::vector<QRectF> boxes = map_.pieceBoxes(cell);
    for (std::size_t i = 0; i < boxes.size(); ++i)
        map_.paintPiece(cell.pieces[i], boxes[i], stroke_);
}

/// The code of a hex among others, large enough to be read whatever the size of the map.
void HexPainter::tag(const HexCell& cell) const {
    constexpr double least = 10; // pixels
    constexpr double most = 34;
    const double size = std::min(most, std::max(map_.style().code_size, least / stroke_.unit));
    text(map_.layout().centre(cell.at) + QPointF(0, map_.style().code_y), cell.code, size, ink_.text,
         ink_.surface);
}

/// The code on a flag below the hex, or above it; on the other side where the map ends.
void HexPainter::flag(const HexCell& cell, bool above) const {
    constexpr double least_map = 0.2; // pixels a unit: a smaller one only shows the place
    if (!map_.style().choice_named || cell.code.isEmpty() || stroke_.unit < least_map)
        return;
    const double size = std::max(30.0, 13 / stroke_.unit);
    QRectF box(0, 0, size * (0.7 + 0.7 * static_cast<double>(cell.code.size())), size * 1.5);
    const QRectF hex = map_.layout().frame(cell.at);
    const double away = 14 + box.height() / 2;
    const bool fits = above ? hex.top() - away - box.height() / 2 >= stroke_.area.top()
                            : hex.bottom() + away + box.height() / 2 <= stroke_.area.bottom();
    const bool up = above == fits;
    box.moveCenter({hex.center().x(), up ? hex.top() - away : hex.bottom() + away});
    const double foot = up ? box.bottom() : box.top();
    const double point = up ? 12 : -12;
    QPainterPath shape;
    shape.addRoundedRect(box, size * 0.3, size * 0.3);
    shape.addPolygon(QPolygonF{{box.center().x() - 10, foot - point / 4},
                               {box.center().x(), foot + point},
                               {box.center().x() + 10, foot - point / 4}});
    shape.setFillRule(Qt::WindingFill);
    painter_.strokePath(shape, solid(ink_.ground, 5));
    painter_.fillPath(shape, ink_.text);
    text(box.center(), cell.code, size, ink_.surface);
}

void HexPainter::line(const MapLine& line) const {
    if (line.from < 0 || line.to < 0 || line.from >= map_.placeCount() || line.to >= map_.placeCount())
        return;
    const QLineF way(map_.layout().centre(map_.cellAt(line.from).at),
                     map_.layout().centre(map_.cellAt(line.to).at));
    if (line.kind == MapLine::Kind::offered) {
        painter_.setPen(dashed(ink_.text, std::max(5.0, 2 / stroke_.unit)));
        painter_.drawLine(way);
        return;
    }
    painter_.setPen(solid(ink_.text, 14));
    painter_.drawLine(way);
    QPen dots(ink_.surface, 7, Qt::CustomDashLine, Qt::RoundCap);
    dots.setDashPattern({0.01, 1.8});
    painter_.setPen(dots);
    painter_.drawLine(way);
}

void HexPainter::arrow(const MapLine& line) const {
    if (line.from < 0 || line.to < 0 || line.from >= map_.placeCount() || line.to >= map_.placeCount())
        return;
    const QPointF from = map_.layout().centre(map_.cellAt(line.from).at);
    const QPointF to = map_.layout().centre(map_.cellAt(line.to).at);
    const MapArrow way = arrowAround(from, to, 36, map_.obstacles(line.from, line.to),
                                     roomOfWay(from, to, 1.5 * HexLayout::radius, map_.bounds()));
    constexpr double head = 30;
    painter_.strokePath(way.shaft(head), solid(ink_.ground, 15));
    painter_.strokePath(way.tip(head), solid(ink_.ground, 7));
    painter_.strokePath(way.shaft(head), solid(ink_.text, 9));
    painter_.fillPath(way.tip(head), ink_.text);
}

void HexPainter::row(int number) const {
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(ink_.text, std::max(4.0, 1.5 / stroke_.unit)));
    painter_.drawRect(map_.layout().row(number).adjusted(30, 2, -30, -2));
}

} // namespace automa::app
