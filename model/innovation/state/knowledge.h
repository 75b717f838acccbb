// What the app knows of a table that is asked late: what was entered, what silence means, and how far markers
// may have climbed unseen.
#pragma once

#include "model/innovation/state/event.h"

namespace automa::innovation {

/// What people have entered by themselves: of a human in turn it stays sure, and it is what they do. `flag`:
/// the one of this turn.
void enter(State& state, Entered what, bool& flag);

/// Asked late: what a human whose turn ends may have changed without entering it is no longer sure.
void forget(State& state, Player player);

/// Income may have raised levels, unless the table has just told them.
void doubt_after_income(State& state);

/// Contract: of a human.
void human_advances(State& state, const ScienceAdvanced& event);
void tell_level(State& state, const LevelTold& event);
/// One of the two stands there, the other one not above it. The one who stood higher is the likelier.
void tell_highest(State& state, const HighestTold& event);
void tell_slots(State& state, const SlotsTold& event);
void tell_scholars(State& state, const ScholarsTold& event);

} // namespace automa::innovation
