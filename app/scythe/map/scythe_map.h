// Scythe's map: 47 territories and the home bases, with the pieces of both sides. Places are numbered as
// scythe::Place is, so that a set of places of the model is a set of places of the map.
#pragma once

#include "app/map/hex_map.h"
#include "model/scythe/state/state.h"

#include <memory>

namespace automa::app::scythe_app {

class ScytheMap final : public automa::app::HexMap {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model offers its map")

public:
    /// What HexPiece::kind means.
    enum Piece { Character, Mech, Worker, Tunnel, Encounter, Resources };
    Q_ENUM(Piece)

    explicit ScytheMap(std::shared_ptr<const scythe::Catalogue> facts, QObject* parent = nullptr);

    /// Another position.
    void show(const scythe::State& state);
    /// The printed board: nobody stands on it.
    void showEmpty();
    /// The same in another language.
    void retell();
    [[nodiscard]] const scythe::State& state() const { return state_; }

    /// Ids are those of the format: "C4", "base:nordic".
    [[nodiscard]] QString idOf(scythe::Place place) const;
    using MapScene::idOf;
    [[nodiscard]] std::optional<scythe::Place> placeOf(const QString& id) const;
    /// "lake C4", "home base (Nordic)".
    Q_INVOKABLE [[nodiscard]] QString name(const QString& place) const;
    /// "lake C4: Rusviet: mech; you: 2 workers"
    [[nodiscard]] QString describe(const QString& place) const override;
    [[nodiscard]] QString shortName(const QString& place) const override;

    void paint(MapPart part, const MapHighlights& shown, const MapStroke& stroke) const override;
    void paintGround(const MapStroke& stroke) const override;
    void paintGlyph(const HexCell& cell, const QRectF& box, const QColor& colour,
                    const MapStroke& stroke) const override;
    void paintPiece(const HexPiece& piece, const QRectF& box, const MapStroke& stroke) const override;

private:
    [[nodiscard]] HexCell territoryCell(std::size_t index) const;
    [[nodiscard]] HexCell baseCell(scythe::Faction faction) const;
    void addPieces(HexCell& cell, scythe::Place place) const;
    void paintResources(MapPart part, const MapHighlights& shown, const MapStroke& stroke) const;
    /// As far as they are kept.
    [[nodiscard]] int resourcesAt(scythe::TerritoryId territory) const;
    /// The thick bars from a base in play to its two territories.
    void paintGates(const MapStroke& stroke) const;

    std::shared_ptr<const scythe::Catalogue> facts_;
    scythe::State state_;
};

/// How the pieces are drawn, inside a box of 44 units.
void paintScythePiece(int piece, const QRectF& box, const QColor& fill, const QColor& outline,
                      const QColor& ink, const QString& text, bool mine, const MapStroke& stroke);
/// The sign of a terrain, by scythe::Terrain.
void paintTerrain(int terrain, const QRectF& box, const QColor& colour, QPainter& painter);

} // namespace automa::app::scythe_app
