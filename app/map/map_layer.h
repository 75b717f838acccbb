// One layer of a map as an item: painted once for a stretch of the board and then only moved.
#pragma once

#include "app/map/map_scene.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

class MapLayer : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(automa::app::MapScene* scene READ scene WRITE setScene NOTIFY sceneChanged)
    Q_PROPERTY(automa::app::MapInk* ink READ ink WRITE setInk NOTIFY inkChanged)
    /// The stretch of the board, in board units, that the item shows, and how many pixels a unit has.
    Q_PROPERTY(QRectF area READ area WRITE setArea NOTIFY areaChanged)
    Q_PROPERTY(double unit READ unit WRITE setUnit NOTIFY unitChanged)
    Q_PROPERTY(Part part READ part WRITE setPart NOTIFY partChanged)
    Q_PROPERTY(automa::app::MapHighlights shown READ shown WRITE setShown NOTIFY shownChanged)

public:
    enum Part { Board, Highlights, Winner };
    Q_ENUM(Part)

    explicit MapLayer(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] MapScene* scene() const { return scene_; }
    void setScene(MapScene* scene);
    [[nodiscard]] MapInk* ink() const { return ink_; }
    void setInk(MapInk* ink);
    [[nodiscard]] QRectF area() const { return area_; }
    void setArea(const QRectF& area);
    [[nodiscard]] double unit() const { return unit_; }
    void setUnit(double unit);
    [[nodiscard]] Part part() const { return part_; }
    void setPart(Part part);
    [[nodiscard]] const MapHighlights& shown() const { return shown_; }
    void setShown(const MapHighlights& shown);

signals:
    void sceneChanged();
    void inkChanged();
    void areaChanged();
    void unitChanged();
    void partChanged();
    void shownChanged();

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    void fit();
    /// With the next frame; what is out of sight is painted when it comes into sight.
    void repaint();

    QPointer<MapScene> scene_;
    QPointer<MapInk> ink_;
    QRectF area_;
    double unit_ = 1;
    Part part_ = Board;
    MapHighlights shown_;
    bool missed_ = false; // it was to be painted out of sight
};

} // namespace automa::app
