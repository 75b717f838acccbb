// A turn or defence of the Automa as it is spoken: the words of the explainer, and questions with their
// answers.
#pragma once

#include "app/text/aloud/aloud.h"
#include "model/scythe/turn/decision.h"

namespace automa::app::scythe_app {

/// Contract: the decision was made for `before`.
[[nodiscard]] SpokenTurn spoken_turn(const scythe::Catalogue& facts, const scythe::State& before,
                                     const scythe::Decision& decision);

} // namespace automa::app::scythe_app
