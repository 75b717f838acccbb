// What the table must tell before the Automas can go on: which contracts came in the place of those that
// left.
#pragma once

#include "model/barrage/catalogue.h"
#include "model/barrage/decision.h"
#include "model/barrage/state.h"

#include <optional>
#include <span>
#include <vector>

namespace automa::barrage {

/// Whether an action did nothing but answer such a question.
[[nodiscard]] bool only_lays_contracts(std::span<const Event> events);

/// The contract places that are owed: those emptied by the last action that was no answer, which began at
/// `before`. All empty ones are owed before an Automa acts or the round ends, and when nothing is known of
/// before: at the start, and when a board was only just taken over.
[[nodiscard]] std::vector<Need> owed_contracts(const State& now, const State* before);

/// Private contracts of a colour that lie neither in the office nor with a company: what a stack can still
/// give.
[[nodiscard]] std::vector<ContractId> unseen_contracts(const Catalogue& catalogue, const State& state,
                                                       Colour colour);

/// Whether a stack begins anew with the next flip, so that a table with the box must tell its first tile
/// before: nothing has been flipped yet, or all are shuffled after the last one (B-3.2).
[[nodiscard]] bool first_tile_to_be_named(const State& state);

/// The first place owed that a stack can still fill and that `waits` does not put off.
template <class Waits>
[[nodiscard]] std::optional<Need> contract_to_ask(const Catalogue& catalogue, const State& state,
                                                  std::span<const Need> owed, Waits waits) {
    for (const Need& need : owed)
        if (!waits(need) && !unseen_contracts(catalogue, state, need.colour).empty())
            return need;
    return std::nullopt;
}

} // namespace automa::barrage
