// The forecast on the screen: computed after the position has changed, when nothing else waits.
#pragma once

#include "app/barrage/forecast_words.h"
#include "app/barrage/game.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace automa::app {
class Settings;
}

namespace automa::app::barrage_app {

class BarrageForecast final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.forecast")
    /// The user's choice, kept in the settings.
    Q_PROPERTY(bool enabled READ enabled WRITE setEnabled NOTIFY changed)
    /// An Automa will act again in this round.
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(QString company READ company NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// {text, odds, symbol, share}: the likeliest first; share is 0 to 1.
    Q_PROPERTY(QVariantList outcomes READ outcomes NOTIFY changed)

public:
    BarrageForecast(BarrageGame& game, Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] bool enabled() const;
    void setEnabled(bool enabled);
    [[nodiscard]] bool available() const { return forecast_.has_value(); }
    [[nodiscard]] QString company() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] QVariantList outcomes() const;

    /// Computes now what is still to be computed.
    void settle();

signals:
    void changed();

private:
    BarrageGame& game_;
    Settings& settings_;
    QTimer idle_;
    std::optional<barrage::Forecast> forecast_;
};

} // namespace automa::app::barrage_app
