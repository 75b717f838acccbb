#include "app/scythe/map/scythe_map.h"

#include "app/map/hex_painter.h"
#include "app/scythe/faction_looks.h"
#include "app/scythe/text/names.h"
#include "app/scythe/text/place_words.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "model/scythe/state/board.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr double base_scale = 0.8;
constexpr int terrain_fills = static_cast<int>(count_of<Terrain>);
constexpr int factory_frame = terrain_fills + static_cast<int>(faction_count); // the brass ring of the ink

QString letterOf(Faction faction) {
    return factionLook(text(name_of(faction))).letter;
}

int fillOf(Faction faction) {
    return terrain_fills + static_cast<int>(index_of(faction));
}

std::vector<HexLink> riversOf(const Catalogue& facts) {
    std::vector<HexLink> rivers;
    for (std::size_t i = 0; i < territory_count; ++i)
        for (const TerritoryId other : facts.territories[i].across[index_of(EdgeKind::river)])
            if (other.index() > i)
                rivers.push_back({facts.territories[i].hex, facts.territory(other).hex});
    for (const FactionFacts& faction : facts.factions)
        for (const TerritoryId at : faction.base.water)
            if (!facts.lakes.has(at))
                rivers.push_back({faction.base.hex, facts.territory(at).hex});
    return rivers;
}

HexStyle boardStyle() {
    HexStyle style;
    style.margins = {4, 4, 4, 4};
    style.code_sign = 17;
    return style;
}

} // namespace

ScytheMap::ScytheMap(std::shared_ptr<const Catalogue> facts, QObject* parent)
    : HexMap(boardStyle(), parent), facts_(std::move(facts)) {
    showEmpty();
}

void ScytheMap::showEmpty() {
    State empty;
    empty.encounters = facts_->encounters;
    show(empty);
}

void ScytheMap::show(const State& state) {
    if (!cells().empty() && state_ == state)
        return;
    state_ = state;
    retell();
}

void ScytheMap::retell() {
    std::vector<HexCell> cells;
    cells.reserve(territory_count + faction_count);
    for (std::size_t i = 0; i < territory_count; ++i)
        cells.push_back(territoryCell(i));
    for (std::size_t i = 0; i < faction_count; ++i)
        cells.push_back(baseCell(static_cast<Faction>(i)));
    HexMap::show(std::move(cells), riversOf(*facts_));
}

HexCell ScytheMap::territoryCell(std::size_t index) const {
    const Territory& territory = facts_->territories[index];
    HexCell cell;
    cell.at = territory.hex;
    cell.id = QString::fromStdString(territory.id);
    cell.code = cell.id;
    cell.fill = static_cast<int>(index_of(territory.terrain));
    cell.glyph = cell.fill;
    if (territory.terrain == Terrain::factory)
        cell.frame = factory_frame;
    addPieces(cell, TerritoryId(index));
    if (territory.tunnel)
        cell.pieces.push_back({.kind = Tunnel, .spot = HexSpot::foot_left});
    if (state_.encounters.has(TerritoryId(index)))
        cell.pieces.push_back({.kind = Encounter, .spot = HexSpot::foot_right});
    return cell;
}

HexCell ScytheMap::baseCell(Faction faction) const {
    HexCell cell;
    cell.at = facts_->faction(faction).base.hex;
    cell.id = idOf(Place::base(faction));
    cell.code = letterOf(faction);
    cell.fill = fillOf(faction);
    cell.owner = static_cast<int>(index_of(faction));
    cell.scale = base_scale;
    cell.faint = true;
    for (const Side& side : state_.sides)
        if (side.faction == faction)
            cell.faint = false;
    addPieces(cell, Place::base(faction));
    return cell;
}

void ScytheMap::addPieces(HexCell& cell, Place place) const {
    for (const Side& side : state_.sides) {
        const auto add = [&](Piece kind, int count) {
            if (count > 0)
                cell.pieces.push_back({.kind = kind,
                                       .owner = static_cast<int>(index_of(side.faction)),
                                       .count = count,
                                       .text = letterOf(side.faction),
                                       .mine = side.player == Player::human});
        };
        add(Character, units_at(side, UnitKind::character, place));
        add(Mech, units_at(side, UnitKind::mech, place));
        add(Worker, units_at(side, UnitKind::worker, place));
    }
}

int ScytheMap::resourcesAt(TerritoryId territory) const {
    return state_.resources_tracked ? state_.resources[territory.index()] : 0;
}

QString ScytheMap::idOf(Place place) const {
    return text(facts_->place_name(place));
}

std::optional<Place> ScytheMap::placeOf(const QString& id) const {
    const int index = indexOf(id);
    return index == no_place ? std::nullopt : std::optional(Place(static_cast<std::size_t>(index)));
}

QString ScytheMap::name(const QString& place) const {
    const auto at = placeOf(place);
    return at ? ScytheNames::place(*facts_, *at) : QString();
}

QString ScytheMap::shortName(const QString& place) const {
    return name(place);
}

QString ScytheMap::describe(const QString& place) const {
    const auto at = placeOf(place);
    return at ? place_in_words(*facts_, state_, *at) : QString();
}

void ScytheMap::paint(MapPart part, const MapHighlights& shown, const MapStroke& stroke) const {
    HexMap::paint(part, shown, stroke);
    if (part == MapPart::board)
        paintGates(stroke);
    if (state_.resources_tracked)
        paintResources(part, shown, stroke);
}

/// In the lower corner of their hexes, which no piece takes; again where the hex itself was painted again.
void ScytheMap::paintResources(MapPart part, const MapHighlights& shown, const MapStroke& stroke) const {
    constexpr double size = 28;
    const core::Candidates lit = shown.veiled() ? shown.lit() : core::Candidates();
    for (std::size_t i = 0; i < territory_count; ++i) {
        const int count = resourcesAt(TerritoryId(i));
        const bool painted = part == MapPart::board        ? true
                             : part == MapPart::highlights ? lit.has(i)
                                                           : shown.winner == static_cast<int>(i);
        if (count == 0 || !painted)
            continue;
        QRectF box(0, 0, size, size);
        box.moveCenter(layout().centre(cellAt(static_cast<int>(i)).at) + QPointF(0, 42));
        paintScythePiece(Resources, box, {}, {}, {}, QString::number(count), false, stroke);
    }
}

void ScytheMap::paintGates(const MapStroke& stroke) const {
    for (std::size_t i = 0; i < faction_count; ++i) {
        const HexCell& base = cellAt(static_cast<int>(territory_count + i));
        for (const TerritoryId at : facts_->factions[i].base.land) {
            const QLineF way(layout().centre(base.at), layout().centre(facts_->territory(at).hex));
            QPen pen(base.faint ? stroke.ink.line2 : stroke.ink.text, base.faint ? 6 : 14, Qt::SolidLine,
                     Qt::FlatCap);
            if (base.faint)
                pen.setDashPattern({1, 0.7});
            stroke.painter.setPen(pen);
            stroke.painter.drawLine(way.pointAt(0.41), way.pointAt(base.faint ? 0.5 : 0.56));
        }
    }
}

/// Furrows: level lines that swing a little.
void ScytheMap::paintGround(const MapStroke& stroke) const {
    HexMap::paintGround(stroke);
    QColor line = stroke.ink.line2;
    line.setAlphaF(0.28F);
    stroke.painter.setPen(QPen(line, 2));
    stroke.painter.setBrush(Qt::NoBrush);
    const QRectF land = stroke.area;
    constexpr double apart = 34;
    constexpr double step = 40;
    for (double y = std::floor(land.top() / apart) * apart; y < land.bottom() + apart; y += apart) {
        QPainterPath furrow;
        const double from = std::floor(land.left() / step) * step - step;
        for (double x = from; x < land.right() + 2 * step; x += step) {
            const QPointF at(x, y + 7 * std::sin(x / 90 + y / 57) + 4 * std::sin(x / 37));
            if (x == from)
                furrow.moveTo(at);
            else
                furrow.lineTo(at);
        }
        stroke.painter.drawPath(furrow);
    }
}

void ScytheMap::paintGlyph(const HexCell& cell, const QRectF& box, const QColor& colour,
                           const MapStroke& stroke) const {
    QColor shade = colour.isValid() ? colour : stroke.ink.text2;
    if (box.width() > style().code_sign) // the large one is a ghost, the one before the code is not
        shade.setAlphaF(shade.alphaF() * 0.55F);
    paintTerrain(cell.glyph, box, shade, stroke.painter);
}

void ScytheMap::paintPiece(const HexPiece& piece, const QRectF& box, const MapStroke& stroke) const {
    const auto* ink = qobject_cast<const HexInk*>(&stroke.ink);
    const QColor fill = ink ? MapInk::at(ink->owners, piece.owner) : stroke.ink.surface;
    const QColor letter = ink ? MapInk::at(ink->ownerInks, piece.owner) : stroke.ink.text;
    // What is as dark as its outline would be has a light one, or it could not be seen on its own home base
    // and two of them on a hex would be one.
    const bool dark = stroke.ink.ground.lightnessF() < 0.5F;
    const QColor outline = dark ? (fill.lightnessF() > 0.55F ? stroke.ink.ink : stroke.ink.text)
                                : (fill.lightnessF() < 0.2F ? stroke.ink.surface : stroke.ink.text);
    const QString text = piece.kind == Worker ? (piece.count > 1 ? QString::number(piece.count) : QString())
                         : piece.count > 1    ? QString::number(piece.count) + QChar(0x00D7)
                                              : piece.text;
    paintScythePiece(piece.kind, box, fill, outline, letter, text, piece.mine, stroke);
}

} // namespace automa::app::scythe_app
