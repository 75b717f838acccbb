// One layer of the map as an item: painted once for a stretch of the board and then only moved.
#pragma once

#include "app/barrage/map_colours.h"
#include "app/barrage/map_scene.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

class MapLayer : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(automa::app::barrage_app::MapScene* scene READ scene WRITE setScene NOTIFY sceneChanged)
    /// The stretch of the board, in board units, that the item shows, and how many pixels a unit has.
    Q_PROPERTY(QRectF area READ area WRITE setArea NOTIFY areaChanged)
    Q_PROPERTY(double unit READ unit WRITE setUnit NOTIFY unitChanged)
    Q_PROPERTY(Part part READ part WRITE setPart NOTIFY partChanged)
    Q_PROPERTY(QVariantMap highlights READ highlights WRITE setHighlights NOTIFY highlightsChanged)
    Q_PROPERTY(QVariantMap colours READ colours WRITE setColours NOTIFY coloursChanged)

public:
    enum Part { Board, Highlights, Winner };
    Q_ENUM(Part)

    explicit MapLayer(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] MapScene* scene() const { return scene_; }
    void setScene(MapScene* scene);
    [[nodiscard]] QRectF area() const { return area_; }
    void setArea(const QRectF& area);
    [[nodiscard]] double unit() const { return unit_; }
    void setUnit(double unit);
    [[nodiscard]] Part part() const { return part_; }
    void setPart(Part part);
    [[nodiscard]] QVariantMap highlights() const { return highlights_; }
    void setHighlights(const QVariantMap& highlights);
    [[nodiscard]] QVariantMap colours() const { return colourMap_; }
    void setColours(const QVariantMap& colours);

signals:
    void sceneChanged();
    void areaChanged();
    void unitChanged();
    void partChanged();
    void highlightsChanged();
    void coloursChanged();

private:
    void fit();
    void readHighlights();

    QPointer<MapScene> scene_;
    QRectF area_;
    double unit_ = 1;
    Part part_ = Board;
    QVariantMap highlights_;
    MapHighlights shown_;
    QVariantMap colourMap_;
    MapColours colours_;
};

} // namespace automa::app::barrage_app
