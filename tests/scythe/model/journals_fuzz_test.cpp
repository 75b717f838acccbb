#include "tests/fuzz/chance.h"

extern "C" int automa_fuzz_journals_scythe(const std::uint8_t* data, std::size_t size);

TEST(ScytheJournalsFuzz, ChanceBytesBreakNothing) {
    automa::fuzz::feed_chance(automa_fuzz_journals_scythe, 1000);
}
