// A position on Barrage's map: what to draw, what lies where, what each space is called. Its places are the
// headstreams and the spaces, in the order of their codes.
#pragma once

#include "app/barrage/map/drawn_board.h"
#include "app/barrage/map/map_geometry.h"
#include "app/barrage/map/map_places.h"
#include "app/map/map_scene.h"

#include <QVariantList>

#include <span>

namespace automa::app::barrage_app {

class BarrageMap final : public automa::app::MapScene {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model offers its scene")

public:
    /// Contract: `facts` outlives the scene.
    explicit BarrageMap(const barrage::Catalogue& facts, QObject* parent = nullptr);

    /// Another position, or the same in another language.
    void show(const barrage::State& state);

    [[nodiscard]] const barrage::Catalogue& facts() const { return facts_; }
    [[nodiscard]] const barrage::State& state() const { return state_; }
    [[nodiscard]] const MapGeometry& geometry() const { return geometry_; }
    [[nodiscard]] QRectF bounds() const override { return geometry_.bounds(); }
    [[nodiscard]] QString describe(const QString& place) const override;
    void paint(MapPart part, const MapHighlights& shown, const MapStroke& stroke) const override;

    [[nodiscard]] int placeOf(barrage::SpaceId space) const { return order_.of(space); }
    [[nodiscard]] core::Candidates placesOf(barrage::SpaceSet spaces) const { return order_.of(spaces); }
    [[nodiscard]] BoardHighlights highlightsOf(const MapHighlights& shown) const;
    /// A space looked at, and where the turn on the table puts its piece.
    Q_INVOKABLE [[nodiscard]] automa::app::MapHighlights
    lookingAt(const QString& chosen, const QString& target, const QString& builder) const;

    /// The way of a drop as a polyline: its points, as PathPolyline takes them. Ends are ids of dams and
    /// headstreams, "exit" or "powerhouse_<basin>".
    Q_INVOKABLE [[nodiscard]] QVariantList dropWay(const QString& from, const QString& to,
                                                   const QString& through = {}) const;
    /// The ways of all drops that these events move: each the points of its polyline.
    [[nodiscard]] QVariantList waysOf(std::span<const barrage::Event> events) const;

private:
    [[nodiscard]] double distance(int index, QPointF at) const override;
    [[nodiscard]] std::optional<barrage::WaterPlace> waterPlace(const QString& id) const;
    /// The pipe a drop leaves its dam by: the first built one that leads where it ends.
    [[nodiscard]] std::optional<barrage::SpaceId> pipeOf(const barrage::DropMoved& moved) const;
    [[nodiscard]] QVariantList points(const QPolygonF& way) const;

    const barrage::Catalogue& facts_;
    barrage::State state_;
    MapGeometry geometry_;
    DrawnBoard drawn_;
    MapPlaces order_;
};

} // namespace automa::app::barrage_app
