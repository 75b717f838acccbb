// Setting up the table: the app draws it and says what to lay where, or the table says what lies there.
#pragma once

#include "app/barrage/game.h"
#include "app/barrage/setup_places.h"

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

class BarrageSetup final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.setup")
    /// "draw" or "enter".
    Q_PROPERTY(QString way READ way WRITE setWay NOTIFY changed)
    /// For StepList: what to lay where.
    Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)
    /// {title, symbol, places: [{family, place, text, value, entered}]}
    Q_PROPERTY(QVariantList families READ families NOTIFY changed)
    Q_PROPERTY(int entered READ entered NOTIFY changed)
    Q_PROPERTY(int toEnter READ toEnter NOTIFY changed)
    /// Why the game cannot begin yet; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit BarrageSetup(BarrageGame& game, QObject* parent = nullptr);

    /// Draws a table for these participants; nothing is entered yet.
    [[nodiscard]] core::Status prepare(const barrage::GameOptions& options, TileSource tiles);
    [[nodiscard]] const barrage::State& state() const { return state_; }
    [[nodiscard]] const barrage::GameOptions& options() const { return options_; }
    [[nodiscard]] std::uint64_t seed() const { return options_.seed; }
    [[nodiscard]] TileSource tileSource() const { return tiles_; }

    [[nodiscard]] QString way() const { return entering_ ? QStringLiteral("enter") : QStringLiteral("draw"); }
    void setWay(const QString& way);
    [[nodiscard]] QVariantList groups() const;
    [[nodiscard]] QVariantList families() const;
    [[nodiscard]] int entered() const { return static_cast<int>(entered_.size()); }
    [[nodiscard]] int toEnter() const;
    [[nodiscard]] QString problem() const;

    /// Another draw for the same participants.
    Q_INVOKABLE void drawAgain();
    /// {value, text, detail, current}
    Q_INVOKABLE [[nodiscard]] QVariantList choices(const QString& family, int place) const;
    /// What lies elsewhere in the family changes places with it.
    Q_INVOKABLE void choose(const QString& family, int place, const QString& value);
    void refresh();

signals:
    void changed();

private:
    [[nodiscard]] const SetupFamily* find(const QString& id) const;
    [[nodiscard]] QVariantMap materials() const;
    [[nodiscard]] static QString key(const QString& family, qsizetype place) {
        return family + QString::number(place);
    }

    BarrageGame& game_;
    barrage::GameOptions options_;
    barrage::State state_;
    TileSource tiles_ = TileSource::app;
    std::vector<SetupFamily> families_;
    QSet<QString> entered_;
    bool entering_ = false;
};

} // namespace automa::app
