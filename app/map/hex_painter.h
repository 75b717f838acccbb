// Draws a hex map. Form tells the state, not only colour: a thick frame, a dashed one with a cross or a
// number, a veiled hex, a yellow one.
#pragma once

#include "app/map/hex_map.h"

#include <QColor>
#include <QPen>

namespace automa::app {

/// Words around a point in the map's letters, with a halo if a colour is given.
void paintMapText(const MapStroke& stroke, QPointF middle, const QString& words, double size,
                  const QColor& colour, const QColor& halo = {});

/// How wide those words are.
[[nodiscard]] double mapTextWidth(const MapStroke& stroke, const QString& words, double size);

class HexPainter {
public:
    /// Contract: the map and what the stroke names outlive the painter.
    HexPainter(const HexMap& map, const MapStroke& stroke);

    void board() const;
    void highlights(const MapHighlights& shown) const;
    void winner(const MapHighlights& shown) const;

private:
    [[nodiscard]] bool seen(const HexCell& cell) const;
    [[nodiscard]] QPainterPath shape(const HexCell& cell, double grown = 0) const;
    [[nodiscard]] QColor fillOf(int number) const;
    void land(const HexCell& cell) const;
    void glyph(const HexCell& cell) const;
    void content(const HexCell& cell) const;
    void whole(const HexCell& cell) const;
    void code(const HexCell& cell) const;
    void named(const HexCell& cell, const QColor& colour, const QColor& halo) const;
    void links(HexLink::Kind kind, const core::Candidates* only, const MapHighlights* shown) const;
    void rowNames() const;
    // States
    void candidate(const HexCell& cell) const;
    void out(const HexCell& cell, bool crossed) const;
    void asked(const HexCell& cell) const;
    void badge(const HexCell& cell, const MapMark& mark, bool strong) const;
    void taken(const HexCell& cell) const;
    void tag(const HexCell& cell) const;
    void flag(const HexCell& cell, bool above) const;
    void labels(const MapHighlights& shown) const;
    void line(const MapLine& line) const;
    void arrow(const MapLine& line) const;
    void row(int number) const;
    void text(QPointF middle, const QString& words, double size, const QColor& colour,
              const QColor& halo = {}) const {
        paintMapText(stroke_, middle, words, size, colour, halo);
    }

    const HexMap& map_;
    const MapStroke& stroke_;
    QPainter& painter_;
    const MapInk& ink_;
    const HexInk* hex_ink_;
};

} // namespace automa::app
