// The whole position in words: for the command line, for a voice, for a page to come back to after a break.
#pragma once

#include "app/text/board_section.h"
#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/state.h"

namespace automa::app::barrage_app {

/// The round, each company in turn order, each region with what stands there, what is on offer.
[[nodiscard]] BoardSections board_in_words(const barrage::Catalogue& facts, const barrage::State& state);

} // namespace automa::app::barrage_app
