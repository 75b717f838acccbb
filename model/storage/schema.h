// The tables, as a chain of migrations: a new file is made by running all of them, an old one by the rest.
#pragma once

#include <string>

namespace SQLite {
class Database;
}

namespace automa::storage {

inline constexpr int kSchemaVersion = 3;
/// "AuCo" in the header of the file, so that another program's database is recognised.
inline constexpr int kApplicationId = 0x4175436F;

[[nodiscard]] int schema_version(SQLite::Database& db);
[[nodiscard]] int application_id(SQLite::Database& db);

/// The first table that is not there or not as this version has it; empty if all are.
[[nodiscard]] std::string missing_table(SQLite::Database& db, int version);

/// Seals every game and setting as it stands, whatever that is (schema_seal.cpp). Throws.
void seal_library(SQLite::Database& db);
/// Gives the games of schema 2 their seals and moves their results. Throws.
void seal_old_library(SQLite::Database& db);

/// Brings the tables to `target`, each step in one transaction with its user_version. Throws.
void migrate(SQLite::Database& db, int target = kSchemaVersion);

} // namespace automa::storage
