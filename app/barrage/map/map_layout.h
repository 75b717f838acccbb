// The way points of the printed board, read from the facts and checked: where pipes and rivers run.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/core/result.h"

#include <QPointF>
#include <QSizeF>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace automa::app::barrage_app {

using MapPoints = std::vector<QPointF>;

/// A river's way points. `from` is a headstream's letter or a basin, `to` a basin or an exit.
struct RiverWay {
    std::string from;
    std::string to;
    MapPoints points;
};

struct MapLayout {
    QSizeF size;
    std::array<double, 3> region_bottom{}; // by region
    std::array<QPointF, 4> headstreams;
    std::array<MapPoints, barrage::conduit_count> pipes;
    std::vector<RiverWay> rivers;

    /// The error names the place in the file and the fault.
    [[nodiscard]] static core::Result<MapLayout> read(const barrage::Catalogue& facts, std::string_view text);
    [[nodiscard]] static core::Result<MapLayout> read_embedded(const barrage::Catalogue& facts);
};

} // namespace automa::app::barrage_app
