// What the set-up tells the hands beside the places: pieces of the Automas, closed spaces, the expansion.
#pragma once

#include "app/barrage/game.h"
#include "app/play/step_list.h"

namespace automa::app::barrage_app {

/// What each Automa gets from the box; the humans know their own boards.
[[nodiscard]] StepGroup automaOrders(const barrage::Catalogue& facts, const barrage::State& state,
                                     TileSource tiles);

/// The rows of the management board that so few participants close; no line if there are none.
[[nodiscard]] StepGroup closedSpaces(const barrage::Catalogue& facts, const barrage::State& state);

/// L-2, L-6, L-8, L-15: what the expansion adds to the table.
[[nodiscard]] StepGroup leeghwaterOrders(const barrage::Catalogue& facts, const barrage::State& state);

} // namespace automa::app::barrage_app
