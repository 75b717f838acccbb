// An SQLite VFS that works until the N-th operation and then fails, once or from there on; and that can lose
// power: what was not synced is gone.
#pragma once

#include <filesystem>
#include <string>

namespace automa::storage::testing {

enum class Disk {
    Full,      // writing fails: SQLITE_FULL
    Failing,   // any operation fails: SQLITE_IOERR
    ReadOnly,  // writing and deleting fail: SQLITE_READONLY
    Unopenable // opening fails: SQLITE_CANTOPEN
};

namespace fault_vfs {

/// The name to give as OpenOptions::vfs.
[[nodiscard]] std::string name();

/// The n-th operation (from 1) of those the disk can fail at is refused, and all later ones too when
/// `lasting`.
void arm(Disk disk, int n, bool lasting);
void disarm();
/// Whether the armed failure has happened.
[[nodiscard]] bool fired();

/// Remembers from now on what is safely on disk of every file it opens.
void start_power();
/// Puts every file back to what was synced; `keep` decides for each whether its unsynced bytes made it after
/// all. Contract: all connections are closed.
void cut_power(bool (*keep)(const std::string& path));

} // namespace fault_vfs
} // namespace automa::storage::testing
