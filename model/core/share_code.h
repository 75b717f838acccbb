// Something small (a set-up, a seed) as a short code that can be read aloud and typed.
//
// The letters are Crockford's base 32: no I, L, O, U; what is typed in their place or in small letters is
// understood. Hyphens and spaces do not matter. The last letter checks the others: one wrong letter or two
// that changed places are always found.
#pragma once

#include "model/core/result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace automa::core {

/// Collects numbers as bits, the highest first. A code begins with its version; the widths of what follows
/// belong to that version for ever.
class CodeWriter {
public:
    static constexpr unsigned version_bits = 4;

    /// Contract: version < 16.
    explicit CodeWriter(unsigned version) { put(version, version_bits); }

    /// Contract: value < 2^bits.
    void put(std::uint64_t value, unsigned bits);
    void put_flag(bool value) { put(value ? 1 : 0, 1); }

    /// "7K2M9-QX40D-…", the check letter last.
    [[nodiscard]] std::string code() const;

private:
    std::vector<bool> bits_;
};

/// Gives the numbers back; after the end it gives zeros and remembers that it ran out.
class CodeReader {
public:
    /// share.empty, share.letter or share.mistyped: what can be said of the letters alone.
    [[nodiscard]] static Result<CodeReader> read(std::string_view code);

    [[nodiscard]] unsigned version() const noexcept { return version_; }
    [[nodiscard]] std::uint64_t take(unsigned bits);
    [[nodiscard]] bool take_flag() { return take(1) != 0; }
    /// A number of `bits` that must be less than `values`; 0, and not finished(), otherwise.
    [[nodiscard]] std::size_t below(std::size_t values, unsigned bits);
    /// Everything was read, made sense, and only the padding is left.
    [[nodiscard]] bool finished();

private:
    explicit CodeReader(std::vector<unsigned> values);
    [[nodiscard]] std::size_t size() const noexcept;

    std::vector<unsigned> values_;
    std::size_t next_ = 0;
    unsigned version_ = 0;
    bool good_ = true;
};

/// What every game says of a code it cannot use.
[[nodiscard]] Error newer_code();
[[nodiscard]] Error senseless_code();

} // namespace automa::core
