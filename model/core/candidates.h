// Sets of up to 128 things as bits: small enough to copy, fast enough to try every criterion.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace automa::core {

/// What index i stands for is the game's business; IdSet says it in types.
class Candidates {
public:
    static constexpr std::size_t room = 128;

    class Iterator {
    public:
        explicit constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
        constexpr std::size_t operator*() const {
            return static_cast<std::size_t>(low_ != 0 ? std::countr_zero(low_)
                                                      : 64 + std::countr_zero(high_));
        }
        constexpr Iterator& operator++() {
            if (low_ != 0)
                low_ &= low_ - 1;
            else
                high_ &= high_ - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        std::uint64_t low_;
        std::uint64_t high_;
    };

    constexpr Candidates() = default;

    /// Contract: index < room; anything else is left out.
    constexpr void add(std::size_t index) {
        if (index < room)
            words_[index / 64] |= std::uint64_t{1} << index % 64;
    }
    constexpr void remove(std::size_t index) {
        if (index < room)
            words_[index / 64] &= ~(std::uint64_t{1} << index % 64);
    }
    [[nodiscard]] constexpr bool has(std::size_t index) const {
        return index < room && (words_[index / 64] >> index % 64 & 1U) != 0;
    }
    [[nodiscard]] constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
    [[nodiscard]] constexpr bool empty() const { return words_[0] == 0 && words_[1] == 0; }
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(words_[0], words_[1]); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0, 0); }

    friend constexpr Candidates operator&(const Candidates& a, const Candidates& b) {
        return combined(a.words_[0] & b.words_[0], a.words_[1] & b.words_[1]);
    }
    friend constexpr Candidates operator|(const Candidates& a, const Candidates& b) {
        return combined(a.words_[0] | b.words_[0], a.words_[1] | b.words_[1]);
    }
    /// Those of `a` that are not in `b`.
    friend constexpr Candidates operator-(const Candidates& a, const Candidates& b) {
        return combined(a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1]);
    }
    friend constexpr bool operator==(const Candidates&, const Candidates&) = default;

private:
    static constexpr Candidates combined(std::uint64_t low, std::uint64_t high) {
        Candidates result;
        result.words_ = {low, high};
        return result;
    }

    std::array<std::uint64_t, 2> words_{};
};

/// A set of ids of one kind. Walked in the order of the ids.
template <class Id>
class IdSet {
public:
    class Iterator {
    public:
        explicit constexpr Iterator(Candidates::Iterator at) : at_(at) {}
        constexpr Id operator*() const { return Id(*at_); }
        constexpr Iterator& operator++() {
            ++at_;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        Candidates::Iterator at_;
    };

    constexpr IdSet() = default;
    explicit constexpr IdSet(const Candidates& all) : all_(all) {}
    explicit constexpr IdSet(Id only) { add(only); }

    constexpr void add(Id id) { all_.add(id.index()); }
    constexpr void remove(Id id) { all_.remove(id.index()); }
    [[nodiscard]] constexpr bool has(Id id) const { return all_.has(id.index()); }
    [[nodiscard]] constexpr int size() const { return all_.size(); }
    [[nodiscard]] constexpr bool empty() const { return all_.empty(); }
    [[nodiscard]] constexpr const Candidates& candidates() const { return all_; }
    /// Contract: !empty().
    [[nodiscard]] constexpr Id first() const { return *begin(); }
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(all_.begin()); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(all_.end()); }

    /// Those that satisfy the test.
    template <class Test>
    [[nodiscard]] constexpr IdSet where(Test test) const {
        IdSet result;
        for (const Id id : *this)
            if (test(id))
                result.add(id);
        return result;
    }

    friend constexpr IdSet operator&(const IdSet& a, const IdSet& b) { return IdSet(a.all_ & b.all_); }
    friend constexpr IdSet operator|(const IdSet& a, const IdSet& b) { return IdSet(a.all_ | b.all_); }
    friend constexpr IdSet operator-(const IdSet& a, const IdSet& b) { return IdSet(a.all_ - b.all_); }
    friend constexpr bool operator==(const IdSet&, const IdSet&) = default;

private:
    Candidates all_;
};

} // namespace automa::core
