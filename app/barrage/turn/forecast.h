// What the next Automa may do: from what everybody can see, in Barrage's words.
#pragma once

#include "app/barrage/game.h"
#include "app/barrage/turn/foresight.h"
#include "app/play/forecast.h"

namespace automa::app::barrage_app {

class BarrageForecast final : public automa::app::ForecastModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.forecast")

public:
    /// Contract: `foresight` outlives it.
    BarrageForecast(BarrageGame& game, BarrageForesight& foresight, Settings& settings,
                    QObject* parent = nullptr);

private:
    [[nodiscard]] std::optional<ForecastText> foresee() override;

    BarrageGame& game_;
    BarrageForesight& foresight_;
};

} // namespace automa::app::barrage_app
