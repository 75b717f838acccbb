// The states of hexes: among what is chosen, out, asked about, counted, taken, told of; and ways between
// them.
#include "app/map/hex_painter.h"
#include "app/map/hex_pens.h"
#include "app/map/hex_ways.h"
#include "app/map/map_labels.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace automa::app {

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
    const QPainterPath shape = labelShape(box, {box.center().x(), up ? box.bottom() + 12 : box.top() - 12});
    painter_.strokePath(shape, solid(ink_.ground, 5));
    painter_.fillPath(shape, ink_.text);
    text(box.center(), cell.code, size, ink_.surface);
}

/// Large enough to be read whatever the size of the map.
void HexPainter::labels(const MapHighlights& shown) const {
    const double size = std::max(28.0, 12.5 / stroke_.unit);
    std::vector<MapLabelSpot> spots;
    std::vector<const MapMark*> told;
    std::vector<QRectF> kept;
    for (const std::size_t place : shown.lit())
        if (static_cast<int>(place) < map_.placeCount())
            kept.push_back(map_.layout().frame(map_.cellAt(static_cast<int>(place)).at));
    for (const MapMark& label : shown.labels) {
        if (label.place < 0 || label.place >= map_.placeCount())
            continue;
        const double width = mapTextWidth(stroke_, label.text, size) + size;
        spots.push_back({map_.layout().frame(map_.cellAt(label.place).at), QSizeF(width, size * 1.5)});
        told.push_back(&label);
    }
    const std::vector<QRectF> boxes = labelBoxes(spots, kept, map_.bounds());
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const QRectF inside = spots[i].place.adjusted(16, 8, -16, -8);
        const QPointF middle = boxes[i].center();
        const QPainterPath shape =
            labelShape(boxes[i], {std::clamp(middle.x(), inside.left(), inside.right()),
                                  std::clamp(middle.y(), inside.top(), inside.bottom())});
        painter_.strokePath(shape, solid(ink_.text, std::max(6.0, 2.4 / stroke_.unit)));
        painter_.fillPath(shape, ink_.surface);
        text(middle, told[i]->text, size, ink_.text);
    }
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
