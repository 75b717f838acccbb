// Events that come from outside (a save, an import) are checked before they touch a state.
#pragma once

#include "model/core/result.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/event.h"

#include <span>

namespace automa::innovation {

/// Whether the event can happen to this state at all: what apply_in_place() takes for granted.
[[nodiscard]] core::Status can_apply(const Catalogue& catalogue, const State& state, const Event& event);

/// The state after all events, each checked; the error names the index of the first that cannot be.
[[nodiscard]] core::Result<State> replay_checked(const Catalogue& catalogue, State state,
                                                 std::span<const Event> events);

} // namespace automa::innovation
