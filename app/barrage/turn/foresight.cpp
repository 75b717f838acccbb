#include "app/barrage/turn/foresight.h"

namespace automa::app::barrage_app {

BarrageForesight::BarrageForesight(BarrageGame& game, QObject* parent) : QObject(parent), game_(game) {
    connect(&game_, &BarrageGame::changed, this, [this] { known_.reset(); });
}

const std::optional<barrage::Forecast>& BarrageForesight::now() {
    if (!known_)
        known_.emplace(game_.foreseeable() ? barrage::forecast(game_.facts(), game_.state()) : std::nullopt);
    return *known_;
}

} // namespace automa::app::barrage_app
