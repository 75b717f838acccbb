#include "model/storage/library.h"

#include "model/storage/errors.h"
#include "model/storage/schema.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <set>

namespace automa::storage {
namespace {

using testing::at;
using testing::FakeClock;
using testing::sample_action;
using testing::sample_details;
using testing::sample_result;
using testing::TempFolder;

struct LibraryTest : ::testing::Test {
    TempFolder folder;
    FakeClock time;
    Library library = open();

    Library open() {
        OpenOptions options = at(folder / "games.db");
        options.clock = time.clock();
        return Library::open(options).value();
    }
    void reopen() {
        ASSERT_TRUE(library.close().ok());
        library = open();
    }
    std::string new_game(const std::string& title, int actions = 0) {
        Session session = Session::start(&library, sample_details(title)).value();
        for (int n = 1; n <= actions; ++n)
            EXPECT_TRUE(session.append(sample_action(n)).value().saved);
        return session.record().uuid;
    }
    std::vector<std::string> titles(std::optional<GameStatus> only = {}) {
        std::vector<std::string> titles;
        for (const GameSummary& game : take(library.games(only)))
            titles.push_back(game.title);
        return titles;
    }
    using Titles = std::vector<std::string>;
};

TEST_F(LibraryTest, KeepsEverythingOfAGame) {
    const GameRecord made = library.create(sample_details()).value();
    reopen();
    const SavedGame game = library.load(made.uuid).value();
    EXPECT_EQ(game.record, made);
    EXPECT_EQ(game.record.details, sample_details());
    EXPECT_EQ(game.journal, Journal{});
}

TEST_F(LibraryTest, ListsTheLatestPlayedFirstWhateverTheClockSays) {
    const auto first = new_game("first", 3);
    time.ms -= 400 * testing::kDayMs;
    new_game("second", 1);
    EXPECT_EQ(titles(), (Titles{"second", "first"}));
    time.ms -= 400 * testing::kDayMs;
    Session session = Session::resume(library, first).value();
    ASSERT_TRUE(testing::undo(session).value().saved);
    EXPECT_EQ(titles(), (Titles{"first", "second"}));
    reopen();
    EXPECT_EQ(titles(), (Titles{"first", "second"}));
    const GameSummary shown = library.games().value()[0];
    EXPECT_EQ(shown.cursor, 2);
    EXPECT_EQ(shown.length, 3);
    EXPECT_EQ(shown.game, "sample");
}

TEST_F(LibraryTest, TheClockSetBackDoesNotReorderTheJournal) {
    Session session = Session::start(&library, sample_details()).value();
    for (int n = 1; n <= 10; ++n) {
        time.ms -= testing::kDayMs;
        ASSERT_TRUE(session.append(sample_action(n)).value().saved);
    }
    reopen();
    const Journal journal = library.load(session.record().uuid).value().journal;
    ASSERT_EQ(journal.length(), 10);
    for (int n = 1; n <= 10; ++n)
        EXPECT_EQ(journal.at(n).action, sample_action(n));
}

TEST_F(LibraryTest, RenameIsKeptAndAnEmptyNameIsRefused) {
    const auto uuid = new_game("old");
    ASSERT_TRUE(library.rename(uuid, "Нова назва").ok());
    EXPECT_EQ(library.rename(uuid, "").error().id, "storage.bad_text");
    EXPECT_EQ(library.rename(uuid, "\xff\xfe").error().id, "storage.bad_text");
    EXPECT_EQ(library.rename("nobody", "x").error().id, "storage.unknown_game");
    reopen();
    EXPECT_EQ(titles(), Titles{"Нова назва"});
}

TEST_F(LibraryTest, ADuplicateIsAGameOfItsOwn) {
    const auto uuid = new_game("original", 4);
    const GameRecord copy = library.duplicate(uuid, "copy").value();
    ASSERT_NE(copy.uuid, uuid);
    EXPECT_EQ(library.load(copy.uuid).value().journal, library.load(uuid).value().journal);
    Session session = Session::resume(library, copy.uuid).value();
    ASSERT_TRUE(testing::undo(session).value().saved);
    ASSERT_TRUE(session.append(sample_action(9)).value().saved);
    EXPECT_EQ(library.load(uuid).value().journal.at(4).action, sample_action(4));
    EXPECT_EQ(library.load(copy.uuid).value().journal.at(4).action, sample_action(9));
}

TEST_F(LibraryTest, ArchiveAndBack) {
    const auto uuid = new_game("game", 1);
    ASSERT_TRUE(library.archive(uuid).ok());
    EXPECT_EQ(titles(GameStatus::Archived), Titles{"game"});
    EXPECT_EQ(titles(GameStatus::Active), Titles{});
    ASSERT_TRUE(library.unarchive(uuid).ok());
    EXPECT_EQ(titles(GameStatus::Active), Titles{"game"});
}

TEST_F(LibraryTest, DeleteGoesToTheBinAndComesBackAsItWas) {
    const auto uuid = new_game("game", 3);
    ASSERT_TRUE(library.archive(uuid).ok());
    const SavedGame before = library.load(uuid).value();
    ASSERT_TRUE(library.remove(uuid).ok());
    EXPECT_EQ(titles(), Titles{});
    EXPECT_EQ(titles(GameStatus::Deleted), Titles{"game"});
    EXPECT_EQ(Session::resume(library, uuid).error().id, "storage.game_deleted");
    EXPECT_EQ(library.archive(uuid).error().id, "storage.game_deleted");
    reopen();
    ASSERT_TRUE(library.undelete(uuid).ok());
    EXPECT_EQ(library.load(uuid).value(), before);
}

TEST_F(LibraryTest, OnlyTheBinCanBeEmptied) {
    const auto uuid = new_game("game", 3);
    EXPECT_FALSE(library.purge(uuid).ok());
    ASSERT_TRUE(library.remove(uuid).ok());
    ASSERT_TRUE(library.purge(uuid).ok());
    EXPECT_EQ(library.load(uuid).error().id, "storage.unknown_game");
    EXPECT_EQ(library.undelete(uuid).error().id, "storage.unknown_game");
}

TEST_F(LibraryTest, TheBinCanBeEmptiedAtOnce) {
    const auto kept = new_game("kept", 1);
    for (int n = 0; n < 3; ++n)
        ASSERT_TRUE(library.remove(new_game("gone", 2)).ok());
    EXPECT_EQ(library.empty_bin().value(), 3);
    EXPECT_EQ(library.games(GameStatus::Deleted).value().size(), 0U);
    EXPECT_EQ(library.games().value()[0].uuid, kept);
    EXPECT_EQ(library.empty_bin().value(), 0);
}

TEST_F(LibraryTest, IsListedPageByPage) {
    for (int n = 0; n < 7; ++n)
        new_game("game " + std::to_string(n));
    GameDetails other = sample_details("of another kind");
    other.game = "other";
    ASSERT_TRUE(library.create(other).ok());
    EXPECT_EQ(library.count({}).value(), 8);
    EXPECT_EQ(library.count({.game = "sample"}).value(), 7);
    const auto page = library.games(GamesQuery{.game = "sample", .offset = 2, .limit = 3}).value();
    ASSERT_EQ(page.size(), 3U);
    EXPECT_EQ(page[0].title, "game 4");
    EXPECT_EQ(page[2].title, "game 2");
    EXPECT_TRUE(library.games(GamesQuery{.offset = 100, .limit = 5}).value().empty());
}

TEST_F(LibraryTest, TitlesAreMarkedNotWorded) {
    GameDetails details = sample_details("Germany, USA");
    details.marks.kind = TitleKind::Made;
    const auto uuid = library.create(details).value().uuid;
    const auto copy = library.duplicate(uuid).value();
    const auto twice = library.duplicate(copy.uuid).value();
    EXPECT_EQ(twice.details.title, "Germany, USA");
    EXPECT_EQ(twice.details.marks, (TitleMarks{TitleKind::Made, 2, 0, {}}));
    ASSERT_TRUE(library.rename(twice.uuid, "Friday").ok());
    EXPECT_EQ(library.load(twice.uuid).value().record.details.marks,
              (TitleMarks{TitleKind::Typed, 0, 0, {}}));
}

TEST_F(LibraryTest, AFinishedGameGoesIntoTheResults) {
    Session session = Session::start(&library, sample_details()).value();
    ASSERT_TRUE(session.append(sample_action(1)).value().saved);
    ASSERT_TRUE(session.finish(sample_result()).value().saved);
    reopen();
    EXPECT_EQ(titles(GameStatus::Finished).size(), 1U);
    const auto results = library.results().value();
    ASSERT_EQ(results.size(), 1U);
    GameResult expected = sample_result();
    expected.finished_ms = time.ms;
    EXPECT_EQ(results[0].result, expected);
    EXPECT_EQ(results[0].uuid, session.record().uuid);
    EXPECT_EQ(results[0].mode, "full");
}

TEST_F(LibraryTest, UndoingTheEndTakesTheResultBack) {
    Session session = Session::start(&library, sample_details()).value();
    ASSERT_TRUE(session.append(sample_action(1)).value().saved);
    ASSERT_TRUE(session.finish(sample_result()).value().saved);
    ASSERT_TRUE(testing::undo(session).value().saved);
    EXPECT_TRUE(library.results().value().empty());
    EXPECT_EQ(titles(GameStatus::Active).size(), 1U);
    ASSERT_TRUE(testing::redo(session).value().saved);
    ASSERT_TRUE(session.finish(sample_result()).value().saved);
    EXPECT_EQ(library.results().value().size(), 1U);
}

TEST_F(LibraryTest, ResultsOfTheBinDoNotCount) {
    Session session = Session::start(&library, sample_details()).value();
    ASSERT_TRUE(session.finish(sample_result()).value().saved);
    ASSERT_TRUE(library.remove(session.record().uuid).ok());
    EXPECT_TRUE(library.results().value().empty());
    ASSERT_TRUE(library.undelete(session.record().uuid).ok());
    EXPECT_EQ(library.results().value().size(), 1U);
    ASSERT_TRUE(library.archive(session.record().uuid).ok());
    ASSERT_TRUE(library.unarchive(session.record().uuid).ok());
    EXPECT_EQ(titles(GameStatus::Finished).size(), 1U);
}

TEST_F(LibraryTest, SettingsAreKept) {
    EXPECT_EQ(library.setting("language").value(), std::nullopt);
    ASSERT_TRUE(library.set_setting("language", "uk").ok());
    ASSERT_TRUE(library.set_setting("language", "pl").ok());
    ASSERT_TRUE(library.set_setting("empty", "").ok());
    EXPECT_EQ(library.set_setting("", "x").error().id, "storage.bad_text");
    EXPECT_EQ(library.set_setting("x", std::string("a\0b", 3)).error().id, "storage.bad_text");
    reopen();
    EXPECT_EQ(library.setting("language").value(), "pl");
    EXPECT_EQ(library.settings().value(),
              (std::map<std::string, std::string>{{"empty", ""}, {"language", "pl"}}));
}

TEST_F(LibraryTest, TheFileIsWalWithFullSyncAndForeignKeys) {
    new_game("game", 1);
    EXPECT_TRUE(std::filesystem::exists(folder / "games.db-wal"));
    ASSERT_TRUE(library.close().ok());
    EXPECT_FALSE(std::filesystem::exists(folder / "games.db-wal")) << "closing folds the log in";
    SQLite::Database db((folder / "games.db").string());
    EXPECT_EQ(db.execAndGet("PRAGMA journal_mode").getString(), "wal");
    EXPECT_EQ(db.execAndGet("PRAGMA user_version").getInt(), kSchemaVersion);
    SQLite::Statement keys(db, "PRAGMA foreign_key_check");
    EXPECT_FALSE(keys.executeStep());
}

TEST_F(LibraryTest, AClosedLibraryRefusesPolitely) {
    const auto uuid = new_game("game");
    ASSERT_TRUE(library.close().ok());
    EXPECT_FALSE(library.rename(uuid, "x").ok());
    EXPECT_FALSE(library.load(uuid).ok());
    EXPECT_FALSE(library.games().ok());
    EXPECT_FALSE(library.results().ok());
    EXPECT_FALSE(library.export_library().ok());
    EXPECT_FALSE(library.backup().ok());
}

TEST_F(LibraryTest, EveryUuidIsNew) {
    std::set<std::string> uuids;
    for (int n = 0; n < 50; ++n)
        EXPECT_TRUE(uuids.insert(library.create(sample_details()).value().uuid).second);
}

TEST(LibrarySecondInstance, IsToldAndMayRead) {
    TempFolder folder;
    Library first = Library::open(at(folder / "games.db")).value();
    Session session = Session::start(&first, sample_details()).value();
    ASSERT_TRUE(session.append(sample_action(1)).value().saved);

    EXPECT_EQ(Library::open(at(folder / "games.db")).error().id, "storage.in_use");
    OpenOptions reading = at(folder / "games.db");
    reading.access = Access::ReadOnly;
    Library second = Library::open(reading).value();
    EXPECT_EQ(second.load(session.record().uuid).value().journal.length(), 1);
    EXPECT_FALSE(second.writable());
    EXPECT_EQ(second.rename(session.record().uuid, "x").error().id, "storage.read_only");

    // What the first does meanwhile, the second sees.
    ASSERT_TRUE(session.append(sample_action(2)).value().saved);
    EXPECT_EQ(second.load(session.record().uuid).value().journal.length(), 2);

    ASSERT_TRUE(first.close().ok());
    EXPECT_TRUE(Library::open(at(folder / "games.db")).ok());
}

TEST(LibraryInMemory, WorksButSaysThatNothingIsSaved) {
    Library library = Library::in_memory().value();
    EXPECT_FALSE(library.durable());
    Session session = Session::start(&library, sample_details()).value();
    const Ack ack = session.append(sample_action(1)).value();
    EXPECT_FALSE(ack.saved);
    EXPECT_EQ(ack.why->id, "storage.memory_only");
    EXPECT_EQ(library.games().value().size(), 1U);
}

TEST(LibraryMissing, IsNotMadeWhenNotWanted) {
    TempFolder folder;
    OpenOptions options = at(folder / "games.db");
    options.create = false;
    EXPECT_EQ(Library::open(options).error().id, "storage.no_file");
    options.access = Access::ReadOnly;
    EXPECT_EQ(Library::open(options).error().id, "storage.no_file");
    EXPECT_FALSE(std::filesystem::exists(folder / "games.db"));
}

TEST(LibraryPath, MayHoldAnyCharacter) {
    TempFolder folder;
    const auto file = folder / "ігри 100%? #1 & co.db";
    const auto uuid = testing::make_library(file, 2);
    Library library = Library::open(at(file)).value();
    EXPECT_EQ(library.load(uuid).value().journal.length(), 2);
    EXPECT_TRUE(library.backup().ok());
    EXPECT_EQ(library.backups().value().size(), 1U);
}

} // namespace
} // namespace automa::storage
