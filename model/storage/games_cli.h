// `automa games …`: the library from a terminal.
#pragma once

#include <iosfwd>
#include <span>
#include <string>

namespace automa::storage {

/// `args` is what follows "games". Answers with 0 for success, 1 for bad data (one line on `err`), 2 for
/// wrong usage.
[[nodiscard]] int run_games_command(std::span<const std::string> args, std::ostream& out, std::ostream& err);

} // namespace automa::storage
