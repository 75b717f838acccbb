// A journey that finds a game of Barrage on the table.
#pragma once

#include "tests/journeys/journey.h"

#include "app/barrage/barrage_app.h"
#include "app/barrage/sample_table.h"

#include <gtest/gtest.h>

namespace automa::journeys {

/// A game on the table of a journey, played on until something is the case, with its screen open.
class TableJourney : public Journey {
public:
    TableJourney(const barrage::GameOptions& options,
                 const std::function<bool(const automa::app::barrage_app::BarrageGame&)>& reached,
                 automa::app::barrage_app::TileSource tiles = automa::app::barrage_app::TileSource::app,
                 QSize size = QSize(412, 915))
        : Journey(size), table_(game(), options, tiles) {
        shell().settings()->setLanguage(QStringLiteral("en"));
        EXPECT_TRUE(table_.playUntil([&] { return reached(game()); }));
        shell().navigator()->open(QStringLiteral("barrage/game"));
        settle();
        resetTaps();
    }

    [[nodiscard]] automa::app::barrage_app::BarrageApp& app() {
        return *qobject_cast<automa::app::barrage_app::BarrageApp*>(
            shell().games()->viewModel(QStringLiteral("barrage")));
    }
    [[nodiscard]] automa::app::barrage_app::BarrageGame& game() { return app().game(); }
    [[nodiscard]] automa::app::barrage_app::DemoTable& table() { return table_; }

    /// Whether the named item is in sight and says yes to this property.
    [[nodiscard]] bool holds(const char* objectName, const char* property) const {
        const QQuickItem* const item = find(QString::fromLatin1(objectName));
        EXPECT_TRUE(item) << "there is no '" << objectName << "' in sight";
        return item && item->property(property).toBool();
    }
    /// One more, on the stepper of the named number.
    void tapMore(const char* objectName) {
        QQuickItem* const item = find(QString::fromLatin1(objectName));
        ASSERT_TRUE(item) << "there is no '" << objectName << "' in sight";
        tap(item->findChild<QQuickItem*>("more"));
    }
    /// Touches the first of these places that lies in sight on the map, as a finger would.
    void tapOneOf(barrage::SpaceSet spaces) {
        const QQuickItem* const map = find("map");
        ASSERT_TRUE(map);
        const QRectF sight = map->mapRectToScene(map->boundingRect()).adjusted(8, 8, -8, -8);
        for (const barrage::SpaceId space : spaces) {
            QQuickItem* const place =
                find(QStringLiteral("space_") + QString::fromStdString(game().facts().space(space).id));
            const QPointF middle =
                place ? place->mapToScene(QPointF(place->width() / 2, place->height() / 2)) : QPointF();
            if (!place || !sight.contains(middle))
                continue;
            tapAt(middle);
            return;
        }
        ADD_FAILURE() << "no space to build on is in sight";
    }

private:
    automa::app::barrage_app::DemoTable table_;
};

inline bool settled(const automa::app::barrage_app::BarrageGame& game) {
    for (const barrage::ContractRow& row : game.state().contracts)
        if (!row[0] || !row[1])
            return false;
    return true;
}

inline bool automaReady(const automa::app::barrage_app::BarrageGame& game) {
    return settled(game) && game.decision() && game.decision()->needs.empty() && game.journal().cursor() >= 4;
}

inline bool humanActs(const automa::app::barrage_app::BarrageGame& game) {
    return settled(game) && game.humanToAct();
}

} // namespace automa::journeys
