// The write-ahead log: what of it is lost is told, and kept; it is folded in often.
#include "model/storage/wal_log.h"

#include "model/storage/library.h"
#include "model/storage/rescue.h"
#include "tests/storage/support.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace automa::storage {
namespace {

namespace fs = std::filesystem;
using testing::at;
using testing::sample_action;
using testing::sample_details;
using testing::slurp;
using testing::spill;
using testing::TempFolder;

/// A library as it lies there when the app was killed: the last actions are in its log only.
struct KilledApp : ::testing::Test {
    TempFolder folder;
    const fs::path file = folder / "killed/games.db";
    const fs::path log = folder / "killed/games.db-wal";
    std::string uuid;

    void SetUp() override {
        Library library = Library::open(at(folder / "games.db")).value();
        Session session = Session::start(&library, sample_details()).value();
        for (int n = 1; n <= 6; ++n)
            ASSERT_TRUE(session.append(sample_action(n)).value().saved);
        uuid = session.record().uuid;
        fs::create_directories(folder / "killed");
        fs::copy_file(folder / "games.db", file);
        fs::copy_file(folder / "games.db-wal", log);
    }
};

TEST_F(KilledApp, AWholeLogIsRecoveredWithoutAWord) {
    const LogLook look = look_at_log(log);
    EXPECT_GT(look.held, 6);
    EXPECT_FALSE(look.damaged());
    const Library library = Library::open(at(file)).value();
    EXPECT_TRUE(library.warnings().empty());
    EXPECT_EQ(library.load(uuid).value().journal.length(), 6);
    EXPECT_FALSE(fs::exists(folder / "killed/games.db.aside-1"));
}

TEST_F(KilledApp, ALogDamagedAnywhereIsToldAndSetAsideFirst) {
    const std::string whole = slurp(log);
    const std::string database = slurp(file);
    for (std::size_t byte = 3; byte < whole.size(); byte += whole.size() / 23) {
        SCOPED_TRACE(byte);
        fs::remove_all(folder / "killed");
        fs::create_directories(folder / "killed");
        spill(file, database);
        std::string bytes = whole;
        bytes[byte] = static_cast<char>(bytes[byte] ^ 0x10);
        spill(log, bytes);
        const Library library = Library::open(at(file)).value();
        ASSERT_EQ(library.warnings().size(), 1U);
        EXPECT_TRUE(library.writable());
        EXPECT_EQ(library.warnings()[0].id, "storage.log_damaged");
        EXPECT_EQ(slurp(folder / "killed/games.db.aside-1-wal"), bytes);
        EXPECT_EQ(slurp(folder / "killed/games.db.aside-1"), database);
    }
}

TEST_F(KilledApp, ALogOfNothingButZerosHoldsNothingAndOneWithoutItsHeadIsDamaged) {
    std::string headless = slurp(log);
    std::fill_n(headless.begin(), 32, '\0');
    spill(log, headless);
    EXPECT_TRUE(look_at_log(log).damaged());
    spill(log, std::string(headless.size(), '\0'));
    EXPECT_FALSE(look_at_log(log).damaged());
    spill(log, slurp(log) + std::string(5, '\0'));
    EXPECT_FALSE(look_at_log(log).damaged());
}

TEST_F(KilledApp, ALogCutOffInTheMiddleOfAFrameHoldsWhatIsWhole) {
    const std::string whole = slurp(log);
    spill(log, whole.substr(0, whole.size() - 100));
    const LogLook look = look_at_log(log);
    EXPECT_FALSE(look.damaged());
    EXPECT_TRUE(Library::open(at(file)).ok());
}

TEST_F(KilledApp, IsReadThoughNoSideFileCanBeMade) {
    // As on a disk that is full or read-only.
    fs::create_symlink("nowhere/at-all", folder / "killed/games.db-shm");
    OpenOptions options = at(file);
    options.read_if_not_writable = true;
    Library library = Library::open(options).value();
    EXPECT_FALSE(library.writable());
    EXPECT_EQ(library.load(uuid).value().journal.length(), 6) << "what is in the log is there";
    EXPECT_EQ(preview_library(file).value().actions, 6);
    const std::string image = image_with_log(file);
    EXPECT_EQ(image.size() % 4096, 0U);
}

TEST_F(KilledApp, AnOlderLibraryIsReadThoughItCannotBeMigrated) {
    for (const char* name : {"library_v1.db", "library_v2.db"}) {
        fs::remove_all(folder / "old");
        fs::create_directories(folder / "old/games.db.lock"); // nothing can be locked, so nothing is written
        fs::copy_file(fs::path(AUTOMA_FIXTURES) / name, folder / "old/games.db");
        OpenOptions options = at(folder / "old/games.db");
        options.read_if_not_writable = true;
        const Library library = Library::open(options).value();
        EXPECT_FALSE(library.writable());
        EXPECT_EQ(library.games().value().size(), 3U);
        for (const GameSummary& game : library.games().value())
            EXPECT_TRUE(library.load(game.uuid).ok());
        EXPECT_EQ(slurp(folder / "old/games.db"), slurp(fs::path(AUTOMA_FIXTURES) / name));
    }
}

TEST(Log, IsFoldedInEveryTwentyActionsAndWhenAsked) {
    TempFolder folder;
    Library library = Library::open(at(folder / "games.db")).value();
    Session session = Session::start(&library, sample_details()).value(); // the first save
    const auto log_bytes = [&] { return fs::file_size(folder / "games.db-wal"); };
    const auto actions_without_log = [&] {
        fs::copy_file(folder / "games.db", folder / "copy.db", fs::copy_options::overwrite_existing);
        return preview_library(folder / "copy.db").value().actions;
    };
    for (int n = 1; n <= 18; ++n)
        ASSERT_TRUE(session.append(sample_action(n)).value().saved);
    EXPECT_LT(actions_without_log(), 18);
    ASSERT_TRUE(session.append(sample_action(19)).value().saved);
    EXPECT_EQ(actions_without_log(), 19);
    EXPECT_EQ(log_bytes(), 0U);
    ASSERT_TRUE(session.append(sample_action(20)).value().saved);
    EXPECT_EQ(actions_without_log(), 19);
    ASSERT_TRUE(library.checkpoint().ok());
    EXPECT_EQ(log_bytes(), 0U);
    EXPECT_EQ(actions_without_log(), 20);
}

TEST(Log, IsWholeForWhoeverComesAfterAKill) {
    TempFolder folder;
    fs::create_directory(folder / "killed");
    Library library = Library::open(at(folder / "games.db")).value();
    Session session = Session::start(&library, sample_details()).value();
    for (int n = 1; n <= 45; ++n) {
        ASSERT_TRUE(session.append(sample_action(n)).value().saved);
        const auto over = fs::copy_options::overwrite_existing;
        for (const char* name : {"games.db", "games.db-wal"})
            fs::copy_file(folder / name, folder / "killed" / name, over);
        Library after = Library::open(at(folder / "killed/games.db")).value();
        EXPECT_TRUE(after.warnings().empty()) << "after action " << n;
        EXPECT_EQ(after.load(session.record().uuid).value().journal.length(), n);
    }
}

} // namespace
} // namespace automa::storage
