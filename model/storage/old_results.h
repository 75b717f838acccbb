// Results as they were kept before schema 3 and export version 2, in words of one game: what has a neutral
// name now moves there, the rest becomes the game's own columns.
#pragma once

#include <cstdint>
#include <string>

namespace automa::storage {

/// The own columns of a whole game: those of `extra`, and the number of rounds.
[[nodiscard]] std::string own_of_old_game(const std::string& extra, std::int64_t rounds);
/// The own columns of a side; what is empty was not there.
[[nodiscard]] std::string own_of_old_side(const std::string& level, const std::string& officer);

} // namespace automa::storage
