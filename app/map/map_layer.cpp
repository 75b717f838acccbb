#include "app/map/map_layer.h"

#include <QPainter>

#include <cmath>

namespace automa::app {

MapLayer::MapLayer(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    setTransformOrigin(TopLeft);
}

void MapLayer::paint(QPainter* painter) {
    if (!isVisible())
        missed_ = true;
    if (!scene_ || !ink_ || missed_)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->scale(unit_, unit_);
    painter->translate(-area_.topLeft());
    scene_->paint(static_cast<MapPart>(part_), shown_, {*painter, unit_, area_, *ink_});
}

void MapLayer::setScene(MapScene* scene) {
    if (scene_ == scene)
        return;
    if (scene_)
        scene_->disconnect(this);
    scene_ = scene;
    if (scene_)
        connect(scene_, &MapScene::changed, this, [this] { repaint(); });
    repaint();
    emit sceneChanged();
}

void MapLayer::setInk(MapInk* ink) {
    if (ink_ == ink)
        return;
    if (ink_)
        ink_->disconnect(this);
    ink_ = ink;
    if (ink_)
        connect(ink_, &MapInk::changed, this, [this] { repaint(); });
    repaint();
    emit inkChanged();
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
    repaint();
    emit partChanged();
}

void MapLayer::setShown(const MapHighlights& shown) {
    if (shown_ == shown)
        return;
    shown_ = shown;
    repaint();
    emit shownChanged();
}

void MapLayer::fit() {
    const QSizeF size = area_.size() * unit_;
    setSize(QSizeF(std::round(size.width()), std::round(size.height())));
    repaint();
}

void MapLayer::repaint() {
    missed_ = !isVisible();
    if (!missed_)
        update();
}

void MapLayer::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickPaintedItem::itemChange(change, data);
    if (change == ItemVisibleHasChanged && data.boolValue && missed_)
        repaint();
}

} // namespace automa::app
