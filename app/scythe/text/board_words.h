// The whole position in words: for the command line, for a voice, for a page to come back to after a break.
#pragma once

#include "app/text/board_section.h"
#include "model/scythe/facts/catalogue.h"
#include "model/scythe/state/state.h"

namespace automa::app::scythe_app {

/// Whose turn it is, each faction, each row of the map with what stands there.
[[nodiscard]] BoardSections board_in_words(const scythe::Catalogue& facts, const scythe::State& state);

} // namespace automa::app::scythe_app
