#include "model/storage/session.h"

#include "model/storage/rescue.h"
#include "tests/storage/fault_vfs.h"
#include "tests/storage/support.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace automa::storage {
namespace {

using testing::at;
using testing::Disk;
using testing::sample_action;
using testing::sample_details;
using testing::TempFolder;
namespace fault_vfs = testing::fault_vfs;

/// A made-up game whose state is the list of its payloads' lengths: enough to tell states apart.
std::string state_of(const Journal& journal) {
    nlohmann::json state = nlohmann::json::array();
    for (int position = 1; position <= journal.cursor(); ++position)
        state.push_back(journal.at(position).action.label);
    return state.dump();
}

TEST(StorageSession, EachActionIsThereAfterAReopening) {
    TempFolder folder;
    std::string uuid;
    {
        Library library = Library::open(at(folder / "games.db")).value();
        uuid = Session::start(&library, sample_details()).value().record().uuid;
    }
    for (int n = 1; n <= 5; ++n) {
        Library library = Library::open(at(folder / "games.db")).value();
        Session session = Session::resume(library, uuid).value();
        EXPECT_EQ(session.journal().length(), n - 1);
        EXPECT_TRUE(session.append(sample_action(n)).value().saved);
    }
}

TEST(StorageSession, UndoRedoJumpAndNewBranchesAreKept) {
    TempFolder folder;
    Library library = Library::open(at(folder / "games.db")).value();
    Session session = Session::start(&library, sample_details()).value();
    for (int n = 1; n <= 6; ++n)
        ASSERT_TRUE(session.append(sample_action(n)).value().saved);
    const auto same_on_disk = [&] {
        return Session::resume(library, session.record().uuid).value().journal() == session.journal();
    };
    ASSERT_TRUE(testing::undo(session).value().saved);
    EXPECT_TRUE(same_on_disk());
    ASSERT_TRUE(session.jump(2).value().saved);
    EXPECT_TRUE(same_on_disk());
    ASSERT_TRUE(testing::redo(session).value().saved);
    EXPECT_TRUE(same_on_disk());
    ASSERT_TRUE(session.append(sample_action(7)).value().saved);
    EXPECT_TRUE(same_on_disk());
    ASSERT_TRUE(session.jump(0).value().saved);
    ASSERT_TRUE(session.append(sample_action(8)).value().saved);
    EXPECT_TRUE(same_on_disk());
    EXPECT_EQ(session.journal().rows().size(), 8U);
    EXPECT_EQ(session.journal().length(), 1);
}

/// A journal as a game plays it: its actions are numbers.
struct PlayedNumbers final : PlayedJournal {
    void play(int number) {
        numbers.resize(done);
        ids.resize(done);
        numbers.push_back(number);
        ids.push_back(++last_id);
        done = numbers.size();
    }
    std::size_t cursor() const override { return done; }
    std::size_t length() const override { return numbers.size(); }
    std::uint64_t id_at(std::size_t index) const override { return ids[index]; }
    Action action_at(std::size_t index) const override {
        return numbers[index] == refused ? Action{"human", "{}", "nonsense"} : sample_action(numbers[index]);
    }

    std::vector<int> numbers;
    std::vector<std::uint64_t> ids;
    std::uint64_t last_id = 0;
    std::size_t done = 0;
    int refused = 0;
};

std::vector<std::string> line_of(const Journal& journal) {
    std::vector<std::string> line;
    for (int position = 1; position <= journal.length(); ++position)
        line.push_back(journal.at(position).action.label);
    return line;
}

std::vector<std::string> line_of(const PlayedNumbers& played) {
    std::vector<std::string> line;
    for (const int number : played.numbers)
        line.push_back(sample_action(number).label);
    return line;
}

TEST(StorageSession, TheJournalOfTheGameIsFollowedWhateverWasDoneSince) {
    TempFolder folder;
    Library library = Library::open(at(folder / "games.db")).value();
    Session session = Session::start(&library, sample_details()).value();
    PlayedNumbers game;
    const auto followed = [&] {
        ASSERT_TRUE(session.follow(game).value().saved);
        const Journal kept = library.load(session.record().uuid).value().journal;
        EXPECT_EQ(line_of(kept), line_of(game));
        EXPECT_EQ(kept.cursor(), static_cast<int>(game.done));
    };
    game.play(1);
    followed();
    for (int n = 2; n <= 5; ++n)
        game.play(n); // the session hears of all four at once
    followed();
    game.done = 2;
    followed();
    game.play(5); // the same action as before, but another entry
    game.play(6);
    followed();
    EXPECT_EQ(session.journal().rows().size(), 7U)
        << "each action was written once, and what was undone is kept";
    game.done = 0;
    followed();
    game.done = 4;
    followed();
    EXPECT_EQ(session.journal().rows().size(), 7U);
}

TEST(StorageSession, AGameTakenUpAgainIsFollowedFromWhereItStands) {
    TempFolder folder;
    Library library = Library::open(at(folder / "games.db")).value();
    PlayedNumbers game;
    for (int n = 1; n <= 4; ++n)
        game.play(n);
    std::string uuid;
    {
        Session session = Session::start(&library, sample_details()).value();
        ASSERT_TRUE(session.follow(game).value().saved);
        uuid = session.record().uuid;
    }
    Session session = Session::resume(library, uuid).value();
    session.adopt(game);
    game.done = 3;
    game.play(7);
    ASSERT_TRUE(session.follow(game).value().saved);
    const Journal kept = library.load(uuid).value().journal;
    EXPECT_EQ(line_of(kept), line_of(game));
    EXPECT_EQ(kept.rows().size(), 5U);
}

TEST(StorageSession, ARefusedActionIsTriedAgainAndNothingBeforeItIsLost) {
    TempFolder folder;
    Library library = Library::open(at(folder / "games.db")).value();
    Session session = Session::start(&library, sample_details()).value();
    PlayedNumbers game;
    game.play(1);
    ASSERT_TRUE(session.follow(game).value().saved);
    game.play(2);
    game.refused = 2;
    EXPECT_EQ(session.follow(game).error().id, "storage.not_json");
    game.done = 1; // an undo of what could not be written
    EXPECT_EQ(session.follow(game).error().id, "storage.not_json");
    EXPECT_EQ(session.journal().cursor(), 1);
    game.play(3);
    ASSERT_TRUE(session.follow(game).value().saved);
    EXPECT_EQ(line_of(library.load(session.record().uuid).value().journal), line_of(game));
}

TEST(StorageSession, ARefusedActionChangesNothing) {
    TempFolder folder;
    Library library = Library::open(at(folder / "games.db")).value();
    Session session = Session::start(&library, sample_details()).value();
    EXPECT_EQ(session.append({"human", "{}", "nonsense"}).error().id, "storage.not_json");
    EXPECT_EQ(session.jump(-1).error().id, "storage.bad_position");
    EXPECT_TRUE(session.saved());
    EXPECT_EQ(session.journal().length(), 0);
}

TEST(StorageSession, SnapshotsComeEverySoManyActionsAndFollowTheLineOfPlay) {
    TempFolder folder;
    OpenOptions options = at(folder / "games.db");
    options.snapshot_interval = 4;
    Library library = Library::open(options).value();
    Session session = Session::start(&library, sample_details()).value();
    session.set_snapshots({3, [&] { return state_of(session.journal()); }});
    for (int n = 1; n <= 10; ++n)
        ASSERT_TRUE(session.append(sample_action(n)).value().saved);
    EXPECT_EQ(session.snapshot(10, 3)->position, 8);
    EXPECT_EQ(session.snapshot(7, 3)->position, 4);
    EXPECT_FALSE(session.snapshot(3, 3).has_value());
    EXPECT_FALSE(session.snapshot(10, 4).has_value()) << "of another version of the game's code";

    ASSERT_TRUE(session.jump(6).value().saved);
    ASSERT_TRUE(session.append(sample_action(77)).value().saved);
    EXPECT_EQ(session.snapshot(7, 3)->position, 4);
    ASSERT_TRUE(session.append(sample_action(78)).value().saved);
    const auto snapshot = session.snapshot(8, 3);
    ASSERT_TRUE(snapshot.has_value());
    EXPECT_EQ(snapshot->position, 8);
    EXPECT_EQ(snapshot->state, state_of(session.journal())) << "not the one of the line left";
}

TEST(StorageSession, PlaysOnInMemoryWhileTheDiskIsFullAndSavesLater) {
    TempFolder folder;
    OpenOptions options = at(folder / "games.db");
    options.vfs = fault_vfs::name();
    Library library = Library::open(options).value();
    Session session = Session::start(&library, sample_details()).value();
    ASSERT_TRUE(session.append(sample_action(1)).value().saved);

    fault_vfs::arm(Disk::Full, 1, true);
    for (int n = 2; n <= 4; ++n) {
        const Ack ack = session.append(sample_action(n)).value();
        EXPECT_FALSE(ack.saved);
        EXPECT_EQ(ack.unsaved_actions, n - 1);
        EXPECT_EQ(ack.why->id, "storage.disk_full");
    }
    EXPECT_FALSE(testing::undo(session).value().saved);
    EXPECT_FALSE(session.append(sample_action(5)).value().saved);
    EXPECT_FALSE(session.retry().saved);
    EXPECT_FALSE(session.saved());
    EXPECT_EQ(library.load(session.record().uuid).value().journal.length(), 1);

    fault_vfs::disarm();
    EXPECT_TRUE(session.retry().saved);
    EXPECT_EQ(session.unsaved_actions(), 0);
    EXPECT_EQ(library.load(session.record().uuid).value().journal, session.journal());
}

TEST(StorageSession, AGameBegunWithoutALibraryIsTakenInWhole) {
    Session session = Session::start(nullptr, sample_details()).value();
    for (int n = 1; n <= 3; ++n)
        EXPECT_FALSE(session.append(sample_action(n)).value().saved);
    EXPECT_FALSE(session.finish(testing::sample_result()).value().saved);
    EXPECT_EQ(session.unsaved_actions(), 3);

    TempFolder folder;
    Library library = Library::open(at(folder / "games.db")).value();
    EXPECT_TRUE(session.attach(library).saved);
    const SavedGame saved = library.load(session.record().uuid).value();
    EXPECT_EQ(saved.journal, session.journal());
    EXPECT_EQ(saved.record.details, sample_details());
    EXPECT_EQ(saved.result->sides, testing::sample_result().sides);
}

struct TwoLines : ::testing::Test {
    TempFolder folder;
    Library library = Library::open(at(folder / "games.db")).value();
    Session one = Session::start(&library, sample_details()).value();
    Session other = Session::resume(library, one.record().uuid).value();
    const std::string uuid = one.record().uuid;

    Journal on_disk(const std::string& which) { return library.load(which).value().journal; }
};

TEST_F(TwoLines, OfTwoWindowsTheSecondBecomesAGameOfItsOwn) {
    ASSERT_TRUE(one.append(sample_action(1)).value().saved);
    const Ack ack = other.append(sample_action(2)).value();
    EXPECT_TRUE(ack.saved);
    EXPECT_EQ(ack.parted_from, uuid);
    EXPECT_NE(other.record().uuid, uuid);
    EXPECT_EQ(on_disk(uuid), one.journal());
    EXPECT_EQ(on_disk(other.record().uuid), other.journal());
    const GameRecord parted = library.load(other.record().uuid).value().record;
    EXPECT_EQ(parted.details.title, sample_details().title) << "no word is added, only a mark";
    EXPECT_EQ(parted.details.marks.parted, 1);
    EXPECT_EQ(parted.details.marks.parted_from, uuid);

    EXPECT_FALSE(other.append(sample_action(3)).value().parted_from) << "told once";
    EXPECT_TRUE(one.append(sample_action(4)).value().saved);
    EXPECT_EQ(on_disk(uuid), one.journal());
    EXPECT_EQ(library.games().value().size(), 2U);
}

TEST_F(TwoLines, AnUndoElsewhereIsNotUndoneByAnAppendHere) {
    ASSERT_TRUE(one.append(sample_action(1)).value().saved);
    ASSERT_TRUE(other.reload().ok());
    ASSERT_TRUE(testing::undo(one).value().saved);
    EXPECT_EQ(other.append(sample_action(2)).value().parted_from, uuid);
    EXPECT_EQ(on_disk(uuid), one.journal());
    EXPECT_EQ(on_disk(uuid).cursor(), 0);
}

TEST_F(TwoLines, AResultEnteredElsewhereStays) {
    ASSERT_TRUE(one.finish(testing::sample_result()).value().saved);
    EXPECT_TRUE(other.append(sample_action(2)).value().parted_from);
    EXPECT_EQ(library.results().value().size(), 1U);
}

TEST_F(TwoLines, AGameThrownAwayElsewhereStaysInTheBin) {
    ASSERT_TRUE(library.remove(uuid).ok());
    EXPECT_TRUE(one.append(sample_action(1)).value().parted_from);
    EXPECT_EQ(library.games(GameStatus::Deleted).value()[0].uuid, uuid);
    EXPECT_EQ(on_disk(one.record().uuid), one.journal());
}

TEST_F(TwoLines, AnImportOfTheOpenGameIsNoticedAndCanBeReloaded) {
    ASSERT_TRUE(one.append(sample_action(1)).value().saved);
    Library away = Library::open(at(folder / "away.db")).value();
    ASSERT_TRUE(away.import_text(library.export_game(uuid).value()).ok());
    Session there = Session::resume(away, uuid).value();
    ASSERT_TRUE(there.append(sample_action(2)).value().saved);
    EXPECT_EQ(one.standing().value(), Standing::Same);
    EXPECT_EQ(library.import_text(away.export_game(uuid).value()).value()[0].outcome,
              ImportOutcome::Extended);
    EXPECT_EQ(one.standing().value(), Standing::Ahead);
    ASSERT_TRUE(one.reload().ok());
    EXPECT_EQ(one.journal(), there.journal());
    EXPECT_EQ(one.standing().value(), Standing::Same);
    EXPECT_FALSE(one.append(sample_action(3)).value().parted_from);
    EXPECT_EQ(other.standing().value(), Standing::Ahead);
    ASSERT_TRUE(library.remove(uuid).ok());
    EXPECT_EQ(other.standing().value(), Standing::Gone);
}

TEST_F(TwoLines, ARestoredBackupOfTheOpenGameIsLeftAsItIs) {
    ASSERT_TRUE(one.append(sample_action(1)).value().saved);
    const Backup backup = library.backup().value();
    ASSERT_TRUE(one.append(sample_action(2)).value().saved);
    ASSERT_TRUE(library.close().ok());
    ASSERT_TRUE(restore_backup(folder / "games.db", backup.file).ok());
    library = Library::open(at(folder / "games.db")).value();
    EXPECT_EQ(one.standing().value(), Standing::Apart);
    const Ack ack = one.attach(library);
    EXPECT_EQ(ack.parted_from, uuid);
    EXPECT_EQ(on_disk(uuid).length(), 1);
    EXPECT_EQ(on_disk(one.record().uuid), one.journal());
}

TEST_F(TwoLines, WhatCannotBePutAsideYetIsLater) {
    ASSERT_TRUE(one.append(sample_action(1)).value().saved);
    ASSERT_TRUE(library.close().ok());
    const Ack ack = other.append(sample_action(2)).value();
    EXPECT_FALSE(ack.saved);
    EXPECT_FALSE(ack.parted_from) << "nobody knows yet";
    library = Library::open(at(folder / "games.db")).value();
    EXPECT_EQ(other.retry().parted_from, uuid);
    EXPECT_EQ(on_disk(uuid), one.journal());
}

TEST(StorageSession, TheSummaryForListsIsWrittenWithEachAction) {
    TempFolder folder;
    Library library = Library::open(at(folder / "games.db")).value();
    Session session = Session::start(&library, sample_details()).value();
    session.set_summary([&] { return R"({"round":)" + std::to_string(session.journal().cursor()) + "}"; });
    ASSERT_TRUE(session.append(sample_action(1)).value().saved);
    ASSERT_TRUE(session.append(sample_action(2)).value().saved);
    EXPECT_EQ(library.games().value()[0].summary, R"({"round":2})");
    Session newer = Session::start(&library, sample_details("newer")).value();
    ASSERT_TRUE(library.set_summary(session.record().uuid, R"({"round":7})").ok());
    EXPECT_EQ(library.games().value()[1].summary, R"({"round":7})") << "its place in the list stays";
    EXPECT_TRUE(session.append(sample_action(3)).value().saved);
    EXPECT_FALSE(library.set_summary(session.record().uuid, "[]").ok());
}

TEST(StorageSession, ReadOnlyLibraryKeepsTheGameInMemory) {
    TempFolder folder;
    const auto uuid = testing::make_library(folder / "games.db", 2);
    OpenOptions options = at(folder / "games.db");
    options.access = Access::ReadOnly;
    Library library = Library::open(options).value();
    Session session = Session::resume(library, uuid).value();
    const Ack ack = session.append(sample_action(3)).value();
    EXPECT_FALSE(ack.saved);
    EXPECT_EQ(ack.why->id, "storage.read_only");
    ASSERT_TRUE(library.close().ok());
    Library writable = Library::open(at(folder / "games.db")).value();
    EXPECT_TRUE(session.attach(writable).saved);
    EXPECT_EQ(writable.load(uuid).value().journal.length(), 3);
}

TEST(StorageSession, ALibraryOnAFullDiskIsReadAndWrittenOnceThereIsRoom) {
    for (const Disk disk : {Disk::Full, Disk::ReadOnly}) {
        TempFolder folder;
        const auto uuid = testing::make_library(folder / "games.db", 2);
        OpenOptions options = at(folder / "games.db");
        options.vfs = fault_vfs::name();
        options.create = false;
        const std::string why = disk == Disk::Full ? "storage.disk_full" : "storage.read_only";

        testing::spill(folder / "games.db.lock", "");
        fault_vfs::arm(disk, 1, true);
        options.read_if_not_writable = true;
        Library library = Library::open(options).value();
        ASSERT_FALSE(library.warnings().empty());
        EXPECT_EQ(library.warnings()[0].id, why);
        EXPECT_EQ(library.games().value().size(), 1U);
        Session session = Session::resume(library, uuid).value();
        const Ack ack = session.append(sample_action(3)).value();
        EXPECT_FALSE(ack.saved);
        EXPECT_EQ(ack.why->id, why);

        fault_vfs::disarm();
        EXPECT_TRUE(session.retry().saved);
        EXPECT_TRUE(library.writable());
        EXPECT_EQ(library.load(uuid).value().journal, session.journal());
    }
}

TEST(StorageSession, BesideARunningAppTheSecondOneReadsAndTakesOverWhenTheFirstIsClosed) {
    TempFolder folder;
    const auto uuid = testing::make_library(folder / "games.db", 2);
    Library first = Library::open(at(folder / "games.db")).value();
    OpenOptions options = at(folder / "games.db");
    options.read_if_not_writable = true;
    Library second = Library::open(options).value();
    EXPECT_FALSE(second.writable());
    EXPECT_EQ(second.warnings()[0].id, "storage.in_use");
    Session session = Session::resume(second, uuid).value();
    EXPECT_EQ(session.append(sample_action(3)).value().why->id, "storage.in_use");
    ASSERT_TRUE(first.close().ok());
    EXPECT_TRUE(session.retry().saved);
}

TEST(StorageSession, ADamagedLibraryIsNotOpenedForReadingEither) {
    TempFolder folder;
    testing::spill(folder / "games.db", std::string(5000, 'x'));
    OpenOptions options = at(folder / "games.db");
    options.read_if_not_writable = true;
    EXPECT_EQ(Library::open(options).error().id, "storage.not_a_database");
}

} // namespace
} // namespace automa::storage
