// Files that are wrong: the original's bytes stay, the reason is said, and there is a way on.
#include "model/storage/library.h"
#include "model/storage/rescue.h"
#include "model/storage/sha256.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

namespace automa::storage {
namespace {

namespace fs = std::filesystem;
using testing::at;
using testing::make_library;
using testing::sample_action;
using testing::sample_details;
using testing::slurp;
using testing::spill;
using testing::TempFolder;

struct DamageTest : ::testing::Test {
    TempFolder folder;
    const fs::path file = folder / "games.db";

    /// Opens in both ways and through every look; gives the error id when all agree and no byte has changed.
    std::string refusal() {
        const std::string before = sha256_hex(slurp(file));
        const auto opened = Library::open(at(file));
        OpenOptions reading = at(file);
        reading.access = Access::ReadOnly;
        const auto read = Library::open(reading);
        const auto preview = preview_library(file);
        EXPECT_EQ(sha256_hex(slurp(file)), before) << "the original was written to";
        if (opened.ok() || read.ok() || preview.ok())
            return "opened";
        EXPECT_EQ(read.error().id, opened.error().id);
        EXPECT_EQ(preview.error().id, opened.error().id);
        EXPECT_EQ(opened.error().path, file.string());
        return opened.error().id;
    }
    void sql(const std::string& statement) {
        SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
        db.exec(statement);
    }
};

TEST_F(DamageTest, ZeroBytes) {
    spill(file, "");
    EXPECT_EQ(refusal(), "storage.empty_file");
}

TEST_F(DamageTest, NotADatabase) {
    spill(file, std::string(5000, 'x'));
    EXPECT_EQ(refusal(), "storage.not_a_database");
    spill(file, "x");
    EXPECT_EQ(refusal(), "storage.not_a_database");
}

TEST_F(DamageTest, ADatabaseOfAnotherProgram) {
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t(a)");
    EXPECT_EQ(refusal(), "storage.foreign_database");
}

TEST_F(DamageTest, ANewerSchema) {
    make_library(file, 3);
    sql("PRAGMA user_version = 99");
    EXPECT_EQ(refusal(), "storage.newer_schema");
}

TEST_F(DamageTest, ANewerSchemaThatIsStillInTheLog) {
    make_library(file, 3);
    {
        // A second file is made from the first while its log is not folded in, as after a crash.
        SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
        db.exec("PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 99");
        fs::copy_file(file, folder / "copy.db");
        fs::copy_file(folder / "games.db-wal", folder / "copy.db-wal");
    }
    const std::string before = slurp(folder / "copy.db") + slurp(folder / "copy.db-wal");
    EXPECT_EQ(Library::open(at(folder / "copy.db")).error().id, "storage.newer_schema");
    EXPECT_EQ(slurp(folder / "copy.db") + slurp(folder / "copy.db-wal"), before);
}

TEST_F(DamageTest, TruncatedAtAnyLength) {
    make_library(file, 40);
    const std::string whole = slurp(file);
    for (std::size_t length = 1; length < whole.size(); length += 2503) {
        spill(file, whole.substr(0, length));
        const std::string id = refusal();
        EXPECT_TRUE(id == "storage.damaged" || id == "storage.not_a_database") << length << ": " << id;
    }
}

TEST_F(DamageTest, PagesOverwritten) {
    make_library(file, 40);
    const std::string whole = slurp(file);
    for (std::size_t page = 1; page < whole.size() / 4096; ++page) {
        std::string bytes = whole;
        bytes.replace(page * 4096, 4096, std::string(4096, '\x5a'));
        spill(file, bytes);
        EXPECT_EQ(refusal(), "storage.damaged") << "page " << page;
    }
}

TEST_F(DamageTest, AJournalThatContradictsItselfIsNotPlayed) {
    const auto uuid = make_library(file, 5);
    sql("DELETE FROM actions WHERE seq = 3");
    Library library = Library::open(at(file)).value();
    EXPECT_EQ(library.load(uuid).error().id, "storage.bad_journal");
    EXPECT_EQ(library.games().value().size(), 1U);
}

TEST_F(DamageTest, TheWayOnIsABackup) {
    const auto uuid = make_library(file, 5);
    {
        Library library = Library::open(at(file)).value();
        ASSERT_TRUE(library.backup().ok());
    }
    const std::string damaged = slurp(file).substr(0, 9000);
    spill(file, damaged);
    ASSERT_FALSE(Library::open(at(file)).ok());
    const auto backups = list_backups(file).value();
    ASSERT_EQ(backups.size(), 1U);
    EXPECT_EQ(preview_library(backups[0].file).value().actions, 5);
    const fs::path aside = restore_backup(file, backups[0].file).value();
    EXPECT_EQ(slurp(aside), damaged);
    EXPECT_EQ(Library::open(at(file)).value().load(uuid).value().journal.length(), 5);
}

TEST_F(DamageTest, OrANewStartWithTheOldFileSetAside) {
    spill(file, "garbage");
    const fs::path aside = set_library_aside(file).value();
    EXPECT_EQ(slurp(aside), "garbage");
    EXPECT_TRUE(Library::open(at(file)).value().games().value().empty());
    ASSERT_TRUE(set_library_aside(file).ok());
    EXPECT_EQ(slurp(aside), "garbage") << "the second one gets a name of its own";
}

TEST_F(DamageTest, OrAnExportOfWhatCanBeRead) {
    std::vector<std::string> uuids;
    {
        Library library = Library::open(at(file)).value();
        for (int game = 0; game < 6; ++game) {
            Session session =
                Session::start(&library, sample_details("game " + std::to_string(game))).value();
            for (int n = 1; n <= 40; ++n)
                ASSERT_TRUE(session.append(sample_action(n)).value().saved);
            uuids.push_back(session.record().uuid);
        }
    }
    // Destroy a page in the middle of the journals.
    std::string bytes = slurp(file);
    const std::size_t page = bytes.size() / 4096 / 2;
    bytes.replace(page * 4096, 4096, std::string(4096, '\0'));
    spill(file, bytes);
    ASSERT_EQ(Library::open(at(file)).error().id, "storage.damaged");

    const Salvage found = salvage(file).value();
    EXPECT_EQ(slurp(file), bytes);
    EXPECT_EQ(found.games, 6);
    EXPECT_FALSE(found.lost.empty());
    Library fresh = Library::open(at(folder / "fresh.db")).value();
    ASSERT_TRUE(fresh.import_text(found.library_json).ok());
    int whole = 0;
    for (const std::string& uuid : uuids) {
        const Journal journal = fresh.load(uuid).value().journal;
        for (int n = 1; n <= journal.length(); ++n)
            EXPECT_EQ(journal.at(n).action, sample_action(n));
        whole += journal.length() == 40 ? 1 : 0;
    }
    EXPECT_GE(whole, 4);
    EXPECT_LT(whole, 6);
}

TEST_F(DamageTest, SalvageOfNonsenseSaysSo) {
    spill(file, std::string(5000, 'x'));
    EXPECT_EQ(salvage(file).error().id, "storage.not_a_database");
    EXPECT_EQ(salvage(folder / "none").error().id, "storage.no_file");
}

TEST_F(DamageTest, AMissingLogIsNoticed) {
    const auto uuid = make_library(file, 3);
    {
        Library library = Library::open(at(file)).value();
        Session session = Session::resume(library, uuid).value();
        ASSERT_TRUE(session.append(sample_action(4)).value().saved);
        fs::copy_file(file, folder / "copy.db"); // as if the machine had stopped and the log had been lost
    }
    const auto opened = Library::open(at(folder / "copy.db"));
    ASSERT_TRUE(opened.ok());
    ASSERT_EQ(opened.value().warnings().size(), 1U);
    EXPECT_EQ(opened.value().warnings()[0].id, "storage.wal_missing");
    EXPECT_EQ(opened.value().load(uuid).value().journal.length(), 3);
    EXPECT_TRUE(Library::open(at(file)).value().warnings().empty()) << "closed in good order";
}

TEST_F(DamageTest, ALogWithoutItsFileIsKept) {
    spill(folder / "games.db-wal", "precious");
    EXPECT_TRUE(Library::open(at(file)).ok());
    EXPECT_EQ(slurp(folder / "games.db.aside-1-wal"), "precious");
}

TEST_F(DamageTest, AFolderInPlaceOfTheFile) {
    fs::create_directories(file);
    EXPECT_EQ(Library::open(at(file)).error().id, "storage.not_a_database");
}

TEST_F(DamageTest, AFileInPlaceOfTheFolder) {
    spill(folder / "games", "");
    EXPECT_FALSE(Library::open(at(folder / "games/games.db")).ok());
}

} // namespace
} // namespace automa::storage
