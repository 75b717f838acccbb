// Files around a database: its side files, names that are free, whole-file reads and writes. Everything
// throws.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace automa::storage {

/// The path with a suffix on its name: beside("a.db", "-wal") is "a.db-wal".
[[nodiscard]] std::filesystem::path beside(const std::filesystem::path& file, std::string_view suffix);

/// Removes a database of ours that is not in use, with its side files.
void remove_database(const std::filesystem::path& file);

/// Renames a database and its log to a free name ("a.db.aside-1") and gives that; not a byte changes.
[[nodiscard]] std::filesystem::path set_aside(const std::filesystem::path& file);

/// Copies a database and its log to a free name, as set_aside() does; not a byte of it changes.
[[nodiscard]] std::filesystem::path copy_aside(const std::filesystem::path& file);

/// Makes a folder, and those above it, that only its owner can look into; one that is there is left as it is,
/// but for its own rights when it is ours alone (`own`).
void make_private_folder(const std::filesystem::path& folder, bool own = true);
/// Makes an empty file that only its owner can read; SQLite gives its side files the same rights.
void make_private_file(const std::filesystem::path& file);
/// Takes from others what they need not see; a file system that knows no rights does not matter.
void make_private(const std::filesystem::path& file) noexcept;

/// The first of "a.json", "a-2.json", "a-3.json" … that is free.
[[nodiscard]] std::filesystem::path free_name(const std::filesystem::path& wished);

/// Refuses more than `limit` bytes.
[[nodiscard]] std::string read_file(const std::filesystem::path& file, std::size_t limit);
/// Whole or not at all.
void write_file(const std::filesystem::path& file, std::string_view text);

} // namespace automa::storage
