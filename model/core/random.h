// One seeded generator with its own bounded draw and shuffle: the same seed gives the same order everywhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace automa::core {

/// PCG-XSH-RR 64/32 (O'Neill): small, portable, and its whole state is one number that a save can hold.
class Random {
public:
    constexpr Random() = default;
    explicit Random(std::uint64_t seed);

    /// The next 32 random bits.
    [[nodiscard]] std::uint32_t next();
    /// A fair draw from 0 to bound - 1 (Lemire's rejection). Contract: bound > 0.
    [[nodiscard]] std::uint32_t below(std::uint32_t bound);

    /// Fisher–Yates from the back.
    template <class Sequence>
    void shuffle(Sequence& sequence) {
        for (std::size_t i = sequence.size(); i > 1; --i)
            std::swap(sequence[i - 1], sequence[below(static_cast<std::uint32_t>(i))]);
    }

    [[nodiscard]] std::uint64_t state() const noexcept { return state_; }
    /// A generator that goes on exactly where one with this state stood.
    [[nodiscard]] static Random from_state(std::uint64_t state);

    friend bool operator==(const Random&, const Random&) = default;

private:
    std::uint64_t state_ = 0;
};

} // namespace automa::core
