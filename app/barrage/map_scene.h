// A position on the map for QML: what to draw, what lies where, what each space is called.
#pragma once

#include "app/barrage/board_scene.h"
#include "app/barrage/map_geometry.h"

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <span>

namespace automa::app::barrage_app {

class MapScene final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model offers its scene")
    /// {id, x, y} of every space and headstream, in the order of their codes; board units.
    Q_PROPERTY(QVariantList places READ places CONSTANT)
    Q_PROPERTY(QRectF bounds READ bounds CONSTANT)
    /// Another one whenever the position or the language is another.
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    /// Contract: `facts` outlives the scene.
    explicit MapScene(const barrage::Catalogue& facts, QObject* parent = nullptr);

    /// Another position, or the same in another language.
    void show(const barrage::State& state);

    [[nodiscard]] const barrage::Catalogue& facts() const { return facts_; }
    [[nodiscard]] const barrage::State& state() const { return state_; }
    [[nodiscard]] const BoardScene& scene() const { return scene_; }
    [[nodiscard]] const MapGeometry& geometry() const { return geometry_; }
    [[nodiscard]] QVariantList places() const { return places_; }
    [[nodiscard]] QRectF bounds() const { return geometry_.bounds(); }
    [[nodiscard]] int revision() const { return revision_; }

    /// The place and what is on it, for screen readers: "basin 6, upper: USA, height 1, 0 drops".
    Q_INVOKABLE [[nodiscard]] QString describe(const QString& id) const;
    Q_INVOKABLE [[nodiscard]] QPointF centreOf(const QString& id) const;
    /// A frame around these places; the whole board if there are none.
    Q_INVOKABLE [[nodiscard]] QRectF boundsOf(const QStringList& ids) const;
    /// {id, close}: the nearest of the allowed places within `reach` (all are allowed if the list is null),
    /// and whether another one lies so near that the tap may have meant it.
    Q_INVOKABLE [[nodiscard]] QVariant hit(QPointF at, double unit, const QVariant& allowed) const;
    /// The way of a drop as a polyline. Ends are ids of dams and headstreams, "exit" or "powerhouse_<basin>".
    Q_INVOKABLE [[nodiscard]] QVariantList dropWay(const QString& from, const QString& to,
                                                   const QString& through = {}) const;
    /// The ways of all drops that these events move, as animateDrops() takes them.
    [[nodiscard]] QVariantList waysOf(std::span<const barrage::Event> events) const;

signals:
    void changed();

private:
    [[nodiscard]] std::optional<barrage::WaterPlace> waterPlace(const QString& id) const;
    /// The pipe a drop leaves its dam by: the first built one that leads where it ends.
    [[nodiscard]] std::optional<barrage::SpaceId> pipeOf(const barrage::DropMoved& moved) const;
    [[nodiscard]] QVariantList points(const QPolygonF& way) const;

    const barrage::Catalogue& facts_;
    barrage::State state_;
    MapGeometry geometry_;
    BoardScene scene_;
    QVariantList places_;
    int revision_ = 0;
};

} // namespace automa::app::barrage_app
