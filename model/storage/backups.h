// Rotated copies of the library in a folder of their own: "games-000012-20261116T035707Z-daily.db".
//
// The number orders them, not the time in the name. Thinning keeps the newest few of each reason, of the
// daily ones one a day and one a month; the newest of all and the newest of each reason always stay. A copy
// of a library with a damaged game in it says so in its name ("…-daily-bad.db") and never takes the place of
// a good one.
#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace automa::storage {

enum class BackupReason { Daily, Import, Migration, Restore, Manual };

[[nodiscard]] std::string_view name_of(BackupReason reason);

struct Backup {
    std::filesystem::path file;
    int number = 0;
    std::string stamp; // "20261116T035707Z"
    BackupReason reason = BackupReason::Manual;
    std::uintmax_t bytes = 0;
    bool bad = false; // something in it is not as it was written; preview_library() names it

    friend bool operator==(const Backup&, const Backup&) = default;
};

/// When a daily copy is due: once an hour while something changes, or at once, when the app is closed.
enum class Due { Hourly, Now };

/// Where the backups of a library are, unless the options say otherwise.
[[nodiscard]] std::filesystem::path default_backup_folder(const std::filesystem::path& library);

/// Oldest first; also works when the library itself cannot be opened. No folder: no backups.
[[nodiscard]] core::Result<std::vector<Backup>> list_backups(const std::filesystem::path& library,
                                                             const std::filesystem::path& folder = {});

/// Those that thinning would remove. Pure, so that the rule can be tested without files.
[[nodiscard]] std::vector<Backup> superfluous(const std::vector<Backup>& oldest_first);

} // namespace automa::storage
