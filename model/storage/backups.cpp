#include "model/storage/backups.h"

#include "model/storage/errors.h"
#include "model/storage/files.h"
#include "model/storage/schema.h"
#include "model/storage/store.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <map>
#include <set>

namespace automa::storage {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 5> kReasonNames{"daily", "import", "migration", "restore", "manual"};
constexpr std::size_t kStampLength = 16;
constexpr std::size_t kNumberLength = 6; // at least
constexpr int kLastNumber = 999'999'999; // what is higher is not ours
constexpr std::int64_t kHourMs = 3'600'000;
constexpr std::string_view kBad = "-bad";

/// How many of a reason stay, besides one a month of the daily ones for a year.
std::size_t kept_of(BackupReason reason) {
    switch (reason) {
    case BackupReason::Daily:
        return 7;
    case BackupReason::Manual:
        return 10;
    default:
        return 3;
    }
}
constexpr std::size_t kKeptMonths = 12;

std::string month_of(const Backup& backup) {
    return backup.stamp.substr(0, 6);
}
std::string day_of(const Backup& backup) {
    return backup.stamp.substr(0, 8);
}

/// Takes the number off the front of a name.
std::optional<int> take_number(std::string_view& name) {
    int number = 0;
    const auto [end, fault] = std::from_chars(name.data(), name.data() + name.size(), number);
    const auto length = static_cast<std::size_t>(end - name.data());
    if (fault != std::errc{} || length < kNumberLength || number < 1 || number > kLastNumber)
        return std::nullopt;
    name.remove_prefix(length);
    return number;
}

/// Reads "<stem>-000012-20261116T035707Z-daily.db"; anything else in the folder is not ours.
std::optional<Backup> backup_named(const fs::directory_entry& entry, const std::string& stem) {
    const std::string whole = entry.path().filename().string();
    const std::string prefix = stem + "-";
    constexpr std::string_view kSuffix = ".db";
    if (!whole.starts_with(prefix) || !whole.ends_with(kSuffix))
        return std::nullopt;
    std::string_view name(whole);
    name.remove_prefix(prefix.size());
    name.remove_suffix(std::min(kSuffix.size(), name.size()));
    const auto number = take_number(name);
    if (!number || name.size() < kStampLength + 2 || name.front() != '-' || name[kStampLength + 1] != '-')
        return std::nullopt;
    Backup backup;
    backup.number = *number;
    backup.stamp = name.substr(1, kStampLength);
    name.remove_prefix(kStampLength + 2);
    backup.bad = name.ends_with(kBad);
    if (backup.bad)
        name.remove_suffix(kBad.size());
    const auto reason = std::find(kReasonNames.begin(), kReasonNames.end(), name);
    if (reason == kReasonNames.end())
        return std::nullopt;
    backup.reason = static_cast<BackupReason>(reason - kReasonNames.begin());
    backup.file = entry.path();
    backup.bytes = entry.file_size();
    return backup;
}

std::vector<Backup> read_folder(const fs::path& library, const fs::path& folder) {
    std::vector<Backup> backups;
    if (!fs::exists(folder))
        return backups;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.is_regular_file())
            if (auto backup = backup_named(entry, library.stem().string()))
                backups.push_back(std::move(*backup));
    std::sort(backups.begin(), backups.end(), [](const Backup& a, const Backup& b) {
        return a.number != b.number ? a.number < b.number : a.file < b.file;
    });
    return backups;
}

/// Files left by a backup that was killed. The caller holds the library's lock, so no other process uses
/// them.
void sweep(const fs::path& library, const fs::path& folder) {
    const std::string prefix = library.stem().string() + "-";
    std::vector<fs::path> leftovers;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        const std::size_t part = name.find(".db.part");
        if (!name.starts_with(prefix) || part == std::string::npos)
            continue;
        std::string_view number(name);
        number.remove_prefix(prefix.size());
        if (take_number(number))
            leftovers.push_back(entry.path());
    }
    for (const fs::path& leftover : leftovers)
        fs::remove(leftover);
}

fs::path name_for(const Store& store, const Backup& backup) {
    std::array<char, 16> number{};
    std::snprintf(number.data(), number.size(), "%06d", backup.number);
    return store.backup_folder()
           / (store.options.file.stem().string() + "-" + number.data() + "-" + backup.stamp + "-"
              + std::string(name_of(backup.reason)) + std::string(backup.bad ? kBad : "") + ".db");
}

bool has_games(Store& store) {
    return store.connection().execAndGet("SELECT count(*) FROM games").getInt64() > 0;
}

/// Whether a game of the copy is damaged. Before schema 3 there are no checksums to tell by.
bool is_bad(Store& store, const fs::path& copy) {
    Store look;
    look.options.file = copy;
    look.options.access = Access::ReadOnly;
    look.db = open_readable(copy, store.options.vfs, true);
    return schema_version(*look.db) == kSchemaVersion && !check_everything(look).good();
}

/// Tells two states of the library apart without a look at the clock.
std::string fingerprint(SQLite::Database& db) {
    return db
        .execAndGet("SELECT (SELECT count(*) || '/' || coalesce(max(revision), 0) FROM games) || '/' ||"
                    " (SELECT count(*) || '/' || coalesce(max(revision), 0) FROM settings)")
        .getString();
}

bool changed_since(Store& store, const Backup& backup) {
    const auto before = guarded(backup.file, [&] {
        const Connection db = open_readable(backup.file, store.options.vfs, true);
        return fingerprint(*db);
    });
    // An unreadable backup is no backup of this state.
    return !before.ok() || before.value() != fingerprint(store.connection());
}

} // namespace

std::string_view name_of(BackupReason reason) {
    return kReasonNames[static_cast<std::size_t>(reason)];
}

fs::path default_backup_folder(const fs::path& library) {
    return library.parent_path() / "backups";
}

core::Result<std::vector<Backup>> list_backups(const fs::path& library, const fs::path& folder) {
    const fs::path where = folder.empty() ? default_backup_folder(library) : folder;
    return guarded(where, [&] { return read_folder(library, where); });
}

std::vector<Backup> superfluous(const std::vector<Backup>& oldest_first) {
    std::map<std::pair<BackupReason, bool>, std::size_t> kept;
    std::set<std::string> months;
    std::set<std::string> days;
    std::vector<Backup> gone;
    for (auto backup = oldest_first.rbegin(); backup != oldest_first.rend(); ++backup) {
        const bool daily = backup->reason == BackupReason::Daily && !backup->bad;
        const bool renewed = daily && !days.insert(day_of(*backup)).second;
        const bool first_of_month =
            daily && months.size() < kKeptMonths && months.insert(month_of(*backup)).second;
        // Those with a damaged game are counted by themselves, so that they push no good one out.
        const std::size_t most = backup->bad ? 1 : kept_of(backup->reason);
        auto& count = kept[{backup->reason, backup->bad}];
        if (renewed || (count >= most && !first_of_month))
            gone.push_back(*backup);
        else
            ++count;
    }
    return gone;
}

std::optional<Backup> make_backup(Store& store, BackupReason reason) {
    if (!has_games(store))
        return std::nullopt;
    const fs::path folder = store.backup_folder();
    make_private_folder(folder);
    sweep(store.options.file, folder);
    const auto existing = read_folder(store.options.file, folder);
    Backup backup;
    backup.number = existing.empty() ? 1 : existing.back().number + 1;
    if (backup.number > kLastNumber)
        refuse(Fault::CannotOpen, folder.string(), "the numbers of the backups are used up");
    backup.reason = reason;
    backup.stamp = file_stamp(store.now());
    backup.file = name_for(store, backup);
    copy_library(store.connection(), backup.file, store.options.vfs);
    if (is_bad(store, backup.file)) {
        backup.bad = true;
        const fs::path named = name_for(store, backup);
        fs::rename(backup.file, named);
        backup.file = named;
    }
    backup.bytes = fs::file_size(backup.file);
    for (const Backup& old : existing)
        make_private(old.file);
    for (const Backup& old : superfluous(read_folder(store.options.file, folder)))
        fs::remove(old.file);
    return backup;
}

core::Result<Backup> Library::backup(BackupReason reason) {
    return guarded(store_->backup_folder(), [&] {
        store_->require_writable();
        auto made = make_backup(*store_, reason);
        if (!made)
            refuse(Fault::NothingToBackUp, store_->options.file.string());
        return std::move(*made);
    });
}

core::Result<std::optional<Backup>> Library::backup_if_due(Due due) {
    return guarded(store_->backup_folder(), [&]() -> std::optional<Backup> {
        store_->require_writable();
        const auto existing = read_folder(store_->options.file, store_->backup_folder());
        if (!existing.empty() && !changed_since(*store_, existing.back()))
            return std::nullopt;
        const std::string hour_ago = file_stamp(store_->now() - kHourMs);
        const std::string now = file_stamp(store_->now());
        for (auto backup = existing.rbegin(); backup != existing.rend() && due == Due::Hourly; ++backup)
            if (backup->reason == BackupReason::Daily) {
                // A clock that was set back must not stop the backups.
                if (backup->stamp > hour_ago && backup->stamp <= now)
                    return std::nullopt;
                break;
            }
        return make_backup(*store_, BackupReason::Daily);
    });
}

core::Result<std::vector<Backup>> Library::backups() const {
    return guarded(store_->backup_folder(),
                   [&] { return read_folder(store_->options.file, store_->backup_folder()); });
}

} // namespace automa::storage
