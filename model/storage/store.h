// What a Library holds inside: the connection, its lock and its prepared statements. Everything here throws.
#pragma once

#include "model/storage/connection.h"
#include "model/storage/library.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <vector>

namespace automa::storage {

/// A prepared statement on loan: bound on making, reset when it goes, also after an error.
class Query {
public:
    template <class... Values>
    explicit Query(SQLite::Statement& statement, const Values&... values) : statement_(&statement) {
        int index = 0;
        (bind(++index, values), ...);
    }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;
    ~Query() { statement_->tryReset(); }

    bool next() { return statement_->executeStep(); }
    int run() { return statement_->exec(); }
    [[nodiscard]] std::string text(int column) const { return statement_->getColumn(column).getString(); }
    [[nodiscard]] std::int64_t number(int column) const { return statement_->getColumn(column).getInt64(); }
    [[nodiscard]] int integer(int column) const { return statement_->getColumn(column).getInt(); }

private:
    template <class Value>
    void bind(int index, const Value& value) {
        if constexpr (std::is_integral_v<Value>)
            statement_->bind(index, static_cast<std::int64_t>(value));
        else
            statement_->bind(index, std::string(value));
    }
    SQLite::Statement* statement_;
};

struct Store {
    OpenOptions options;
    bool durable = true;
    bool wants_to_write = false; // opened for reading only because writing failed
    std::vector<core::Error> warnings;
    std::int64_t revision = 0; // of the latest change; we are the only writer, so it is counted here
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

// Reading and writing whole games (game_rows.cpp).
struct GameKey {
    std::int64_t id = 0;
    GameStatus status = GameStatus::Active;
};
[[nodiscard]] std::optional<GameKey> find_game(Store& store, std::string_view uuid);
/// Refuses an unknown uuid.
[[nodiscard]] GameKey require_game(Store& store, std::string_view uuid);
[[nodiscard]] SavedGame read_game(Store& store, std::string_view uuid);
[[nodiscard]] GameRecord read_record(Store& store, std::string_view uuid, int& cursor);
[[nodiscard]] std::vector<JournalRow> read_rows(Store& store, std::int64_t game_id);
[[nodiscard]] std::optional<GameResult> read_result(Store& store, std::int64_t game_id);
std::int64_t insert_game(Store& store, const GameRecord& record, int cursor);
void insert_row(Store& store, std::int64_t game_id, const JournalRow& row);
/// Replaces an earlier result of the game.
void write_result(Store& store, std::int64_t game_id, const GameResult& result);
/// The game with journal, result and everything, inside the caller's transaction.
void insert_saved_game(Store& store, const SavedGame& game);
/// Brings the rows of the game to this journal; refuses one that is not a continuation of what is there.
void write_journal(Store& store, std::int64_t game_id, const Journal& journal);

[[nodiscard]] std::string new_uuid();
/// A copy by the rules of backups.h, thinned afterwards.
[[nodiscard]] Backup make_backup(Store& store, BackupReason reason);

} // namespace automa::storage
