// A database of every schema version that ever was, as that version wrote it (tests/storage/fixtures).
#include "model/storage/library.h"
#include "model/storage/rescue.h"
#include "model/storage/schema.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

namespace automa::storage {
namespace {

namespace fs = std::filesystem;
using testing::at;
using testing::sample_action;
using testing::TempFolder;

struct MigrationTest : ::testing::TestWithParam<int> {
    TempFolder folder;
    const fs::path file = folder / "games.db";
    const fs::path fixture = fs::path(AUTOMA_FIXTURES) / ("library_v" + std::to_string(GetParam()) + ".db");
    void SetUp() override { fs::copy_file(fixture, file); }
};

constexpr const char* kBranched = "11111111-1111-4111-8111-111111111111";

TEST_P(MigrationTest, IsOfItsVersion) {
    EXPECT_EQ(preview_library(fixture).value().schema, GetParam());
}

TEST_P(MigrationTest, OpensWithEverythingInIt) {
    Library library = Library::open(at(file)).value();
    const auto games = library.games().value();
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(library.games(GameStatus::Deleted).value().size(), 1U);

    const SavedGame game = library.load(kBranched).value();
    EXPECT_EQ(game.record.details.title, "Оля і Автома");
    EXPECT_EQ(game.record.details.seed, 18'446'744'073'709'551'615ULL);
    EXPECT_EQ(game.record.details.setup, R"({"round":1,"order":["usa","france"]})");
    EXPECT_EQ(game.record.details.format_version, 1);
    ASSERT_EQ(game.journal.rows().size(), 6U);
    EXPECT_EQ(game.journal.length(), 4);
    EXPECT_EQ(game.journal.cursor(), 3);
    EXPECT_EQ(game.journal.rows()[2].superseded_by, 5);
    EXPECT_EQ(game.journal.at(3).action.payload, R"({"n":5})");
}

TEST_P(MigrationTest, PlaysOnAfterwards) {
    Library library = Library::open(at(file)).value();
    Session session = Session::resume(library, kBranched).value();
    EXPECT_TRUE(session.append(sample_action(1)).value().saved);
    EXPECT_TRUE(session.finish(testing::sample_result()).value().saved);
    EXPECT_EQ(library.games().value()[0].uuid, kBranched) << "the latest played comes first";
    ASSERT_TRUE(library.close().ok());
    EXPECT_EQ(Library::open(at(file)).value().load(kBranched).value().journal, session.journal());
}

TEST_P(MigrationTest, KeepsACopyOfAnOldFileAsItWas) {
    ASSERT_TRUE(Library::open(at(file)).ok());
    const auto backups = list_backups(file).value();
    if (GetParam() == kSchemaVersion) {
        EXPECT_TRUE(backups.empty());
        return;
    }
    ASSERT_EQ(backups.size(), 1U);
    EXPECT_EQ(backups[0].reason, BackupReason::Migration);
    const LibraryPreview preview = preview_library(backups[0].file).value();
    EXPECT_EQ(preview.schema, GetParam());
    EXPECT_EQ(preview, preview_library(fixture).value());
}

TEST_P(MigrationTest, IsNotMigratedByAReader) {
    OpenOptions options = at(file);
    options.access = Access::ReadOnly;
    const auto opened = Library::open(options);
    if (GetParam() == kSchemaVersion) {
        EXPECT_TRUE(opened.ok());
        return;
    }
    EXPECT_EQ(opened.error().id, "storage.older_schema");
    EXPECT_EQ(testing::slurp(file), testing::slurp(fixture));
    EXPECT_EQ(preview_library(file).value().games.size(), 3U) << "but can be looked into";
}

INSTANTIATE_TEST_SUITE_P(Schema, MigrationTest, ::testing::Range(1, kSchemaVersion + 1));

/// The tables of a migrated file and of a new one are the same.
TEST(Migration, EndsWhereANewFileBegins) {
    const auto tables = [](const fs::path& file) {
        SQLite::Database db(file.string());
        SQLite::Statement query(db, "SELECT m.name || '.' || c.name || ' ' || c.type || c.\"notnull\" || c.pk"
                                    " FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c"
                                    " WHERE m.type = 'table' ORDER BY 1");
        std::vector<std::string> columns;
        while (query.executeStep())
            columns.push_back(query.getColumn(0).getString());
        return columns;
    };
    TempFolder folder;
    fs::copy_file(fs::path(AUTOMA_FIXTURES) / "library_v1.db", folder / "old.db");
    ASSERT_TRUE(Library::open(at(folder / "old.db")).ok());
    ASSERT_TRUE(Library::open(at(folder / "new.db")).ok());
    EXPECT_EQ(tables(folder / "old.db"), tables(folder / "new.db"));
    fs::copy_file(fs::path(AUTOMA_FIXTURES) / "library_v2.db", folder / "v2.db");
    EXPECT_EQ(tables(folder / "v2.db"), tables(folder / "new.db"));
}

} // namespace
} // namespace automa::storage
