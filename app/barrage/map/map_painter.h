// Draws a scene in board units. One call a layer: the board, what is lifted out of it, the winner.
#pragma once

#include "app/barrage/map/drawn_board.h"
#include "app/barrage/map/map_colours.h"
#include "app/barrage/map/map_geometry.h"

#include <QPainter>

namespace automa::app::barrage_app {

/// All that the map draws of a space, with frames and edges: its pipe, its drops, its code. Board units.
[[nodiscard]] QRectF drawnReach(const MapGeometry& geometry, const DrawnPlace& place, barrage::SpaceId space);

class MapPainter {
public:
    /// Contract: `painter` is scaled to board units; `unit` is how many pixels one has. Nothing is drawn that
    /// lies outside of `area`, unless that is empty, or of the painter's clip.
    MapPainter(QPainter& painter, const MapGeometry& geometry, const DrawnBoard& scene,
               const MapColours& colours, double unit, const QRectF& area = {});

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
    [[nodiscard]] bool inSight(const QRectF& part) const { return part.intersects(sight_); }
    [[nodiscard]] bool inSight(barrage::SpaceId space) const {
        return inSight(drawnReach(geometry_, scene_.place(space), space));
    }
    [[nodiscard]] QPainterPath outline(barrage::SpaceId space, double by) const;

    void text(QPointF middle, const QString& words, double size, const QColor& colour,
              const QColor& halo = {});

    QPainter& painter_;
    const MapGeometry& geometry_;
    const DrawnBoard& scene_;
    const MapColours& colours_;
    double unit_;
    QRectF sight_;         // of the board
    bool lifting_ = false; // what is painted now is told apart: its codes are read at any size
};

} // namespace automa::app::barrage_app
