// The command line tool, run inside the test: what it says, and how it ends.
#pragma once

#include "app/cli/cli.h"

#include <sstream>
#include <string>
#include <vector>

namespace automa::cli_test {

struct Output {
    int code;
    std::string out;
    std::string err;
};

inline Output run(const std::vector<std::string>& words, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int code = app::run_cli(words, in, out, err);
    return {code, out.str(), err.str()};
}

} // namespace automa::cli_test
