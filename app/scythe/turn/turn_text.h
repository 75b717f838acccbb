// A decision as the table's card shows it.
#pragma once

#include "app/play/turn_card.h"
#include "app/scythe/text/explainer.h"
#include "model/scythe/turn/decision.h"

namespace automa::app::scythe_app {

[[nodiscard]] std::vector<StepGroup> stepGroups(const std::vector<Section>& sections);

/// Contract: `decision` was made for `before`. `turned`: the map is seen from the far side.
[[nodiscard]] TurnText turnText(const scythe::Catalogue& facts, const scythe::State& before,
                                const scythe::Decision& decision, bool turned);

} // namespace automa::app::scythe_app
