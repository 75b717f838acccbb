// What a Library holds inside: the connection, its lock and its prepared statements. Everything here throws.
#pragma once

#include "model/storage/chain.h"
#include "model/storage/connection.h"
#include "model/storage/library.h"
#include "model/storage/query.h"

#include <SQLiteCpp/Transaction.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace automa::storage {

struct Store {
    OpenOptions options;
    bool durable = true;
    bool wants_to_write = false; // opened for reading only because writing failed
    std::vector<core::Error> warnings;
    std::int64_t revision = 0; // of the latest change; we are the only writer, so it is counted here
    std::int64_t saves = 0;
    Connection lock;
    Connection db;
    std::unordered_map<const char*, std::unique_ptr<SQLite::Statement>> statements;

    ~Store();
    void close();

    /// Refuses when closed.
    [[nodiscard]] SQLite::Database& connection();

    /// `sql` is a literal: its address is its key.
    template <class... Values>
    [[nodiscard]] Query query(const char* sql, const Values&... values) {
        auto& statement = statements[sql];
        if (!statement)
            statement = std::make_unique<SQLite::Statement>(connection(), sql);
        return Query(*statement, values...);
    }

    [[nodiscard]] std::int64_t now() const { return options.clock(); }
    [[nodiscard]] std::filesystem::path backup_folder() const;
    void require_writable() const;
    /// All or nothing.
    [[nodiscard]] SQLite::Transaction begin() {
        require_writable();
        return SQLite::Transaction(connection(), SQLite::TransactionBehavior::IMMEDIATE);
    }
};

// One row of `games` (game_rows.cpp).
struct GameRow {
    std::int64_t id = 0;
    GameRecord record; // without its setup
    std::optional<GameStatus> status_before;
    int cursor = 0;
    int length = 0;
    std::int64_t last_seq = 0;
    std::int64_t revision = 0;
    Digest start{};
    Digest head{};                // of the chain, after the last entry
    std::optional<Digest> result; // of the result, when there is one
    bool sound = false;           // as this app wrote it
};
/// Refuses what cannot be read; a broken seal is only noted.
[[nodiscard]] std::optional<GameRow> find_game(Store& store, std::string_view uuid);
/// Refuses an unknown uuid.
[[nodiscard]] GameRow require_game(Store& store, std::string_view uuid);
/// Refuses one whose seal is broken.
void require_sound(const GameRow& row);
/// Writes every column but id and revision, with a new seal; a broken seal stays broken.
void write_row(Store& store, GameRow& row);
/// The same, as the newest change of the library.
void write_change(Store& store, GameRow& row);
/// What a game in the bin was before; for one that was imported into the bin, by its result.
[[nodiscard]] GameStatus status_out_of_bin(const GameRow& row);
/// The games of a list, with what is wrong with each.
[[nodiscard]] std::vector<GameSummary> read_summaries(Store& store, const GamesQuery& query);

/// Of every game, in the order they were begun, as far as they can be read.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> uuids_and_titles(Store& store, bool with_bin);

// The journal (journal_rows.cpp).
/// What of a journal could be read: the rows before the first that is bad.
struct ReadRows {
    std::vector<JournalRow> rows;
    std::optional<EntryFault> fault;
};
/// Closely: the syntax of every payload too; the chain and all bounds are looked at in any case.
enum class Look { Closely, ToPlay };
[[nodiscard]] ReadRows read_rows(Store& store, const GameRow& row, Look look);
/// Appends the rows after the last one saved and moves the cursor. Contract: those before are the same.
void append_rows(Store& store, GameRow& row, const Journal& journal);
/// The longest beginning that is a journal; marks by lost rows are taken off.
[[nodiscard]] Journal longest_journal(std::vector<JournalRow> rows, int cursor);

// The result (result_rows.cpp).
[[nodiscard]] std::optional<GameResult> read_result(Store& store, const GameRow& row);
/// Replaces an earlier result; the caller writes the row.
void write_result(Store& store, GameRow& row, const GameResult& result);
void remove_result(Store& store, GameRow& row);

// Whole games (whole_games.cpp).
/// Refuses whatever is not as it was written.
[[nodiscard]] SavedGame read_game(Store& store, std::string_view uuid, Look look = Look::Closely);
[[nodiscard]] ReadableGame read_readable(Store& store, std::string_view uuid);
/// Fills in the setup of the row.
[[nodiscard]] ReadableGame read_readable(Store& store, GameRow& row, Look look);
[[nodiscard]] OpenedGame read_opened(Store& store, std::string_view uuid);
[[nodiscard]] SavedState state_of(const GameRow& row);
/// The caller writes the row, which seals it.
[[nodiscard]] GameRow insert_game(Store& store, const GameRecord& record);
/// The game with journal, result and everything, inside the caller's transaction.
GameRow insert_saved_game(Store& store, const SavedGame& game);

// A look at all of them (library_check.cpp).
[[nodiscard]] CheckReport check_games(Store& store);
/// Snapshots and settings too.
[[nodiscard]] CheckReport check_everything(Store& store);

[[nodiscard]] std::string new_uuid();
/// A copy by the rules of backups.h, thinned afterwards. Nothing of a library without games.
std::optional<Backup> make_backup(Store& store, BackupReason reason);

} // namespace automa::storage
