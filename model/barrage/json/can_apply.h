// Events that come from outside (a save, an import) are checked before they touch a state.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/event.h"
#include "model/core/result.h"

namespace automa::barrage {

/// Whether the event can happen to this state at all: everything that apply_in_place(), and whoever reads the
/// state afterwards, takes for granted. Contract: the state itself came about in this way.
[[nodiscard]] core::Status can_apply(const Catalogue& catalogue, const State& state, const Event& event);

} // namespace automa::barrage
