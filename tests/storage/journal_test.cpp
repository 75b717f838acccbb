#include "model/core/json_reader.h"
#include "model/storage/journal.h"

#include "model/storage/json_text.h"
#include "tests/storage/support.h"

#include <gtest/gtest.h>

namespace automa::storage {
namespace {

using testing::sample_action;

Journal played(int actions) {
    Journal journal;
    for (int n = 1; n <= actions; ++n)
        EXPECT_TRUE(journal.append(sample_action(n), n).ok());
    return journal;
}

std::vector<std::string> applied_payloads(const Journal& journal) {
    std::vector<std::string> payloads;
    for (int position = 1; position <= journal.cursor(); ++position)
        payloads.push_back(journal.at(position).action.payload);
    return payloads;
}

TEST(StorageJournal, UndoAndRedoMoveOverWholeActionsWithoutLimit) {
    Journal journal = played(50);
    const auto all = applied_payloads(journal);
    for (int n = 50; n > 0; --n)
        ASSERT_TRUE(journal.jump(n - 1).ok());
    EXPECT_TRUE(applied_payloads(journal).empty());
    for (int n = 1; n <= 50; ++n)
        ASSERT_TRUE(journal.jump(n).ok());
    EXPECT_EQ(applied_payloads(journal), all);
}

TEST(StorageJournal, TheFutureIsKeptUntilSomethingNewIsDone) {
    Journal journal = played(5);
    ASSERT_TRUE(journal.jump(2).ok());
    EXPECT_EQ(journal.length(), 5);
    ASSERT_TRUE(journal.append(sample_action(99), 6).ok());
    EXPECT_EQ(journal.length(), journal.cursor()) << "nothing is left to redo";
    EXPECT_EQ(journal.length(), 3);
    EXPECT_EQ(journal.at(3).action, sample_action(99));
}

TEST(StorageJournal, WhatWasReplacedStaysInTheRowsWithItsMark) {
    Journal journal = played(3);
    ASSERT_TRUE(journal.jump(1).ok());
    ASSERT_TRUE(journal.append(sample_action(9), 4).ok());
    ASSERT_EQ(journal.rows().size(), 4U);
    EXPECT_EQ(journal.rows()[0].superseded_by, 0);
    EXPECT_EQ(journal.rows()[1].superseded_by, 4);
    EXPECT_EQ(journal.rows()[2].superseded_by, 4);
    EXPECT_EQ(journal.rows()[3].superseded_by, 0);
    EXPECT_EQ(journal.rows()[1].action, sample_action(2));
}

TEST(StorageJournal, HistoryTellsWhatIsAppliedAndWhatIsUndone) {
    Journal journal = played(3);
    ASSERT_TRUE(journal.jump(journal.cursor() - 1).ok());
    const auto history = journal.history();
    ASSERT_EQ(history.size(), 3U);
    EXPECT_TRUE(history[1].applied);
    EXPECT_FALSE(history[2].applied);
    EXPECT_EQ(history[2].label, sample_action(3).label);
}

TEST(StorageJournal, AJumpOffTheJournalIsRefusedAndChangesNothing) {
    Journal journal = played(3);
    EXPECT_EQ(journal.jump(4).error().id, "storage.bad_position");
    EXPECT_EQ(journal.jump(-1).error().id, "storage.bad_position");
    EXPECT_EQ(journal.cursor(), 3);
}

TEST(StorageJournal, RestoringGivesTheSameJournal) {
    Journal journal = played(6);
    ASSERT_TRUE(journal.jump(3).ok());
    ASSERT_TRUE(journal.append(sample_action(7), 7).ok());
    ASSERT_TRUE(journal.append(sample_action(8), 8).ok());
    ASSERT_TRUE(journal.jump(journal.cursor() - 1).ok());
    const auto restored = Journal::restore({journal.rows().begin(), journal.rows().end()}, journal.cursor());
    ASSERT_TRUE(restored.ok());
    EXPECT_EQ(restored.value(), journal);
}

TEST(StorageJournal, RowsThatContradictEachOtherAreRefused) {
    Journal journal = played(4);
    ASSERT_TRUE(journal.jump(2).ok());
    ASSERT_TRUE(journal.append(sample_action(5), 5).ok());
    const std::vector<JournalRow> good(journal.rows().begin(), journal.rows().end());
    const auto refused = [&](auto spoil, int cursor = 3) {
        auto rows = good;
        spoil(rows);
        const auto restored = Journal::restore(rows, cursor);
        return !restored.ok() && restored.error().id == "storage.bad_journal";
    };
    EXPECT_FALSE(refused([](auto&) {}));
    EXPECT_TRUE(refused([](auto& rows) { rows[1].seq = 7; }));
    EXPECT_TRUE(refused([](auto& rows) { rows.erase(rows.begin()); }));
    EXPECT_TRUE(refused([](auto& rows) { rows[1].position = 4; }));
    EXPECT_TRUE(refused([](auto& rows) { rows[1].position = 0; }));
    EXPECT_TRUE(refused([](auto& rows) { rows[3].superseded_by = 0; }));
    EXPECT_TRUE(refused([](auto& rows) { rows[4].superseded_by = 6; }));
    EXPECT_TRUE(refused([](auto&) {}, 4));
    EXPECT_TRUE(refused([](auto&) {}, -1));
}

TEST(StorageJournal, AnActionThatIsNoBoundedJsonIsRefusedAndNothingChanges) {
    Journal journal = played(2);
    Action action = sample_action(3);
    action.payload = "{not json";
    EXPECT_EQ(journal.append(action, 0).error().id, "storage.not_json");
    action.payload = std::string(65, '[') + std::string(65, ']');
    EXPECT_EQ(journal.append(action, 0).error().id, "storage.too_deep");
    action.payload = '"' + std::string(limits::kText, 'x') + '"';
    EXPECT_EQ(journal.append(action, 0).error().id, "storage.too_big");
    action = sample_action(3);
    action.kind = "";
    EXPECT_EQ(journal.append(action, 0).error().id, "storage.bad_text");
    action.kind = "a\nb";
    EXPECT_EQ(journal.append(action, 0).error().id, "storage.bad_text");
    EXPECT_EQ(journal, played(2));
}

TEST(StorageJournal, ItsBeginningIsAJournalOfItsOwn) {
    Journal journal = played(5);
    ASSERT_TRUE(journal.jump(2).ok());
    ASSERT_TRUE(journal.append(testing::sample_action(9), 0).ok());
    const Journal first = journal.first(3);
    EXPECT_EQ(first.length(), 3);
    EXPECT_EQ(first.cursor(), 3);
    EXPECT_EQ(first.at(3).action, testing::sample_action(9));
    const std::vector<JournalRow> rows(first.rows().begin(), first.rows().end());
    EXPECT_TRUE(Journal::restore(rows, 3).ok());
    EXPECT_EQ(journal.first(1).cursor(), 1);
    EXPECT_EQ(journal.first(0), Journal{});
    EXPECT_EQ(journal.first(99).length(), 3);
}

TEST(StorageJson, BracketsInsideStringsAreNotNesting) {
    EXPECT_EQ(core::nesting_depth(R"({"a":"[[[\"[[","b":[1,[2]]})"), 3);
    EXPECT_EQ(core::nesting_depth("[[]"), 2);
    EXPECT_EQ(core::nesting_depth("17"), 0);
}

} // namespace
} // namespace automa::storage
