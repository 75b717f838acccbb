// What the set-up tells the hands, in the order of the rulebook (sections 3 and 5).
#pragma once

#include "app/play/step_list.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

#include <vector>

namespace automa::app::innovation_app {

/// `tilesLie`: round tiles and final tile lie there already, and the table enters which.
[[nodiscard]] std::vector<StepGroup> setupOrders(const innovation::Catalogue& facts,
                                                 const innovation::State& state, bool tilesLie);

/// "building a guild: 3 VP"
[[nodiscard]] QString roundTileText(const innovation::Catalogue& facts, int tile);
[[nodiscard]] QString finalTileText(const innovation::Catalogue& facts, int tile);
/// "Automa: medicine, 3 VP"
[[nodiscard]] QString roundTileDetail(const innovation::Catalogue& facts, int tile, int round);
[[nodiscard]] QString finalTileDetail(const innovation::Catalogue& facts, int tile);

} // namespace automa::app::innovation_app
