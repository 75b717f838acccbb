#include "model/storage/connection.h"

#include "model/storage/errors.h"
#include "model/storage/files.h"
#include "model/storage/schema.h"
#include "model/storage/wal_log.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <string_view>

namespace automa::storage {
namespace {

namespace fs = std::filesystem;

constexpr int kBusyTimeoutMs = 2000;

/// SQLite takes UTF-8 on every system.
std::string utf8(const fs::path& path) {
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

/// An SQLite URI of the file; its path may hold any character.
std::string uri_of(const fs::path& file, std::string_view parameters) {
    const std::string path = utf8(fs::absolute(file));
    std::string uri = path.starts_with('/') ? "file://" : "file:///";
    for (const char c : path) {
        if (c == '?')
            uri += "%3f";
        else if (c == '#')
            uri += "%23";
        else if (c == '%')
            uri += "%25";
        else
            uri += c;
    }
    return uri.append("?").append(parameters);
}

/// What can be seen without opening the file. It is left to SQLite to read it: opening and closing it by
/// other means would drop the locks that this process holds on it.
void require_file(const fs::path& file) {
    if (!fs::exists(file))
        refuse(Fault::NoFile, file.string());
    if (!fs::is_regular_file(file))
        refuse(Fault::NotADatabase, file.string());
    if (fs::file_size(file) == 0)
        refuse(Fault::EmptyFile, file.string());
    // SQLite takes a file shorter than its header for a new, empty database.
    constexpr std::uintmax_t kHeaderBytes = 100;
    if (fs::file_size(file) < kHeaderBytes)
        refuse(Fault::NotADatabase, file.string());
}

bool marked_open(SQLite::Database& db) {
    SQLite::Statement query(db, "SELECT value FROM meta WHERE key = 'open'");
    return query.executeStep() && query.getColumn(0).getString() == "1";
}

/// The check reports a page that the disk did not deliver as damage; the code in its text tells them apart.
bool disk_failed(const std::string& report) {
    constexpr std::string_view kCode = "error code=";
    const std::size_t at = report.find(kCode);
    // Its number was found good before. (“Freelist” or “freelist”, by SQLite's age.)
    if (report.find("reelist: failed to get page") != std::string::npos)
        return true;
    return at != std::string::npos && (std::atoi(report.c_str() + at + kCode.size()) & 0xff) == SQLITE_IOERR;
}

/// A value that no column of ours may have does not make the file unreadable: the seal of its game tells
/// whose it is.
bool is_about_a_value(const std::string& report) {
    return report.starts_with("CHECK constraint failed") || report.starts_with("NULL value in")
           || report.starts_with("NUMERIC value in") || report.starts_with("TEXT value in");
}

std::string one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

} // namespace

Connection lock_library(const fs::path& file, const std::string& vfs) {
    const fs::path lock = beside(file, ".lock");
    make_private_file(lock);
    auto holder =
        std::make_unique<SQLite::Database>(utf8(lock), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 0, vfs);
    try {
        holder->exec("BEGIN EXCLUSIVE");
    } catch (const SQLite::Exception& fault) {
        if ((fault.getErrorCode() & 0xff) == SQLITE_BUSY)
            refuse(Fault::InUse, file.string());
        throw;
    }
    return holder;
}

Inspection inspect(const fs::path& file, const std::string& vfs) {
    require_file(file);
    const bool has_wal = fs::exists(beside(file, "-wal"));
    Inspection seen;
    seen.log_damaged = has_wal && look_at_log(beside(file, "-wal")).damaged();
    const Connection db = open_to_look(file, vfs);
    seen.schema = schema_version(*db);
    if (application_id(*db) != kApplicationId || seen.schema < 1)
        refuse(Fault::ForeignDatabase, file.string());
    if (seen.schema > kSchemaVersion)
        refuse(Fault::NewerSchema, file.string(),
               "schema " + std::to_string(seen.schema) + ", known " + std::to_string(kSchemaVersion));
    require_integrity(*db, file);
    if (const std::string table = missing_table(*db, seen.schema); !table.empty())
        refuse(Fault::Damaged, file.string(), "table " + table + " is missing or has other columns");
    seen.wal_missing = !has_wal && seen.schema >= 2 && marked_open(*db);
    return seen;
}

void require_integrity(SQLite::Database& db, const fs::path& file) {
    SQLite::Statement check(db, "PRAGMA integrity_check");
    if (!check.executeStep())
        refuse(Fault::Damaged, file.string());
    do {
        const std::string found = check.getColumn(0).getString();
        if (found != "ok" && !is_about_a_value(found))
            refuse(disk_failed(found) ? Fault::IoError : Fault::Damaged, file.string(), one_line(found));
    } while (check.executeStep());
    SQLite::Statement keys(db, "PRAGMA foreign_key_check");
    if (keys.executeStep())
        refuse(Fault::Damaged, file.string(),
               "table " + keys.getColumn(0).getString() + " refers to nothing");
}

Connection open_writable(const fs::path& file, const std::string& vfs) {
    auto db = std::make_unique<SQLite::Database>(utf8(file), SQLite::OPEN_READWRITE, kBusyTimeoutMs, vfs);
    // SQLite falls back to reading when it may not write; a save that cannot work must be known at once.
    if (sqlite3_db_readonly(db->getHandle(), "main") == 1)
        refuse(Fault::ReadOnly, file.string());
    db->exec("PRAGMA journal_mode = WAL");
    db->exec("PRAGMA synchronous = FULL");
    db->exec("PRAGMA foreign_keys = ON");
    return db;
}

Connection open_readable(const fs::path& file, const std::string& vfs, bool still) {
    const std::string uri = uri_of(file, still ? "mode=ro&immutable=1" : "mode=ro");
    auto db = std::make_unique<SQLite::Database>(uri, SQLite::OPEN_READONLY | SQLite::OPEN_URI,
                                                 kBusyTimeoutMs, vfs);
    return db;
}

Connection open_to_look(const fs::path& file, const std::string& vfs) {
    const bool has_wal = fs::exists(beside(file, "-wal"));
    try {
        auto db = open_readable(file, vfs, !has_wal);
        static_cast<void>(schema_version(*db)); // the log is only looked for when something is read
        return db;
    } catch (const SQLite::Exception& fault) {
        const int code = fault.getErrorCode() & 0xff;
        if (!has_wal || (code != SQLITE_CANTOPEN && code != SQLITE_READONLY && code != SQLITE_FULL))
            throw;
    }
    const std::string image = image_with_log(file);
    auto db = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    auto* bytes = static_cast<unsigned char*>(sqlite3_malloc64(std::max<std::size_t>(image.size(), 1)));
    if (bytes == nullptr)
        throw std::bad_alloc();
    std::copy(image.begin(), image.end(), bytes);
    const auto size = static_cast<sqlite3_int64>(image.size());
    if (sqlite3_deserialize(db->getHandle(), "main", bytes, size, size,
                            SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
        != SQLITE_OK)
        refuse(Fault::Damaged, file.string());
    return db;
}

Connection open_memory() {
    auto db = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    db->exec("PRAGMA foreign_keys = ON");
    migrate(*db);
    return db;
}

void create_library(const fs::path& file, const std::string& vfs) {
    const fs::path fresh = beside(file, ".new");
    remove_database(fresh);
    make_private_file(fresh);
    {
        SQLite::Database db(utf8(fresh), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kBusyTimeoutMs, vfs);
        db.exec("PRAGMA synchronous = FULL");
        migrate(db);
        db.exec("PRAGMA journal_mode = WAL");
    }
    fs::rename(fresh, file);
}

void fold_log_in(SQLite::Database& db) {
    struct Patience {
        SQLite::Database& db;
        ~Patience() { sqlite3_busy_timeout(db.getHandle(), kBusyTimeoutMs); } // also when the disk fails
    } const again{db};
    db.setBusyTimeout(0); // while another connection reads, it is left for the next time
    db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
}

void copy_library(SQLite::Database& from, const fs::path& to, const std::string& vfs) {
    if (fs::exists(to))
        refuse(Fault::CannotOpen, to.string(), "the name is taken");
    const fs::path part = beside(to, ".part");
    remove_database(part);
    make_private_file(part);
    try {
        SQLite::Database copy(utf8(part), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kBusyTimeoutMs, vfs);
        copy.exec("PRAGMA synchronous = FULL");
        {
            SQLite::Backup backup(copy, from);
            if (backup.executeStep() != SQLITE_DONE)
                refuse(Fault::Busy, to.string());
        }
        copy.exec("PRAGMA journal_mode = DELETE");
        const int schema = schema_version(copy);
        if (schema >= 2)
            copy.exec("UPDATE meta SET value = '0' WHERE key = 'open'");
        if (schema == kSchemaVersion)
            copy.exec("DELETE FROM snapshots"); // they are made again when needed
        require_integrity(copy, part);
    } catch (...) {
        remove_database(part);
        throw;
    }
    fs::rename(part, to);
}

} // namespace automa::storage
