// How a combat ends while only the cards are kept: the markers are the app's, the pieces the table's.
#pragma once

#include "model/scythe/turn/decision.h"

namespace automa::scythe {

/// Its steps name no territory and no units. Contract: `state.fight` is there; the result is not for the
/// decision format.
[[nodiscard]] Decision end_of_fight(const Catalogue& catalogue, const State& state, Player winner,
                                    bool human_sixth_star);

} // namespace automa::scythe
