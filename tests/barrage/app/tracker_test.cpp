// The trackers without a window: what they show, when it is computed, and that it is never of yesterday.
#include "tests/barrage/app/random_table.h"

#include "app/barrage/tracker/tracker.h"
#include "app/text/text_ids.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;

std::vector<LedgerLine> linesOf(BarrageTracker& tracker) {
    std::vector<LedgerLine> all;
    for (int i = 0; i < tracker.ledger()->count(); ++i)
        all.push_back(tracker.ledger()->at(i).value<LedgerLine>());
    return all;
}

class BarrageTrackers : public ::testing::Test {
protected:
    BarrageTrackers() { game.start(RandomTable::start(3, true), TileSource::app); }

    /// What somebody sees who looks for the first time.
    [[nodiscard]] std::vector<LedgerLine> afresh(const QString& company) {
        BarrageTracker other(game);
        other.setCompany(company);
        QObject eye;
        other.viewers()->look(&eye, true);
        return linesOf(other);
    }

    const test::Speaking english{"en"};
    BarrageGame game{testFacts()};
    BarrageTracker tracker{game};
    QObject pane;
};

} // namespace

TEST_F(BarrageTrackers, TheLedgerIsTheSameHoweverOneCameToThePosition) {
    tracker.viewers()->look(&pane, true);
    RandomTable table(game, 3);
    std::size_t most = 0;
    for (int i = 0; i < 120 && table.step(); ++i) {
        if (i % 7 == 3) {
            ASSERT_TRUE(game.undo());
        }
        if (i % 14 == 3) {
            ASSERT_TRUE(game.redo());
        }
        if (i % 5 == 0)
            tracker.setCompany(id_of(game.state().turn_order[i % game.state().turn_order.size()]).toString());
        ASSERT_EQ(linesOf(tracker), afresh(tracker.company())) << "step " << i;
        most = std::max(most, linesOf(tracker).size());
    }
    EXPECT_GT(most, 3U) << "there was something to tell";
    game.start(RandomTable::start(4, false), TileSource::app);
    EXPECT_EQ(tracker.ledger()->count(), 0) << "another game";
}

TEST_F(BarrageTrackers, NothingIsComputedWhileNobodyLooks) {
    RandomTable table(game, 3);
    QSignalSpy changes(&tracker, &BarrageTracker::changed);
    while (game.length() < 120 && table.step()) {
    }
    ASSERT_GT(game.length(), 40U);
    EXPECT_EQ(changes.size(), 0);
    EXPECT_EQ(tracker.ledger()->count(), 0);
    tracker.viewers()->look(&pane, true);
    EXPECT_EQ(changes.size(), 1);
    const auto seen = linesOf(tracker);
    EXPECT_EQ(seen, afresh(tracker.company()));
    EXPECT_FALSE(seen.empty());
    tracker.viewers()->look(&pane, false);
    ASSERT_TRUE(game.jump(0));
    EXPECT_EQ(linesOf(tracker), seen);
    tracker.viewers()->look(&pane, true);
    EXPECT_EQ(tracker.ledger()->count(), 0);
}

TEST_F(BarrageTrackers, AnotherLanguageTellsTheLedgerAnew) {
    RandomTable table(game, 3);
    tracker.viewers()->look(&pane, true);
    while (tracker.ledger()->count() == 0)
        ASSERT_TRUE(table.step());
    const QString before = linesOf(tracker).front().text;
    const test::Speaking polish{"pl"};
    tracker.retell();
    EXPECT_NE(linesOf(tracker).front().text, before);
}

} // namespace automa::app::barrage_app
