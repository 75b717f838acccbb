// Export and import of the library's games.
#include "model/storage/errors.h"
#include "model/storage/library.h"
#include "model/storage/sha256.h"
#include "model/storage/store.h"
#include "model/storage/transfer.h"

#include <algorithm>

namespace automa::storage {
namespace {

bool same_row(const JournalRow& a, const JournalRow& b) {
    return a.seq == b.seq && a.position == b.position && a.action == b.action;
}

/// Whether one journal begins with all rows of the other.
bool begins_with(const Journal& longer, const Journal& shorter) {
    return longer.rows().size() >= shorter.rows().size()
           && std::equal(shorter.rows().begin(), shorter.rows().end(), longer.rows().begin(), same_row);
}

bool same_start(const GameRecord& a, const GameRecord& b) {
    return a.details.game == b.details.game && a.details.seed == b.details.seed
           && a.details.setup == b.details.setup && a.details.format_version == b.details.format_version;
}

/// How the incoming game stands to the one here of the same uuid.
ImportOutcome compare(Store& store, const GameKey& key, const SavedGame& incoming) {
    const SavedGame here = read_game(store, incoming.record.uuid);
    if (!same_start(here.record, incoming.record))
        return ImportOutcome::AddedAsCopy;
    if (incoming.journal.last_seq() > here.journal.last_seq())
        return begins_with(incoming.journal, here.journal) ? ImportOutcome::Extended
                                                           : ImportOutcome::AddedAsCopy;
    if (!begins_with(here.journal, incoming.journal))
        return ImportOutcome::AddedAsCopy;
    const bool leaves_bin =
        key.status == GameStatus::Deleted && incoming.record.status != GameStatus::Deleted;
    return leaves_bin ? ImportOutcome::Revived : ImportOutcome::Duplicate;
}

/// A copy is named after its content, so that the same file is recognised the second time too.
std::string uuid_of_copy(const SavedGame& game) {
    std::string content = game.record.uuid + '\n' + game.record.details.setup;
    for (const JournalRow& row : game.journal.rows())
        content += '\n' + std::to_string(row.position) + ' ' + row.action.payload;
    const std::string hex = sha256_hex(content);
    return hex.substr(0, 8) + '-' + hex.substr(8, 4) + "-8" + hex.substr(13, 3) + "-a" + hex.substr(17, 3)
           + '-' + hex.substr(20, 12);
}

/// Decides what becomes of a game; a copy gets its own uuid here already.
ImportItem plan_one(Store& store, SavedGame& game) {
    ImportItem item{game.record.uuid, game.record.details.title, game.journal.length(), ImportOutcome::Added};
    if (const auto key = find_game(store, game.record.uuid))
        item.outcome = compare(store, *key, game);
    if (item.outcome == ImportOutcome::AddedAsCopy) {
        item.uuid = game.record.uuid = uuid_of_copy(game);
        if (const auto copy = find_game(store, item.uuid))
            item.outcome =
                copy->status == GameStatus::Deleted ? ImportOutcome::Revived : ImportOutcome::Duplicate;
    }
    return item;
}

std::vector<ImportItem> plan(Store& store, Transfer& transfer) {
    std::vector<ImportItem> items;
    for (SavedGame& game : transfer.games)
        items.push_back(plan_one(store, game));
    return items;
}

void extend(Store& store, const SavedGame& game) {
    const GameKey key = require_game(store, game.record.uuid);
    write_journal(store, key.id, game.journal);
    if (game.result)
        write_result(store, key.id, *game.result);
    store
        .query("UPDATE games SET status = ?, status_before = status WHERE id = ?",
               name_of(game.record.status), key.id)
        .run();
}

void revive(Store& store, const SavedGame& game) {
    store
        .query("UPDATE games SET status = coalesce(status_before, 'active'), revision = ? WHERE uuid = ?",
               ++store.revision, game.record.uuid)
        .run();
}

void carry_out(Store& store, const SavedGame& game, ImportOutcome outcome) {
    switch (outcome) {
    case ImportOutcome::Duplicate:
        return;
    case ImportOutcome::Revived:
        return revive(store, game);
    case ImportOutcome::Extended:
        return extend(store, game);
    case ImportOutcome::Added:
    case ImportOutcome::AddedAsCopy:
        return insert_saved_game(store, game);
    }
}

/// What is set here stays; only what was never set is taken over.
void add_settings(Store& store, const std::map<std::string, std::string>& settings) {
    for (const auto& [key, value] : settings)
        store
            .query("INSERT INTO settings(key, value, revision) VALUES(?, ?, ?) ON CONFLICT(key) DO NOTHING",
                   key, value, ++store.revision)
            .run();
}

} // namespace

core::Result<std::string> Library::export_game(std::string_view uuid) const {
    auto game = load(uuid);
    if (!game.ok())
        return game.error();
    return write_game(game.value());
}

core::Result<std::string> Library::export_library() const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        Transfer transfer;
        auto rows = store_->query("SELECT uuid FROM games ORDER BY id");
        while (rows.next())
            transfer.games.push_back(read_game(*store_, rows.text(0)));
        transfer.settings = take(settings());
        return take(write_library(transfer));
    });
}

core::Result<std::vector<ImportItem>> Library::preview_import(std::string_view text) const {
    return guarded(store_->options.file, [&] {
        Transfer transfer = take(read_transfer(text));
        return plan(*store_, transfer);
    });
}

core::Result<std::vector<ImportItem>> Library::import_text(std::string_view text) {
    return guarded(store_->options.file, [&] {
        Transfer transfer = take(read_transfer(text));
        if (store_->durable && store_->options.access == Access::ReadWrite)
            static_cast<void>(make_backup(*store_, BackupReason::Import));
        auto transaction = store_->begin();
        std::vector<ImportItem> items = plan(*store_, transfer);
        for (std::size_t i = 0; i < items.size(); ++i)
            carry_out(*store_, transfer.games[i], items[i].outcome);
        add_settings(*store_, transfer.settings);
        transaction.commit();
        return items;
    });
}

} // namespace automa::storage
