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

/// A look at a file that nobody is writing.
void look_at(Store& store, const fs::path& file, const std::string& vfs) {
    store.options.file = file;
    store.options.access = Access::ReadOnly;
    store.options.vfs = vfs;
    store.db = open_readable(file, vfs, !fs::exists(beside(file, "-wal")));
}

std::vector<std::string> uuids_of(Store& store) {
    std::vector<std::string> uuids;
    // What was read before the damage is kept.
    static_cast<void>(guarded(store.options.file, [&] {
        auto rows = store.query("SELECT uuid FROM games ORDER BY id");
        while (rows.next())
            uuids.push_back(rows.text(0));
    }));
    return uuids;
}

/// The rows up to the first that cannot be read or does not follow.
std::vector<JournalRow> readable_rows(Store& store, std::int64_t game_id) {
    std::vector<JournalRow> rows;
    static_cast<void>(guarded(store.options.file, [&] {
        auto query = store.query("SELECT seq, position, kind, label, payload, at, coalesce(superseded_by, 0)"
                                 " FROM actions WHERE game_id = ? ORDER BY seq",
                                 game_id);
        while (query.next() && query.number(0) == static_cast<std::int64_t>(rows.size()) + 1) {
            JournalRow row{query.number(0),
                           query.integer(1),
                           {query.text(2), query.text(3), query.text(4)},
                           query.number(5),
                           query.number(6)};
            require_action(row.action, "action");
            rows.push_back(std::move(row));
        }
    }));
    return rows;
}

/// The longest beginning that is a journal; marks by lost rows are taken off.
Journal longest_journal(std::vector<JournalRow> rows, int cursor) {
    while (true) {
        for (JournalRow& row : rows)
            if (row.superseded_by > static_cast<std::int64_t>(rows.size()))
                row.superseded_by = 0;
        const int length = rows.empty() ? 0 : rows.back().position;
        auto journal = Journal::restore(rows, std::clamp(cursor, 0, length));
        if (journal.ok() || rows.empty())
            return journal.ok() ? std::move(journal).value() : Journal{};
        rows.pop_back();
    }
}

SavedGame salvage_game(Store& store, const std::string& uuid, std::vector<std::string>& lost) {
    SavedGame game;
    int cursor = 0;
    game.record = read_record(store, uuid, cursor);
    require_uuid(uuid, "uuid");
    require_details(game.record.details, "game");
    const GameKey key = require_game(store, uuid);
    auto rows = readable_rows(store, key.id);
    game.journal = longest_journal(rows, cursor);
    if (const auto result = guarded(store.options.file, [&] { return read_result(store, key.id); });
        result.ok())
        game.result = result.value();
    if (game.record.status == GameStatus::Finished && !game.result)
        game.record.status = GameStatus::Active;
    if (game.journal.cursor() < cursor)
        lost.push_back(game.record.details.title + ": only " + std::to_string(game.journal.cursor()) + " of "
                       + std::to_string(cursor) + " actions");
    return game;
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
        const bool old = preview.schema < 2;
        auto rows =
            store.query(old ? "SELECT uuid, game, title, players, '', status, created, updated, cursor, id"
                              " FROM games WHERE status <> 'deleted' ORDER BY id DESC"
                            : "SELECT uuid, game, title, players, mode, status, created, updated, cursor, id"
                              " FROM games WHERE status <> 'deleted' ORDER BY revision DESC, id DESC");
        while (rows.next()) {
            auto newest = store.query(
                "SELECT position FROM actions WHERE game_id = ? ORDER BY seq DESC LIMIT 1", rows.number(9));
            const int length = newest.next() ? newest.integer(0) : 0;
            preview.games.push_back({rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4),
                                     status_named(rows.text(5)).value_or(GameStatus::Active), rows.number(6),
                                     rows.number(7), rows.integer(8), length});
            preview.actions += preview.games.back().length;
        }
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
        if (const int schema = schema_version(*store.db); schema != kSchemaVersion)
            refuse(schema < kSchemaVersion ? Fault::OlderSchema : Fault::NewerSchema, library.string());
        Salvage saved;
        Transfer transfer;
        for (const std::string& uuid : uuids_of(store)) {
            auto game = guarded(library, [&] { return salvage_game(store, uuid, saved.lost); });
            if (game.ok())
                transfer.games.push_back(std::move(game).value());
            else
                saved.lost.push_back(uuid + ": " + game.error().message);
        }
        saved.games = static_cast<int>(transfer.games.size());
        saved.library_json = take(write_library(transfer));
        return saved;
    });
}

} // namespace automa::storage
