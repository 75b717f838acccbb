// A vector with a fixed room inside the object: states are copied often, and must not allocate. It never
// touches memory outside of it: what does not fit and what is not there is refused, in release too.
#pragma once

#include "model/core/contract.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace automa::core {

template <class T, std::size_t Room>
class StaticVector {
    static_assert(Room <= 255, "the size is kept in a byte");

public:
    using value_type = T;
    static constexpr std::size_t room = Room;

    constexpr StaticVector() = default;
    constexpr StaticVector(std::initializer_list<T> items) {
        for (const T& item : items)
            push_back(item);
    }

    /// False, and nothing happened, if there is no room.
    [[nodiscard]] constexpr bool try_push_back(const T& item) {
        if (full())
            return false;
        items_[size_++] = item;
        return true;
    }
    /// False, and nothing happened, if nothing is there.
    [[nodiscard]] constexpr bool try_erase(std::size_t at) {
        if (at >= size_)
            return false;
        std::move(begin() + at + 1, end(), begin() + at);
        items_[--size_] = T{};
        return true;
    }

    /// Contract: size() < Room.
    constexpr void push_back(const T& item) { expects(try_push_back(item), "StaticVector: no room left"); }
    /// Contract: at <= size() < Room.
    constexpr void insert(std::size_t at, const T& item) {
        expects(at <= size_, "StaticVector: inserted beyond the end");
        push_back(item);
        std::rotate(begin() + at, end() - 1, end());
    }
    /// Contract: at < size().
    constexpr void erase(std::size_t at) { expects(try_erase(at), "StaticVector: nothing there to erase"); }
    constexpr void clear() { *this = {}; }

    [[nodiscard]] constexpr bool full() const noexcept { return size_ == Room; }
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    /// Contract for all of these: it is there.
    [[nodiscard]] constexpr const T& operator[](std::size_t i) const { return items_[checked(i)]; }
    [[nodiscard]] constexpr T& operator[](std::size_t i) { return items_[checked(i)]; }
    [[nodiscard]] constexpr const T& front() const { return items_[checked(0)]; }
    [[nodiscard]] constexpr const T& back() const { return items_[checked(size_ - std::size_t{1})]; }
    [[nodiscard]] constexpr auto begin() noexcept { return items_.begin(); }
    [[nodiscard]] constexpr auto end() noexcept { return items_.begin() + size_; }
    [[nodiscard]] constexpr auto begin() const noexcept { return items_.begin(); }
    [[nodiscard]] constexpr auto end() const noexcept { return items_.begin() + size_; }
    [[nodiscard]] constexpr bool contains(const T& item) const {
        return std::find(begin(), end(), item) != end();
    }

    friend constexpr bool operator==(const StaticVector& a, const StaticVector& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    [[nodiscard]] constexpr std::size_t checked(std::size_t i) const {
        expects(i < size_, "StaticVector: read beyond the end");
        return i;
    }

    std::array<T, Room> items_{};
    std::uint8_t size_ = 0;
};

} // namespace automa::core
