#include "model/storage/sha256.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace automa::storage {
namespace {

using Word = std::uint32_t;
using State = std::array<Word, 8>;

/// Of FIPS 180-4, one for each of the 64 rounds.
constexpr std::array<std::uint32_t, 64> kSha256Rounds{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

Word big_endian(const unsigned char* at) {
    return Word{at[0]} << 24U | Word{at[1]} << 16U | Word{at[2]} << 8U | Word{at[3]};
}

/// One round: the letters of the next one are these, each one on.
[[gnu::always_inline]] inline void mix(Word a, Word b, Word c, Word& d, Word e, Word f, Word g, Word& h,
                                       Word added) {
    const Word s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const Word t1 = h + s1 + (g ^ (e & (f ^ g))) + added;
    const Word s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    d += t1;
    h = t1 + s0 + ((a & b) | (c & (a | b)));
}

/// Every entry of every game goes through here at each opening: pointers, because an array's every access is
/// checked in the release, and eight rounds at a time, so that nothing is moved from letter to letter.
void absorb(State& state, const unsigned char* block) {
    std::array<Word, 64> words; // all set below
    Word* const w = words.data();
    for (std::size_t i = 0; i < 16; ++i)
        w[i] = big_endian(block + 4 * i);
    for (std::size_t i = 16; i < words.size(); ++i) {
        const Word s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ (w[i - 15] >> 3U);
        const Word s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ (w[i - 2] >> 10U);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    const Word* const k = kSha256Rounds.data();
    auto [a, b, c, d, e, f, g, h] = state;
    for (std::size_t i = 0; i < words.size(); i += 8) {
        mix(a, b, c, d, e, f, g, h, k[i] + w[i]);
        mix(h, a, b, c, d, e, f, g, k[i + 1] + w[i + 1]);
        mix(g, h, a, b, c, d, e, f, k[i + 2] + w[i + 2]);
        mix(f, g, h, a, b, c, d, e, k[i + 3] + w[i + 3]);
        mix(e, f, g, h, a, b, c, d, k[i + 4] + w[i + 4]);
        mix(d, e, f, g, h, a, b, c, k[i + 5] + w[i + 5]);
        mix(c, d, e, f, g, h, a, b, k[i + 6] + w[i + 6]);
        mix(b, c, d, e, f, g, h, a, k[i + 7] + w[i + 7]);
    }
    const State change{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < state.size(); ++i)
        state[i] += change[i];
}

void absorb_blocks(State& state, const unsigned char* blocks, std::size_t count) {
    for (; count > 0; --count, blocks += 64)
        absorb(state, blocks);
}

} // namespace

Sha256& Sha256::add(std::string_view bytes) {
    const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
    std::size_t left = bytes.size();
    total_ += left;
    if (filled_ > 0) {
        const std::size_t taken = std::min(left, kBlock - filled_);
        std::copy_n(data, taken, block_.begin() + static_cast<std::ptrdiff_t>(filled_));
        filled_ += taken;
        data += taken;
        left -= taken;
        if (filled_ < kBlock)
            return *this;
        absorb_blocks(hash_, block_.data(), 1);
        filled_ = 0;
    }
    const std::size_t whole = left / kBlock;
    if (whole > 0)
        absorb_blocks(hash_, data, whole);
    data += whole * kBlock;
    left -= whole * kBlock;
    std::copy_n(data, left, block_.begin());
    filled_ = left;
    return *this;
}

Sha256& Sha256::add_number(std::int64_t number) {
    std::array<char, 8> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(static_cast<std::uint64_t>(number) >> (56U - 8U * i) & 0xffU);
    return add({bytes.data(), bytes.size()});
}

Sha256& Sha256::add_text(std::string_view text) {
    return add_number(static_cast<std::int64_t>(text.size())).add(text);
}

Digest Sha256::digest() {
    const auto bits = static_cast<std::int64_t>(total_ * 8);
    constexpr std::array<char, kBlock> kPadding{'\x80'};
    add({kPadding.data(), filled_ < kBlock - 8 ? kBlock - 8 - filled_ : 2 * kBlock - 8 - filled_});
    add_number(bits);
    Digest digest{};
    for (std::size_t i = 0; i < digest.size(); ++i)
        digest[i] = static_cast<unsigned char>(hash_[i / 4] >> (24U - 8U * (i % 4)) & 0xffU);
    return digest;
}

std::string hex_of(const Digest& digest) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    for (const unsigned char byte : digest) {
        hex.push_back(kDigits[byte >> 4U]);
        hex.push_back(kDigits[byte & 0xfU]);
    }
    return hex;
}

std::string sha256_hex(std::string_view bytes) {
    return hex_of(Sha256().add(bytes).digest());
}

} // namespace automa::storage
