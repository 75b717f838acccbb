// A decision as readable text for a terminal, in the four languages.
#pragma once

#include "model/barrage/turn/decision.h"

#include <ostream>

namespace automa::app::barrage_app {

/// Headline, numbered steps, what was skipped and what the table must tell; with `why` the reasons too.
void tell_decision(const barrage::Catalogue& facts, const barrage::State& before,
                   const barrage::Decision& decision, bool why, std::ostream& out);

} // namespace automa::app::barrage_app
