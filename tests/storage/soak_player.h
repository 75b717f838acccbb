// The child of the soak: plays, imports, restores and closes without end, and announces what it does.
//
//   try WHAT DIGEST      about to become this            saved WHAT DIGEST   told that it is saved
//   plan - -             a backup is to be restored; then what it holds (will WHAT DIGEST), "restoring - -",
//                        and "restored - -", or "kept - -" when it was not done
// WHAT is the uuid of a game or "setting". Two players write to one pipe, a line at a time.
#pragma once

#include "model/storage/journal.h"

#include <filesystem>
#include <string>

namespace automa::storage::soak {

/// Of a journal with its cursor.
[[nodiscard]] std::string digest(const Journal& journal);
/// Empty, or the entry that was not played on what stands before it: two lines of play were mixed.
[[nodiscard]] std::string mixed_entry(const Journal& journal);

/// Never comes back, unless the library cannot be opened.
int play(const std::filesystem::path& file, int report_to, unsigned seed);

} // namespace automa::storage::soak
