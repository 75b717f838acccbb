// What the journeys of Age of Innovation share.
#pragma once

#include "app/innovation/innovation_app.h"
#include "app/innovation/sample_table.h"
#include "tests/journeys/journey.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace automa::journeys {

inline app::innovation_app::InnovationApp& innovationApp(Journey& journey) {
    return app::innovation_app::InnovationApp::of(journey.shell());
}

/// Swipes the map until the place lies in it, as a finger would where hexes are too large for all of them.
inline void swipeTo(Journey& journey, const QQuickItem& map, const QQuickItem& place) {
    constexpr int most = 6;
    for (int i = 0; i < most; ++i) {
        const QRectF sight = map.mapRectToScene(map.boundingRect()).adjusted(24, 24, -24, -24);
        const QPointF at = place.mapToScene(QPointF(place.width() / 2, place.height() / 2));
        if (sight.contains(at))
            return;
        const QPointF way = sight.center() - at;
        const auto within = [](qreal by, qreal room) { return std::clamp(by, -room / 2, room / 2); };
        journey.swipe(sight.center(),
                      sight.center()
                          + QPointF(within(way.x(), sight.width()), within(way.y(), sight.height())));
    }
}

/// A hex of the map, touched in its middle; brought into sight first.
inline void tapHex(Journey& journey, const QString& hex, const char* map) {
    QQuickItem* const place = journey.find(QStringLiteral("space_") + hex);
    ASSERT_TRUE(place) << "no " << hex.toStdString() << " on the map";
    const QQuickItem* const view = journey.find(QString::fromLatin1(map));
    ASSERT_TRUE(view) << map << " is not in sight";
    swipeTo(journey, *view, *place);
    journey.tap(place);
}

/// A game of the sample table, played until the condition holds; its page is open. Where it never does,
/// another seed.
inline void openSample(Journey& journey,
                       const std::function<bool(const app::innovation_app::InnovationGame&)>& reached,
                       innovation::GameOptions options = app::innovation_app::SampleTable::wanderers(2024)) {
    auto& app = innovationApp(journey);
    constexpr int most = 30;
    bool there = false;
    for (int i = 0; i < most && !there; ++i, ++options.seed) {
        const auto drawn = innovation::new_game(*app.facts(), options);
        ASSERT_TRUE(drawn.ok());
        app.saves().begin(drawn.value(), {}, options.seed);
        app::innovation_app::SampleTable table(app.game(), options.seed);
        there = table.playUntil([&] { return reached(app.game()); });
    }
    ASSERT_TRUE(there);
    journey.shell().navigator()->open(QStringLiteral("innovation/game"));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("gamePage"); }));
}

} // namespace automa::journeys
