// Boards that were painted already. A tap changes little of one: only that is painted anew.
#pragma once

#include "app/barrage/map/drawn_board.h"
#include "app/barrage/map/map_colours.h"
#include "app/barrage/map/map_geometry.h"
#include "app/map/map_scene.h"

#include <QImage>
#include <QTransform>

#include <vector>

namespace automa::app::barrage_app {

class MapPictures {
public:
    /// Draws the board, from a picture that it keeps. Contract: `geometry` is always that of the same board.
    void board(const MapStroke& stroke, const MapGeometry& geometry, const DrawnBoard& scene,
               const MapColours& colours);

private:
    struct Picture {
        QSize size{};
        double ratio = 1; // of the device
        QTransform view{};
        QRectF area{};
        double unit = 1;
        MapColours colours{};
        DrawnBoard scene{};
        QImage image{};
    };
    /// The picture of such a view, the last one used first; a new one is empty.
    [[nodiscard]] Picture& pictureFor(const Picture& view);
    static void paint(Picture& picture, const MapGeometry& geometry, const QRectF& part);

    std::vector<Picture> pictures_;
};

} // namespace automa::app::barrage_app
