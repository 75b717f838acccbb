// `automa games …`: the library from a terminal.
#pragma once

#include "model/storage/library.h"

#include <iosfwd>
#include <span>
#include <string>
#include <vector>

namespace automa::storage {

/// `args` is what follows "games". Answers with 0 for success, 1 for bad data (one line on `err`), 2 for
/// wrong usage. Games that are not among the known ones are not imported, unless there are none.
[[nodiscard]] int run_games_command(std::span<const std::string> args, std::ostream& out, std::ostream& err,
                                    const std::vector<KnownGame>& known_games = {});

} // namespace automa::storage
