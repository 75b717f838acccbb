// A vector with a fixed room inside the object: states are copied often, and must not allocate.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace automa::core {

template <class T, std::size_t Room>
class StaticVector {
public:
    constexpr StaticVector() = default;
    constexpr StaticVector(std::initializer_list<T> items) {
        for (const T& item : items)
            push_back(item);
    }

    /// Contract: size() < Room.
    constexpr void push_back(const T& item) {
        assert(size_ < Room);
        items_[size_++] = item;
    }
    constexpr void insert(std::size_t at, const T& item) {
        push_back(item);
        std::rotate(begin() + at, end() - 1, end());
    }
    constexpr void erase(std::size_t at) {
        std::move(begin() + at + 1, end(), begin() + at);
        items_[--size_] = T{};
    }
    constexpr void clear() { *this = {}; }

    [[nodiscard]] constexpr bool full() const noexcept { return size_ == Room; }
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    [[nodiscard]] constexpr T& operator[](std::size_t i) { return items_[i]; }
    [[nodiscard]] constexpr const T& front() const { return items_[0]; }
    [[nodiscard]] constexpr const T& back() const { return items_[size_ - 1]; }
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
    std::array<T, Room> items_{};
    std::uint8_t size_ = 0;
};

} // namespace automa::core
