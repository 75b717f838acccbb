#include "model/storage/backups.h"

#include "model/storage/errors.h"
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
constexpr std::size_t kNumberLength = 6;

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

/// Reads "<stem>-000012-20261116T035707Z-daily.db"; anything else in the folder is not ours.
std::optional<Backup> backup_named(const fs::directory_entry& entry, const std::string& stem) {
    const std::string name = entry.path().filename().string();
    const std::string prefix = stem + "-";
    constexpr std::string_view kSuffix = ".db";
    const std::size_t fixed = prefix.size() + kNumberLength + 1 + kStampLength + 1 + kSuffix.size();
    if (!name.starts_with(prefix) || !name.ends_with(kSuffix) || name.size() <= fixed)
        return std::nullopt;
    const char* number = name.data() + prefix.size();
    Backup backup;
    const auto [end, fault] = std::from_chars(number, number + kNumberLength, backup.number);
    if (fault != std::errc{} || end != number + kNumberLength || *end != '-')
        return std::nullopt;
    const std::size_t stamp = prefix.size() + kNumberLength + 1;
    backup.stamp = name.substr(stamp, kStampLength);
    const std::size_t word = stamp + kStampLength + 1;
    const auto reason = std::find(kReasonNames.begin(), kReasonNames.end(),
                                  name.substr(word, name.size() - word - kSuffix.size()));
    if (reason == kReasonNames.end() || name[word - 1] != '-')
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
    std::map<BackupReason, std::size_t> kept;
    std::set<std::string> months;
    std::vector<Backup> gone;
    for (auto backup = oldest_first.rbegin(); backup != oldest_first.rend(); ++backup) {
        const bool daily = backup->reason == BackupReason::Daily;
        const bool first_of_month =
            daily && months.size() < kKeptMonths && months.insert(month_of(*backup)).second;
        if (kept[backup->reason]++ >= kept_of(backup->reason) && !first_of_month)
            gone.push_back(*backup);
    }
    return gone;
}

Backup make_backup(Store& store, BackupReason reason) {
    const fs::path folder = store.backup_folder();
    fs::create_directories(folder);
    const auto existing = read_folder(store.options.file, folder);
    Backup backup;
    backup.number = existing.empty() ? 1 : existing.back().number + 1;
    backup.reason = reason;
    backup.stamp = file_stamp(store.now());
    std::array<char, 16> number{};
    std::snprintf(number.data(), number.size(), "%06d", backup.number % 1'000'000);
    backup.file = folder
                  / (store.options.file.stem().string() + "-" + number.data() + "-" + backup.stamp + "-"
                     + std::string(name_of(reason)) + ".db");
    copy_library(store.connection(), backup.file, store.options.vfs);
    backup.bytes = fs::file_size(backup.file);
    for (const Backup& old : superfluous(read_folder(store.options.file, folder)))
        fs::remove(old.file);
    return backup;
}

core::Result<Backup> Library::backup(BackupReason reason) {
    return guarded(store_->backup_folder(), [&] {
        store_->require_writable();
        return make_backup(*store_, reason);
    });
}

core::Result<std::optional<Backup>> Library::backup_if_due() {
    return guarded(store_->backup_folder(), [&]() -> std::optional<Backup> {
        store_->require_writable();
        const std::string today = file_stamp(store_->now()).substr(0, 8);
        const auto existing = read_folder(store_->options.file, store_->backup_folder());
        for (auto backup = existing.rbegin(); backup != existing.rend(); ++backup)
            if (backup->reason == BackupReason::Daily) {
                if (backup->stamp.starts_with(today))
                    return std::nullopt;
                break;
            }
        if (!existing.empty() && !changed_since(*store_, existing.back()))
            return std::nullopt;
        return make_backup(*store_, BackupReason::Daily);
    });
}

core::Result<std::vector<Backup>> Library::backups() const {
    return guarded(store_->backup_folder(),
                   [&] { return read_folder(store_->options.file, store_->backup_folder()); });
}

} // namespace automa::storage
