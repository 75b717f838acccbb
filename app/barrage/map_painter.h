// Draws a scene in board units. One call a layer: the board, what is lifted out of it, the winner.
#pragma once

#include "app/barrage/board_scene.h"
#include "app/barrage/map_colours.h"
#include "app/barrage/map_geometry.h"

#include <QPainter>

namespace automa::app::barrage_app {

class MapPainter {
public:
    /// Contract: `painter` is scaled to board units; `unit` is how many pixels one has.
    MapPainter(QPainter& painter, const MapGeometry& geometry, const BoardScene& scene,
               const MapColours& colours, double unit);

    void board();
    void highlights(const BoardHighlights& shown);
    void winner(const BoardHighlights& shown);

private:
    // Ground
    void regions();
    void contours();
    void peaks();
    void regionNames();
    void water();
    void sites();
    // Pieces
    void freePipe(barrage::SpaceId space);
    void builtPipe(barrage::SpaceId space);
    void pipeEnd(barrage::SpaceId space, double radius);
    void plate(barrage::SpaceId space);
    void code(barrage::SpaceId space, const QColor& colour);
    void ownerSquare(barrage::SpaceId space);
    void damSpace(barrage::SpaceId space);
    void dam(barrage::SpaceId space, barrage::Owner owner, int height);
    void dropsAbove(barrage::SpaceId space);
    void powerhouse(barrage::SpaceId space, barrage::Owner owner, const QColor& ground);
    void headstream(std::size_t index);
    void badge(int basin);
    void drop(QPointF middle, double height);
    void hatch(const QPainterPath& shape);
    void piece(barrage::SpaceId space, barrage::Owner owner);
    void whole(barrage::SpaceId space);
    // States
    void lifted(const BoardHighlights& shown);
    void asked(std::size_t headstream);
    void candidate(barrage::SpaceId space);
    void fallen(barrage::SpaceId space, bool now);
    void taken(barrage::SpaceId space, barrage::Owner owner);
    void mark(const BoardHighlights::Mark& mark);
    void label(barrage::SpaceId space, barrage::SpaceSet uncovered);
    [[nodiscard]] QPainterPath outline(barrage::SpaceId space, double by) const;

    void text(QPointF middle, const QString& words, double size, const QColor& colour,
              const QColor& halo = {});

    QPainter& painter_;
    const MapGeometry& geometry_;
    const BoardScene& scene_;
    const MapColours& colours_;
    double unit_;
    bool lifting_ = false; // what is painted now is told apart: its codes are read at any size
};

} // namespace automa::app::barrage_app
