// Saving what a game does, its snapshots and results; settings.
#include "model/storage/errors.h"
#include "model/storage/json_text.h"
#include "model/storage/library.h"
#include "model/storage/store.h"

namespace automa::storage {
namespace {

GameKey key_for(Store& store, const Save& save) {
    if (save.create && !find_game(store, save.record->uuid)) {
        require_details(save.record->details, "game");
        return {insert_game(store, *save.record, 0), GameStatus::Active};
    }
    const GameKey key = require_game(store, save.record->uuid);
    if (key.status == GameStatus::Deleted)
        refuse(Fault::GameDeleted, save.record->uuid);
    return key;
}

void write_snapshot(Store& store, const GameKey& key, const Journal& journal, const Snapshot& snapshot) {
    require_json(snapshot.state, "snapshot");
    if (snapshot.position < 1 || snapshot.position > journal.length())
        refuse(Fault::BadPosition, "snapshot");
    store
        .query(
            "INSERT OR REPLACE INTO snapshots(game_id, seq, position, version, state) VALUES(?, ?, ?, ?, ?)",
            key.id, journal.at(snapshot.position).seq, snapshot.position, snapshot.version, snapshot.state)
        .run();
}

void finish(Store& store, const GameKey& key, GameResult result) {
    require_result(result, "result");
    if (result.finished_ms == 0)
        result.finished_ms = store.now();
    write_result(store, key.id, result);
    store.query("UPDATE games SET status = 'finished', status_before = status WHERE id = ?", key.id).run();
}

/// A finished game that goes on is no longer finished, and its result no longer counts.
void reopen(Store& store, const GameKey& key) {
    store.query("DELETE FROM results WHERE game_id = ?", key.id).run();
    store.query("UPDATE games SET status = 'active', status_before = status WHERE id = ?", key.id).run();
}

} // namespace

core::Status Library::save(const Save& save) {
    return guarded(store_->options.file, [&] {
        auto transaction = store_->begin();
        const GameKey key = key_for(*store_, save);
        write_journal(*store_, key.id, *save.journal);
        if (save.snapshot)
            write_snapshot(*store_, key, *save.journal, *save.snapshot);
        if (save.result)
            finish(*store_, key, *save.result);
        else if (key.status == GameStatus::Finished)
            reopen(*store_, key);
        transaction.commit();
    });
}

core::Result<std::optional<Snapshot>> Library::snapshot(std::string_view uuid, int position,
                                                        int version) const {
    return guarded(store_->options.file, [&]() -> std::optional<Snapshot> {
        const GameKey key = require_game(*store_, uuid);
        auto query =
            store_->query("SELECT s.position, s.version, s.state FROM snapshots AS s JOIN actions AS a"
                          " ON a.game_id = s.game_id AND a.seq = s.seq"
                          " WHERE s.game_id = ? AND s.position <= ? AND s.version = ?"
                          " AND a.superseded_by IS NULL ORDER BY s.position DESC LIMIT 1",
                          key.id, position, version);
        if (!query.next())
            return std::nullopt;
        return Snapshot{query.integer(0), query.integer(1), query.text(2)};
    });
}

core::Result<std::optional<std::string>> Library::setting(std::string_view key) const {
    return guarded(store_->options.file, [&]() -> std::optional<std::string> {
        auto query = store_->query("SELECT value FROM settings WHERE key = ?", key);
        if (!query.next())
            return std::nullopt;
        return query.text(0);
    });
}

core::Result<std::map<std::string, std::string>> Library::settings() const {
    return guarded(store_->options.file, [&] {
        auto query = store_->query("SELECT key, value FROM settings");
        std::map<std::string, std::string> settings;
        while (query.next())
            settings.emplace(query.text(0), query.text(1));
        return settings;
    });
}

core::Status Library::set_setting(const std::string& key, const std::string& value) {
    return guarded(store_->options.file, [&] {
        require_name(key, "key");
        require_setting(value, key);
        auto transaction = store_->begin();
        store_
            ->query("INSERT INTO settings(key, value, revision) VALUES(?1, ?2, ?3)"
                    " ON CONFLICT(key) DO UPDATE SET value = ?2, revision = ?3",
                    key, value, ++store_->revision)
            .run();
        transaction.commit();
    });
}

core::Result<std::vector<FinishedGame>> Library::results() const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        auto rows = store_->query("SELECT id, uuid, game, title, mode FROM games JOIN results ON game_id = id"
                                  " WHERE status <> 'deleted' ORDER BY id");
        std::vector<FinishedGame> games;
        while (rows.next())
            games.push_back({rows.text(1), rows.text(2), rows.text(3), rows.text(4),
                             read_result(*store_, rows.number(0)).value_or(GameResult{})});
        return games;
    });
}

} // namespace automa::storage
