// Ways on when the library cannot be opened. The file that failed is never written to: it is copied or
// renamed.
#pragma once

#include "model/core/result.h"
#include "model/storage/backups.h"
#include "model/storage/library.h"
#include "model/storage/types.h"

#include <filesystem>
#include <string>
#include <vector>

namespace automa::storage {

/// What a backup (or any library file) holds, before it is restored.
struct LibraryPreview {
    int schema = 0;
    std::vector<GameSummary> games; // the bin left out
    int actions = 0;
    CheckReport check; // which of them are not as they were written; schemas before 3 cannot tell

    friend bool operator==(const LibraryPreview&, const LibraryPreview&) = default;
};
/// Also checks its integrity and every game. Schemas older than ours are shown too.
[[nodiscard]] core::Result<LibraryPreview> preview_library(const std::filesystem::path& file,
                                                           const std::string& vfs = {});

/// Puts a backup in the library's place; the library must be closed. A healthy library is first backed up,
/// one that cannot be read is set aside under another name, which is the answer (empty when there was none).
[[nodiscard]] core::Result<std::filesystem::path>
restore_backup(const std::filesystem::path& library, const std::filesystem::path& backup,
               const std::filesystem::path& backup_folder = {}, const std::string& vfs = {});

/// Sets the failing file aside, so that opening makes a new library; answers with its new name.
[[nodiscard]] core::Result<std::filesystem::path> set_library_aside(const std::filesystem::path& library,
                                                                    const std::string& vfs = {});

/// A game that was lost or cut short.
struct Loss {
    std::string uuid;
    std::string title;
    int kept = 0; // actions of it
    int of = 0;   // actions it had, 0 when that is not known
    core::Error why;

    friend bool operator==(const Loss&, const Loss&) = default;
};
struct Salvage {
    std::string library_json; // an export of all that could be read; see transfer.h
    int games = 0;            // in it
    std::vector<Loss> lost;
};
/// Reads what can still be read of a damaged library, each journal as far as it goes.
[[nodiscard]] core::Result<Salvage> salvage(const std::filesystem::path& library,
                                            const std::string& vfs = {});

} // namespace automa::storage
