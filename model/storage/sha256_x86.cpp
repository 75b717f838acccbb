// SHA-256 by the SHA extensions of x86: several times as fast, and every opening of a game checks its chain.
#include "model/storage/sha256_blocks.h"

#if (defined(__x86_64__) || defined(__i386__)) && defined(__GNUC__) && !defined(__EMSCRIPTEN__)

#include <cpuid.h>
#include <immintrin.h>

namespace automa::storage {
namespace {

bool has_sha() {
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (__get_cpuid(1, &a, &b, &c, &d) == 0)
        return false;
    const bool shuffles = (c & bit_SSSE3) != 0 && (c & bit_SSE4_1) != 0;
    return shuffles && __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b & bit_SHA) != 0;
}

[[gnu::target("sha,sse4.1,ssse3")]] inline __m128i load(const void* at) {
    return _mm_loadu_si128(static_cast<const __m128i*>(at));
}

/// The instructions keep the eight words in another order: a b e f and c d g h.
[[gnu::target("sha,sse4.1,ssse3")]] void absorb(Sha256State& state, const unsigned char* blocks,
                                                std::size_t count) {
    const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
    const __m128i dcba = _mm_shuffle_epi32(load(state.data()), 0xb1);
    const __m128i hgfe = _mm_shuffle_epi32(load(state.data() + 4), 0x1b);
    __m128i abef = _mm_alignr_epi8(dcba, hgfe, 8);
    __m128i cdgh = _mm_blend_epi16(hgfe, dcba, 0xf0);
    for (; count > 0; --count, blocks += 64) {
        const __m128i abef_before = abef;
        const __m128i cdgh_before = cdgh;
        __m128i words[4]; // the last sixteen, four by four
        for (int four = 0; four < 16; ++four) {
            __m128i& next = words[four % 4];
            if (four < 4) {
                next = _mm_shuffle_epi8(load(blocks + 16 * four), big_endian);
            } else {
                const __m128i before = words[(four + 3) % 4];
                const __m128i seven_back = _mm_alignr_epi8(before, words[(four + 2) % 4], 4);
                next = _mm_sha256msg2_epu32(
                    _mm_add_epi32(_mm_sha256msg1_epu32(next, words[(four + 1) % 4]), seven_back), before);
            }
            __m128i added = _mm_add_epi32(next, load(kSha256Rounds.data() + 4 * four));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, added);
            added = _mm_shuffle_epi32(added, 0x0e);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, added);
        }
        abef = _mm_add_epi32(abef, abef_before);
        cdgh = _mm_add_epi32(cdgh, cdgh_before);
    }
    const __m128i feba = _mm_shuffle_epi32(abef, 0x1b);
    const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xb1);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(state.data()), _mm_blend_epi16(feba, dchg, 0xf0));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(state.data() + 4), _mm_alignr_epi8(dchg, feba, 8));
}

} // namespace

Sha256Blocks sha256_hardware() {
    return has_sha() ? absorb : nullptr;
}

} // namespace automa::storage

#else

namespace automa::storage {

Sha256Blocks sha256_hardware() {
    return nullptr;
}

} // namespace automa::storage

#endif
