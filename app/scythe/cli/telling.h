// A decision as readable text for a terminal.
#pragma once

#include "app/cli/console.h"
#include "model/scythe/turn/decision.h"

#include <string>

namespace automa::app::scythe_app {

struct Telling {
    std::string language = "en";
    bool why = false;
    bool spoken = false; // a line a sentence, as it is said
};

/// The steps, what was skipped and what the table must tell. Gives the exit code.
[[nodiscard]] int tell_decision(const scythe::Catalogue& facts, const scythe::State& before,
                                const scythe::Decision& decision, const Telling& telling,
                                const Console& console);

} // namespace automa::app::scythe_app
