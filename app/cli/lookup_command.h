// `automa lookup GAME "QUERY"`: what the search box of the look-up finds.
#pragma once

#include "app/cli/console.h"
#include "app/lookup/lookup_book.h"

namespace automa::app {

[[nodiscard]] int look_up(const LookupBook& book, std::string_view game, Words words, const Console& console);

} // namespace automa::app
