// Mutates an export or the rows of a library and seals the result again: see reseal.h.
#include "tests/fuzz/reseal.h"

#include <sqlite3.h>

#include <array>

/// SQLite is not what is tested: it gets its memory in a few pieces, so that the sanitizer need not look
/// after every page of it, and works without locks.
extern "C" int LLVMFuzzerInitialize(int* /*argc*/, char*** /*argv*/) {
    constexpr int kPage = 4096 + 512, kPages = 400, kSlot = 640, kSlots = 2000;
    alignas(16) static std::array<unsigned char, static_cast<std::size_t>(kPage) * kPages> pages;
    sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    sqlite3_config(SQLITE_CONFIG_LOOKASIDE, kSlot, kSlots);
    sqlite3_config(SQLITE_CONFIG_PAGECACHE, pages.data(), kPage, kPages);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    automa::storage::fuzz::try_resealed({data, size});
    return 0;
}
