// `automa lookup barrage "QUERY"`: what the search box of the look-up finds.
#pragma once

#include "app/cli/barrage_commands.h"

namespace automa::app {

[[nodiscard]] int lookup_barrage(const barrage::Catalogue& facts, Words words, const Console& console);

} // namespace automa::app
