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
ImportOutcome compare(Store& store, const SavedGame& incoming) {
    // One that is damaged here stays as it is beside the good one that comes in.
    const auto read = guarded({}, [&] { return read_game(store, incoming.record.uuid); });
    if (!read.ok())
        return ImportOutcome::AddedAsCopy;
    const SavedGame& here = read.value();
    if (!same_start(here.record, incoming.record))
        return ImportOutcome::AddedAsCopy;
    if (incoming.journal.last_seq() > here.journal.last_seq())
        return begins_with(incoming.journal, here.journal) ? ImportOutcome::Extended
                                                           : ImportOutcome::AddedAsCopy;
    if (!begins_with(here.journal, incoming.journal))
        return ImportOutcome::AddedAsCopy;
    const bool leaves_bin =
        here.record.status == GameStatus::Deleted && incoming.record.status != GameStatus::Deleted;
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

/// Why this app cannot play the game, if it cannot.
std::optional<core::Error> unknown(const OpenOptions& options, const GameDetails& details) {
    if (options.known_games.empty())
        return std::nullopt;
    for (const KnownGame& known : options.known_games)
        if (known.id == details.game)
            return details.format_version <= known.newest_format
                       ? std::nullopt
                       : std::optional(error(Fault::NewerFormat, details.title,
                                             details.game + ", format "
                                                 + std::to_string(details.format_version) + ", known "
                                                 + std::to_string(known.newest_format)));
    return error(Fault::UnknownKind, details.title, details.game);
}

/// The copy of a game that is here already, damaged or not.
std::optional<GameStatus> status_here(Store& store, const std::string& uuid) {
    auto query = store.query("SELECT status FROM games WHERE uuid = ?", uuid);
    if (!query.next())
        return std::nullopt;
    return status_named(query.raw(0)).value_or(GameStatus::Active);
}

/// Decides what becomes of a game; a copy gets its own uuid here already.
ImportItem plan_one(Store& store, SavedGame& game) {
    const GameDetails& details = game.record.details;
    ImportItem item{game.record.uuid, details.title, game.journal.length(), ImportOutcome::Added};
    item.game = details.game;
    item.players = details.players;
    item.marks = details.marks;
    if (auto why = unknown(store.options, details)) {
        item.outcome = ImportOutcome::Refused;
        item.why = std::move(why);
        return item;
    }
    if (status_here(store, game.record.uuid))
        item.outcome = compare(store, game);
    if (item.outcome == ImportOutcome::AddedAsCopy) {
        item.uuid = game.record.uuid = uuid_of_copy(game);
        if (const auto copy = status_here(store, item.uuid))
            item.outcome = *copy == GameStatus::Deleted && game.record.status != GameStatus::Deleted
                               ? ImportOutcome::Revived
                               : ImportOutcome::Duplicate;
    }
    return item;
}

std::vector<ImportItem> plan(Store& store, Transfer& transfer) {
    std::vector<ImportItem> items;
    for (SavedGame& game : transfer.games)
        items.push_back(plan_one(store, game));
    return items;
}

/// What is here stays where it is: only a game that comes from outside the bin takes it out of there.
void extend(Store& store, const SavedGame& game) {
    GameRow row = require_game(store, game.record.uuid);
    append_rows(store, row, game.journal);
    remove_result(store, row);
    if (game.result)
        write_result(store, row, *game.result);
    const GameStatus before = row.record.status;
    GameStatus& status = row.record.status;
    if (status == GameStatus::Deleted && game.record.status != GameStatus::Deleted)
        status = game.record.status;
    if (status == GameStatus::Finished || status == GameStatus::Active)
        status = game.result ? GameStatus::Finished : GameStatus::Active;
    if (status != before)
        row.status_before = before;
    row.record.details.summary = game.record.details.summary;
    row.record.updated_ms = store.now();
    write_change(store, row);
}

void revive(Store& store, const SavedGame& game) {
    GameRow row = require_game(store, game.record.uuid);
    row.record.status = status_out_of_bin(row);
    write_change(store, row);
}

void carry_out(Store& store, const SavedGame& game, ImportOutcome outcome) {
    switch (outcome) {
    case ImportOutcome::Duplicate:
    case ImportOutcome::Refused:
        return;
    case ImportOutcome::Revived:
        return revive(store, game);
    case ImportOutcome::Extended:
        return extend(store, game);
    case ImportOutcome::Added:
    case ImportOutcome::AddedAsCopy:
        insert_saved_game(store, game);
        return;
    }
}

/// What is set here stays; only what was never set is taken over.
void add_settings(Store& store, const std::map<std::string, std::string>& settings) {
    for (const auto& [key, value] : settings)
        store
            .query("INSERT INTO settings(key, value, revision, seal) VALUES(?, ?, ?, ?)"
                   " ON CONFLICT(key) DO NOTHING",
                   key, value, ++store.revision, seal_of_setting(key, value))
            .run();
}

} // namespace

core::Result<std::string> Library::export_game(std::string_view uuid) const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        return take(write_game(read_game(*store_, uuid)));
    });
}

core::Result<LibraryExport> Library::export_library() const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        LibraryExport made;
        Transfer transfer;
        for (const auto& [uuid, title] : uuids_and_titles(*store_, false)) {
            auto read =
                guarded(store_->options.file, [&, name = uuid] { return read_readable(*store_, name); });
            if (read.ok() && !read.value().fault)
                transfer.games.push_back(std::move(read.value().game));
            else
                made.left_out.push_back(
                    {uuid, title, read.ok() ? *read.value().fault : EntryFault{0, read.error()}});
        }
        transfer.settings = take(settings());
        made.games = static_cast<int>(transfer.games.size());
        made.text = take(write_library(transfer));
        return made;
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
