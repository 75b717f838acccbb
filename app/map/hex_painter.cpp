#include "app/map/hex_painter.h"

#include "app/map/hex_pens.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace automa::app {

namespace {

constexpr float veil = 0.62F;

constexpr int set_size = 64; // hinting does not bend letters of this size; they are scaled with the map

QFont mapFont(const MapStroke& stroke) {
    QFont font(stroke.ink.family);
    font.setPixelSize(set_size);
    font.setBold(true);
    return font;
}

} // namespace

double mapTextWidth(const MapStroke& stroke, const QString& words, double size) {
    return QFontMetricsF(mapFont(stroke)).horizontalAdvance(words) * size / set_size;
}

void paintMapText(const MapStroke& stroke, QPointF middle, const QString& words, double size,
                  const QColor& colour, const QColor& halo) {
    if (words.isEmpty())
        return;
    const QFont font = mapFont(stroke);
    const QFontMetricsF metrics(font);
    QPainterPath letters;
    letters.addText(-metrics.horizontalAdvance(words) / 2, metrics.capHeight() / 2, font, words);
    stroke.painter.save();
    stroke.painter.translate(middle);
    stroke.painter.scale(size / set_size, size / set_size);
    if (halo.isValid())
        stroke.painter.strokePath(letters,
                                  QPen(halo, set_size * 0.24, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
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

/// The code with the terrain's sign before it, so that the terrain can be seen where pieces hide the large
/// one.
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
    labels(shown);
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

} // namespace automa::app
