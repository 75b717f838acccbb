#include "model/storage/schema.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <array>
#include <cstddef>
#include <string>

namespace automa::storage {
namespace {

// Rows of `actions` are never deleted (but with their whole game) nor changed, except for superseded_by.
constexpr const char* kToVersion1 = R"sql(
    CREATE TABLE games(
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        uuid TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        title TEXT NOT NULL,
        players TEXT NOT NULL,
        seed TEXT NOT NULL,
        setup TEXT NOT NULL,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        status TEXT NOT NULL CHECK(status IN ('active', 'archived', 'finished', 'deleted')),
        cursor INTEGER NOT NULL CHECK(cursor >= 0)
    );
    CREATE TABLE actions(
        game_id INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
        seq INTEGER NOT NULL CHECK(seq > 0),
        position INTEGER NOT NULL CHECK(position > 0),
        kind TEXT NOT NULL,
        label TEXT NOT NULL,
        payload TEXT NOT NULL,
        superseded_by INTEGER CHECK(superseded_by > seq),
        PRIMARY KEY(game_id, seq)
    ) WITHOUT ROWID;
)sql";

// The setup moves out of `games` so that the row that every save rewrites stays small. `revision` numbers the
// changes of the whole file: lists are ordered and backups are due by it, not by the clock.
constexpr const char* kToVersion2 = R"sql(
    CREATE TABLE setups(
        game_id INTEGER PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE,
        setup TEXT NOT NULL
    );
    INSERT INTO setups SELECT id, setup FROM games;
    ALTER TABLE games DROP COLUMN setup;
    ALTER TABLE games ADD COLUMN mode TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN format INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE games ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN status_before TEXT;
    UPDATE games SET revision = (SELECT count(*) FROM games AS other WHERE other.updated <= games.updated);
    ALTER TABLE actions ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE snapshots(
        game_id INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        position INTEGER NOT NULL,
        version INTEGER NOT NULL,
        state TEXT NOT NULL,
        PRIMARY KEY(game_id, seq),
        FOREIGN KEY(game_id, seq) REFERENCES actions(game_id, seq) ON DELETE CASCADE
    );
    CREATE TABLE settings(
        key TEXT PRIMARY KEY,
        value TEXT NOT NULL,
        revision INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE TABLE results(
        game_id INTEGER PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE,
        finished INTEGER NOT NULL,
        rounds INTEGER NOT NULL,
        players INTEGER NOT NULL,
        duration INTEGER NOT NULL,
        extra TEXT NOT NULL
    );
    CREATE TABLE participants(
        game_id INTEGER NOT NULL REFERENCES results(game_id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        company TEXT NOT NULL,
        level TEXT NOT NULL,
        officer TEXT NOT NULL,
        vp INTEGER NOT NULL,
        rank INTEGER NOT NULL,
        vp_by_round TEXT NOT NULL,
        PRIMARY KEY(game_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    INSERT INTO meta VALUES('open', '0');
)sql";

constexpr std::array kMigrations{kToVersion1, kToVersion2};
static_assert(kMigrations.size() == kSchemaVersion);

} // namespace

int schema_version(SQLite::Database& db) {
    return db.execAndGet("PRAGMA user_version").getInt();
}

int application_id(SQLite::Database& db) {
    return db.execAndGet("PRAGMA application_id").getInt();
}

void migrate(SQLite::Database& db, int target) {
    for (int version = schema_version(db); version < target; ++version) {
        SQLite::Transaction step(db, SQLite::TransactionBehavior::IMMEDIATE);
        if (version == 0)
            db.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
        db.exec(kMigrations[static_cast<std::size_t>(version)]);
        db.exec("PRAGMA user_version = " + std::to_string(version + 1));
        step.commit();
    }
}

} // namespace automa::storage
