// A fuzz target over chance bytes, so that every test run walks some way into it.
#pragma once

#include "model/core/random.h"
#include "tests/fuzz/mutation.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
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

/// Real texts as JSON, each changed in up to three places.
inline void feed_mutated(int (*target)(const std::uint8_t*, std::size_t), const std::vector<Json>& honest,
                         int inputs) {
    core::Random random(6);
    for (int i = 0; i < inputs; ++i) {
        std::vector<std::uint8_t> bytes(60);
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(random.next());
        Dice dice(bytes);
        Json json = honest[dice.roll(honest.size())];
        for (std::size_t left = dice.roll(4); left > 0; --left)
            mutate(json, dice);
        const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
        ASSERT_EQ(target(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()), 0);
    }
}

} // namespace automa::fuzz
