// Setting up the table: the app draws it and says what to lay where, or the table says what lies there.
#pragma once

#include "app/barrage/game.h"
#include "app/barrage/map_scene.h"
#include "app/barrage/seeds.h"
#include "app/barrage/setup_places.h"

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

class BarrageSetup final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.setup")
    /// "draw" or "enter".
    Q_PROPERTY(QString way READ way WRITE setWay NOTIFY changed)
    /// For StepList: what to lay where; `task` says in one order what a group is about.
    Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)
    /// {title, symbol, places: [{family, place, text, value, entered}]}
    Q_PROPERTY(QVariantList families READ families NOTIFY changed)
    /// The board as it is laid so far.
    Q_PROPERTY(automa::app::barrage_app::MapScene* scene READ scene CONSTANT)
    /// For the map: the neutral dams, numbered like their steps; or the spaces one can still lie on and the
    /// headstreams whose tile is not told yet.
    Q_PROPERTY(QVariantMap highlights READ highlights NOTIFY changed)
    /// What a tap on the map may mean while the table is entered.
    Q_PROPERTY(QStringList selectable READ selectable NOTIFY changed)
    /// The spaces the map is about.
    Q_PROPERTY(QStringList focusOn READ focusOn NOTIFY changed)
    Q_PROPERTY(int entered READ entered NOTIFY changed)
    Q_PROPERTY(int toEnter READ toEnter NOTIFY changed)
    /// {family, place, text}: the first place that is still to enter; empty if none is.
    Q_PROPERTY(QVariantMap next READ next NOTIFY changed)
    /// Why the game cannot begin yet; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit BarrageSetup(BarrageGame& game, Seeds& seeds, QObject* parent = nullptr);

    /// Draws a table for these participants; nothing is entered yet.
    [[nodiscard]] core::Status prepare(const barrage::GameOptions& options, TileSource tiles);
    [[nodiscard]] const barrage::State& state() const { return state_; }
    [[nodiscard]] const barrage::GameOptions& options() const { return options_; }
    [[nodiscard]] std::uint64_t seed() const { return options_.seed; }
    [[nodiscard]] TileSource tileSource() const { return tiles_; }

    [[nodiscard]] QString way() const { return entering_ ? QStringLiteral("enter") : QStringLiteral("draw"); }
    void setWay(const QString& way);
    [[nodiscard]] QVariantList groups() const { return groupItems_; }
    [[nodiscard]] QVariantList families() const { return familyItems_; }
    [[nodiscard]] int entered() const { return static_cast<int>(entered_.size()); }
    [[nodiscard]] int toEnter() const;
    [[nodiscard]] QVariantMap next() const;
    [[nodiscard]] QString problem() const { return problem_; }

    [[nodiscard]] MapScene* scene() { return &scene_; }
    [[nodiscard]] QVariantMap highlights() const;
    [[nodiscard]] QStringList selectable() const;
    [[nodiscard]] QStringList focusOn() const;

    /// {family, place, text, value}: what a tap on this space of the map means; `value` is empty if it must
    /// still be chosen.
    Q_INVOKABLE [[nodiscard]] QVariantMap placeAt(const QString& space) const;
    /// Another draw for the same participants.
    Q_INVOKABLE void drawAgain();
    /// {value, text, detail, symbol, contract, energy, current}
    Q_INVOKABLE [[nodiscard]] QVariantList choices(const QString& family, int place) const;
    /// What lies elsewhere in the family changes places with it.
    Q_INVOKABLE void choose(const QString& family, int place, const QString& value);
    /// Whether the table in sight was laid out for these choices, whatever its seed.
    [[nodiscard]] bool isFor(const barrage::GameOptions& options, TileSource tiles) const;
    /// The table is in play: the next one is drawn anew.
    void leave() { options_ = {}; }
    void refresh();

signals:
    void changed();

private:
    [[nodiscard]] const SetupFamily* find(const QString& id) const;
    [[nodiscard]] QVariantMap materials() const;
    [[nodiscard]] bool isEntered(const QString& family, qsizetype place) const {
        return entered_.contains(key(family, place));
    }
    void drawMap();
    /// Works out once what the screen asks for many times.
    void settle();
    [[nodiscard]] QVariantList readGroups() const;
    [[nodiscard]] QVariantList readFamilies() const;
    [[nodiscard]] QString readProblem() const;
    [[nodiscard]] static QString key(const QString& family, qsizetype place) {
        return family + QString::number(place);
    }

    BarrageGame& game_;
    Seeds& seeds_;
    barrage::GameOptions options_;
    barrage::State state_;
    MapScene scene_;
    TileSource tiles_ = TileSource::app;
    std::vector<SetupFamily> families_;
    QSet<QString> entered_;
    QVariantList groupItems_;
    QVariantList familyItems_;
    QString problem_;
    bool entering_ = false;
};

} // namespace automa::app::barrage_app
