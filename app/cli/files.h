// Input of a command, bounded: a file or standard input.
#pragma once

#include "model/core/result.h"

#include <cstddef>
#include <istream>
#include <string>

namespace automa::app {

/// The text of a file, or of `in` for "-". More than `limit` bytes are refused without being read.
[[nodiscard]] core::Result<std::string> read_input(const std::string& path, std::istream& in,
                                                   std::size_t limit = 1U << 20U);

} // namespace automa::app
