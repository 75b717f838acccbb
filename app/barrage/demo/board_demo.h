#pragma once

#include "app/barrage/game.h"

namespace automa::app::barrage_app {

/// A game in full swing for pictures and journeys: an Automa is about to build a base that its criteria chose
/// among several spaces. Always the same one.
void startBoardDemo(BarrageGame& game);

} // namespace automa::app::barrage_app
