// The list of games and what can be done with one as a whole.
#include "model/storage/errors.h"
#include "model/storage/json_text.h"
#include "model/storage/library.h"
#include "model/storage/store.h"

#include <utility>

namespace automa::storage {
namespace {

void set_status(Store& store, GameRow& row, GameStatus status) {
    row.status_before = std::exchange(row.record.status, status);
    write_change(store, row);
}

/// One change of a game in a transaction of its own. `change` gets its row.
template <class Change>
core::Status change_game(Store& store, std::string_view uuid, Change change) {
    return guarded(store.options.file, [&] {
        auto transaction = store.begin();
        GameRow row = require_game(store, uuid);
        change(row);
        transaction.commit();
    });
}

} // namespace

core::Result<std::vector<GameSummary>> Library::games(std::optional<GameStatus> only) const {
    return games(GamesQuery{.only = only});
}

core::Result<std::vector<GameSummary>> Library::games(const GamesQuery& query) const {
    return guarded(store_->options.file, [&] { return read_summaries(*store_, query); });
}

core::Result<int> Library::count(const GamesQuery& query) const {
    return guarded(store_->options.file, [&] {
        auto rows = store_->query("SELECT count(*) FROM games WHERE (status = ?1 OR (?1 = '' AND status <> "
                                  "'deleted')) AND (game = ?2 OR ?2 = '')",
                                  query.only ? name_of(*query.only) : std::string_view{}, query.game);
        rows.next();
        return rows.integer(0);
    });
}

core::Result<GameRecord> Library::create(const GameDetails& details) {
    return guarded(store_->options.file, [&] {
        require_details(details, "game");
        const std::int64_t now = store_->now();
        GameRecord record{new_uuid(), details, GameStatus::Active, now, now};
        auto transaction = store_->begin();
        GameRow row = insert_game(*store_, record);
        write_change(*store_, row);
        transaction.commit();
        return record;
    });
}

core::Result<SavedGame> Library::load(std::string_view uuid) const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        return read_game(*store_, uuid, Look::ToPlay);
    });
}

core::Result<OpenedGame> Library::open_game(std::string_view uuid) const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        return read_opened(*store_, uuid);
    });
}

core::Result<ReadableGame> Library::load_readable(std::string_view uuid) const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        return read_readable(*store_, uuid);
    });
}

core::Status Library::rename(std::string_view uuid, const std::string& title, TitleKind kind) {
    return change_game(*store_, uuid, [&](GameRow& row) {
        require_name(title, "title");
        row.record.details.title = title;
        row.record.details.marks.kind = kind;
        row.record.details.marks.copies = 0;
        row.record.details.marks.parted = 0;
        write_change(*store_, row);
    });
}

core::Status Library::set_summary(std::string_view uuid, const std::string& summary) {
    return change_game(*store_, uuid, [&](GameRow& row) {
        require_summary(summary, "summary");
        row.record.details.summary = summary;
        write_row(*store_, row);
    });
}

core::Result<GameRecord> Library::duplicate(std::string_view uuid, const std::optional<std::string>& title) {
    return guarded(store_->options.file, [&] {
        auto transaction = store_->begin();
        SavedGame game = read_game(*store_, uuid);
        game.record.uuid = new_uuid();
        if (title)
            game.record.details.title = *title;
        else
            ++game.record.details.marks.copies;
        game.record.status = GameStatus::Active;
        game.record.created_ms = game.record.updated_ms = store_->now();
        game.result.reset();
        require_details(game.record.details, "game");
        insert_saved_game(*store_, game);
        transaction.commit();
        return game.record;
    });
}

core::Status Library::archive(std::string_view uuid) {
    return change_game(*store_, uuid, [&](GameRow& row) {
        if (row.record.status == GameStatus::Deleted)
            refuse(Fault::GameDeleted, std::string(uuid));
        if (row.record.status != GameStatus::Archived)
            set_status(*store_, row, GameStatus::Archived);
    });
}

core::Status Library::unarchive(std::string_view uuid) {
    return change_game(*store_, uuid, [&](GameRow& row) {
        if (row.record.status == GameStatus::Archived)
            set_status(*store_, row, row.result ? GameStatus::Finished : GameStatus::Active);
    });
}

// A row that cannot be read can still be thrown away.
core::Status Library::remove(std::string_view uuid) {
    return guarded(store_->options.file, [&] {
        auto transaction = store_->begin();
        auto row = guarded({}, [&] { return require_game(*store_, uuid); });
        if (!row.ok() && row.error().id != id_of(Fault::Damaged))
            take(row);
        if (!row.ok() || !row.value().sound)
            store_->query("UPDATE games SET status = 'deleted' WHERE uuid = ?", uuid).run();
        else if (row.value().record.status != GameStatus::Deleted)
            set_status(*store_, row.value(), GameStatus::Deleted);
        transaction.commit();
    });
}

core::Status Library::undelete(std::string_view uuid) {
    return change_game(*store_, uuid, [&](GameRow& row) {
        if (row.record.status == GameStatus::Deleted) {
            row.record.status = status_out_of_bin(row);
            write_change(*store_, row);
        }
    });
}

core::Status Library::purge(std::string_view uuid) {
    return guarded(store_->options.file, [&] {
        auto transaction = store_->begin();
        if (store_->query("DELETE FROM games WHERE uuid = ? AND status = 'deleted'", uuid).run() == 0) {
            static_cast<void>(require_game(*store_, uuid));
            refuse(Fault::Conflict, std::string(uuid), "only a game in the bin can be removed for good");
        }
        transaction.commit();
    });
}

core::Result<int> Library::empty_bin() {
    return guarded(store_->options.file, [&] {
        auto transaction = store_->begin();
        const int removed = store_->query("DELETE FROM games WHERE status = 'deleted'").run();
        transaction.commit();
        return removed;
    });
}

} // namespace automa::storage
