// A human at a simulated table: any legal move, and honest answers.
#pragma once

#include "model/core/random.h"
#include "model/innovation/table/command.h"

#include <optional>

namespace automa::innovation {

struct HumanMove {
    Command command;
    bool turn_goes_on = false;
};

/// What the human in turn does next. Contract: it is a human's turn.
[[nodiscard]] HumanMove random_move(const Catalogue& catalogue, const State& state, core::Random& random);

/// The answer to a need of a decision or a score; `state` is the position that asked. None: nothing to tell.
[[nodiscard]] std::optional<Command> random_answer(const Catalogue& catalogue, const State& state,
                                                   const Need& need, core::Random& random);

} // namespace automa::innovation
