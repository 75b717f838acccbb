// The history of turns that another version of the app decided: what was done is told, not what the rules of
// today would do.
#include "tests/barrage/app/random_table.h"

#include "app/barrage/history.h"
#include "app/barrage/labels.h"
#include "app/barrage/turn/why.h"

#include <gtest/gtest.h>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;

class PastTurns : public ::testing::Test {
protected:
    PastTurns() {
        game.start(RandomTable::start(5, false), TileSource::app);
        RandomTable table(game, 5);
        while (game.length() < 120 && table.step()) {
        }
    }
    /// The points that the turn gave for producing, if it did.
    static VpChanged* produced(BarrageGame::Entry& entry) {
        for (Event& event : entry.events)
            if (auto* vp = std::get_if<VpChanged>(&event))
                return vp;
        return nullptr;
    }

    BarrageGame game{testFacts()};
};

QStringList linesOf(const PastTurn& turn) {
    QStringList lines;
    for (const StepGroup& group : turn.groups)
        for (const auto& line : group.lines)
            lines << line.text;
    return lines;
}

} // namespace

TEST_F(PastTurns, AreExplainedWhereTheRulesOfTodayDecideTheSame) {
    BarrageWhy why(game, BarrageWhy::Of::past);
    int turns = 0;
    for (std::size_t i = 0; i < game.length(); ++i) {
        const BarrageGame::Entry& entry = game.journal().entries()[i];
        if (!entry.label.id.starts_with("automa_turn"))
            continue;
        ++turns;
        const HistoryWords words = BarrageTeller::words(game, game.stateAt(i), entry);
        EXPECT_NE(words.text, labelText(game, entry.label)) << "entry " << i;
        EXPECT_FALSE(words.detail.isEmpty()) << "entry " << i;
        EXPECT_TRUE(BarrageTeller::turn(game, game.stateAt(i), entry).explained) << "entry " << i;
        EXPECT_TRUE(why.lookBack(static_cast<int>(i) + 1)) << "entry " << i;
    }
    EXPECT_GT(turns, 10);
}

TEST_F(PastTurns, AreToldByWhatMovedWhereTheRulesDecidedOtherwise) {
    int turns = 0;
    for (std::size_t i = 0; i < game.length(); ++i) {
        const State before = game.stateAt(i);
        BarrageGame::Entry entry = game.journal().entries()[i];
        VpChanged* vp = produced(entry);
        if (!entry.label.id.starts_with("automa_turn") || vp == nullptr)
            continue;
        ++turns;
        vp->amount = static_cast<std::int16_t>(vp->amount + 31);
        const State after = barrage::apply(before, entry.events);
        EXPECT_FALSE(pastDecision(game, before, entry).has_value()) << "entry " << i;
        EXPECT_EQ(BarrageTeller::words(game, before, entry).text, labelText(game, entry.label));
        const PastTurn told = BarrageTeller::turn(game, before, entry);
        EXPECT_FALSE(told.explained) << "entry " << i;
        const QString marker = QString::number(after.company(vp->company).vp);
        EXPECT_FALSE(linesOf(told).filter(marker).isEmpty())
            << "entry " << i << " moves the marker to " << marker.toStdString() << ": "
            << linesOf(told).join(u'\n').toStdString();
    }
    EXPECT_GT(turns, 0);
}

TEST_F(PastTurns, HaveNoReasonsWhereTheRulesDecidedOtherwise) {
    BarrageGame::Journal journal;
    std::vector<int> changed;
    for (const BarrageGame::Entry& each : game.journal().entries()) {
        BarrageGame::Entry entry = each;
        if (VpChanged* vp = produced(entry);
            vp != nullptr && entry.label.id == "automa_turn" && changed.empty()) {
            ++vp->amount;
            changed.push_back(static_cast<int>(journal.cursor()) + 1);
        }
        journal.append(std::move(entry));
    }
    ASSERT_FALSE(changed.empty());
    game.resume(State(game.startState()), std::move(journal), TileSource::app);
    BarrageWhy why(game, BarrageWhy::Of::past);
    EXPECT_FALSE(why.lookBack(changed.front()));
    EXPECT_FALSE(why.ready());
}

} // namespace automa::app::barrage_app
