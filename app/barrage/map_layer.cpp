#include "app/barrage/map_layer.h"

#include "app/barrage/map_painter.h"

#include <cmath>

namespace automa::app::barrage_app {

MapLayer::MapLayer(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    setTransformOrigin(TopLeft);
}

void MapLayer::paint(QPainter* painter) {
    if (!scene_ || colourMap_.isEmpty())
        return;
    painter->scale(unit_, unit_);
    painter->translate(-area_.topLeft());
    MapPainter map(*painter, scene_->geometry(), scene_->scene(), colours_, unit_);
    switch (part_) {
    case Board:
        map.board();
        return;
    case Highlights:
        map.highlights(shown_);
        return;
    case Winner:
        map.winner(shown_);
        return;
    }
}

void MapLayer::setScene(MapScene* scene) {
    if (scene_ == scene)
        return;
    if (scene_)
        scene_->disconnect(this);
    scene_ = scene;
    if (scene_)
        connect(scene_, &MapScene::changed, this, [this] { update(); });
    readHighlights();
    emit sceneChanged();
}

void MapLayer::setArea(const QRectF& area) {
    if (area_ == area)
        return;
    area_ = area;
    fit();
    emit areaChanged();
}

void MapLayer::setUnit(double unit) {
    if (qFuzzyCompare(unit_, unit))
        return;
    unit_ = unit;
    fit();
    emit unitChanged();
}

void MapLayer::setPart(Part part) {
    if (part_ == part)
        return;
    part_ = part;
    update();
    emit partChanged();
}

void MapLayer::setHighlights(const QVariantMap& highlights) {
    if (highlights_ == highlights)
        return;
    highlights_ = highlights;
    readHighlights();
    emit highlightsChanged();
}

void MapLayer::setColours(const QVariantMap& colours) {
    if (colourMap_ == colours)
        return;
    colourMap_ = colours;
    colours_ = MapColours::from(colours);
    update();
    emit coloursChanged();
}

void MapLayer::fit() {
    const QSizeF size = area_.size() * unit_;
    setSize(QSizeF(std::round(size.width()), std::round(size.height())));
    update();
}

void MapLayer::readHighlights() {
    shown_ = scene_ ? MapHighlights::from(scene_->facts(), highlights_) : MapHighlights{};
    update();
}

} // namespace automa::app::barrage_app
