// What a fuzz target holds to be true; the run ends where it is not.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace automa::fuzz {

inline void require(bool holds, const char* what) {
    if (holds)
        return;
    std::fprintf(stderr, "broken: %s\n", what);
    std::abort();
}

} // namespace automa::fuzz
