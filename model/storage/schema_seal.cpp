// From schema 2 to 3: every game is sealed as it is, and results move to their neutral columns. Bytes are
// taken as they are: a row that cannot be read must not keep the others from being migrated.
#include "model/storage/chain.h"
#include "model/storage/old_results.h"
#include "model/storage/schema.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <optional>
#include <string>

namespace automa::storage {
namespace {

std::string raw(SQLite::Statement& row, int column) {
    return row.getColumn(column).getString();
}

void put(SQLite::Statement& statement, int index, const Digest& digest) {
    statement.bind(index, digest.data(), static_cast<int>(digest.size()));
}

void run(SQLite::Statement& statement) {
    statement.exec();
    statement.reset();
}

void move_results(SQLite::Database& db) {
    SQLite::Statement results(db, "SELECT game_id, extra, rounds FROM results");
    SQLite::Statement own(db, "UPDATE results SET own = ? WHERE game_id = ?");
    while (results.executeStep()) {
        own.bind(1, own_of_old_game(raw(results, 1), results.getColumn(2).getInt64()));
        own.bind(2, results.getColumn(0).getInt64());
        run(own);
    }
    db.exec("INSERT INTO sides SELECT game_id, seat, company, name, kind, vp, rank, vp_by_round, '{}'"
            " FROM participants");
    SQLite::Statement sides(db, "SELECT game_id, seat, level, officer FROM participants");
    SQLite::Statement update(db, "UPDATE sides SET own = ? WHERE game_id = ? AND seat = ?");
    while (sides.executeStep()) {
        update.bind(1, own_of_old_side(raw(sides, 2), raw(sides, 3)));
        update.bind(2, sides.getColumn(0).getInt64());
        update.bind(3, sides.getColumn(1).getInt64());
        run(update);
    }
}

std::optional<Digest> digest_of_result(SQLite::Database& db, std::int64_t game, const std::string& uuid) {
    SQLite::Statement result(db, "SELECT finished, duration, own FROM results WHERE game_id = ?");
    result.bind(1, game);
    if (!result.executeStep())
        return std::nullopt;
    ResultDigest digest(uuid, result.getColumn(0).getInt64(), result.getColumn(1).getInt64(), raw(result, 2));
    SQLite::Statement sides(db, "SELECT side, name, kind, points, rank, points_by_stage, own FROM sides"
                                " WHERE game_id = ? ORDER BY seat");
    sides.bind(1, game);
    while (sides.executeStep()) {
        const std::string texts[] = {raw(sides, 0), raw(sides, 1), raw(sides, 2), raw(sides, 5),
                                     raw(sides, 6)};
        digest.add({texts[0], texts[1], texts[2], sides.getColumn(3).getInt64(),
                    sides.getColumn(4).getInt64(), texts[3], texts[4]});
    }
    return digest.digest();
}

struct Chained {
    Digest head{};
    std::int64_t length = 0;
    std::int64_t last_seq = 0;
};

Chained chain_actions(SQLite::Database& db, std::int64_t game, const Digest& start) {
    SQLite::Statement actions(db, "SELECT seq, position, kind, label, payload, at FROM actions"
                                  " WHERE game_id = ? ORDER BY seq");
    actions.bind(1, game);
    SQLite::Statement update(db, "UPDATE actions SET chain = ? WHERE game_id = ? AND seq = ?");
    Chained chained{start};
    while (actions.executeStep()) {
        const std::string kind = raw(actions, 2);
        const std::string label = raw(actions, 3);
        const std::string payload = raw(actions, 4);
        chained.last_seq = actions.getColumn(0).getInt64();
        chained.length = actions.getColumn(1).getInt64(); // the newest action is the end of the line of play
        chained.head = chain_next(chained.head, ChainEntry{chained.last_seq, chained.length, kind, label,
                                                           payload, actions.getColumn(5).getInt64()});
        put(update, 1, chained.head);
        update.bind(2, game);
        update.bind(3, chained.last_seq);
        run(update);
    }
    return chained;
}

void seal_game(SQLite::Database& db, SQLite::Statement& game, SQLite::Statement& update) {
    const std::int64_t id = game.getColumn(0).getInt64();
    const std::string uuid = raw(game, 1), board_game = raw(game, 2), title = raw(game, 3),
                      players = raw(game, 4), seed = raw(game, 5), setup = raw(game, 6), mode = raw(game, 7),
                      status = raw(game, 8), before = raw(game, 9), title_kind = raw(game, 15),
                      parted_from = raw(game, 16), summary = raw(game, 17);
    SealedRow row{.uuid = uuid,
                  .game = board_game,
                  .title = title,
                  .title_kind = title_kind,
                  .copies = game.getColumn(18).getInt64(),
                  .parted = game.getColumn(19).getInt64(),
                  .parted_from = parted_from,
                  .players = players,
                  .mode = mode,
                  .seed = seed,
                  .summary = summary,
                  .status = status,
                  .status_before = before,
                  .format = game.getColumn(10).getInt64(),
                  .created = game.getColumn(11).getInt64(),
                  .updated = game.getColumn(12).getInt64(),
                  .cursor = game.getColumn(13).getInt64(),
                  .revision = game.getColumn(14).getInt64(),
                  .result = {}};
    row.start = chain_start(ChainStart{uuid, board_game, row.format, seed, setup});
    const Chained chained = chain_actions(db, id, row.start);
    row.head = chained.head;
    row.length = chained.length;
    row.last_seq = chained.last_seq;
    const auto result = digest_of_result(db, id, uuid);
    if (result)
        row.result = {reinterpret_cast<const char*>(result->data()), result->size()};
    put(update, 1, row.start);
    put(update, 2, row.head);
    update.bind(3, row.result.data() != nullptr ? row.result.data() : "",
                static_cast<int>(row.result.size()));
    update.bind(4, row.length);
    update.bind(5, row.last_seq);
    put(update, 6, seal_of(row));
    update.bind(7, id);
    run(update);
}

} // namespace

void seal_library(SQLite::Database& db) {
    SQLite::Statement games(
        db, "SELECT id, uuid, game, title, players, seed, coalesce(setup, ''), mode, status,"
            " coalesce(status_before, ''), format, created, updated, cursor, revision, title_kind,"
            " parted_from, summary, copies, parted"
            " FROM games LEFT JOIN setups ON game_id = id");
    SQLite::Statement update(db, "UPDATE games SET start = ?, head = ?, result = ?, length = ?, last_seq = ?,"
                                 " seal = ? WHERE id = ?");
    while (games.executeStep())
        seal_game(db, games, update);
    SQLite::Statement settings(db, "SELECT key, value FROM settings");
    SQLite::Statement seal(db, "UPDATE settings SET seal = ? WHERE key = ?");
    while (settings.executeStep()) {
        put(seal, 1, seal_of_setting(raw(settings, 0), raw(settings, 1)));
        seal.bind(2, raw(settings, 0));
        run(seal);
    }
}

void seal_old_library(SQLite::Database& db) {
    move_results(db);
    seal_library(db);
    db.exec("DELETE FROM snapshots"); // they are made again when needed
}

} // namespace automa::storage
