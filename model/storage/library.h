// The library of saved games: one SQLite file. Every call answers with a value; when it says ok, it is on
// disk.
//
// One thread uses a Library. A Session (session.h) plays a game on it; rescue.h helps when it cannot be
// opened.
#pragma once

#include "model/core/result.h"
#include "model/storage/backups.h"
#include "model/storage/clock.h"
#include "model/storage/statistics.h"
#include "model/storage/types.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace automa::storage {

struct Store;

enum class Access { ReadWrite, ReadOnly };

struct OpenOptions {
    std::filesystem::path file;
    Access access = Access::ReadWrite;
    bool create = true;                  // make the file when it is missing (ReadWrite only)
    std::filesystem::path backup_folder; // empty: "backups" beside the file
    bool read_if_not_writable =
        false;                  // on a full or read-only disk or beside a running app: open for reading
    int snapshot_interval = 25; // actions between two snapshots
    Clock clock = system_clock_ms;
    std::string vfs; // SQLite VFS, empty for the system's; tests put a failing one here
};

/// What Session::append and its kin put on disk in one transaction.
struct Save {
    const GameRecord* record = nullptr; // inserted when the library does not have it and `create` is set
    const Journal* journal = nullptr;
    bool create = false;
    std::optional<Snapshot> snapshot;
    std::optional<GameResult> result; // finishes the game
};

enum class ImportOutcome {
    Added,      // was not here
    Extended,   // was here with a beginning of this journal; the rest was appended
    Revived,    // was here in the bin, the same; taken out of it
    Duplicate,  // is here already, the same or further on; nothing to do
    AddedAsCopy // is here but went another way; taken in under a new uuid
};

struct ImportItem {
    std::string uuid; // under which it is here afterwards
    std::string title;
    int actions = 0;
    ImportOutcome outcome = ImportOutcome::Added;

    friend bool operator==(const ImportItem&, const ImportItem&) = default;
};

class Library {
public:
    /// Looks first and touches nothing it refuses: see errors.h for what can be wrong.
    [[nodiscard]] static core::Result<Library> open(OpenOptions options);
    /// To play on when no file can be opened; durable() is false and nothing survives.
    [[nodiscard]] static core::Result<Library> in_memory(Clock clock = system_clock_ms);

    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;
    ~Library();

    [[nodiscard]] bool writable() const noexcept;
    [[nodiscard]] bool durable() const noexcept;
    [[nodiscard]] const OpenOptions& options() const noexcept;
    /// What opening noticed but could live with, e.g. storage.wal_missing.
    [[nodiscard]] const std::vector<core::Error>& warnings() const noexcept;
    /// Tries again to write, for a library that could only be opened for reading (read_if_not_writable).
    /// Sessions on it do this by themselves whenever they write.
    [[nodiscard]] core::Status become_writable();
    /// Closing is safe at any time and needs no call; this one says whether the log was folded in.
    core::Status close();

    // Games. A list without a status shows everything but the bin. Newest activity first, by sequence.
    [[nodiscard]] core::Result<std::vector<GameSummary>> games(std::optional<GameStatus> only = {}) const;
    [[nodiscard]] core::Result<GameRecord> create(const GameDetails& details);
    [[nodiscard]] core::Result<SavedGame> load(std::string_view uuid) const;
    [[nodiscard]] core::Status rename(std::string_view uuid, const std::string& title);
    /// A game of its own with the same journal, at the same position; an active one, whatever the original
    /// is.
    [[nodiscard]] core::Result<GameRecord> duplicate(std::string_view uuid, const std::string& title);
    [[nodiscard]] core::Status archive(std::string_view uuid);
    [[nodiscard]] core::Status unarchive(std::string_view uuid);
    /// Into the bin; undelete() takes it out as it was.
    [[nodiscard]] core::Status remove(std::string_view uuid);
    [[nodiscard]] core::Status undelete(std::string_view uuid);
    /// For good, with journal and result. Only what is in the bin.
    [[nodiscard]] core::Status purge(std::string_view uuid);

    // The journal of a game; usually through a Session.
    [[nodiscard]] core::Status save(const Save& save);
    /// The latest usable snapshot at or before a position of the line of play.
    [[nodiscard]] core::Result<std::optional<Snapshot>> snapshot(std::string_view uuid, int position,
                                                                 int version) const;

    // Settings: short texts by key.
    [[nodiscard]] core::Result<std::optional<std::string>> setting(std::string_view key) const;
    [[nodiscard]] core::Result<std::map<std::string, std::string>> settings() const;
    [[nodiscard]] core::Status set_setting(const std::string& key, const std::string& value);

    /// Of finished games that are not in the bin, in the order they were begun.
    [[nodiscard]] core::Result<std::vector<FinishedGame>> results() const;
    /// Numbers over the results; see statistics.h.
    [[nodiscard]] core::Result<Statistics> statistics(const StatisticsFilter& filter) const;
    /// One line for each participant, with a heading; as RFC 4180 has it.
    [[nodiscard]] core::Result<std::string> results_csv(const StatisticsFilter& filter) const;

    // Transfer: see transfer.h for the format.
    [[nodiscard]] core::Result<std::string> export_game(std::string_view uuid) const;
    [[nodiscard]] core::Result<std::string> export_library() const;
    /// What import_text() would do, without doing it.
    [[nodiscard]] core::Result<std::vector<ImportItem>> preview_import(std::string_view text) const;
    /// Checks everything, makes a backup, then takes all in one transaction; nothing on any error.
    [[nodiscard]] core::Result<std::vector<ImportItem>> import_text(std::string_view text);

    // Backups: see backups.h. restore_backup() is in rescue.h, as it needs the library closed.
    [[nodiscard]] core::Result<Backup> backup(BackupReason reason = BackupReason::Manual);
    /// A daily copy when something changed since the newest one; nothing when none is due.
    [[nodiscard]] core::Result<std::optional<Backup>> backup_if_due();
    [[nodiscard]] core::Result<std::vector<Backup>> backups() const;

private:
    explicit Library(std::unique_ptr<Store> store);
    std::unique_ptr<Store> store_;
};

} // namespace automa::storage
