// A map of hexes: the game gives cells, links and the pictures of its pieces; places, taps, veil, frames,
// numbers, distances and arrows are drawn here.
#pragma once

#include "app/map/hex_cells.h"
#include "app/map/hex_layout.h"
#include "app/map/map_scene.h"

#include <QMarginsF>

#include <optional>
#include <vector>

namespace automa::app {

/// Colours of a hex map, by the numbers that the game gives its terrains.
class HexInk : public automa::app::MapInk { // in full: the types for qmllint are found by these words
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList fills MEMBER fills NOTIFY changed)
    Q_PROPERTY(QVariantList glyphs MEMBER glyphs NOTIFY changed)
    Q_PROPERTY(QVariantList owners MEMBER owners NOTIFY changed)
    Q_PROPERTY(QVariantList ownerInks MEMBER ownerInks NOTIFY changed)
    Q_PROPERTY(QColor border MEMBER border NOTIFY changed)
    Q_PROPERTY(QColor link MEMBER link NOTIFY changed)

public:
    using MapInk::MapInk;

    QVariantList fills;
    QVariantList glyphs; // by fill: a glyph on it
    QVariantList owners;
    QVariantList ownerInks;
    QColor border; // between hexes
    QColor link;   // rivers and the like along an edge
};

struct HexStyle {
    QMarginsF margins{8, 8, 8, 8};
    double code_y = -21;     // of the code's middle, from the hex's
    double code_size = 21;   // of its letters
    double code_sign = 0;    // of the terrain's sign before the code; 0: none
    double code_from = 0.36; // pixels a unit: smaller maps leave the codes out
    double piece_y = 11;
    double piece_size = 44;
    double glyph_size = 40;
    double link_width = 8.5;
    bool winner_filled = true; // else a ring that leaves the terrain visible
    bool row_names = false;    // letters at both edges
    bool choice_named =
        false; // the codes of what is chosen among stand out, that of the chosen one on a flag
};

class HexMap : public automa::app::MapScene {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model offers its scene")
    /// Drawn for a player on the far side. Codes and texts stay upright.
    Q_PROPERTY(bool turned READ turned WRITE setTurned NOTIFY changed)

public:
    explicit HexMap(HexStyle style = {}, QObject* parent = nullptr);

    /// Another position, or the same in another language. Ids are kept apart from codes: they never change.
    void show(std::vector<HexCell> cells, std::vector<HexLink> links = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    [[nodiscard]] double fingerSize() const override { return HexLayout::width; }
    [[nodiscard]] bool turned() const { return layout_.turned(); }
    void setTurned(bool turned);
    [[nodiscard]] QString shortName(const QString& place) const override;
    void paint(MapPart part, const MapHighlights& shown, const MapStroke& stroke) const override;

    [[nodiscard]] const HexLayout& layout() const { return layout_; }
    [[nodiscard]] const HexStyle& style() const { return style_; }
    [[nodiscard]] const std::vector<HexCell>& cells() const { return cells_; }
    [[nodiscard]] const std::vector<HexLink>& links() const { return links_; }
    /// Of the cell that a place stands for. Contract: 0 <= place < the number of places.
    [[nodiscard]] const HexCell& cellAt(int place) const {
        return cells_[place_cells_[static_cast<std::size_t>(place)]];
    }
    [[nodiscard]] int placeCount() const { return static_cast<int>(place_cells_.size()); }
    /// Where its pieces stand, in their order.
    [[nodiscard]] std::vector<QRectF> pieceBoxes(const HexCell& cell) const;
    [[nodiscard]] QRectF codeBox(const HexCell& cell) const;
    /// What an arrow from one place to another had better not cross.
    [[nodiscard]] std::vector<QRectF> obstacles(int from, int to) const;

    /// Beneath the hexes.
    virtual void paintGround(const MapStroke& stroke) const;
    /// The terrain's sign inside `box`.
    virtual void paintGlyph(const HexCell& cell, const QRectF& box, const QColor& colour,
                            const MapStroke& stroke) const;
    /// A piece inside `box`. What is not overridden is a disc with its text.
    virtual void paintPiece(const HexPiece& piece, const QRectF& box, const MapStroke& stroke) const;
    /// The letter of a row at the edge of the map.
    [[nodiscard]] virtual QString rowName(int row) const;

private:
    void arrange(bool turned);

    HexStyle style_;
    HexLayout layout_;
    std::vector<HexCell> cells_;
    std::vector<HexLink> links_;
    std::vector<std::size_t> place_cells_; // by place
};

} // namespace automa::app
