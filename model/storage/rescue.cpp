#include "model/storage/rescue.h"

#include "model/storage/errors.h"
#include "model/storage/files.h"
#include "model/storage/schema.h"
#include "model/storage/store.h"
#include "model/storage/transfer.h"

#include <algorithm>
#include <utility>

namespace automa::storage {
namespace {

namespace fs = std::filesystem;

/// Opens for reading a file that no process writes.
void look_at(Store& store, const fs::path& file, const std::string& vfs) {
    store.options.file = file;
    store.options.access = Access::ReadOnly;
    store.options.vfs = vfs;
    store.db = open_to_look(file, vfs);
}

std::vector<GameSummary> old_summaries(Store& store, int schema) {
    auto rows = store.query(
        schema < 2 ? "SELECT uuid, game, title, players, '', status, created, updated, cursor, id"
                     " FROM games WHERE status <> 'deleted' ORDER BY id DESC"
                   : "SELECT uuid, game, title, players, mode, status, created, updated, cursor, id"
                     " FROM games WHERE status <> 'deleted' ORDER BY revision DESC, id DESC");
    std::vector<GameSummary> games;
    while (rows.next()) {
        auto newest = store.query("SELECT position FROM actions WHERE game_id = ? ORDER BY seq DESC LIMIT 1",
                                  rows.number(9));
        const int length = newest.next() ? newest.integer(0) : 0;
        games.push_back({printable(rows.raw(0)), printable(rows.raw(1)), printable(rows.raw(2)), rows.raw(3),
                         printable(rows.raw(4)), status_named(rows.raw(5)).value_or(GameStatus::Active),
                         rows.number(6), rows.number(7), rows.integer(8), length});
    }
    return games;
}

/// The undamaged part of one game; what is left out is noted.
std::optional<SavedGame> salvage_game(Store& store, const std::string& uuid, const std::string& title,
                                      std::vector<Loss>& lost) {
    auto read = guarded(store.options.file, [&] {
        ReadableGame game = read_readable(store, uuid);
        require_uuid(game.game.record.uuid, "uuid");
        require_details(game.game.record.details, "game");
        return game;
    });
    if (!read.ok()) {
        lost.push_back({uuid, title, 0, 0, read.error()});
        return std::nullopt;
    }
    ReadableGame& game = read.value();
    if (game.fault)
        lost.push_back({uuid, title, game.kept, std::max(game.of, game.kept), game.fault->error});
    if (game.game.record.status == GameStatus::Finished && !game.game.result)
        game.game.record.status = GameStatus::Active;
    return std::move(game.game);
}

/// The copy that a restore can be undone with; false when there is nothing healthy to copy.
bool back_up_healthy(const fs::path& library, const fs::path& folder, const std::string& vfs) {
    const auto healthy = guarded(library, [&] { return inspect(library, vfs); });
    if (!healthy.ok())
        return false;
    Store store;
    look_at(store, library, vfs);
    store.options.backup_folder = folder;
    static_cast<void>(make_backup(store, BackupReason::Restore));
    return true;
}

} // namespace

core::Result<LibraryPreview> preview_library(const fs::path& file, const std::string& vfs) {
    return guarded(file, [&] {
        LibraryPreview preview;
        preview.schema = inspect(file, vfs).schema;
        Store store;
        look_at(store, file, vfs);
        if (preview.schema == kSchemaVersion) {
            preview.games = read_summaries(store, {});
            preview.check = check_everything(store);
        } else {
            preview.games = old_summaries(store, preview.schema);
        }
        for (const GameSummary& game : preview.games)
            preview.actions += game.length;
        return preview;
    });
}

core::Result<fs::path> restore_backup(const fs::path& library, const fs::path& backup,
                                      const fs::path& backup_folder, const std::string& vfs) {
    return guarded(library, [&] {
        if (!fs::exists(backup))
            refuse(Fault::NoBackup, backup.string());
        const Connection lock = lock_library(library, vfs);
        static_cast<void>(inspect(backup, vfs));
        const fs::path ready = beside(library, ".restoring");
        remove_database(ready);
        copy_library(*open_readable(backup, vfs, true), ready, vfs);
        // From here on a crash is finished by the next opening: the copy is whole.
        fs::path aside;
        if (fs::exists(library)) {
            const bool backed_up = back_up_healthy(library, backup_folder, vfs);
            aside = set_aside(library);
            fs::rename(ready, library);
            if (backed_up) {
                remove_database(aside);
                aside.clear();
            }
        } else {
            fs::rename(ready, library);
        }
        return aside;
    });
}

core::Result<fs::path> set_library_aside(const fs::path& library, const std::string& vfs) {
    return guarded(library, [&] {
        if (!fs::exists(library))
            refuse(Fault::NoFile, library.string());
        const Connection lock = lock_library(library, vfs);
        return set_aside(library);
    });
}

core::Result<Salvage> salvage(const fs::path& library, const std::string& vfs) {
    return guarded(library, [&] {
        if (!fs::exists(library))
            refuse(Fault::NoFile, library.string());
        Store store;
        look_at(store, library, vfs);
        const int schema = schema_version(*store.db);
        if (schema > kSchemaVersion)
            refuse(Fault::NewerSchema, library.string());
        if (schema < kSchemaVersion)
            store.db = migrated_copy(*store.db);
        Salvage saved;
        Transfer transfer;
        for (const auto& [uuid, title] : uuids_and_titles(store, true))
            if (auto game = salvage_game(store, uuid, title, saved.lost))
                transfer.games.push_back(std::move(*game));
        saved.games = static_cast<int>(transfer.games.size());
        saved.library_json = take(write_library(transfer));
        return saved;
    });
}

} // namespace automa::storage
