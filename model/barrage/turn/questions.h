// What the table can be asked for: which contracts may have come in the place of those that left.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/state.h"

#include <vector>

namespace automa::barrage {

/// Whether some company holds this contract or has fulfilled it: it does not come again.
[[nodiscard]] bool has_left_for_good(const State& state, ContractId contract);

/// Private contracts of a colour that lie neither in the office nor with a company: what a stack can still
/// give.
[[nodiscard]] std::vector<ContractId> unseen_contracts(const Catalogue& catalogue, const State& state,
                                                       Colour colour);

/// Whether a stack begins anew with the next flip, so that a table with the box must tell its first tile
/// before: nothing has been flipped yet, or all are shuffled after the last one (B-3.2).
[[nodiscard]] bool first_tile_to_be_named(const State& state);

} // namespace automa::barrage
