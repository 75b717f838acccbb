// Where everything of the map lies and which form it has, in board units (1000 wide). Made once from the
// facts.
#pragma once

#include "app/barrage/map/map_layout.h"
#include "model/barrage/state/event.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

#include <optional>

namespace automa::app::barrage_app {

/// Measures of the map chapter of the design system.
namespace map_size {
inline constexpr double river = 13;
inline constexpr double dam_top = 100;
inline constexpr double dam_bottom = 80;
inline constexpr double dam_height = 30;
inline constexpr double slab = 11;
inline constexpr double plate = 21;
inline constexpr double badge = 24;
inline constexpr double powerhouse = 38;
} // namespace map_size

class MapGeometry {
public:
    MapGeometry(const barrage::Catalogue& facts, const MapLayout& layout);

    [[nodiscard]] const QRectF& bounds() const { return bounds_; }
    [[nodiscard]] double regionBottom(barrage::Region region) const {
        return region_bottom_[index_of(region)];
    }
    [[nodiscard]] QPointF centre(barrage::SpaceId space) const { return centres_[space.index()]; }
    /// The frame a space needs, with whatever may stand on it.
    [[nodiscard]] QRectF box(barrage::SpaceId space) const;
    [[nodiscard]] QRectF headstream(std::size_t index) const { return headstreams_[index]; }
    [[nodiscard]] QPointF badge(int basin) const;
    /// The ground of a basin's powerhouses; empty for the mountain basins.
    [[nodiscard]] QRectF site(int basin) const { return sites_[static_cast<std::size_t>(basin)]; }
    [[nodiscard]] const std::vector<QPainterPath>& pools() const { return pools_; }
    [[nodiscard]] const std::vector<QPainterPath>& rivers() const { return rivers_; }
    [[nodiscard]] const QPainterPath& pipe(std::size_t conduit) const { return pipes_[conduit]; }
    /// From the pool to the plate.
    [[nodiscard]] QLineF inlet(std::size_t conduit) const { return inlets_[conduit]; }

    /// The base of a dam, grown by `by` on every side.
    [[nodiscard]] QPolygonF dam(barrage::SpaceId space, double by = 0) const;
    [[nodiscard]] QRectF slab(barrage::SpaceId space, int level) const;
    [[nodiscard]] QPolygonF powerhouse(barrage::SpaceId space) const;

    /// A drop's way between two places of water, through a pipe if one is given.
    [[nodiscard]] QPolygonF dropWay(const barrage::WaterPlace& from, const barrage::WaterPlace& to,
                                    std::optional<barrage::SpaceId> through) const;

private:
    void placeSpaces();
    void placeWater(const MapLayout& layout);
    void placePipes(const MapLayout& layout);
    [[nodiscard]] QPointF poolTop(int basin) const;
    [[nodiscard]] QPointF inflow(int basin) const;
    void runDown(QPolygonF& way, int basin, const barrage::WaterPlace& to) const;

    const barrage::Catalogue& facts_;
    QRectF bounds_;
    std::array<double, 3> region_bottom_{};
    std::array<QPointF, barrage::space_count> centres_;
    std::array<QRectF, 4> headstreams_;
    std::array<QRectF, barrage::basin_count + 1> sites_;
    std::vector<QPainterPath> pools_;
    std::vector<QPainterPath>
        rivers_; // of the headstreams, of the basins from 1 on, then the short ones between
    std::array<QPainterPath, barrage::conduit_count> pipes_;
    std::array<QLineF, barrage::conduit_count> inlets_;
};

} // namespace automa::app::barrage_app
