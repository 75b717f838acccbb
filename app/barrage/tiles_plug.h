// The pages and pictures of tiles-only play and of the question without a game.
#pragma once

#include "app/barrage/saves.h"

#include <functional>

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

void plugTiles(Shell& shell);

/// A tiles-only game of Germany (human), the USA (medium) and Italy (high), played by the bank until the
/// condition holds; the same every time.
void startTilesDemo(BarrageSaves& saves, BarrageGame& game,
                    const std::function<bool(const BarrageGame&)>& enough);

} // namespace automa::app::barrage_app
