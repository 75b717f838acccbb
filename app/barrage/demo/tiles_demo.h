// Tiles-only play and the question without a game, for pictures and journeys.
#pragma once

#include "app/barrage/game.h"
#include "app/barrage/saves.h"

#include <functional>

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

void addTilesShots(Shell& shell);

/// A tiles-only game of Germany (human), the USA (medium) and Italy (high), played by the bank until the
/// condition holds; the same every time.
void startTilesDemo(BarrageSaves& saves, BarrageGame& game,
                    const std::function<bool(const BarrageGame&)>& enough);

} // namespace automa::app::barrage_app
