// What the journeys of Age of Innovation share.
#pragma once

#include "app/innovation/innovation_app.h"
#include "app/innovation/sample_table.h"
#include "tests/journeys/journey.h"

#include <gtest/gtest.h>

namespace automa::journeys {

inline app::innovation_app::InnovationApp& innovationApp(Journey& journey) {
    return app::innovation_app::InnovationApp::of(journey.shell());
}

/// A hex of the map in sight, touched in its middle.
inline void tapHex(Journey& journey, const QString& hex) {
    QQuickItem* const place = journey.find(QStringLiteral("space_") + hex);
    ASSERT_TRUE(place) << "no " << hex.toStdString() << " on the map";
    journey.tap(place);
}

/// A game of the sample table, played until the condition holds; its page is open.
inline void openSample(Journey& journey,
                       const std::function<bool(const app::innovation_app::InnovationGame&)>& reached,
                       innovation::GameOptions options = app::innovation_app::SampleTable::wanderers(2024)) {
    auto& app = innovationApp(journey);
    const auto drawn = innovation::new_game(*app.facts(), options);
    ASSERT_TRUE(drawn.ok());
    app.saves().begin(drawn.value(), {}, options.seed);
    app::innovation_app::SampleTable table(app.game(), options.seed);
    ASSERT_TRUE(table.playUntil([&] { return reached(app.game()); }));
    journey.shell().navigator()->open(QStringLiteral("innovation/game"));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("gamePage"); }));
}

} // namespace automa::journeys
