// What the next Automa may do: from what everybody can see, in Barrage's words.
#pragma once

#include "app/barrage/game.h"
#include "app/play/forecast.h"

namespace automa::app::barrage_app {

class BarrageForecast final : public automa::app::ForecastModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.forecast")

public:
    BarrageForecast(BarrageGame& game, Settings& settings, QObject* parent = nullptr);

private:
    [[nodiscard]] std::optional<ForecastText> foresee() override;

    BarrageGame& game_;
};

} // namespace automa::app::barrage_app
