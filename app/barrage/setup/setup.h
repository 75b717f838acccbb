// Setting up the table: the app draws it and says what to lay where, or the table says what lies there.
#pragma once

#include "app/barrage/game.h"
#include "app/barrage/map/barrage_map.h"
#include "app/barrage/setup/setup_places.h"
#include "app/play/seeds.h"
#include "app/play/setup_orders.h"

#include <QStringList>

#include <cstdint>

namespace automa::app::barrage_app {

/// What a tap on the map means while the table is entered.
struct SetupSpot {
    Q_GADGET
    QML_VALUE_TYPE(setupSpot)
    /// Empty: nothing.
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(QString text MEMBER text)
    /// What is laid there; empty if it must still be chosen.
    Q_PROPERTY(QString value MEMBER value)

public:
    QString family{};
    int place = 0;
    QString text{};
    QString value{};
    friend bool operator==(const SetupSpot&, const SetupSpot&) = default;
};

class BarrageSetup final : public automa::app::SetupModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.setup")
    /// The board as it is laid so far.
    Q_PROPERTY(automa::app::barrage_app::BarrageMap* scene READ scene CONSTANT)
    /// For the map: the neutral dams, numbered like their steps; or the spaces one can still lie on and the
    /// headstreams whose tile is not told yet.
    Q_PROPERTY(automa::app::MapHighlights shown READ shown NOTIFY changed)
    /// What a tap on the map may mean while the table is entered.
    Q_PROPERTY(QStringList selectable READ selectable NOTIFY changed)
    /// The spaces the map is about.
    Q_PROPERTY(QStringList focusOn READ focusOn NOTIFY changed)

public:
    explicit BarrageSetup(BarrageGame& game, Seeds& seeds, QObject* parent = nullptr);

    /// Draws a table for these participants; nothing is entered yet.
    [[nodiscard]] core::Status prepare(const barrage::GameOptions& options, TileSource tiles);
    [[nodiscard]] const barrage::State& state() const { return state_; }
    /// Nothing on it was changed by hand: the options, with their seed, tell all of it.
    [[nodiscard]] bool asDrawn() const { return state_ == drawn_; }
    [[nodiscard]] const barrage::GameOptions& options() const { return options_; }
    [[nodiscard]] std::uint64_t seed() const { return options_.seed; }
    [[nodiscard]] TileSource tileSource() const { return tiles_; }

    [[nodiscard]] QString problem() const override { return problem_; }

    [[nodiscard]] BarrageMap* scene() { return &scene_; }
    [[nodiscard]] MapHighlights shown() const;
    [[nodiscard]] QStringList selectable() const;
    [[nodiscard]] QStringList focusOn() const;

    Q_INVOKABLE [[nodiscard]] automa::app::barrage_app::SetupSpot placeAt(const QString& space) const;
    void drawAgain() override;
    [[nodiscard]] std::vector<SetupChoiceRow> choicesFor(const QString& family, int place) const override;
    void choose(const QString& family, int place, const QString& value) override;
    /// Whether the table in sight was laid out for these choices, whatever its seed.
    [[nodiscard]] bool isFor(const barrage::GameOptions& options, TileSource tiles) const;
    /// The table is in play: the next one is drawn anew.
    void leave() { options_ = {}; }
    void refresh();

private:
    void wayChanged() override { workOut(); }
    [[nodiscard]] const SetupFamily* find(const QString& id) const;
    /// The last place of an order follows from the others.
    void enterWhatFollows();
    void drawMap();
    /// Works out once what the screen asks for many times.
    void workOut();
    [[nodiscard]] std::vector<StepGroup> readGroups() const;
    /// What is set up beside the places: told however the table came about.
    [[nodiscard]] std::vector<StepGroup> restOfOrders() const;
    [[nodiscard]] std::vector<SetupPlaceRow> readPlaces() const;
    [[nodiscard]] QString readProblem() const;
    [[nodiscard]] bool entering() const { return way() == Enter; }

    BarrageGame& game_;
    Seeds& seeds_;
    barrage::GameOptions options_;
    barrage::State state_;
    barrage::State drawn_;
    BarrageMap scene_;
    TileSource tiles_ = TileSource::app;
    std::vector<SetupFamily> families_;
    QString problem_;
    std::size_t draws_ = 0;
};

} // namespace automa::app::barrage_app
