// A journey that finds a game of Scythe on the table.
#pragma once

#include "tests/journeys/journey.h"

#include "app/scythe/sample_table.h"
#include "app/scythe/scythe_app.h"
#include "model/scythe/state/board.h"
#include "model/scythe/table/setup.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>

namespace automa::journeys {

using automa::app::scythe_app::ScytheApp;
using automa::app::scythe_app::ScytheCombat;
using automa::app::scythe_app::ScytheGame;
using automa::app::scythe_app::ScytheHuman;
using automa::app::scythe_app::ScytheTable;

inline ScytheApp& scytheOf(Journey& journey) {
    return *static_cast<ScytheApp*>(journey.shell().games()->viewModel(QStringLiteral("scythe")));
}

/// Polania against Rusviet; the app deals.
inline scythe::GameOptions twoFactions(std::uint64_t seed = 7) {
    return app::scythe_app::SampleTable::twoFactions(seed);
}

class ScytheJourney : public Journey {
public:
    using Change = std::function<void(const scythe::Catalogue&, scythe::State&)>;

    /// A new game, changed as wanted before it begins, with its screen open.
    explicit ScytheJourney(const scythe::GameOptions& options = twoFactions(), const Change& change = {},
                           QSize size = QSize(412, 915))
        : Journey(size) {
        auto start = scythe::new_game(*app().facts(), options);
        EXPECT_TRUE(start.ok());
        if (change)
            change(*app().facts(), start.value());
        app().begin(start.value(), options.seed);
        settle();
        resetTaps();
    }

    [[nodiscard]] ScytheApp& app() { return scytheOf(*this); }
    [[nodiscard]] ScytheGame& game() { return app().game(); }
    [[nodiscard]] const scythe::State& state() { return game().state(); }
    [[nodiscard]] scythe::TerritoryId territory(const char* id) { return *app().facts()->find_territory(id); }

    /// Touches a place of the map, as a finger would.
    void tapPlace(const QString& id) {
        QQuickItem* const place = find(QStringLiteral("space_") + id);
        ASSERT_TRUE(place) << id.toStdString() << " is not on the map";
        tapAt(place->mapToScene(QPointF(place->width() / 2, place->height() / 2)));
        settle();
    }
};

} // namespace automa::journeys
