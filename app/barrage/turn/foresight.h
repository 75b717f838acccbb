// What may come from the position as it is: worked out once, when somebody asks.
#pragma once

#include "app/barrage/game.h"
#include "model/barrage/turn/forecast.h"

#include <QObject>

#include <optional>

namespace automa::app::barrage_app {

/// Made before those who ask, so that it hears of another position before them.
class BarrageForesight final : public QObject {
    Q_OBJECT

public:
    explicit BarrageForesight(BarrageGame& game, QObject* parent = nullptr);

    /// Nothing if the next Automa's turn cannot be foreseen. Valid until the game changes.
    [[nodiscard]] const std::optional<barrage::Forecast>& now();

private:
    BarrageGame& game_;
    std::optional<std::optional<barrage::Forecast>> known_;
};

} // namespace automa::app::barrage_app
