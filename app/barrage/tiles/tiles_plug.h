// The pages of tiles-only play and of the question without a game.
#pragma once

#include "app/barrage/saves.h"

#include <functional>

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

void plugTiles(Shell& shell);

} // namespace automa::app::barrage_app
