// Runs the import fuzz target over its corpus and over systematic mutations of it, without libFuzzer.
#include "tests/storage/support.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <random>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace automa::storage {
namespace {

void feed(const std::string& text) {
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

std::vector<std::string> corpus() {
    std::vector<std::string> texts;
    for (const auto& entry : std::filesystem::directory_iterator(AUTOMA_IMPORT_CORPUS))
        texts.push_back(testing::slurp(entry.path()));
    return texts;
}

TEST(ImportCorpus, NothingInItCrashes) {
    ASSERT_GE(corpus().size(), 5U);
    for (const std::string& text : corpus())
        feed(text);
}

TEST(ImportCorpus, NorDoesItCutOffAnywhereOrWithAByteChanged) {
    std::mt19937 random(20261116);
    for (const std::string& text : corpus()) {
        const std::size_t step = text.size() / 60 + 1;
        for (std::size_t at = 0; at < text.size(); at += step) {
            feed(text.substr(0, at));
            std::string changed = text;
            changed[at] = static_cast<char>(random() & 0xffU);
            feed(changed);
            // Another number, another bracket: these reach deeper than noise.
            changed[at] = "0129-[]{}\",:n"[random() % 13U];
            feed(changed);
        }
    }
}

} // namespace
} // namespace automa::storage
