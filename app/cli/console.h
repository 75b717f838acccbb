// Where a command reads and writes, and how it fails.
#pragma once

#include "model/core/result.h"

#include <istream>
#include <ostream>
#include <span>
#include <string>

namespace automa::app {

struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;

    /// One line about what is wrong with the data; gives the exit code 1.
    int refuse(const core::Error& error) const;
    /// One line about what is wrong with the command; gives the exit code 2.
    int misuse(const std::string& message) const;
};

/// The words of a command line that are still to be read.
using Words = std::span<const std::string>;

} // namespace automa::app
