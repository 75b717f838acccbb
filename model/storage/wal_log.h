// The write-ahead log beside a database, read without SQLite: what it holds, what of it can be recovered, and
// the database with it, in memory. https://www.sqlite.org/fileformat.html, chapter 4. Everything throws.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace automa::storage {

struct LogLook {
    std::int64_t held = 0;      // complete frames in the log; a torn last frame is not counted
    std::int64_t recovered = 0; // of them, those before the first that is damaged
    [[nodiscard]] bool damaged() const { return recovered < held; }
};

/// No log, or an empty one: nothing is held. Frames of an earlier run of the log do not count.
[[nodiscard]] LogLook look_at_log(const std::filesystem::path& log);

/// The bytes of the database as they would be with everything in its log that was committed; for a disk on
/// which SQLite cannot make the files it needs to read a log.
[[nodiscard]] std::string image_with_log(const std::filesystem::path& file);

} // namespace automa::storage
