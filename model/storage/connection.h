// How a database file is looked at, opened, locked, made and copied. Internal to the storage; everything
// throws.
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <memory>
#include <string>

namespace automa::storage {

using Connection = std::unique_ptr<SQLite::Database>;

/// Held while the library is open for writing; the system releases it when a process is killed.
[[nodiscard]] Connection lock_library(const std::filesystem::path& file, const std::string& vfs);

struct Inspection {
    int schema = 0;
    bool wal_missing = false; // the file was open when the app ended, and its log is gone
    bool log_damaged = false; // not all that its log holds can be recovered
};

/// Looks without writing a byte of the file: refuses what is empty, foreign, newer or damaged.
[[nodiscard]] Inspection inspect(const std::filesystem::path& file, const std::string& vfs);

/// The first fault the integrity check finds, or nothing.
void require_integrity(SQLite::Database& db, const std::filesystem::path& file);

/// WAL, synchronous=FULL, foreign keys. The file must exist.
[[nodiscard]] Connection open_writable(const std::filesystem::path& file, const std::string& vfs);
/// Never writes the file. `still`: the caller knows that no process writes meanwhile, so no side files are
/// needed.
[[nodiscard]] Connection open_readable(const std::filesystem::path& file, const std::string& vfs, bool still);
/// Reads the file whatever the disk allows: with its log, and in memory where the side files that SQLite
/// needs for that cannot be made.
[[nodiscard]] Connection open_to_look(const std::filesystem::path& file, const std::string& vfs);
[[nodiscard]] Connection open_memory();

/// Makes a new, empty library: whole or not at all.
void create_library(const std::filesystem::path& file, const std::string& vfs);

/// Writes the log into the file and empties it; does nothing while another connection reads.
void fold_log_in(SQLite::Database& db);

/// A whole, checked, self-contained copy under the new name, or nothing. The target must not exist.
void copy_library(SQLite::Database& from, const std::filesystem::path& to, const std::string& vfs);

/// What can be read of a library of an older schema, in memory, as this schema has it (rescue_old.cpp).
[[nodiscard]] Connection migrated_copy(SQLite::Database& from);

} // namespace automa::storage
