// A turn of the Automa as it is spoken: the words of its steps, and questions with their answers.
#pragma once

#include "app/text/aloud/aloud.h"
#include "model/innovation/turn/decision.h"

namespace automa::app::innovation_app {

/// Contract: the decision was made for `before`.
[[nodiscard]] SpokenTurn spokenTurn(const innovation::Catalogue& facts, const innovation::State& before,
                                    const innovation::Decision& decision);

} // namespace automa::app::innovation_app
