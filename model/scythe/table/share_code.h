// A set-up as a short code that can be read aloud and typed: who plays, with what, and the seed.
#pragma once

#include "model/core/result.h"
#include "model/scythe/table/setup.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace automa::scythe {

/// Seeds below this make shorter codes.
inline constexpr std::uint64_t short_seed_limit = std::uint64_t{1} << 40U;

[[nodiscard]] std::string share_code(const GameOptions& options);

/// share.empty, share.letter, share.mistyped, share.newer or share.senseless; whether the options can be
/// played together is for new_game() to say.
[[nodiscard]] core::Result<GameOptions> read_share_code(std::string_view code);

} // namespace automa::scythe
