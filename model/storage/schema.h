// The tables, as a chain of migrations: a new file is made by running all of them, an old one by the rest.
#pragma once

namespace SQLite {
class Database;
}

namespace automa::storage {

inline constexpr int kSchemaVersion = 2;
/// "AuCo" in the header of the file, so that another program's database is recognised.
inline constexpr int kApplicationId = 0x4175436F;

[[nodiscard]] int schema_version(SQLite::Database& db);
[[nodiscard]] int application_id(SQLite::Database& db);

/// Brings the tables to `target`, each step in one transaction with its user_version. Throws.
void migrate(SQLite::Database& db, int target = kSchemaVersion);

} // namespace automa::storage
