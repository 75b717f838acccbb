// The Automa's decision as the card of its turn.
#pragma once

#include "app/play/turn_card.h"
#include "model/innovation/turn/decision.h"

namespace automa::app::innovation_app {

/// `before`: the position that it was decided on.
[[nodiscard]] TurnText turnText(const innovation::Catalogue& facts, const innovation::State& before,
                                const innovation::Decision& decision);

} // namespace automa::app::innovation_app
