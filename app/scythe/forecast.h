// What the Automa may do next: from what everybody can see, in Scythe's words.
#pragma once

#include "app/play/forecast.h"
#include "app/scythe/game.h"

namespace automa::app::scythe_app {

class ScytheForecast final : public automa::app::ForecastModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.forecast")

public:
    ScytheForecast(ScytheGame& game, Settings& settings, QObject* parent = nullptr);

private:
    [[nodiscard]] std::optional<ForecastText> foresee() override;

    ScytheGame& game_;
};

} // namespace automa::app::scythe_app
