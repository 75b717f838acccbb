#include "model/storage/errors.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <system_error>

namespace automa::storage {
namespace {

constexpr std::array kTexts{
    FaultText{"storage.disk_full", "The disk is full, so the last change could not be saved."},
    FaultText{"storage.read_only", "The file or its folder is read-only, so nothing can be saved there."},
    FaultText{"storage.cannot_open",
              "The file cannot be opened or created; its folder may be missing or protected."},
    FaultText{"storage.io_error", "The disk reported an error while reading or writing."},
    FaultText{"storage.busy", "Another program is using the file at this moment."},
    FaultText{"storage.in_use", "The app is already running and uses these saved games."},
    FaultText{"storage.out_of_memory", "There is not enough memory for this."},
    FaultText{"storage.no_file", "There is no such file."},
    FaultText{"storage.empty_file", "The file of saved games is empty (0 bytes)."},
    FaultText{"storage.not_a_database", "The file does not hold saved games or its beginning is destroyed."},
    FaultText{"storage.foreign_database", "The file is a database of another program."},
    FaultText{"storage.damaged", "The file of saved games is damaged."},
    FaultText{"storage.newer_schema", "The saved games were written by a newer version of the app."},
    FaultText{"storage.older_schema",
              "The saved games are of an older version of the app and must first be opened for writing."},
    FaultText{"storage.wal_missing",
              "The file's write-ahead log is missing, so the last actions before the app ended may be lost."},
    FaultText{"storage.no_backup", "There is no such backup."},
    FaultText{"storage.unknown_game", "There is no such game."},
    FaultText{"storage.game_deleted", "This game is in the bin; bring it back first."},
    FaultText{"storage.bad_text", "This text is empty, too long or not valid."},
    FaultText{"storage.bad_journal", "The journal of this game contradicts itself."},
    FaultText{"storage.bad_position", "The journal has no such position."},
    FaultText{"storage.conflict", "The saved game is not the one being played."},
    FaultText{"storage.too_big", "This is bigger than the app accepts."},
    FaultText{"storage.too_deep", "This is nested deeper than the app accepts."},
    FaultText{"storage.not_json", "This is not valid JSON."},
    FaultText{"storage.unknown_format", "This file is not an export of this app."},
    FaultText{"storage.newer_format", "This export was written by a newer version of the app."},
    FaultText{"storage.bad_field", "A field of this export is missing or wrong."},
    FaultText{"storage.bad_checksum", "The checksum does not match: this export was changed or cut off."},
    FaultText{"storage.memory_only", "The game is kept in memory only and is not saved."},
    FaultText{"storage.bad_chain", "What is saved is not what was written: it was changed or damaged since."},
    FaultText{
        "storage.log_damaged",
        "A part of the file's write-ahead log is damaged, so the last actions may be lost; a copy of it "
        "was set aside."},
    FaultText{"storage.too_many", "This holds more values or keys than the app accepts."},
    FaultText{"storage.unknown_kind", "This version of the app does not know the board game."},
    FaultText{"storage.nothing_to_back_up", "There is no game yet that could be backed up."},
    FaultText{"storage.failed", "The storage failed."},
};
static_assert(kTexts.size() == static_cast<std::size_t>(Fault::Failed) + 1);

Fault fault_of_sqlite(int code) {
    switch (code & 0xff) {
    case SQLITE_FULL:
        return Fault::DiskFull;
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return Fault::ReadOnly;
    case SQLITE_CANTOPEN:
        return Fault::CannotOpen;
    case SQLITE_IOERR:
        return Fault::IoError;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return Fault::Busy;
    case SQLITE_NOMEM:
        return Fault::OutOfMemory;
    case SQLITE_CORRUPT:
        return Fault::Damaged;
    case SQLITE_NOTADB:
        return Fault::NotADatabase;
    case SQLITE_CONSTRAINT:
        return Fault::Conflict;
    case SQLITE_TOOBIG:
        return Fault::TooBig;
    default:
        return Fault::Failed;
    }
}

/// SQLite reports a full disk as an I/O error where it makes its side files; what is left tells the real
/// cause.
Fault real_cause(Fault fault, const std::filesystem::path& file) {
    constexpr std::uintmax_t kNothingLeft = 1U << 20U;
    if (fault != Fault::IoError && fault != Fault::CannotOpen)
        return fault;
    std::error_code unknown;
    const auto left = std::filesystem::space(file.parent_path(), unknown);
    return !unknown && left.available < kNothingLeft ? Fault::DiskFull : fault;
}

Fault fault_of_system(const std::error_code& code) {
    if (code == std::errc::no_space_on_device)
        return Fault::DiskFull;
    if (code == std::errc::read_only_file_system || code == std::errc::permission_denied
        || code == std::errc::operation_not_permitted)
        return Fault::ReadOnly;
    if (code == std::errc::no_such_file_or_directory)
        return Fault::NoFile;
    if (code == std::errc::not_a_directory) // the place is taken by something else
        return Fault::CannotOpen;
    return Fault::IoError;
}

} // namespace

std::span<const FaultText> fault_texts() {
    return kTexts;
}

std::string_view id_of(Fault fault) {
    return kTexts[static_cast<std::size_t>(fault)].id;
}

core::Error error(Fault fault, std::string path, std::string_view detail) {
    const FaultText& text = kTexts[static_cast<std::size_t>(fault)];
    std::string message(text.sentence);
    if (!detail.empty())
        message.append(" (").append(detail).append(")");
    return core::Error{std::string(text.id), std::move(path), std::move(message)};
}

void refuse(Fault fault, std::string path, std::string_view detail) {
    throw core::Refusal(error(fault, std::move(path), detail));
}

core::Error current_error(const std::filesystem::path& file) {
    try {
        throw;
    } catch (const core::Refusal& refusal) {
        return refusal.error();
    } catch (const SQLite::Exception& fault) {
        return error(real_cause(fault_of_sqlite(fault.getErrorCode()), file), file.string(), fault.what());
    } catch (const std::filesystem::filesystem_error& fault) {
        return error(fault_of_system(fault.code()), file.string(), fault.code().message());
    } catch (const std::bad_alloc&) {
        return error(Fault::OutOfMemory, file.string());
    } catch (const std::exception& fault) {
        return error(Fault::Failed, file.string(), fault.what());
    } catch (...) {
        return error(Fault::Failed, file.string());
    }
}

} // namespace automa::storage
