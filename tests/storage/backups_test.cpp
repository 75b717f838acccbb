#include "model/storage/backups.h"

#include "model/storage/rescue.h"
#include "tests/storage/support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

namespace automa::storage {
namespace {

using testing::at;
using testing::FakeClock;
using testing::kDayMs;
using testing::sample_action;
using testing::sample_details;
using testing::TempFolder;

struct BackupsTest : ::testing::Test {
    TempFolder folder;
    FakeClock time;
    Library library = open();
    Session session = Session::start(&library, sample_details()).value();
    int played = 0;

    Library open() {
        OpenOptions options = at(folder / "games.db");
        options.clock = time.clock();
        return Library::open(options).value();
    }
    void play() { ASSERT_TRUE(session.append(sample_action(++played)).value().saved); }
    bool backed_up() { return library.backup_if_due().value().has_value(); }
};

constexpr std::int64_t kHourMs = 3'600'000;

TEST_F(BackupsTest, OneADayRenewedHourlyAndOnlyWhenSomethingChanged) {
    play();
    EXPECT_TRUE(backed_up());
    play();
    time.ms += kHourMs / 2;
    EXPECT_FALSE(backed_up()) << "this hour's is there";
    time.ms += kHourMs;
    EXPECT_TRUE(backed_up());
    EXPECT_EQ(library.backups().value().size(), 1U) << "in the place of today's";
    EXPECT_EQ(preview_library(library.backups().value()[0].file).value().actions, 2);
    time.ms += kDayMs;
    play();
    EXPECT_TRUE(backed_up());
    EXPECT_EQ(library.backups().value().size(), 2U);
    time.ms += kDayMs;
    EXPECT_FALSE(backed_up()) << "nothing changed";
    ASSERT_TRUE(testing::undo(session).value().saved);
    EXPECT_TRUE(backed_up()) << "an undo is a change";
    time.ms += kDayMs;
    ASSERT_TRUE(library.set_setting("a", "b").ok());
    EXPECT_TRUE(backed_up()) << "so is a setting";
    time.ms -= 10 * kDayMs;
    play();
    EXPECT_TRUE(backed_up()) << "a clock set back does not stop the backups";
    const auto backups = library.backups().value();
    for (std::size_t i = 1; i < backups.size(); ++i)
        EXPECT_GT(backups[i].number, backups[i - 1].number);
}

TEST_F(BackupsTest, AtClosingTodaysIsRenewedIfSomethingChanged) {
    play();
    EXPECT_TRUE(backed_up());
    EXPECT_FALSE(library.backup_if_due(Due::Now).value().has_value()) << "nothing changed";
    play();
    EXPECT_TRUE(library.backup_if_due(Due::Now).value().has_value());
    ASSERT_EQ(library.backups().value().size(), 1U);
    EXPECT_EQ(preview_library(library.backups().value()[0].file).value().actions, 2);
}

TEST_F(BackupsTest, NoneOfALibraryWithoutGames) {
    Library empty = Library::open(at(folder / "empty/games.db")).value();
    ASSERT_TRUE(empty.set_setting("a", "b").ok());
    EXPECT_EQ(empty.backup().error().id, "storage.nothing_to_back_up");
    EXPECT_FALSE(empty.backup_if_due().value().has_value());
    EXPECT_FALSE(std::filesystem::exists(folder / "empty/backups"));
}

TEST_F(BackupsTest, WhatAKilledBackupLeftIsSweptAndNothingElse) {
    play();
    std::filesystem::create_directories(folder / "backups");
    const auto leftover = folder / "backups/games-000009-20261116T000000Z-daily.db.part";
    for (const char* suffix : {"", "-journal", "-wal"}) {
        std::filesystem::path file = leftover;
        testing::spill(file += suffix, "half");
    }
    const auto stranger = folder / "backups/games-holiday.db.part";
    testing::spill(stranger, "not ours");
    ASSERT_TRUE(library.backup().ok());
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder / "backups"), {}), 2);
    EXPECT_EQ(testing::slurp(stranger), "not ours");
}

TEST_F(BackupsTest, NumbersGoOnBeyondAMillionAndNeverWrap) {
    play();
    std::filesystem::create_directories(folder / "backups");
    const Backup first = library.backup().value();
    std::filesystem::rename(first.file, folder / "backups/games-999999-20261116T000000Z-manual.db");
    EXPECT_EQ(library.backup().value().number, 1'000'000);
    EXPECT_EQ(library.backup().value().number, 1'000'001);
    const auto backups = library.backups().value();
    ASSERT_EQ(backups.size(), 3U);
    EXPECT_EQ(backups.back().number, 1'000'001);
    // One that was put there by hand to make the numbers run over.
    testing::spill(folder / "backups/games-99999999999999999999-20261116T000000Z-manual.db", "x");
    EXPECT_EQ(library.backup().value().number, 1'000'002);
    testing::spill(folder / "backups/games-999999999-20261116T000000Z-manual.db", "x");
    EXPECT_EQ(library.backup().error().id, "storage.cannot_open") << "said, not wrapped";
}

TEST_F(BackupsTest, ABackupIsAWholeLibrary) {
    play();
    play();
    const Backup backup = library.backup().value();
    EXPECT_EQ(backup.bytes, std::filesystem::file_size(backup.file));
    const LibraryPreview preview = preview_library(backup.file).value();
    ASSERT_EQ(preview.games.size(), 1U);
    EXPECT_EQ(preview.games[0], library.games().value()[0]);
    EXPECT_EQ(preview.actions, 2);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder / "backups"), {}), 1)
        << "a preview leaves no side files";
}

TEST_F(BackupsTest, RestoringGoesBackAndCanBeUndone) {
    play();
    const Backup backup = library.backup().value();
    play();
    play();
    const Journal latest = session.journal();
    EXPECT_EQ(restore_backup(folder / "games.db", backup.file).error().id, "storage.in_use");
    ASSERT_TRUE(library.close().ok());
    EXPECT_TRUE(restore_backup(folder / "games.db", backup.file).value().empty());
    library = open();
    EXPECT_EQ(library.load(session.record().uuid).value().journal.length(), 1);
    EXPECT_TRUE(library.warnings().empty());
    const Backup before = library.backups().value().back();
    EXPECT_EQ(before.reason, BackupReason::Restore);
    ASSERT_TRUE(library.close().ok());
    ASSERT_TRUE(restore_backup(folder / "games.db", before.file).ok());
    library = open();
    EXPECT_EQ(library.load(session.record().uuid).value().journal, latest);
}

TEST_F(BackupsTest, AnInterruptedRestoreIsFinishedByTheNextOpening) {
    play();
    const Backup backup = library.backup().value();
    play();
    ASSERT_TRUE(library.close().ok());
    // The moment between the two renames: the copy is ready, the old file is gone, its log still lies there.
    std::filesystem::copy_file(backup.file, folder / "games.db.restoring");
    std::filesystem::remove(folder / "games.db");
    testing::spill(folder / "games.db-wal", "leftover");
    library = open();
    EXPECT_EQ(library.load(session.record().uuid).value().journal.length(), 1);
    EXPECT_EQ(testing::slurp(folder / "games.db.aside-1-wal"), "leftover");
}

TEST_F(BackupsTest, OnlyAWholeBackupIsRestored) {
    play();
    const Backup backup = library.backup().value();
    ASSERT_TRUE(library.close().ok());
    const std::string bytes = testing::slurp(folder / "games.db");
    testing::spill(backup.file, testing::slurp(backup.file).substr(0, 5000));
    EXPECT_EQ(restore_backup(folder / "games.db", backup.file).error().id, "storage.damaged");
    EXPECT_EQ(restore_backup(folder / "games.db", folder / "nothing").error().id, "storage.no_backup");
    EXPECT_EQ(testing::slurp(folder / "games.db"), bytes);
}

TEST_F(BackupsTest, ForeignFilesInTheFolderAreLeftAlone) {
    play();
    const auto stranger = folder / "backups/games-holiday.db";
    std::filesystem::create_directories(folder / "backups");
    testing::spill(stranger, "not ours");
    for (int n = 0; n < 15; ++n)
        ASSERT_TRUE(library.backup().ok());
    EXPECT_EQ(testing::slurp(stranger), "not ours");
    EXPECT_EQ(library.backups().value().size(), 10U);
    EXPECT_EQ(library.backups().value().back().number, 15);
}

std::vector<Backup> days(int count, BackupReason reason = BackupReason::Daily) {
    std::vector<Backup> backups;
    for (int day = 0; day < count; ++day) {
        Backup backup;
        backup.number = day + 1;
        backup.stamp = file_stamp(FakeClock{}.ms + day * kDayMs);
        backup.reason = reason;
        backups.push_back(backup);
    }
    return backups;
}

TEST(BackupThinning, KeepsAWeekAndOneAMonthAndAlwaysTheNewest) {
    auto kept = days(100); // 16 November to 23 February
    for (const Backup& gone : superfluous(kept))
        std::erase(kept, gone);
    std::vector<int> numbers;
    for (const Backup& backup : kept)
        numbers.push_back(backup.number);
    EXPECT_EQ(numbers, (std::vector<int>{15, 46, 77, 94, 95, 96, 97, 98, 99, 100}));
}

TEST(BackupThinning, NeverTakesTheNewestOfAnyReason) {
    auto all = days(30, BackupReason::Migration);
    for (Backup& backup : days(30, BackupReason::Import)) {
        backup.number += 100;
        all.push_back(backup);
    }
    for (const Backup& gone : superfluous(all)) {
        EXPECT_NE(gone.number, 30);
        EXPECT_NE(gone.number, 130);
    }
    EXPECT_TRUE(superfluous(days(1)).empty());
}

TEST(BackupThinning, AClockSetBackDoesNotMakeTheNewestLookOld) {
    auto all = days(20);
    all.back().stamp = file_stamp(0);
    for (const Backup& gone : superfluous(all))
        EXPECT_NE(gone.number, 20);
}

} // namespace
} // namespace automa::storage
