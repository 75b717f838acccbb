// SHA-256 (FIPS 180-4), for the checksum of an export and the chain of a journal.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace automa::storage {

using Digest = std::array<unsigned char, 32>;

/// Takes bytes piece by piece; every piece but plain bytes says where it ends, so that no two lists of pieces
/// give the same bytes.
class Sha256 {
public:
    Sha256& add(std::string_view bytes);
    Sha256& add_number(std::int64_t number);
    /// With its length before it.
    Sha256& add_text(std::string_view text);
    Sha256& add_digest(const Digest& digest) {
        return add({reinterpret_cast<const char*>(digest.data()), digest.size()});
    }
    /// Ends it: nothing can be added afterwards.
    [[nodiscard]] Digest digest();

private:
    static constexpr std::size_t kBlock = 64;
    std::array<std::uint32_t, 8> hash_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                       0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<unsigned char, kBlock> block_{};
    std::size_t filled_ = 0;
    std::uint64_t total_ = 0;
};

/// 64 lower-case hexadecimal digits.
[[nodiscard]] std::string hex_of(const Digest& digest);
[[nodiscard]] std::string sha256_hex(std::string_view bytes);

} // namespace automa::storage
