#include "app/barrage/map/map_pictures.h"

#include "app/barrage/map/map_painter.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// The map of the table, that of "Why?", the large one.
constexpr std::size_t most_pictures = 3;

bool alike(const DrawnPlace& one, const DrawnPlace& other) {
    return one.owner == other.owner && one.height == other.height && one.drops == other.drops
           && one.code == other.code;
}

/// Where one position looks otherwise than another, in board units; the whole board where its names do.
QRectF difference(const MapGeometry& geometry, const DrawnBoard& one, const DrawnBoard& other) {
    if (one.regions != other.regions) // another language
        return geometry.bounds();
    QRectF part;
    for (std::size_t i = 0; i < space_count; ++i)
        if (!alike(one.places[i], other.places[i]))
            part |= drawnReach(geometry, one.places[i], SpaceId(i));
    for (std::size_t i = 0; i < one.headstream_drops.size(); ++i)
        if (one.headstream_drops[i] != other.headstream_drops[i])
            part |= geometry.headstream(i).adjusted(-4, -4, 4, 4);
    return part;
}

} // namespace

void MapPictures::board(const MapStroke& stroke, const MapGeometry& geometry, const DrawnBoard& scene,
                        const MapColours& colours) {
    const QPaintDevice& device = *stroke.painter.device();
    Picture view;
    view.size = {device.width(), device.height()};
    view.ratio = device.devicePixelRatioF();
    view.view = stroke.painter.worldTransform();
    view.area = stroke.area;
    view.unit = stroke.unit;
    view.colours = colours;
    Picture& picture = pictureFor(view);
    const QRectF part =
        picture.image.isNull() ? geometry.bounds() : difference(geometry, picture.scene, scene);
    picture.scene = scene;
    if (!part.isEmpty())
        paint(picture, geometry, part);
    stroke.painter.save();
    stroke.painter.resetTransform();
    stroke.painter.drawImage(0, 0, picture.image);
    stroke.painter.restore();
}

MapPictures::Picture& MapPictures::pictureFor(const Picture& view) {
    const auto found = std::ranges::find_if(pictures_, [&](const Picture& known) {
        return known.size == view.size && known.ratio == view.ratio && known.view == view.view
               && known.area == view.area && known.unit == view.unit && known.colours == view.colours;
    });
    if (found != pictures_.end()) {
        std::rotate(pictures_.begin(), found, found + 1);
        return pictures_.front();
    }
    pictures_.insert(pictures_.begin(), view);
    if (pictures_.size() > most_pictures)
        pictures_.pop_back();
    return pictures_.front();
}

void MapPictures::paint(Picture& picture, const MapGeometry& geometry, const QRectF& part) {
    const bool fresh = picture.image.isNull();
    if (fresh) {
        picture.image = QImage(picture.size, QImage::Format_ARGB32_Premultiplied);
        picture.image.setDevicePixelRatio(picture.ratio);
        picture.image.fill(Qt::transparent);
    }
    QPainter painter(&picture.image);
    if (!fresh) {
        const QRect pixels = picture.view.mapRect(part).toAlignedRect();
        painter.setClipRect(pixels);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.fillRect(pixels, Qt::transparent);
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    }
    painter.setWorldTransform(picture.view);
    MapPainter(painter, geometry, picture.scene, picture.colours, picture.unit, picture.area).board();
}

} // namespace automa::app::barrage_app
