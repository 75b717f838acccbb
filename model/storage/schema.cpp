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

// Every game is sealed (chain.h): what a save rewrites stays in the row of the game, with all that a list
// shows. Results get neutral names; what only one game has is JSON of its own.
constexpr const char* kToVersion3 = R"sql(
    ALTER TABLE games ADD COLUMN title_kind TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN copies INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN parted INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN parted_from TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN summary TEXT NOT NULL DEFAULT '{}';
    ALTER TABLE games ADD COLUMN length INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN last_seq INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN start BLOB NOT NULL DEFAULT x'';
    ALTER TABLE games ADD COLUMN head BLOB NOT NULL DEFAULT x'';
    ALTER TABLE games ADD COLUMN result BLOB NOT NULL DEFAULT x'';
    ALTER TABLE games ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    ALTER TABLE actions ADD COLUMN chain BLOB NOT NULL DEFAULT x'';
    ALTER TABLE snapshots ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    ALTER TABLE settings ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    CREATE TABLE sides(
        game_id INTEGER NOT NULL REFERENCES results(game_id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        side TEXT NOT NULL,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        points INTEGER NOT NULL,
        rank INTEGER NOT NULL,
        points_by_stage TEXT NOT NULL,
        own TEXT NOT NULL,
        PRIMARY KEY(game_id, seat)
    ) WITHOUT ROWID;
    ALTER TABLE results ADD COLUMN own TEXT NOT NULL DEFAULT '{}';
)sql";
constexpr const char* kOutOfVersion2 = R"sql(
    DROP TABLE participants;
    ALTER TABLE results DROP COLUMN extra;
    ALTER TABLE results DROP COLUMN rounds;
    ALTER TABLE results DROP COLUMN players;
)sql";

/// The tables first, then what SQL alone cannot fill in, then what is no longer needed.
struct Migration {
    const char* tables;
    void (*fill)(SQLite::Database&);
    const char* leftovers;
};
constexpr std::array kMigrations{Migration{kToVersion1, nullptr, nullptr},
                                 Migration{kToVersion2, nullptr, nullptr},
                                 Migration{kToVersion3, seal_old_library, kOutOfVersion2}};
static_assert(kMigrations.size() == kSchemaVersion);

struct TableColumns {
    const char* table;
    std::array<const char*, kSchemaVersion>
        columns; // by version, separated by commas; nullptr: no such table
};
constexpr std::array kTables{
    TableColumns{
        "games",
        {"id,uuid,game,title,players,seed,setup,created,updated,status,cursor",
         "id,uuid,game,title,players,seed,created,updated,status,cursor,mode,format,revision,status_before",
         "id,uuid,game,title,players,seed,created,updated,status,cursor,mode,format,revision,status_before,"
         "title_kind,copies,parted,parted_from,summary,length,last_seq,start,head,result,seal"}},
    TableColumns{"actions",
                 {"game_id,seq,position,kind,label,payload,superseded_by",
                  "game_id,seq,position,kind,label,payload,superseded_by,at",
                  "game_id,seq,position,kind,label,payload,superseded_by,at,chain"}},
    TableColumns{"setups", {nullptr, "game_id,setup", "game_id,setup"}},
    TableColumns{"snapshots",
                 {nullptr, "game_id,seq,position,version,state", "game_id,seq,position,version,state,seal"}},
    TableColumns{"settings", {nullptr, "key,value,revision", "key,value,revision,seal"}},
    TableColumns{
        "results",
        {nullptr, "game_id,finished,rounds,players,duration,extra", "game_id,finished,duration,own"}},
    TableColumns{"participants",
                 {nullptr, "game_id,seat,name,kind,company,level,officer,vp,rank,vp_by_round", nullptr}},
    TableColumns{"sides", {nullptr, nullptr, "game_id,seat,side,name,kind,points,rank,points_by_stage,own"}},
    TableColumns{"meta", {nullptr, "key,value", "key,value"}},
};

} // namespace

int schema_version(SQLite::Database& db) {
    return db.execAndGet("PRAGMA user_version").getInt();
}

int application_id(SQLite::Database& db) {
    return db.execAndGet("PRAGMA application_id").getInt();
}

std::string missing_table(SQLite::Database& db, int version) {
    for (const TableColumns& table : kTables) {
        const char* const wanted = table.columns[static_cast<std::size_t>(version) - 1];
        if (wanted == nullptr)
            continue;
        SQLite::Statement query(db,
                                "SELECT coalesce((SELECT group_concat(name) FROM pragma_table_info(?)), '')");
        query.bind(1, table.table);
        query.executeStep();
        if (query.getColumn(0).getString() != wanted)
            return table.table;
    }
    return {};
}

void migrate(SQLite::Database& db, int target) {
    for (int version = schema_version(db); version < target; ++version) {
        SQLite::Transaction step(db, SQLite::TransactionBehavior::IMMEDIATE);
        if (version == 0)
            db.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
        const Migration& migration = kMigrations[static_cast<std::size_t>(version)];
        db.exec(migration.tables);
        if (migration.fill != nullptr)
            migration.fill(db);
        if (migration.leftovers != nullptr)
            db.exec(migration.leftovers);
        db.exec("PRAGMA user_version = " + std::to_string(version + 1));
        step.commit();
    }
}

} // namespace automa::storage
