#include "app/map/hex_map.h"

#include "app/map/hex_painter.h"

#include <QPainter>

#include <algorithm>

namespace automa::app {

namespace {

constexpr double narrower = 0.74; // three pieces and more share a hex

} // namespace

HexMap::HexMap(HexStyle style, QObject* parent) : MapScene(parent), style_(style) {}

void HexMap::show(std::vector<HexCell> cells, std::vector<HexLink> links) {
    cells_ = std::move(cells);
    links_ = std::move(links);
    arrange(turned());
    announce();
}

void HexMap::setTurned(bool turned) {
    if (turned == this->turned())
        return;
    arrange(turned);
    announce();
}

void HexMap::arrange(bool turned) {
    std::vector<core::Hex> hexes;
    hexes.reserve(cells_.size());
    for (const HexCell& cell : cells_)
        hexes.push_back(cell.at);
    layout_ = HexLayout(hexes, style_.margins, turned);
    place_cells_.clear();
    std::vector<MapPlace> places;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        if (cells_[i].ground)
            continue;
        place_cells_.push_back(i);
        places.push_back({cells_[i].id, layout_.centre(cells_[i].at), layout_.frame(cells_[i].at)});
    }
    setPlaces(std::move(places));
}

QString HexMap::shortName(const QString& place) const {
    const int index = indexOf(place);
    return index == no_place ? QString() : cellAt(index).code;
}

std::vector<QRectF> HexMap::pieceBoxes(const HexCell& cell) const {
    const auto middle = std::ranges::count(cell.pieces, HexSpot::middle, &HexPiece::spot);
    const double size = style_.piece_size * (middle > 2 ? narrower : 1) * cell.scale;
    const QPointF centre = layout_.centre(cell.at);
    const double step = middle > 2 ? size * 0.86 : size * 0.98;
    double x = -step * static_cast<double>(middle - 1) / 2;
    std::vector<QRectF> boxes;
    boxes.reserve(cell.pieces.size());
    for (const HexPiece& piece : cell.pieces) {
        QRectF box(0, 0, size, size);
        if (piece.spot == HexSpot::middle) {
            box.moveCenter(centre + QPointF(x, style_.piece_y));
            x += step;
        } else {
            box.setSize({24, 24});
            box.moveCenter(centre + QPointF(piece.spot == HexSpot::foot_left ? -28 : 28, 24));
        }
        boxes.push_back(box);
    }
    return boxes;
}

QRectF HexMap::codeBox(const HexCell& cell) const {
    QRectF box(0, 0, style_.code_size * (0.5 + 0.7 * static_cast<double>(cell.code.size())),
               style_.code_size);
    box.moveCenter(layout_.centre(cell.at) + QPointF(0, style_.code_y));
    return box;
}

std::vector<QRectF> HexMap::obstacles(int from, int to) const {
    constexpr double beside = 6; // half as thick as the arrow
    std::vector<QRectF> boxes;
    const auto add = [&](const QRectF& box) {
        boxes.push_back(box.adjusted(-beside, -beside, beside, beside));
    };
    for (int place = 0; place < placeCount(); ++place) {
        if (place == from || place == to)
            continue;
        const HexCell& cell = cellAt(place);
        if (!cell.code.isEmpty())
            add(codeBox(cell));
        std::ranges::for_each(pieceBoxes(cell), add);
    }
    return boxes;
}

void HexMap::paint(MapPart part, const MapHighlights& shown, const MapStroke& stroke) const {
    const HexPainter painter(*this, stroke);
    switch (part) {
    case MapPart::board:
        painter.board();
        return;
    case MapPart::highlights:
        painter.highlights(shown);
        return;
    case MapPart::winner:
        painter.winner(shown);
        return;
    }
}

void HexMap::paintGround(const MapStroke& stroke) const {
    stroke.painter.fillRect(stroke.area, stroke.ink.ground);
}

void HexMap::paintGlyph(const HexCell&, const QRectF&, const QColor&, const MapStroke&) const {}

void HexMap::paintPiece(const HexPiece& piece, const QRectF& box, const MapStroke& stroke) const {
    const auto* ink = qobject_cast<const HexInk*>(&stroke.ink);
    stroke.painter.setPen(QPen(stroke.ink.text, 2.5));
    stroke.painter.setBrush(ink ? MapInk::at(ink->owners, piece.owner) : stroke.ink.surface);
    stroke.painter.drawEllipse(box.adjusted(2, 2, -2, -2));
    const QString words = piece.count > 1 ? QString::number(piece.count) : piece.text;
    paintMapText(stroke, box.center(), words, box.height() * 0.5,
                 ink ? MapInk::at(ink->ownerInks, piece.owner) : stroke.ink.text);
}

QString HexMap::rowName(int row) const {
    return QString(QChar(u'A' + static_cast<char16_t>(row)));
}

} // namespace automa::app
