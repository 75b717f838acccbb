// A look at everything: which games are not as they were written, and why.
#include "model/storage/errors.h"
#include "model/storage/library.h"
#include "model/storage/store.h"

namespace automa::storage {
namespace {

/// Nothing when the game is good.
std::optional<EntryFault> fault_of(Store& store, const std::string& uuid, CheckReport& report) {
    auto read = guarded(store.options.file, [&] { return read_readable(store, uuid); });
    if (!read.ok())
        return EntryFault{0, read.error()};
    report.actions += read.value().kept;
    return std::move(read.value().fault);
}

/// Snapshots are shortcuts, but a wrong one would show a wrong game.
std::vector<GameFault> bad_snapshots(Store& store) {
    std::vector<GameFault> bad;
    auto rows =
        store.query("SELECT uuid, title, s.seq, s.version, s.state, s.seal, a.chain, s.position = a.position"
                    " FROM snapshots AS s JOIN games ON games.id = s.game_id"
                    " JOIN actions AS a ON a.game_id = s.game_id AND a.seq = s.seq");
    while (rows.next()) {
        const auto good = guarded(store.options.file, [&] {
            if (rows.maybe_digest(5) != seal_of_snapshot(rows.digest(6), rows.integer(3), rows.text(4))
                || rows.integer(7) != 1)
                refuse(Fault::BadChain, "snapshot");
        });
        if (!good.ok())
            bad.push_back({rows.raw(0), printable(rows.raw(1)), {rows.number(2), good.error()}});
    }
    return bad;
}

void check_settings(Store& store, CheckReport& report) {
    auto rows = store.query("SELECT key, value, seal FROM settings");
    while (rows.next()) {
        const auto good = guarded(store.options.file, [&] {
            const std::string key = rows.text(0, limits::kName);
            if (rows.maybe_digest(2) != seal_of_setting(key, rows.text(1)))
                refuse(Fault::BadChain, key);
        });
        if (!good.ok())
            report.bad_settings.push_back(printable(rows.raw(0)));
    }
}

} // namespace

CheckReport check_games(Store& store) {
    CheckReport report;
    for (const auto& [uuid, title] : uuids_and_titles(store, true)) {
        ++report.games;
        if (auto fault = fault_of(store, uuid, report))
            report.bad.push_back({uuid, title, std::move(*fault)});
    }
    return report;
}

CheckReport check_everything(Store& store) {
    CheckReport report = check_games(store);
    for (GameFault& bad : bad_snapshots(store))
        report.bad.push_back(std::move(bad));
    check_settings(store, report);
    return report;
}

core::Result<CheckReport> Library::check() const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        require_integrity(store_->connection(), store_->options.file);
        return check_everything(*store_);
    });
}

} // namespace automa::storage
