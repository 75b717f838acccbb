#include "app/innovation/map/innovation_map.h"

#include "app/innovation/text/hex_words.h"
#include "app/map/hex_painter.h"
#include "model/innovation/state/board.h"

#include <QPainter>

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

// Beside the buildings, which are numbered from 0.
constexpr int token_piece = -1;
constexpr int annex_piece = -2;
constexpr int left_piece = -3; // the first of what a guided faction leaves on a hex

HexStyle hexStyle() {
    HexStyle style;
    style.margins = {40, 16, 40, 16};
    style.piece_y = 0;
    style.piece_size = 62;
    style.glyph_size = 46;
    style.code_y = 38;
    style.code_size = 24;
    style.code_from = 0.62; // only a map looked at closely names every hex
    style.winner_filled = false;
    style.row_names = true;
    style.choice_named = true;
    return style;
}

/// Owners are numbered by who they are and what terrain they call their own.
int ownerNumber(Player player, Terrain native) {
    return static_cast<int>(index_of(player) * count_of<Terrain> + index_of(native));
}

Terrain nativeOf(const State& state, Player player) {
    return player == Player::automa ? state.automa.native : state.human(player).native;
}

QString codeOf(const Map& map, HexId hex) {
    return QString::fromStdString(map.hex(hex).id);
}

constexpr int pieceOf(LeftSign sign) {
    return left_piece - static_cast<int>(sign);
}

/// At the foot, so that the terrain's sign stays in sight; on the right where an annex has the left.
void addLeft(HexCell& cell, const FactionState& own, HexId hex, bool annex) {
    const auto add = [&](const HexSet& hexes, LeftSign sign) {
        if (hexes.has(hex))
            cell.pieces.push_back(
                {.kind = pieceOf(sign), .spot = annex ? HexSpot::foot_right : HexSpot::foot_left});
    };
    add(own.tools, LeftSign::tool);
    add(own.fallow, LeftSign::fallow);
    add(own.blighted, LeftSign::blighted);
}

} // namespace

InnovationMap::InnovationMap(std::shared_ptr<const Catalogue> facts, QObject* parent)
    : HexMap(hexStyle(), parent), facts_(std::move(facts)) {}

HexCell InnovationMap::cellOf(HexId id, const State& state) const {
    const Map& map = facts_->map(state.map);
    const HexFacts& hex = map.hex(id);
    HexCell cell;
    cell.at = hex.at;
    cell.id = codeOf(map, id);
    if (!hex.terrain) {
        cell.fill = river_fill;
        cell.glyph = river_fill;
        cell.ground = true;
        return cell;
    }
    cell.code = cell.id;
    const Building* building = building_on(state, id);
    const Terrain now = building ? nativeOf(state, building->owner) : terrain_of(map, state, id);
    cell.fill = static_cast<int>(index_of(now));
    cell.glyph = cell.fill;
    if (now != *hex.terrain)
        cell.rim = static_cast<int>(index_of(*hex.terrain));
    if (!building) {
        addLeft(cell, state.automa.own, id, false);
        return cell;
    }
    const int owner = ownerNumber(building->owner, now);
    cell.pieces.push_back({.kind = static_cast<int>(index_of(building->kind)),
                           .owner = owner,
                           .mine = is_human(building->owner)});
    if (building->marked) {
        cell.frame = token_fill;
        cell.pieces.push_back({.kind = token_piece, .owner = owner, .spot = HexSpot::foot_right});
    }
    if (building->annex)
        cell.pieces.push_back({.kind = annex_piece, .owner = owner, .spot = HexSpot::foot_left});
    addLeft(cell, state.automa.own, id, building->annex);
    return cell;
}

void InnovationMap::showPosition(const State& state) {
    side_ = state.map;
    const Map& map = facts_->map(side_);
    std::vector<HexCell> cells;
    cells.reserve(map.hexes.size());
    words_.clear();
    names_.clear();
    for (std::size_t i = 0; i < map.hexes.size(); ++i) {
        const HexId id(i);
        cells.push_back(cellOf(id, state));
        if (cells.back().ground)
            continue;
        words_[cells.back().id] = hexWords(*facts_, state, id);
        names_[cells.back().id] = hexName(*facts_, state, id);
    }
    std::vector<HexLink> links;
    for (std::size_t i = 0; i < map.bridge_sites.size(); ++i)
        if (const auto owner = state.bridges[i])
            links.push_back({map.hex(map.bridge_sites[i].hexes[0]).at,
                             map.hex(map.bridge_sites[i].hexes[1]).at, HexLink::Kind::span,
                             ownerNumber(*owner, nativeOf(state, *owner))});
    show(std::move(cells), std::move(links));
}

QString InnovationMap::describe(const QString& place) const {
    return words_.value(place);
}

QString InnovationMap::shortName(const QString& place) const {
    return names_.value(place);
}

int InnovationMap::placeOf(HexId hex) const {
    return indexOf(codeOf(facts_->map(side_), hex));
}

core::Candidates InnovationMap::placesOf(const HexSet& hexes) const {
    core::Candidates places;
    for (const HexId hex : hexes)
        if (const int place = placeOf(hex); place != no_place)
            places.add(static_cast<std::size_t>(place));
    return places;
}

QStringList InnovationMap::idsOf(const HexSet& hexes) const {
    QStringList ids;
    for (const HexId hex : hexes)
        ids << codeOf(facts_->map(side_), hex);
    return ids;
}

MapHighlights InnovationMap::locating(HexId hex) const {
    MapHighlights shown;
    shown.winner = placeOf(hex);
    shown.row = facts_->map(side_).hex(hex).at.row;
    shown.open = true;
    return shown;
}

void InnovationMap::paintGlyph(const HexCell& cell, const QRectF& box, const QColor& colour,
                               const MapStroke& stroke) const {
    constexpr double grid = 24;
    stroke.painter.save();
    stroke.painter.translate(box.topLeft());
    stroke.painter.scale(box.width() / grid, box.height() / grid);
    if (cell.glyph == river_fill) {
        QPainterPath wave(QPointF(2, 12));
        wave.cubicTo(7, 6, 9, 6, 12, 12);
        wave.cubicTo(15, 18, 17, 18, 22, 12);
        stroke.painter.strokePath(wave, QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    } else {
        stroke.painter.strokePath(terrainSign(static_cast<Terrain>(cell.glyph)),
                                  QPen(colour, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    stroke.painter.restore();
}

namespace {

/// The plate that says whose it is: square, round or a diamond.
QPainterPath plate(Player player, const QRectF& box) {
    QPainterPath path;
    switch (player) {
    case Player::automa:
        path.addRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6);
        break;
    case Player::human_1:
        path.addEllipse(box.adjusted(1, 1, -1, -1));
        break;
    case Player::human_2: {
        const QRectF wide = box.adjusted(-5, -5, 5, 5);
        path.addPolygon(QPolygonF{{wide.center().x(), wide.top()},
                                  {wide.right(), wide.center().y()},
                                  {wide.center().x(), wide.bottom()},
                                  {wide.left(), wide.center().y()}});
        path.closeSubpath();
        break;
    }
    }
    return path;
}

void paintDisc(const QRectF& box, const QColor& fill, const MapStroke& stroke) {
    stroke.painter.setPen(QPen(Qt::white, 3));
    stroke.painter.setBrush(fill);
    stroke.painter.drawEllipse(box);
}

void paintBolt(const QRectF& box, const MapStroke& stroke) {
    const QPointF c = box.center();
    const double s = box.height() / 24;
    const QPolygonF bolt{{c.x() + 2 * s, c.y() - 8 * s}, {c.x() - 5 * s, c.y() + 2 * s},
                         {c.x(), c.y() + 2 * s},         {c.x() - 2 * s, c.y() + 8 * s},
                         {c.x() + 5 * s, c.y() - 2 * s}, {c.x(), c.y() - 2 * s}};
    stroke.painter.setPen(Qt::NoPen);
    stroke.painter.setBrush(Qt::white);
    stroke.painter.drawPolygon(bolt);
}

/// A light plate with a tool, a light disc with a tuft, a dark one with a withered stalk; never fewer pixels
/// than it takes to tell them apart.
void paintLeft(LeftSign sign, const QRectF& foot, bool right, const MapStroke& stroke) {
    constexpr double readable = 10.5; // pixels
    const double size = std::clamp(readable / stroke.unit, foot.width() + 4, foot.width() + 14);
    QRectF box(0, 0, size, size);
    box.moveCenter(foot.center() + QPointF(right ? -6 : 6, -4)); // well inside its own hex
    QPainterPath plate;
    if (sign == LeftSign::tool)
        plate.addRoundedRect(box, size * 0.18, size * 0.18);
    else
        plate.addEllipse(box);
    const bool dark = sign == LeftSign::blighted;
    const QColor ink = stroke.ink.ink;
    stroke.painter.strokePath(plate, QPen(dark ? QColor(Qt::white) : ink, 6));
    stroke.painter.fillPath(plate, dark ? ink : QColor(Qt::white));
    constexpr double grid = 24;
    stroke.painter.save();
    stroke.painter.translate(box.topLeft());
    stroke.painter.scale(size / grid, size / grid);
    stroke.painter.strokePath(leftSign(sign), QPen(dark ? QColor(Qt::white) : ink, 2.8, Qt::SolidLine,
                                                   Qt::RoundCap, Qt::RoundJoin));
    stroke.painter.restore();
}

} // namespace

void InnovationMap::paintPiece(const HexPiece& piece, const QRectF& box, const MapStroke& stroke) const {
    const auto* ink = qobject_cast<const HexInk*>(&stroke.ink);
    if (!ink)
        return;
    if (piece.kind <= left_piece)
        return paintLeft(static_cast<LeftSign>(left_piece - piece.kind), box,
                         piece.spot == HexSpot::foot_right, stroke);
    if (piece.kind == token_piece) {
        const QRectF disc = box.adjusted(-2, -2, 2, 2);
        paintDisc(disc, MapInk::at(ink->fills, token_fill), stroke);
        paintBolt(disc, stroke);
        return;
    }
    const QColor colour = MapInk::at(ink->owners, piece.owner);
    const QColor sign = MapInk::at(ink->ownerInks, piece.owner);
    if (piece.kind == annex_piece) {
        paintDisc(box, colour, stroke);
        paintMapText(stroke, box.center(), QStringLiteral("+"), box.height() * 0.8, sign);
        return;
    }
    const auto owner = static_cast<Player>(static_cast<std::size_t>(piece.owner) / count_of<Terrain>);
    const QPainterPath shape = plate(owner, box);
    stroke.painter.strokePath(shape, QPen(stroke.ink.ink, 10));
    stroke.painter.strokePath(shape, QPen(Qt::white, 6));
    stroke.painter.fillPath(shape, colour);
    constexpr double grid = 24;
    const double size = box.width() * 0.66;
    stroke.painter.save();
    stroke.painter.translate(box.center() - QPointF(size, size) / 2);
    stroke.painter.scale(size / grid, size / grid);
    stroke.painter.fillPath(buildingSign(static_cast<Kind>(piece.kind)), sign);
    stroke.painter.restore();
}

} // namespace automa::app::innovation_app
