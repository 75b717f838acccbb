// A database of every schema version that ever was, as that version wrote it (tests/storage/fixtures).
#include "model/storage/library.h"
#include "model/storage/rescue.h"
#include "model/storage/schema.h"
#include "model/storage/transfer.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <algorithm>

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
    fs::copy_file(fs::path(AUTOMA_FIXTURES) / "library_v3.db", folder / "v3.db");
    EXPECT_EQ(tables(folder / "v3.db"), tables(folder / "new.db"));
}

/// A library of schema 2 with eight games, results, settings and a bin, and what that version exported of it.
struct FullLibrary : ::testing::Test {
    TempFolder folder;
    const fs::path fixtures = AUTOMA_FIXTURES;
    void SetUp() override { fs::copy_file(fixtures / "library_v2_full.db", folder / "games.db"); }
};

TEST_F(FullLibrary, LosesNothing) {
    const Transfer before = read_transfer(testing::slurp(fixtures / "library_v2_export.json")).value();
    ASSERT_EQ(before.games.size(), 8U);
    Library library = Library::open(at(folder / "games.db")).value();
    for (const SavedGame& game : before.games)
        EXPECT_EQ(library.load(game.record.uuid).value(), game);
    EXPECT_EQ(library.settings().value(), before.settings);
    EXPECT_EQ(library.games().value().size(), 7U);
    EXPECT_EQ(library.games(GameStatus::Archived).value().size(), 1U);
    EXPECT_EQ(library.games(GameStatus::Deleted).value().size(), 1U);
    const CheckReport report = library.check().value();
    EXPECT_TRUE(report.good());
    EXPECT_EQ(report.games, 8);
    ASSERT_TRUE(library.undelete(library.games(GameStatus::Deleted).value()[0].uuid).ok());
    EXPECT_EQ(library.games(GameStatus::Finished).value().size(), 5U) << "back as it was";
}

TEST_F(FullLibrary, KeepsEveryResultUnderItsNeutralName) {
    Library library = Library::open(at(folder / "games.db")).value();
    const auto results = library.results().value();
    ASSERT_EQ(results.size(), 5U);
    EXPECT_EQ(results[1].result.own, R"({"leeghwater":true,"rounds":5})");
    EXPECT_EQ(results[3].result.own, R"({"leeghwater":false,"note":{"a":[1,2]},"rounds":5})");
    EXPECT_EQ(results[4].result.own, R"({"extra":[7]})");
    const SideResult& human = results[0].result.sides[0];
    EXPECT_EQ(
        human,
        (SideResult{"usa", "США", "human", 88, 1, {10, 25, 41, 60, 74, 88}, R"({"officer":"officer-3"})"}));
    EXPECT_EQ(results[3].result.sides[2],
              (SideResult{"france", "", "automa", -3, 3, {}, R"({"level":"easy","officer":"officer-1"})"}));
    const Statistics numbers = library.statistics({.game = "river"}).value();
    EXPECT_EQ(numbers.all.games, 4);
    EXPECT_EQ(numbers.left_out, 0);
    EXPECT_EQ(numbers.by_automa.at("level").at("hard").games, 4);
    EXPECT_EQ(numbers.by_own.at("leeghwater").at("true").games, 1);
    EXPECT_EQ(numbers.game_measures.at("rounds").most, 5);
}

TEST_F(FullLibrary, ExportsOfThatVersionAreStillRead) {
    Library library = Library::open(at(folder / "fresh.db")).value();
    const auto one = library.import_text(testing::slurp(fixtures / "game_v2_export.json")).value();
    EXPECT_EQ(one.at(0).outcome, ImportOutcome::Added);
    const auto all = library.import_text(testing::slurp(fixtures / "library_v2_export.json")).value();
    ASSERT_EQ(all.size(), 8U);
    EXPECT_EQ(library.games().value().size(), 7U);
    Library migrated = Library::open(at(folder / "games.db")).value();
    for (const ImportItem& item : all)
        EXPECT_EQ(library.load(item.uuid).value(), migrated.load(item.uuid).value());
    for (const auto& [key, value] : migrated.settings().value())
        EXPECT_EQ(library.setting(key).value(), value);
}

TEST_F(FullLibrary, IsReadWhereTheBackupBeforeItCannotBeKept) {
    testing::spill(folder / "backups", "a file of somebody else");
    OpenOptions options = at(folder / "games.db");
    options.read_if_not_writable = true;
    Library library = Library::open(options).value();
    EXPECT_FALSE(library.writable());
    EXPECT_EQ(library.games().value().size(), 7U);
    EXPECT_EQ(library.warnings().at(0).id, "storage.cannot_open");
    EXPECT_EQ(preview_library(folder / "games.db").value().schema, 2) << "not migrated without a copy of it";
    fs::remove(folder / "backups");
    ASSERT_TRUE(library.become_writable().ok());
    EXPECT_EQ(library.games().value().size(), 7U);
}

TEST_F(FullLibrary, GivesBackWhatComesHereInTheBin) {
    const Transfer before = read_transfer(testing::slurp(fixtures / "library_v2_export.json")).value();
    const auto binned = std::ranges::find(before.games, GameStatus::Deleted,
                                          [](const SavedGame& game) { return game.record.status; });
    ASSERT_NE(binned, before.games.end());
    ASSERT_TRUE(binned->result);
    const std::string uuid = binned->record.uuid;
    Library library = Library::open(at(folder / "fresh.db")).value();
    ASSERT_TRUE(library.import_text(testing::slurp(fixtures / "library_v2_export.json")).ok());
    ASSERT_TRUE(library.undelete(uuid).ok());
    EXPECT_EQ(library.load(uuid).value().record.status, GameStatus::Finished);

    SavedGame again = *binned;
    again.record.status = GameStatus::Finished;
    Library other = Library::open(at(folder / "other.db")).value();
    ASSERT_TRUE(other.import_text(write_game(*binned).value()).ok());
    EXPECT_EQ(other.import_text(write_game(again).value()).value().at(0).outcome, ImportOutcome::Revived);
    EXPECT_EQ(other.load(uuid).value().record.status, GameStatus::Finished);
}

TEST_F(FullLibrary, GivesBackAGameThatWasInTheBinBeforeItCameThere) {
    {
        SQLite::Database db((folder / "games.db").string(), SQLite::OPEN_READWRITE);
        ASSERT_EQ(db.exec("UPDATE games SET status_before = 'deleted' WHERE status = 'deleted'"), 1);
    }
    Library library = Library::open(at(folder / "games.db")).value();
    const std::string uuid = library.games(GameStatus::Deleted).value().at(0).uuid;
    ASSERT_TRUE(library.undelete(uuid).ok());
    EXPECT_EQ(library.load(uuid).value().record.status, GameStatus::Finished);
}

TEST_F(FullLibrary, IsMigratedThoughOneOfItsRowsMakesNoSense) {
    std::string bad;
    {
        SQLite::Database db((folder / "games.db").string(), SQLite::OPEN_READWRITE);
        bad = db.execAndGet("SELECT uuid FROM games WHERE id = 2").getString();
        db.exec("UPDATE actions SET label = '[1]' WHERE game_id = 2 AND seq = 3;"
                "UPDATE actions SET payload = x'00ff' WHERE game_id = 2 AND seq = 5;"
                "UPDATE participants SET vp = 4000000000 WHERE game_id = 1 AND seat = 1");
    }
    Library library = Library::open(at(folder / "games.db")).value();
    EXPECT_EQ(library.games().value().size(), 7U);
    const CheckReport report = library.check().value();
    ASSERT_EQ(report.bad.size(), 2U);
    EXPECT_EQ(report.bad[1].uuid, bad);
    EXPECT_EQ(report.bad[1].fault.entry, 3);
    EXPECT_EQ(report.bad[1].fault.error.id, "storage.bad_field");
    const ReadableGame readable = library.load_readable(bad).value();
    EXPECT_EQ(readable.kept, 2);
    EXPECT_EQ(readable.of, 9);
    EXPECT_EQ(library.statistics({.game = "river"}).value().left_out, 1);
}

} // namespace
} // namespace automa::storage
