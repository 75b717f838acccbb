// What moved on the table, in orders for the hands: of entries that no decision stands behind.
#pragma once

#include "app/innovation/text/step_words.h"
#include "model/innovation/state/event.h"

namespace automa::app::innovation_app {

/// One order for each movement of a piece or marker. `before`: the position that the events were made for.
[[nodiscard]] std::vector<StepOrder> movedWords(const innovation::Catalogue& facts,
                                                const innovation::State& before,
                                                const innovation::Events& events);

} // namespace automa::app::innovation_app
