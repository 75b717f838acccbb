// The command line `automa`: what the app knows, for terminals, scripts and outside checks.
#pragma once

#include <istream>
#include <ostream>
#include <span>
#include <string>

namespace automa::app {

/// Exit codes: 0 done, 1 the data is bad, 2 the command is wrong. Errors are one line on `err`.
[[nodiscard]] int run_cli(std::span<const std::string> arguments, std::istream& in, std::ostream& out,
                          std::ostream& err);

} // namespace automa::app
