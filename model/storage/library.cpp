// Opening and closing.
#include "model/storage/library.h"

#include "model/storage/errors.h"
#include "model/storage/files.h"
#include "model/storage/schema.h"
#include "model/storage/store.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace automa::storage {
namespace {

namespace fs = std::filesystem;

/// Finishes what a crash interrupted (see restore_backup), or makes a new library; a stray log is kept aside,
/// because SQLite would delete it.
void make_file(const OpenOptions& options) {
    const fs::path& file = options.file;
    if (fs::exists(beside(file, "-wal")))
        static_cast<void>(set_aside(file));
    if (fs::exists(beside(file, ".restoring")))
        fs::rename(beside(file, ".restoring"), file);
    else
        create_library(file, options.vfs);
}

/// Remembers in the file itself that it is in use: without its log it is then known to be incomplete.
/// A full disk must not prevent reading, so a failure is only noted.
void mark_open(Store& store) {
    const auto marked = guarded(store.options.file, [&] {
        store.db->exec("UPDATE meta SET value = '1' WHERE key = 'open'");
        store.db->exec("PRAGMA wal_checkpoint(TRUNCATE)");
    });
    if (!marked.ok())
        store.warnings.push_back(marked.error());
}

void read_revision(Store& store) {
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max() / 2; // it must be able to go on
    store.revision = std::clamp(store.db
                                    ->execAndGet("SELECT max((SELECT coalesce(max(revision), 0) FROM games),"
                                                 " (SELECT coalesce(max(revision), 0) FROM settings))")
                                    .getInt64(),
                                std::int64_t{0}, kMost);
}

void open_for_writing(Store& store) {
    const OpenOptions& options = store.options;
    if (options.file.has_parent_path())
        make_private_folder(options.file.parent_path(), options.own_folder);
    if (!options.create && !fs::exists(options.file) && !fs::exists(beside(options.file, ".restoring")))
        refuse(Fault::NoFile, options.file.string());
    if (options.held_elsewhere && options.held_elsewhere())
        refuse(Fault::InUse, options.file.string());
    store.lock = lock_library(options.file, options.vfs);
    if (!fs::exists(options.file))
        make_file(options);
    remove_database(beside(options.file, ".restoring"));

    const Inspection seen = inspect(options.file, options.vfs);
    if (seen.wal_missing)
        store.warnings.push_back(error(Fault::WalMissing, options.file.string()));
    if (seen.log_damaged) // writing would do away with what SQLite does not take
        store.warnings.push_back(error(Fault::LogDamaged, copy_aside(options.file).string()));
    for (const char* suffix : {"", "-wal", "-shm", ".lock"})
        make_private(beside(options.file, suffix));
    store.db = open_writable(options.file, options.vfs);
    if (seen.schema < kSchemaVersion) {
        static_cast<void>(make_backup(store, BackupReason::Migration));
        migrate(*store.db);
    }
    mark_open(store);
}

void open_for_reading(Store& store) {
    const OpenOptions& options = store.options;
    const Inspection seen = inspect(options.file, options.vfs);
    if (seen.wal_missing)
        store.warnings.push_back(error(Fault::WalMissing, options.file.string()));
    if (seen.log_damaged)
        store.warnings.push_back(error(Fault::LogDamaged, options.file.string()));
    // Without a log no process writes; beside a running app the log is there and its side files are shared.
    store.db = open_to_look(options.file, options.vfs);
    if (seen.schema == kSchemaVersion)
        return;
    if (!options.read_if_not_writable)
        refuse(Fault::OlderSchema, options.file.string());
    store.db = migrated_copy(*store.db); // where it cannot be migrated it is read all the same
}

std::unique_ptr<Store> open_store(OpenOptions options) {
    auto store = std::make_unique<Store>();
    store->options = std::move(options);
    if (store->options.access == Access::ReadWrite)
        open_for_writing(*store);
    else
        open_for_reading(*store);
    read_revision(*store);
    return store;
}

/// Faults of the place, not of the file: it may still be read.
bool may_be_read(const core::Error& fault) {
    for (const Fault one : {Fault::DiskFull, Fault::ReadOnly, Fault::CannotOpen, Fault::InUse, Fault::Busy})
        if (fault.id == id_of(one))
            return true;
    return false;
}

} // namespace

Store::~Store() {
    static_cast<void>(guarded(options.file, [this] { close(); }));
}

void Store::close() {
    if (!db)
        return;
    const bool writing = durable && options.access == Access::ReadWrite;
    const auto marked = guarded(options.file, [&] {
        if (writing && schema_version(*db) == kSchemaVersion)
            db->exec("UPDATE meta SET value = '0' WHERE key = 'open'");
    });
    statements.clear();
    db.reset();
    lock.reset();
    take(marked);
}

fs::path Store::backup_folder() const {
    return options.backup_folder.empty() ? default_backup_folder(options.file) : options.backup_folder;
}

SQLite::Database& Store::connection() {
    if (!db)
        refuse(Fault::Failed, options.file.string(), "closed");
    return *db;
}

void Store::require_writable() const {
    if (options.access == Access::ReadOnly)
        refuse(Fault::ReadOnly, options.file.string());
}

core::Result<Library> Library::open(OpenOptions options) {
    const fs::path file = options.file;
    auto opened = guarded(file, [&] { return Library(open_store(options)); });
    if (opened.ok() || !options.read_if_not_writable || !may_be_read(opened.error()))
        return opened;
    options.access = Access::ReadOnly;
    auto readable = guarded(file, [&] { return Library(open_store(options)); });
    if (!readable.ok())
        return opened.error();
    readable.value().store_->wants_to_write = true;
    readable.value().store_->warnings.push_back(opened.error());
    return readable;
}

core::Status Library::become_writable() {
    if (!store_->wants_to_write)
        return writable() ? core::Status(core::Done{})
                          : error(Fault::ReadOnly, store_->options.file.string());
    return guarded(store_->options.file, [&] {
        OpenOptions options = store_->options;
        options.access = Access::ReadWrite;
        store_ = open_store(std::move(options));
    });
}

core::Result<Library> Library::in_memory(Clock clock) {
    return guarded({}, [&] {
        auto store = std::make_unique<Store>();
        store->options.clock = std::move(clock);
        store->durable = false;
        store->db = open_memory();
        return Library(std::move(store));
    });
}

Library::Library(std::unique_ptr<Store> store) : store_(std::move(store)) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

bool Library::writable() const noexcept {
    return store_->options.access == Access::ReadWrite;
}
bool Library::durable() const noexcept {
    return store_->durable;
}
const OpenOptions& Library::options() const noexcept {
    return store_->options;
}
const std::vector<core::Error>& Library::warnings() const noexcept {
    return store_->warnings;
}

core::Status Library::checkpoint() {
    return guarded(store_->options.file, [&] {
        if (store_->durable && writable())
            fold_log_in(store_->connection());
    });
}

core::Status Library::close() {
    return guarded(store_->options.file, [&] { store_->close(); });
}

} // namespace automa::storage
