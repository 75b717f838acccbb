// What people do at the table: each command is checked and becomes events.
#pragma once

#include "model/core/message.h"
#include "model/core/result.h"
#include "tests/toy/model/turn/decide.h"

#include <variant>

namespace automa::toy {

/// The human takes stones.
struct Take {
    int stones = 1;
};
/// The Automa's turn begins.
struct Announce {};
/// What the Automa decided was done on the table.
struct Confirm {};
using Command = std::variant<Take, Announce, Confirm>;

struct Carried {
    core::Label label;
    Events events;
    State after;
};

[[nodiscard]] State new_game(const Catalogue& facts);
[[nodiscard]] core::Result<Carried> carry_out(const Catalogue& facts, const State& state,
                                              const Command& command);

} // namespace automa::toy
