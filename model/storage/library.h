// The library of saved games: one SQLite file. Every call answers with a value; when it says ok, it is on
// disk.
//
// One thread uses a Library. A Session (session.h) plays a game on it; rescue.h helps when it cannot be
// opened.
#pragma once

#include "model/core/result.h"
#include "model/storage/backups.h"
#include "model/storage/clock.h"
#include "model/storage/sha256.h"
#include "model/storage/statistics.h"
#include "model/storage/types.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace automa::storage {

struct Store;

enum class Access { ReadWrite, ReadOnly };

/// A board game that the app knows, and the newest format of its setups and payloads that it reads.
struct KnownGame {
    std::string id;
    int newest_format = 1;
};

struct OpenOptions {
    std::filesystem::path file;
    Access access = Access::ReadWrite;
    bool create = true;                  // make the file when it is missing (ReadWrite only)
    std::filesystem::path backup_folder; // empty: "backups" beside the file
    bool read_if_not_writable =
        false;                    // on a full or read-only disk or beside a running app: open for reading
    bool own_folder = false;      // the folder of the file is the app's alone: nobody else may look into it
    int snapshot_interval = 25;   // actions between two snapshots
    int checkpoint_interval = 20; // saves after which the log is folded into the file
    Clock clock = system_clock_ms;
    std::vector<KnownGame> known_games; // others are not imported; empty: all are
    std::string vfs;                    // SQLite VFS, empty for the system's; tests put a failing one here
    /// Where a lock on a file says nothing to others (each tab of a browser has files of its own): whether
    /// somebody else has the library. Not set: the lock knows.
    std::function<bool()> held_elsewhere;
};

/// Which games a list shows, newest activity first, by sequence.
struct GamesQuery {
    std::optional<GameStatus> only = {}; // nothing: everything but the bin
    std::string game = {};               // the id of the board game; empty: all
    int offset = 0;
    int limit = -1; // -1: all
};

/// What is known to be saved of a game. The next save must find exactly this, or two lines of play would mix.
struct SavedState {
    std::int64_t seq = 0; // of the last entry
    Digest head{};        // of the chain after it
    int cursor = 0;
    std::optional<Digest> result;
    bool in_doubt = true; // a save failed since, and may have been done nevertheless

    friend bool operator==(const SavedState&, const SavedState&) = default;
};

struct OpenedGame {
    SavedGame game;
    SavedState state;
};

/// What Session::append and its kin put on disk in one transaction.
struct Save {
    const GameRecord* record = nullptr; // inserted when the library does not have it
    const Journal* journal = nullptr;
    SavedState known; // head: the start of the chain while nothing is saved
    std::optional<Snapshot> snapshot = {};
    std::optional<GameResult> result = {};   // finishes the game
    std::optional<std::string> summary = {}; // for lists, see GameDetails
};

/// What a look at every game of a library found.
struct CheckReport {
    int games = 0;
    int actions = 0;
    std::vector<GameFault> bad;
    std::vector<std::string> bad_settings; // their keys

    [[nodiscard]] bool good() const { return bad.empty() && bad_settings.empty(); }
    friend bool operator==(const CheckReport&, const CheckReport&) = default;
};

struct LibraryExport {
    std::string text;
    int games = 0;                   // in it
    std::vector<GameFault> left_out; // because they are not as they were written
};

enum class ImportOutcome {
    Added,       // was not here
    Extended,    // was here with a beginning of this journal; the rest was appended
    Revived,     // was here in the bin, the same; taken out of it
    Duplicate,   // is here already, the same or further on; nothing to do
    AddedAsCopy, // is here but went another way; taken in under a new uuid
    Refused      // of a board game or a format that the app does not know; left out
};

struct ImportItem {
    std::string uuid; // under which it is here afterwards
    std::string title;
    int actions = 0;
    ImportOutcome outcome = ImportOutcome::Added;
    std::optional<core::Error> why = {}; // when refused
    // What its title is made from in words, as in a GameSummary.
    std::string game = {};
    std::string players = {};
    TitleMarks marks = {};

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
    /// Folds the log into the file; to be called when the app goes to the background. Waits for nobody.
    core::Status checkpoint();
    /// Closing is safe at any time and needs no call; this one says whether the log was folded in.
    core::Status close();

    // Games. A list without a status shows everything but the bin. It reads no journal; a game whose row is
    // bad is in it, with its fault.
    [[nodiscard]] core::Result<std::vector<GameSummary>> games(std::optional<GameStatus> only = {}) const;
    [[nodiscard]] core::Result<std::vector<GameSummary>> games(const GamesQuery& query) const;
    [[nodiscard]] core::Result<int> count(const GamesQuery& query) const;
    [[nodiscard]] core::Result<GameRecord> create(const GameDetails& details);
    /// Refuses a game that is not as it was written, with the number of the first bad entry. Payloads are
    /// bounded, but whether they are JSON at all is left to the game's own reader; check() and export_game()
    /// look.
    [[nodiscard]] core::Result<SavedGame> load(std::string_view uuid) const;
    /// The same, with what the next save must find.
    [[nodiscard]] core::Result<OpenedGame> open_game(std::string_view uuid) const;
    /// The game up to its last good entry, and what is wrong with the next.
    [[nodiscard]] core::Result<ReadableGame> load_readable(std::string_view uuid) const;
    [[nodiscard]] core::Status rename(std::string_view uuid, const std::string& title,
                                      TitleKind kind = TitleKind::Typed);
    /// What lists show of the game, for one that has none yet; no change of the game, so its place stays.
    [[nodiscard]] core::Status set_summary(std::string_view uuid, const std::string& summary);
    /// A game of its own with the same journal, at the same position; an active one, whatever the original
    /// is. Without a title it keeps the original's, marked as a copy.
    [[nodiscard]] core::Result<GameRecord> duplicate(std::string_view uuid,
                                                     const std::optional<std::string>& title = {});
    [[nodiscard]] core::Status archive(std::string_view uuid);
    [[nodiscard]] core::Status unarchive(std::string_view uuid);
    /// Into the bin; undelete() takes it out as it was. Exports leave the bin out.
    [[nodiscard]] core::Status remove(std::string_view uuid);
    [[nodiscard]] core::Status undelete(std::string_view uuid);
    /// For good, with journal and result. Only what is in the bin.
    [[nodiscard]] core::Status purge(std::string_view uuid);
    /// Everything in the bin, for good; gives how many.
    [[nodiscard]] core::Result<int> empty_bin();

    /// Looks at every entry of every game, the bin too.
    [[nodiscard]] core::Result<CheckReport> check() const;

    // The journal of a game; usually through a Session.
    /// Refuses (storage.conflict) when the library does not hold what the caller knows to be saved.
    [[nodiscard]] core::Result<SavedState> save(const Save& save);
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
    /// Without the bin, and without what is bad, which is named.
    [[nodiscard]] core::Result<LibraryExport> export_library() const;
    /// What import_text() would do, without doing it.
    [[nodiscard]] core::Result<std::vector<ImportItem>> preview_import(std::string_view text) const;
    /// Checks everything, makes a backup, then takes all in one transaction; nothing on any error.
    [[nodiscard]] core::Result<std::vector<ImportItem>> import_text(std::string_view text);

    // Backups: see backups.h. restore_backup() is in rescue.h, as it needs the library closed.
    /// Refuses a library without games.
    [[nodiscard]] core::Result<Backup> backup(BackupReason reason = BackupReason::Manual);
    /// A daily copy when something changed since the newest one, in the place of today's; nothing when none
    /// is due.
    [[nodiscard]] core::Result<std::optional<Backup>> backup_if_due(Due due = Due::Hourly);
    [[nodiscard]] core::Result<std::vector<Backup>> backups() const;

private:
    explicit Library(std::unique_ptr<Store> store);
    std::unique_ptr<Store> store_;
};

} // namespace automa::storage
