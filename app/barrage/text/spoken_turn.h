// A turn of the Automa as it is spoken: the words of the explainer, and questions with their answers.
#pragma once

#include "app/text/aloud/aloud.h"
#include "model/barrage/turn/decision.h"

namespace automa::app::barrage_app {

/// Contract: the decision was made for `before`.
[[nodiscard]] SpokenTurn spoken_turn(const barrage::Catalogue& facts, const barrage::State& before,
                                     const barrage::Decision& decision);

} // namespace automa::app::barrage_app
