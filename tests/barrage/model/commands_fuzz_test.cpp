// The fuzz target of commands and events over chance bytes, so that every test run walks some way into it.
#include "model/core/random.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

extern "C" int automa_fuzz_commands(const std::uint8_t* data, std::size_t size);

namespace automa::test {
namespace {

TEST(CommandsFuzz, ChanceBytesBreakNothing) {
    core::Random random(5);
    for (int i = 0; i < 3000; ++i) {
        std::vector<std::uint8_t> bytes(2 + random.below(60));
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(random.next());
        ASSERT_EQ(automa_fuzz_commands(bytes.data(), bytes.size()), 0);
    }
}

} // namespace
} // namespace automa::test
