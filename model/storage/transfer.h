// The file a game or a whole library travels in: JSON, versioned, readable, with a checksum.
//
//   {"format": "automa-game", "version": 2, "checksum": "sha256:…", "game": {…, "journal": [{"seq": 1, …},
//   …]}}
//   {"format": "automa-library", "version": 2, "checksum": "sha256:…",
//    "library": {"games": [{…}, …], "settings": {"key": "value", …}}}
//
// The checksum is over the compact JSON of "game" or "library", so that reformatting the file does not
// matter. The caller's JSON texts come back byte for byte: one that would not survive being read and written
// stands as a string under its name + "_text". Snapshots are left out; they are made again when needed.
//
// Version 1 had results in the words of one game ("participants"); it is still read.
#pragma once

#include "model/core/result.h"
#include "model/storage/types.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace automa::storage {

inline constexpr int kTransferVersion = 2;

struct Transfer {
    std::vector<SavedGame> games;
    std::map<std::string, std::string> settings;

    friend bool operator==(const Transfer&, const Transfer&) = default;
};

[[nodiscard]] core::Result<std::string> write_game(const SavedGame& game);
[[nodiscard]] core::Result<std::string> write_library(const Transfer& library);

/// Reads either kind. Everything is checked: size, depth, checksum, every field, every journal.
[[nodiscard]] core::Result<Transfer> read_transfer(std::string_view text);

} // namespace automa::storage
