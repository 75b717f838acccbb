#include "tests/fuzz/chance.h"

extern "C" int automa_fuzz_journals_innovation(const std::uint8_t* data, std::size_t size);

TEST(InnovationJournalsFuzz, ChanceBytesBreakNothing) {
    automa::fuzz::feed_chance(automa_fuzz_journals_innovation, 1000);
}
