// The map of Age of Innovation: either side of the board, its rivers, laid terrain, buildings, tokens,
// bridges, and what the guided factions leave on hexes.
#pragma once

#include "app/map/hex_map.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

#include <QPainterPath>
#include <QStringList>

#include <memory>

namespace automa::app::innovation_app {

/// Numbers of the ink's fills beside those of the terrains, which come first.
inline constexpr int river_fill = static_cast<int>(innovation::count_of<innovation::Terrain>);
inline constexpr int token_fill = river_fill + 1;

class InnovationMap final : public automa::app::HexMap {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model offers its scene")
    Q_PROPERTY(bool large READ large NOTIFY changed)

public:
    explicit InnovationMap(std::shared_ptr<const innovation::Catalogue> facts, QObject* parent = nullptr);

    /// Another position, or the same in another language. Ids of places are the codes of the hexes ("E6").
    void showPosition(const innovation::State& state);

    [[nodiscard]] bool large() const { return side_ == innovation::MapSide::large; }
    [[nodiscard]] QString describe(const QString& place) const override;
    /// "mountain E9"
    [[nodiscard]] QString shortName(const QString& place) const override;
    void paintGlyph(const HexCell& cell, const QRectF& box, const QColor& colour,
                    const MapStroke& stroke) const override;
    void paintPiece(const HexPiece& piece, const QRectF& box, const MapStroke& stroke) const override;

    [[nodiscard]] int placeOf(innovation::HexId hex) const;
    [[nodiscard]] core::Candidates placesOf(const innovation::HexSet& hexes) const;
    [[nodiscard]] QStringList idsOf(const innovation::HexSet& hexes) const;
    /// Where it lies, to be shown in a locator: the hex stands out and its row is framed.
    [[nodiscard]] MapHighlights locating(innovation::HexId hex) const;

private:
    [[nodiscard]] HexCell cellOf(innovation::HexId id, const innovation::State& state) const;

    std::shared_ptr<const innovation::Catalogue> facts_;
    innovation::MapSide side_ = innovation::MapSide::small;
    QHash<QString, QString> words_; // by place, for screen readers
    QHash<QString, QString> names_;
};

/// The sign of a kind of building, in a box of 24 × 24.
[[nodiscard]] QPainterPath buildingSign(innovation::Kind kind);
/// The sign of a terrain, as lines in a box of 24 × 24.
[[nodiscard]] QPainterPath terrainSign(innovation::Terrain terrain);
/// What a guided faction leaves on hexes.
enum class LeftSign { tool, fallow, blighted };
/// Its sign, as lines in a box of 24 × 24.
[[nodiscard]] QPainterPath leftSign(LeftSign sign);

} // namespace automa::app::innovation_app
