// The list of games and what can be done with one as a whole.
#include "model/storage/errors.h"
#include "model/storage/json_text.h"
#include "model/storage/library.h"
#include "model/storage/store.h"

#include <utility>

namespace automa::storage {
namespace {

void set_status(Store& store, std::int64_t game_id, GameStatus status) {
    store
        .query("UPDATE games SET status_before = status, status = ?, revision = ? WHERE id = ?",
               name_of(status), ++store.revision, game_id)
        .run();
}

/// One change of a game in a transaction of its own. `change` gets its key.
template <class Change>
core::Status change_game(Store& store, std::string_view uuid, Change change) {
    return guarded(store.options.file, [&] {
        auto transaction = store.begin();
        change(require_game(store, uuid));
        transaction.commit();
    });
}

GameSummary summary_of(const Query& row) {
    return {row.text(0),   row.text(1),   row.text(2),
            row.text(3),   row.text(4),   status_named(row.text(5)).value_or(GameStatus::Active),
            row.number(6), row.number(7), row.integer(8),
            row.integer(9)};
}

} // namespace

// The newest action is always the end of the line of play, so its position is the length.
core::Result<std::vector<GameSummary>> Library::games(std::optional<GameStatus> only) const {
    return guarded(store_->options.file, [&] {
        auto rows = store_->query(
            "SELECT uuid, game, title, players, mode, status, created, updated, cursor,"
            " coalesce((SELECT position FROM actions WHERE game_id = id ORDER BY seq DESC LIMIT 1), 0)"
            " FROM games WHERE status = ?1 OR (?1 = '' AND status <> 'deleted') ORDER BY "
            "revision DESC, id DESC",
            only ? name_of(*only) : std::string_view{});
        std::vector<GameSummary> games;
        while (rows.next())
            games.push_back(summary_of(rows));
        return games;
    });
}

core::Result<GameRecord> Library::create(const GameDetails& details) {
    return guarded(store_->options.file, [&] {
        require_details(details, "game");
        const std::int64_t now = store_->now();
        GameRecord record{new_uuid(), details, GameStatus::Active, now, now};
        auto transaction = store_->begin();
        insert_game(*store_, record, 0);
        transaction.commit();
        return record;
    });
}

core::Result<SavedGame> Library::load(std::string_view uuid) const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        return read_game(*store_, uuid);
    });
}

core::Status Library::rename(std::string_view uuid, const std::string& title) {
    return change_game(*store_, uuid, [&](const GameKey& key) {
        require_name(title, "title");
        store_
            ->query("UPDATE games SET title = ?, revision = ? WHERE id = ?", title, ++store_->revision,
                    key.id)
            .run();
    });
}

core::Result<GameRecord> Library::duplicate(std::string_view uuid, const std::string& title) {
    return guarded(store_->options.file, [&] {
        require_name(title, "title");
        auto transaction = store_->begin();
        SavedGame game = read_game(*store_, uuid);
        game.record.uuid = new_uuid();
        game.record.details.title = title;
        game.record.status = GameStatus::Active;
        game.record.created_ms = game.record.updated_ms = store_->now();
        game.result.reset();
        insert_saved_game(*store_, game);
        transaction.commit();
        return game.record;
    });
}

core::Status Library::archive(std::string_view uuid) {
    return change_game(*store_, uuid, [&](const GameKey& key) {
        if (key.status == GameStatus::Deleted)
            refuse(Fault::GameDeleted, std::string(uuid));
        if (key.status != GameStatus::Archived)
            set_status(*store_, key.id, GameStatus::Archived);
    });
}

core::Status Library::unarchive(std::string_view uuid) {
    return change_game(*store_, uuid, [&](const GameKey& key) {
        if (key.status == GameStatus::Archived)
            set_status(*store_, key.id,
                       read_result(*store_, key.id) ? GameStatus::Finished : GameStatus::Active);
    });
}

core::Status Library::remove(std::string_view uuid) {
    return change_game(*store_, uuid, [&](const GameKey& key) {
        if (key.status != GameStatus::Deleted)
            set_status(*store_, key.id, GameStatus::Deleted);
    });
}

core::Status Library::undelete(std::string_view uuid) {
    return change_game(*store_, uuid, [&](const GameKey& key) {
        if (key.status == GameStatus::Deleted)
            store_
                ->query(
                    "UPDATE games SET status = coalesce(status_before, 'active'), revision = ? WHERE id = ?",
                    ++store_->revision, key.id)
                .run();
    });
}

core::Status Library::purge(std::string_view uuid) {
    return change_game(*store_, uuid, [&](const GameKey& key) {
        if (key.status != GameStatus::Deleted)
            refuse(Fault::Conflict, std::string(uuid), "only a game in the bin can be removed for good");
        store_->query("DELETE FROM games WHERE id = ?", key.id).run();
    });
}

} // namespace automa::storage
