// Everything the storage can refuse, each with a stable id and one English sentence; the app translates by
// id.
//
//   storage.disk_full          storage.read_only           storage.cannot_open      storage.io_error
//   storage.busy               storage.in_use              storage.out_of_memory    storage.no_file
//   storage.empty_file         storage.not_a_database      storage.foreign_database storage.damaged
//   storage.newer_schema       storage.older_schema        storage.wal_missing      storage.no_backup
//   storage.unknown_game       storage.game_deleted        storage.bad_text         storage.bad_journal
//   storage.bad_position       storage.conflict            storage.too_big          storage.too_deep
//   storage.not_json           storage.unknown_format      storage.newer_format     storage.bad_field
//   storage.bad_checksum       storage.memory_only         storage.bad_chain        storage.log_damaged
//   storage.too_many           storage.unknown_kind        storage.nothing_to_back_up storage.failed
#pragma once

#include "model/core/json_reader.h"
#include "model/core/result.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace automa::storage {

enum class Fault {
    DiskFull,
    ReadOnly,
    CannotOpen,
    IoError,
    Busy,
    InUse,
    OutOfMemory,
    NoFile,
    EmptyFile,
    NotADatabase,
    ForeignDatabase,
    Damaged,
    NewerSchema,
    OlderSchema,
    WalMissing,
    NoBackup,
    UnknownGame,
    GameDeleted,
    BadText,
    BadJournal,
    BadPosition,
    Conflict,
    TooBig,
    TooDeep,
    NotJson,
    UnknownFormat,
    NewerFormat,
    BadField,
    BadChecksum,
    MemoryOnly,
    BadChain,
    LogDamaged,
    TooMany,
    UnknownKind,
    NothingToBackUp,
    Failed,
};

struct FaultText {
    std::string_view id;
    std::string_view sentence;
};

/// In the order of Fault; lets the app prove that it can say every one of them.
[[nodiscard]] std::span<const FaultText> fault_texts();
[[nodiscard]] std::string_view id_of(Fault fault);

/// `path` is the file or the JSON path concerned; `detail` is appended to the sentence in parentheses.
[[nodiscard]] core::Error error(Fault fault, std::string path = {}, std::string_view detail = {});

[[noreturn]] void refuse(Fault fault, std::string path = {}, std::string_view detail = {});

/// The value, or its error thrown as a refusal; only for use inside guarded().
template <class T>
T take(core::Result<T> result) {
    if (!result.ok())
        throw core::Refusal(result.error());
    return std::move(result).value();
}

/// The error that the exception in flight stands for. Contract: called inside a catch block.
[[nodiscard]] core::Error current_error(const std::filesystem::path& file);

/// The border: whatever SQLite, JSON, the file system or the memory throws comes out as a value.
template <class Work>
[[nodiscard]] auto guarded(const std::filesystem::path& file, Work&& work) {
    using Value = std::invoke_result_t<Work>;
    using Returned = core::Result<std::conditional_t<std::is_void_v<Value>, core::Done, Value>>;
    try {
        if constexpr (std::is_void_v<Value>) {
            work();
            return Returned(core::Done{});
        } else {
            return Returned(work());
        }
    } catch (...) {
        return Returned(current_error(file));
    }
}

} // namespace automa::storage
