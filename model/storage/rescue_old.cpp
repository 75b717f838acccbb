// A library of an older schema that may be damaged: what can be read of it, in memory, as this schema has it.
#include "model/storage/connection.h"
#include "model/storage/errors.h"
#include "model/storage/schema.h"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <memory>

namespace automa::storage {
namespace {

using Prepared = std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)>;

Prepared prepare(SQLite::Database& db, const std::string& sql) {
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(db.getHandle(), sql.c_str(), -1, &statement, nullptr);
    return {statement, &sqlite3_finalize};
}

/// The columns of a table and a question mark for each; empty if there is no such table.
std::pair<std::string, std::string> columns_of(SQLite::Database& db, const std::string& table) {
    SQLite::Statement query(db, "SELECT coalesce(group_concat('\"' || name || '\"'), ''),"
                                " coalesce(group_concat('?'), '') FROM pragma_table_info(?)");
    query.bind(1, table);
    query.executeStep();
    return {query.getColumn(0).getString(), query.getColumn(1).getString()};
}

/// Every row up to the first that cannot be read.
void copy_table(SQLite::Database& from, SQLite::Database& to, const std::string& table) {
    const auto [columns, marks] = columns_of(to, table);
    if (columns.empty())
        return;
    const Prepared rows = prepare(from, "SELECT " + columns + " FROM " + table);
    const Prepared insert =
        prepare(to, "INSERT OR IGNORE INTO " + table + "(" + columns + ") VALUES(" + marks + ")");
    if (!rows || !insert)
        return;
    while (sqlite3_step(rows.get()) == SQLITE_ROW) {
        for (int i = 0; i < sqlite3_column_count(rows.get()); ++i)
            sqlite3_bind_value(insert.get(), i + 1, sqlite3_column_value(rows.get(), i));
        sqlite3_step(insert.get());
        sqlite3_reset(insert.get());
    }
}

} // namespace

Connection migrated_copy(SQLite::Database& from) {
    const int schema = schema_version(from);
    if (application_id(from) != kApplicationId || schema < 1)
        refuse(Fault::ForeignDatabase);
    auto copy = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(*copy, schema);
    for (const char* table : {"games", "setups", "actions", "results", "participants", "settings"})
        copy_table(from, *copy, table);
    migrate(*copy);
    return copy;
}

} // namespace automa::storage
