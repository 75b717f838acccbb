// Saving what a game does, its snapshots and results; settings.
#include "model/storage/errors.h"
#include "model/storage/json_text.h"
#include "model/storage/library.h"
#include "model/storage/store.h"

#include <algorithm>

namespace automa::storage {
namespace {

/// Refuses unless the row holds what the caller knows to be saved, or what its own last save may have done.
void require_same_line(const GameRow& row, const Save& save) {
    const SavedState& known = save.known;
    const auto rows = save.journal->rows();
    if (row.last_seq < known.seq || row.last_seq > save.journal->last_seq())
        refuse(Fault::Conflict, "entry " + std::to_string(row.last_seq), "another entry is the last");
    Digest own = known.seq == 0 ? chain_start(*save.record) : known.head;
    for (std::int64_t seq = known.seq; seq < row.last_seq; ++seq)
        own = chain_next(own, rows[static_cast<std::size_t>(seq)]);
    if (own != row.head)
        refuse(Fault::Conflict, "entry " + std::to_string(row.last_seq), "it is another one");
    if (!known.in_doubt && (row.cursor != known.cursor || row.result != known.result))
        refuse(Fault::Conflict, "entry " + std::to_string(row.last_seq), "it was gone on with elsewhere");
}

GameRow row_for(Store& store, const Save& save) {
    auto found = find_game(store, save.record->uuid);
    if (!found) {
        require_details(save.record->details, "game");
        GameRecord record = *save.record;
        record.status = GameStatus::Active;
        return insert_game(store, record);
    }
    if (found->record.status == GameStatus::Deleted)
        refuse(Fault::GameDeleted, save.record->uuid);
    require_sound(*found);
    require_same_line(*found, save);
    return std::move(*found);
}

void write_snapshot(Store& store, const GameRow& row, const Journal& journal, const Snapshot& snapshot) {
    require_bounded(snapshot.state, "snapshot"); // its syntax is checked when it is read
    if (snapshot.position < 1 || snapshot.position > journal.length())
        refuse(Fault::BadPosition, "snapshot");
    const std::int64_t seq = journal.at(snapshot.position).seq;
    auto entry = store.query("SELECT chain FROM actions WHERE game_id = ? AND seq = ?", row.id, seq);
    if (!entry.next())
        refuse(Fault::BadPosition, "snapshot");
    store
        .query("INSERT OR REPLACE INTO snapshots(game_id, seq, position, version, state, seal)"
               " VALUES(?, ?, ?, ?, ?, ?)",
               row.id, seq, snapshot.position, snapshot.version, snapshot.state,
               seal_of_snapshot(entry.digest(0), snapshot.version, snapshot.state))
        .run();
}

void finish(Store& store, GameRow& row, GameResult result) {
    require_result(result, "result");
    if (result.finished_ms == 0)
        result.finished_ms = store.now();
    write_result(store, row, result);
    row.status_before = row.record.status;
    row.record.status = GameStatus::Finished;
}

/// A finished game that goes on is no longer finished, and its result no longer counts.
void reopen(Store& store, GameRow& row) {
    remove_result(store, row);
    row.status_before = row.record.status;
    row.record.status = GameStatus::Active;
}

/// What is saved is saved: that the log could not be folded in is no fault of the save.
void fold_log_in_if_due(Store& store) {
    if (!store.durable || ++store.saves % std::max(store.options.checkpoint_interval, 1) != 0)
        return;
    static_cast<void>(guarded(store.options.file, [&] { fold_log_in(store.connection()); }));
}

std::optional<std::string> read_setting(const Query& query) {
    std::string key = query.text(0, limits::kName);
    std::string value = query.text(1);
    if (query.maybe_digest(2) != seal_of_setting(key, value))
        return std::nullopt;
    return value;
}

} // namespace

core::Result<SavedState> Library::save(const Save& save) {
    return guarded(store_->options.file, [&] {
        auto transaction = store_->begin();
        GameRow row = row_for(*store_, save);
        append_rows(*store_, row, *save.journal);
        if (save.snapshot)
            write_snapshot(*store_, row, *save.journal, *save.snapshot);
        if (save.result)
            finish(*store_, row, *save.result);
        else if (row.record.status == GameStatus::Finished)
            reopen(*store_, row);
        if (save.summary) {
            require_summary(*save.summary, "summary");
            row.record.details.summary = *save.summary;
        }
        row.record.updated_ms = store_->now();
        write_change(*store_, row);
        transaction.commit();
        fold_log_in_if_due(*store_);
        return state_of(row);
    });
}

core::Result<std::optional<Snapshot>> Library::snapshot(std::string_view uuid, int position,
                                                        int version) const {
    return guarded(store_->options.file, [&]() -> std::optional<Snapshot> {
        auto query = store_->query(
            "SELECT s.position, s.version, s.state, s.seal, a.chain FROM games JOIN snapshots AS s"
            " ON s.game_id = games.id JOIN actions AS a"
            " ON a.game_id = s.game_id AND a.seq = s.seq"
            " WHERE uuid = ? AND s.position <= ? AND s.version = ?"
            " AND a.superseded_by IS NULL AND a.position = s.position"
            " ORDER BY s.position DESC LIMIT 1",
            uuid, position, version);
        if (!query.next())
            return std::nullopt;
        Snapshot snapshot{query.integer(0), query.integer(1), query.text(2)};
        // One that was changed is no shortcut; the journal has it all.
        if (query.maybe_digest(3) != seal_of_snapshot(query.digest(4), snapshot.version, snapshot.state))
            return std::nullopt;
        return snapshot;
    });
}

core::Result<std::optional<std::string>> Library::setting(std::string_view key) const {
    return guarded(store_->options.file, [&]() -> std::optional<std::string> {
        auto query = store_->query("SELECT key, value, seal FROM settings WHERE key = ?", key);
        if (!query.next())
            return std::nullopt;
        auto value = read_setting(query);
        if (!value)
            refuse(Fault::BadChain, std::string(key));
        return value;
    });
}

core::Result<std::map<std::string, std::string>> Library::settings() const {
    return guarded(store_->options.file, [&] {
        auto query = store_->query("SELECT key, value, seal FROM settings");
        std::map<std::string, std::string> settings;
        while (query.next())
            // One that is damaged must not take the others along; check() names it.
            if (auto value = guarded({}, [&] { return read_setting(query); }); value.ok() && value.value())
                settings.emplace(query.text(0), std::move(*value.value()));
        return settings;
    });
}

core::Status Library::set_setting(const std::string& key, const std::string& value) {
    return guarded(store_->options.file, [&] {
        require_name(key, "key");
        require_setting(value, key);
        auto transaction = store_->begin();
        store_
            ->query("INSERT INTO settings(key, value, revision, seal) VALUES(?1, ?2, ?3, ?4)"
                    " ON CONFLICT(key) DO UPDATE SET value = ?2, revision = ?3, seal = ?4",
                    key, value, ++store_->revision, seal_of_setting(key, value))
            .run();
        transaction.commit();
    });
}

core::Result<std::vector<FinishedGame>> Library::results() const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        std::vector<std::string> uuids;
        auto rows = store_->query("SELECT uuid FROM games JOIN results ON game_id = id"
                                  " WHERE status <> 'deleted' ORDER BY id");
        while (rows.next())
            uuids.push_back(rows.text(0, limits::kName));
        std::vector<FinishedGame> games;
        for (const std::string& uuid : uuids) {
            // One that is damaged must not take the others along; check() names it.
            const auto one = guarded(store_->options.file, [&] {
                const GameRow row = require_game(*store_, uuid);
                const GameDetails& details = row.record.details;
                return FinishedGame{uuid, details.game, details.title, details.mode,
                                    read_result(*store_, row).value_or(GameResult{})};
            });
            if (one.ok())
                games.push_back(one.value());
        }
        return games;
    });
}

} // namespace automa::storage
