// Runs the target that seals its mutations again over its corpus and over chance, without libFuzzer.
#include "tests/fuzz/reseal.h"
#include "tests/storage/support.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

namespace automa::storage {
namespace {

int wanted_inputs() {
    const char* wish = std::getenv("AUTOMA_RESEALED");
    return wish != nullptr ? std::atoi(wish) : 1500;
}

TEST(Resealed, NothingInTheCorpusGetsThroughWrongly) {
    int inputs = 0;
    for (const auto& entry : std::filesystem::directory_iterator(AUTOMA_RESEAL_CORPUS)) {
        const std::string bytes = testing::slurp(entry.path());
        fuzz::try_resealed({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
        ++inputs;
    }
    EXPECT_GE(inputs, 5);
}

TEST(Resealed, NorDoesChance) {
    std::mt19937 random(20261116);
    for (int input = 0; input < wanted_inputs(); ++input) {
        std::vector<std::uint8_t> bytes(2 + random() % 40U);
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(random() & 0xffU);
        fuzz::try_resealed(bytes);
        if (input % 30 == 0)
            fuzz::try_resealed_old(bytes);
    }
}

} // namespace
} // namespace automa::storage
