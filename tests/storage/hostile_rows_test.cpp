// Rows with anything in them: the lists come up, what is wrong is named, and nothing is thrown.
#include "model/storage/library.h"
#include "model/storage/rescue.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

namespace automa::storage {
namespace {

namespace fs = std::filesystem;
using testing::at;
using testing::sample_action;
using testing::sample_details;
using testing::sample_result;
using testing::TempFolder;

struct HostileRows : ::testing::Test {
    TempFolder folder;
    const fs::path file = folder / "games.db";
    std::string uuid;
    std::string other;

    void SetUp() override {
        OpenOptions options = at(file);
        options.snapshot_interval = 2;
        Library library = Library::open(options).value();
        for (std::string* one : {&uuid, &other}) {
            Session session = Session::start(&library, sample_details()).value();
            session.set_snapshots({1, [] { return "{}"; }});
            for (int n = 1; n <= 5; ++n)
                ASSERT_TRUE(session.append(sample_action(n)).value().saved);
            ASSERT_TRUE(session.finish(sample_result()).value().saved);
            *one = session.record().uuid;
        }
        ASSERT_TRUE(library.set_setting("language", "uk").ok());
    }
    void sql(const std::string& statement) {
        SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
        db.exec("PRAGMA ignore_check_constraints = ON");
        db.exec(statement);
    }
    /// Everything that reads is called; the other game stays as it is.
    void use_everything() {
        auto opened = Library::open(at(file));
        ASSERT_TRUE(opened.ok()) << opened.error().message;
        Library& library = opened.value();
        const auto games = library.games();
        ASSERT_TRUE(games.ok()) << games.error().message;
        EXPECT_GE(games.value().size() + library.games(GameStatus::Deleted).value().size(), 1U);
        static_cast<void>(library.load(uuid));
        static_cast<void>(library.load_readable(uuid));
        static_cast<void>(Session::resume(library, uuid));
        static_cast<void>(library.snapshot(uuid, 5, 1));
        static_cast<void>(library.export_game(uuid));
        EXPECT_TRUE(library.load(other).ok());
        EXPECT_TRUE(library.results().ok());
        EXPECT_TRUE(library.statistics({.game = "sample"}).ok());
        EXPECT_TRUE(library.results_csv({.game = "sample"}).ok());
        EXPECT_TRUE(library.settings().ok());
        EXPECT_TRUE(library.export_library().ok());
        EXPECT_TRUE(library.backup().ok());
        EXPECT_FALSE(library.check().value().good()) << "named";
        EXPECT_TRUE(preview_library(file).ok());
        EXPECT_TRUE(salvage(file).ok());
        EXPECT_TRUE(library.remove(uuid).ok() || !library.load_readable(uuid).ok());
    }
};

struct Cell {
    const char* table;
    const char* column;
    const char* where;
};

TEST_F(HostileRows, OfAnyTypeInAnyColumnAreNamedAndThrowNothing) {
    constexpr const char* kFirst = "id = 1";
    constexpr const char* kEntry = "game_id = 1 AND seq = 3";
    constexpr const char* kResult = "game_id = 1";
    constexpr const char* kSide = "game_id = 1 AND seat = 1";
    const Cell cells[] = {
        {"games", "game", kFirst},
        {"games", "title", kFirst},
        {"games", "players", kFirst},
        {"games", "seed", kFirst},
        {"games", "created", kFirst},
        {"games", "updated", kFirst},
        {"games", "cursor", kFirst},
        {"games", "mode", kFirst},
        {"games", "format", kFirst},
        {"games", "revision", kFirst},
        {"games", "summary", kFirst},
        {"games", "title_kind", kFirst},
        {"games", "copies", kFirst},
        {"games", "parted", kFirst},
        {"games", "parted_from", kFirst},
        {"games", "length", kFirst},
        {"games", "last_seq", kFirst},
        {"games", "start", kFirst},
        {"games", "head", kFirst},
        {"games", "result", kFirst},
        {"games", "seal", kFirst},
        {"games", "status_before", kFirst},
        {"actions", "position", kEntry},
        {"actions", "kind", kEntry},
        {"actions", "label", kEntry},
        {"actions", "payload", kEntry},
        {"actions", "at", kEntry},
        {"actions", "superseded_by", kEntry},
        {"actions", "chain", kEntry},
        {"setups", "setup", kResult},
        {"results", "finished", kResult},
        {"results", "duration", kResult},
        {"results", "own", kResult},
        {"sides", "side", kSide},
        {"sides", "name", kSide},
        {"sides", "kind", kSide},
        {"sides", "points", kSide},
        {"sides", "rank", kSide},
        {"sides", "points_by_stage", kSide},
        {"sides", "own", kSide},
        {"snapshots", "state", kResult},
        {"snapshots", "version", kResult},
    };
    const char* const values[] = {"x'00ff7f'",  "-1",  "9223372036854775807",          "'[1,2'",
                                  "'\xff\xfe'", "3.5", "CAST(zeroblob(70000) AS TEXT)"};
    const std::string whole = testing::slurp(file);
    for (const Cell& cell : cells)
        for (const char* value : values) {
            SCOPED_TRACE(std::string(cell.table) + "." + cell.column + " = " + value);
            fs::remove_all(folder / "backups");
            testing::spill(file, whole);
            sql(std::string("UPDATE ") + cell.table + " SET " + cell.column + " = " + value + " WHERE "
                + cell.where);
            use_everything();
            if (HasFailure())
                return;
        }
}

TEST_F(HostileRows, AnEntryIsNamedByItsNumberAndTheGameIsReadUpToIt) {
    sql("UPDATE actions SET label = '[\"a\"]' WHERE game_id = 1 AND seq = 4");
    const Library library = Library::open(at(file)).value();
    EXPECT_EQ(library.load(uuid).error().path, "entry 4");
    const ReadableGame game = library.load_readable(uuid).value();
    ASSERT_TRUE(game.fault.has_value());
    EXPECT_EQ(game.fault->entry, 4);
    EXPECT_EQ(game.kept, 3);
    EXPECT_EQ(game.of, 5);
    EXPECT_EQ(game.game.journal.at(3).action, sample_action(3));
    EXPECT_FALSE(game.game.result.has_value()) << "a game cut short has no result";
    EXPECT_TRUE(library.load(other).ok());
}

TEST_F(HostileRows, ATableThatIsMissingIsDamageNotEmptiness) {
    const std::string whole = testing::slurp(file);
    for (const char* table :
         {"games", "actions", "setups", "snapshots", "settings", "results", "sides", "meta"}) {
        SCOPED_TRACE(table);
        testing::spill(file, whole);
        {
            SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
            db.exec(std::string("PRAGMA foreign_keys = OFF; DROP TABLE ") + table);
        }
        EXPECT_EQ(Library::open(at(file)).error().id, "storage.damaged");
        EXPECT_EQ(preview_library(file).error().id, "storage.damaged");
    }
    testing::spill(file, whole);
    sql("ALTER TABLE actions RENAME COLUMN label TO labels");
    EXPECT_EQ(Library::open(at(file)).error().id, "storage.damaged");
}

TEST_F(HostileRows, ADamagedGameCanBeThrownAwayAndTheLineOnScreenGoesOnBesideIt) {
    {
        Library library = Library::open(at(file)).value();
        Session session = Session::resume(library, uuid).value();
        sql("UPDATE games SET title = 'changed' WHERE id = 1");
        const Ack ack = session.append(sample_action(6)).value();
        EXPECT_TRUE(ack.saved);
        EXPECT_EQ(ack.parted_from, uuid);
        EXPECT_EQ(library.load(session.record().uuid).value().journal, session.journal());
        EXPECT_TRUE(library.games().value()[1].fault || library.games().value()[2].fault);
        ASSERT_TRUE(library.remove(uuid).ok());
        EXPECT_FALSE(library.check().value().good()) << "a seal that was broken stays broken";
        ASSERT_TRUE(library.purge(uuid).ok());
        EXPECT_TRUE(library.check().value().good());
    }
}

TEST_F(HostileRows, ADamagedCopyHereDoesNotKeepTheGoodOneOut) {
    std::string text;
    {
        const Library library = Library::open(at(file)).value();
        text = library.export_game(uuid).value();
    }
    sql("UPDATE actions SET payload = '{}' WHERE game_id = 1 AND seq = 2");
    Library library = Library::open(at(file)).value();
    const auto items = library.import_text(text).value();
    EXPECT_EQ(items[0].outcome, ImportOutcome::AddedAsCopy);
    EXPECT_EQ(library.load(items[0].uuid).value().journal.length(), 5);
    EXPECT_EQ(library.import_text(text).value()[0].outcome, ImportOutcome::Duplicate);
}

TEST_F(HostileRows, SalvageTellsWhatWasCutShort) {
    sql("UPDATE actions SET payload = '{}' WHERE game_id = 1 AND seq = 3");
    const Salvage saved = salvage(file).value();
    EXPECT_EQ(saved.games, 2);
    ASSERT_EQ(saved.lost.size(), 1U);
    EXPECT_EQ(saved.lost[0].uuid, uuid);
    EXPECT_EQ(saved.lost[0].kept, 2);
    EXPECT_EQ(saved.lost[0].of, 5);
    EXPECT_EQ(saved.lost[0].why.id, "storage.bad_chain");
    Library fresh = Library::open(at(folder / "fresh.db")).value();
    ASSERT_TRUE(fresh.import_text(saved.library_json).ok());
    EXPECT_EQ(fresh.load(uuid).value().journal.length(), 2);
    EXPECT_EQ(fresh.load(other).value().journal.length(), 5);
}

TEST_F(HostileRows, NobodyElseCanReadTheSaves) {
    umask(0022);
    Library library = Library::open(at(folder / "own/games.db")).value();
    Session session = Session::start(&library, sample_details()).value();
    ASSERT_TRUE(session.append(sample_action(1)).value().saved);
    const Backup backup = library.backup().value();
    const auto rights = [](const fs::path& path) { return fs::status(path).permissions(); };
    constexpr auto kFile = fs::perms::owner_read | fs::perms::owner_write;
    for (const char* name : {"games.db", "games.db-wal", "games.db-shm", "games.db.lock"})
        EXPECT_EQ(rights(folder.path() / "own" / name), kFile) << name;
    EXPECT_EQ(rights(backup.file), kFile);
    EXPECT_EQ(rights(folder / "own"), fs::perms::owner_all);
    EXPECT_EQ(rights(folder / "own/backups"), fs::perms::owner_all);

    // A file of the time before, in a folder that others use as well.
    fs::permissions(folder.path(), fs::perms(0755));
    fs::permissions(file, fs::perms(0644));
    ASSERT_TRUE(Library::open(at(file)).ok());
    EXPECT_EQ(rights(file), kFile);
    EXPECT_EQ(rights(folder.path()), fs::perms(0755)) << "not ours to change";
    OpenOptions options = at(file);
    options.own_folder = true;
    ASSERT_TRUE(Library::open(options).ok());
    EXPECT_EQ(rights(folder.path()), fs::perms::owner_all);
}

} // namespace
} // namespace automa::storage
