// A fuzz target over chance bytes, so that every test run walks some way into it.
#pragma once

#include "model/core/random.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace automa::fuzz {

inline void feed_chance(int (*target)(const std::uint8_t*, std::size_t), int inputs) {
    core::Random random(5);
    for (int i = 0; i < inputs; ++i) {
        std::vector<std::uint8_t> bytes(2 + random.below(60));
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(random.next());
        ASSERT_EQ(target(bytes.data(), bytes.size()), 0);
    }
}

} // namespace automa::fuzz
