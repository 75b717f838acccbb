// Mutates an export or the rows of a library and seals the result again: see reseal.h.
#include "tests/fuzz/reseal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    automa::storage::fuzz::try_resealed({data, size});
    return 0;
}
