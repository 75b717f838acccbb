// A set of spaces of the map as bits: small enough to copy, fast enough to try every criterion.
#pragma once

#include "model/barrage/ids.h"

#include <bit>
#include <cstdint>

namespace automa::barrage {

class SpaceSet {
public:
    class Iterator {
    public:
        explicit constexpr Iterator(std::uint64_t bits) : bits_(bits) {}
        constexpr SpaceId operator*() const {
            return SpaceId(static_cast<std::size_t>(std::countr_zero(bits_)));
        }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        std::uint64_t bits_;
    };

    constexpr SpaceSet() = default;
    explicit constexpr SpaceSet(std::uint64_t bits) : bits_(bits) {}

    constexpr void add(SpaceId space) { bits_ |= std::uint64_t{1} << space.value; }
    [[nodiscard]] constexpr bool has(SpaceId space) const { return (bits_ >> space.value & 1U) != 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
    /// Contract: !empty().
    [[nodiscard]] constexpr SpaceId first() const { return *begin(); }
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

    /// Those that satisfy the test.
    template <class Test>
    [[nodiscard]] constexpr SpaceSet where(Test test) const {
        SpaceSet result;
        for (const SpaceId space : *this)
            if (test(space))
                result.add(space);
        return result;
    }

    friend constexpr SpaceSet operator&(SpaceSet a, SpaceSet b) { return SpaceSet(a.bits_ & b.bits_); }
    friend constexpr bool operator==(const SpaceSet&, const SpaceSet&) = default;

private:
    std::uint64_t bits_ = 0;
};

} // namespace automa::barrage
