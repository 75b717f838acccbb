// What the Automa may do next: from what everybody can see, in Scythe's words.
#pragma once

#include "app/play/forecast.h"
#include "app/scythe/game.h"

namespace automa::app::scythe_app {

class ScytheForecast final : public automa::app::ForecastModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.forecast")
    /// The likeliest outcome in one line; empty if nothing is foreseen.
    Q_PROPERTY(QString line READ line NOTIFY changed)

public:
    ScytheForecast(ScytheGame& game, Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] QString line() const;

private:
    [[nodiscard]] std::optional<ForecastText> foresee() override;

    ScytheGame& game_;
};

} // namespace automa::app::scythe_app
