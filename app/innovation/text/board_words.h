// The whole position in words: for the command line, for a voice, for a page to come back to after a break.
#pragma once

#include "app/text/board_section.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

namespace automa::app::innovation_app {

/// The round, the Automa and the humans, each row of the map with what stands there, what is on offer.
[[nodiscard]] BoardSections boardInWords(const innovation::Catalogue& facts, const innovation::State& state);

} // namespace automa::app::innovation_app
