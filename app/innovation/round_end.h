// What is to be done on the table between two rounds.
#pragma once

#include "app/play/step_list.h"
#include "model/innovation/catalogue.h"
#include "model/innovation/state.h"

#include <vector>

namespace automa::app::innovation_app {

/// Contract: all have passed.
[[nodiscard]] std::vector<StepGroup> roundEndSteps(const innovation::Catalogue& facts,
                                                   const innovation::State& state);

} // namespace automa::app::innovation_app
