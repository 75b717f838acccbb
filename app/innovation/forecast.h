// What the Automa may do next, for every card that may come.
#pragma once

#include "app/innovation/game.h"
#include "app/play/forecast.h"
#include "model/innovation/forecast.h"

namespace automa::app::innovation_app {

class InnovationForecast final : public automa::app::ForecastModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use InnovationApp.forecast")

public:
    InnovationForecast(InnovationGame& game, Settings& settings, QObject* parent = nullptr);

private:
    [[nodiscard]] std::optional<ForecastText> foresee() override;

    InnovationGame& game_;
};

/// "Passes with its next turn: 3 of 4; with the one after: 1 of 4."
[[nodiscard]] QString passOddsText(const std::vector<innovation::PassOdds>& passes,
                                   std::uint64_t denominator);

} // namespace automa::app::innovation_app
