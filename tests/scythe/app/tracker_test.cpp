// The trackers without a window: the ledger is never of yesterday, and nothing is computed for nobody.
#include "app/scythe/sample_table.h"
#include "app/scythe/tracker/tracker.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

namespace automa::app::scythe_app {
namespace {

using namespace scythe;

std::shared_ptr<const Catalogue> facts() {
    static const auto loaded = std::make_shared<const Catalogue>(Catalogue::load_embedded().value());
    return loaded;
}

std::vector<LedgerLine> linesOf(ScytheTracker& tracker) {
    std::vector<LedgerLine> all;
    for (int i = 0; i < tracker.ledger()->count(); ++i)
        all.push_back(tracker.ledger()->at(i).value<LedgerLine>());
    return all;
}

class ScytheTrackers : public ::testing::Test {
protected:
    ScytheTrackers() { game.start(new_game(*facts(), SampleTable::twoFactions(2)).value()); }

    [[nodiscard]] std::vector<LedgerLine> afresh() {
        ScytheTracker other(game);
        QObject eye;
        other.viewers()->look(&eye, true);
        return linesOf(other);
    }

    const test::Speaking english{"en"};
    ScytheGame game{facts()};
    ScytheTracker tracker{game};
    QObject pane;
};

} // namespace

TEST_F(ScytheTrackers, TheLedgerIsTheSameHoweverOneCameToThePosition) {
    tracker.viewers()->look(&pane, true);
    SampleTable people(game, 2);
    for (int i = 0; i < 60 && people.step(); ++i) {
        ASSERT_EQ(linesOf(tracker), afresh()) << "step " << i;
        if (i % 6 == 5) {
            ASSERT_TRUE(game.undo());
            ASSERT_EQ(linesOf(tracker), afresh()) << "undone " << i;
            ASSERT_TRUE(game.redo());
        }
    }
    EXPECT_GT(tracker.ledger()->count(), 3);
}

TEST_F(ScytheTrackers, WhileNobodyLooksOnlyTheSidesAreKeptUp) {
    SampleTable people(game, 2);
    QSignalSpy changes(&tracker, &ScytheTracker::changed);
    QSignalSpy sides(&tracker, &ScytheTracker::sidesChanged);
    for (int i = 0; i < 30 && people.step(); ++i) {
    }
    EXPECT_EQ(changes.size(), 0);
    EXPECT_EQ(tracker.ledger()->count() + tracker.cards()->count() + tracker.numbers()->count(), 0);
    EXPECT_GT(sides.size(), 0);
    tracker.viewers()->look(&pane, true);
    EXPECT_EQ(changes.size(), 1);
    EXPECT_EQ(tracker.cards()->count(), static_cast<int>(card_count));
    EXPECT_EQ(linesOf(tracker), afresh());
    EXPECT_FALSE(linesOf(tracker).empty());
}

} // namespace automa::app::scythe_app
