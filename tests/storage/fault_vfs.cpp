#include "tests/storage/fault_vfs.h"

#include "tests/storage/support.h"

#include <sqlite3.h>

#include <cstddef>
#include <map>
#include <new>

namespace automa::storage::testing {
namespace {

namespace fs = std::filesystem;

enum class Operation { Open, Read, Write, Truncate, Sync, Size, Delete, Lock, Share };

struct Trouble {
    bool armed = false;
    Disk disk = Disk::Failing;
    int countdown = 0;
    bool lasting = false;
    bool fired = false;
};

struct State {
    Trouble trouble;
    bool powered = false;
    std::map<std::string, std::string> synced; // path to the bytes that would survive
};

State& state() {
    static State one;
    return one;
}

/// SQLITE_OK when this disk does not fail at this operation.
int code_of(Disk disk, Operation operation) {
    const bool writing = operation == Operation::Write || operation == Operation::Truncate;
    switch (disk) {
    case Disk::Full:
        return writing ? SQLITE_FULL : SQLITE_OK;
    case Disk::ReadOnly:
        return writing || operation == Operation::Delete ? SQLITE_READONLY : SQLITE_OK;
    case Disk::Unopenable:
        return operation == Operation::Open ? SQLITE_CANTOPEN : SQLITE_OK;
    case Disk::Failing:
        break;
    }
    switch (operation) {
    case Operation::Open:
        return SQLITE_CANTOPEN;
    case Operation::Read:
        return SQLITE_IOERR_READ;
    case Operation::Write:
        return SQLITE_IOERR_WRITE;
    case Operation::Truncate:
        return SQLITE_IOERR_TRUNCATE;
    case Operation::Sync:
        return SQLITE_IOERR_FSYNC;
    case Operation::Size:
        return SQLITE_IOERR_FSTAT;
    case Operation::Delete:
        return SQLITE_IOERR_DELETE;
    case Operation::Lock:
        return SQLITE_IOERR_LOCK;
    case Operation::Share:
        return SQLITE_IOERR_SHMMAP;
    }
    return SQLITE_IOERR;
}

int trouble_with(Operation operation) {
    Trouble& trouble = state().trouble;
    if (!trouble.armed)
        return SQLITE_OK;
    const int code = code_of(trouble.disk, operation);
    if (code == SQLITE_OK || (trouble.fired && !trouble.lasting))
        return SQLITE_OK;
    if (--trouble.countdown > 0)
        return SQLITE_OK;
    trouble.fired = true;
    return code;
}

/// The one that was the default before; the failing one may become the default itself.
sqlite3_vfs* real_vfs() {
    static sqlite3_vfs* const found = sqlite3_vfs_find(nullptr);
    return found;
}

struct File {
    sqlite3_file base{};
    sqlite3_file* real = nullptr;
    std::string path;
};

File& self(sqlite3_file* file) {
    return *reinterpret_cast<File*>(file);
}
const sqlite3_io_methods& real(sqlite3_file* file) {
    return *self(file).real->pMethods;
}

void remember(const std::string& path) {
    if (state().powered && !path.empty() && fs::exists(path))
        state().synced[path] = slurp(path);
}

int close_file(sqlite3_file* file) {
    const int code = real(file).xClose(self(file).real);
    self(file).~File();
    return code;
}
int read_file(sqlite3_file* file, void* to, int bytes, sqlite3_int64 offset) {
    if (const int code = trouble_with(Operation::Read))
        return code;
    return real(file).xRead(self(file).real, to, bytes, offset);
}
int write_file(sqlite3_file* file, const void* from, int bytes, sqlite3_int64 offset) {
    if (const int code = trouble_with(Operation::Write)) {
        // Half of it arrives, as when a disk fills up or a machine stops.
        if (bytes > 1)
            real(file).xWrite(self(file).real, from, bytes / 2, offset);
        return code;
    }
    return real(file).xWrite(self(file).real, from, bytes, offset);
}
int truncate_file(sqlite3_file* file, sqlite3_int64 bytes) {
    if (const int code = trouble_with(Operation::Truncate))
        return code;
    return real(file).xTruncate(self(file).real, bytes);
}
int sync_file(sqlite3_file* file, int flags) {
    if (const int code = trouble_with(Operation::Sync))
        return code;
    const int code = real(file).xSync(self(file).real, flags);
    if (code == SQLITE_OK)
        remember(self(file).path);
    return code;
}
int size_of_file(sqlite3_file* file, sqlite3_int64* bytes) {
    if (const int code = trouble_with(Operation::Size))
        return code;
    return real(file).xFileSize(self(file).real, bytes);
}
int lock_file(sqlite3_file* file, int level) {
    if (const int code = trouble_with(Operation::Lock))
        return code;
    return real(file).xLock(self(file).real, level);
}
int unlock_file(sqlite3_file* file, int level) {
    return real(file).xUnlock(self(file).real, level);
}
int check_reserved(sqlite3_file* file, int* answer) {
    return real(file).xCheckReservedLock(self(file).real, answer);
}
int control_file(sqlite3_file* file, int operation, void* argument) {
    return real(file).xFileControl(self(file).real, operation, argument);
}
int sector_size(sqlite3_file* file) {
    return real(file).xSectorSize(self(file).real);
}
int characteristics(sqlite3_file* file) {
    return real(file).xDeviceCharacteristics(self(file).real);
}
int map_shared(sqlite3_file* file, int page, int bytes, int extend, void volatile** at) {
    if (const int code = trouble_with(Operation::Share))
        return code;
    return real(file).xShmMap(self(file).real, page, bytes, extend, at);
}
int lock_shared(sqlite3_file* file, int offset, int count, int flags) {
    return real(file).xShmLock(self(file).real, offset, count, flags);
}
void barrier(sqlite3_file* file) {
    real(file).xShmBarrier(self(file).real);
}
int unmap_shared(sqlite3_file* file, int remove) {
    return real(file).xShmUnmap(self(file).real, remove);
}

// Version 2: shared memory for the WAL, no memory-mapped reading past the counter.
const sqlite3_io_methods kMethods{
    2,           close_file,  read_file,      write_file,   truncate_file, sync_file,       size_of_file,
    lock_file,   unlock_file, check_reserved, control_file, sector_size,   characteristics, map_shared,
    lock_shared, barrier,     unmap_shared,   nullptr,      nullptr};

int open_file(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* out_flags) {
    file->pMethods = nullptr;
    if (const int code = trouble_with(Operation::Open))
        return code;
    auto* const place = reinterpret_cast<std::byte*>(file) + sizeof(File);
    auto* const inner = reinterpret_cast<sqlite3_file*>(place);
    const int code = real_vfs()->xOpen(real_vfs(), path, inner, flags, out_flags);
    if (code != SQLITE_OK)
        return code;
    auto* const made = new (file) File{};
    made->base.pMethods = &kMethods;
    made->real = inner;
    made->path = path == nullptr ? "" : path;
    if (!state().synced.contains(made->path))
        remember(made->path);
    return SQLITE_OK;
}

int delete_file(sqlite3_vfs*, const char* path, int sync_folder) {
    if (const int code = trouble_with(Operation::Delete))
        return code;
    state().synced.erase(path);
    return real_vfs()->xDelete(real_vfs(), path, sync_folder);
}

} // namespace

namespace fault_vfs {

std::string name() {
    static const char* const kName = "automa-fault";
    static sqlite3_vfs vfs = [] {
        sqlite3_vfs made = *real_vfs();
        made.zName = kName;
        made.pNext = nullptr;
        made.szOsFile = static_cast<int>(sizeof(File)) + real_vfs()->szOsFile;
        made.xOpen = open_file;
        made.xDelete = delete_file;
        return made;
    }();
    static const int registered = sqlite3_vfs_register(&vfs, 0);
    static_cast<void>(registered);
    return kName;
}

void arm(Disk disk, int n, bool lasting) {
    state().trouble = {true, disk, n, lasting, false};
}
void disarm() {
    state().trouble.armed = false;
}
bool fired() {
    return state().trouble.fired;
}

void start_power() {
    state().powered = true;
    state().synced.clear();
}

void cut_power(bool (*keep)(const std::string& path)) {
    state().powered = false;
    for (const auto& [path, bytes] : state().synced)
        if (fs::exists(path) && !path.ends_with("-shm") && !keep(path))
            spill(path, bytes);
    state().synced.clear();
}

} // namespace fault_vfs
} // namespace automa::storage::testing
