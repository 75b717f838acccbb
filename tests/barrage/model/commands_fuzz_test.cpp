#include "tests/fuzz/chance.h"

extern "C" int automa_fuzz_commands(const std::uint8_t* data, std::size_t size);

TEST(CommandsFuzz, ChanceBytesBreakNothing) {
    automa::fuzz::feed_chance(automa_fuzz_commands, 3000);
}
