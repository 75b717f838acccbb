// A set-up as a short code that can be read aloud and typed: who plays, with what, and the seed.
// How the letters work: core/share_code.h.
#pragma once

#include "model/barrage/table/setup.h"
#include "model/core/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace automa::barrage {

struct SharedSetup {
    GameOptions options;
    bool tiles_from_box = false;

    friend bool operator==(const SharedSetup&, const SharedSetup&) = default;
};

/// Seeds below this make shorter codes.
inline constexpr std::uint64_t short_seed_limit = std::uint64_t{1} << 40U;

/// "7K2M9-QX40D-…". Contract: one to four participants.
[[nodiscard]] std::string share_code(const SharedSetup& setup);

/// share.empty, share.letter, share.mistyped, share.newer or share.senseless; whether the options can be
/// played together is for new_game() to say.
[[nodiscard]] core::Result<SharedSetup> read_share_code(std::string_view code);

} // namespace automa::barrage
