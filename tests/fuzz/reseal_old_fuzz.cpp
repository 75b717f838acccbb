// Mutates the rows of a library of an earlier version, which is then sealed: see reseal.h.
#include "tests/fuzz/reseal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    automa::storage::fuzz::try_resealed_old({data, size});
    return 0;
}
