// The ledger follows the journal as it grows, and a view-model knows whether it is in sight.
#include "app/play/ledger.h"
#include "app/play/viewers.h"
#include "app/text/embedded_facts.h"
#include "tests/toy/app/game.h"

#include <QSignalSpy>
#include <gtest/gtest.h>

#include <memory>

namespace automa::app::toy_app {
namespace {

int followed = 0; // events, by all followers

/// A line for everything that is taken, with what the heap came to.
class HeapFollower {
public:
    explicit HeapFollower(const ToyGame& game) : facts_(game.facts()), state_(game.startState()) {}

    void follow(const toy::Event& event) {
        ++followed;
        toy::Rules::apply(facts_, state_, event);
        if (const auto* taken = std::get_if<toy::Taken>(&event))
            lines_.push_back(
                {.total = QString::number(state_.stones), .gain = taken->side == toy::Side::human});
    }
    [[nodiscard]] const std::vector<LedgerLine>& lines() const { return lines_; }

private:
    const toy::Catalogue& facts_;
    toy::State state_;
    std::vector<LedgerLine> lines_;
};

class ToyLedger : public ::testing::Test {
protected:
    ToyLedger() {
        game.start(toy::new_game(game.facts()));
        followed = 0;
    }
    void take(int stones) {
        ASSERT_TRUE(game.perform(toy::Take{stones}).ok());
        ASSERT_TRUE(game.perform(toy::Announce{}).ok());
        ASSERT_TRUE(game.perform(toy::Confirm{}).ok());
    }
    /// The totals, the newest first.
    [[nodiscard]] QStringList totals() {
        ledger.show(game);
        QStringList all;
        for (int i = 0; i < ledger.lines()->count(); ++i)
            all << ledger.lines()->at(i).value<LedgerLine>().total;
        return all;
    }
    /// As one who has never looked before would tell it.
    [[nodiscard]] QStringList afresh() const {
        HeapFollower follower(game);
        for (const ToyGame::Entry& entry : game.journal().past())
            for (const toy::Event& event : entry.events)
                follower.follow(event);
        QStringList all;
        for (const LedgerLine& line : follower.lines())
            all.prepend(line.total);
        return all;
    }

    ToyGame game{embeddedFacts<toy::Catalogue>()};
    Ledger<ToyGame, HeapFollower> ledger;
};

} // namespace

TEST_F(ToyLedger, ReadsEveryEventOnceAsTheGameGoesOn) {
    EXPECT_EQ(totals(), QStringList());
    take(2);
    EXPECT_EQ(totals(), (QStringList{"16", "19"}));
    const int before = followed;
    EXPECT_EQ(before, 3);
    EXPECT_EQ(totals(), (QStringList{"16", "19"}));
    EXPECT_EQ(followed, before) << "nothing is new";
    take(1);
    EXPECT_EQ(totals(), (QStringList{"12", "15", "16", "19"}));
    EXPECT_EQ(followed, before + 3) << "only what is new";
}

TEST_F(ToyLedger, UndoRedoAndAnotherBranchAreToldAsTheyAre) {
    take(2);
    take(1);
    EXPECT_EQ(totals().size(), 4);
    ASSERT_TRUE(game.jump(3));
    EXPECT_EQ(totals(), (QStringList{"16", "19"}));
    ASSERT_TRUE(game.jump(6));
    EXPECT_EQ(totals(), (QStringList{"12", "15", "16", "19"}));
    ASSERT_TRUE(game.jump(3));
    take(3); // as many entries as before, but others
    EXPECT_EQ(totals(), afresh());
    EXPECT_EQ(totals().value(1), "13");
    ASSERT_TRUE(game.jump(0));
    EXPECT_EQ(totals(), QStringList());
}

TEST_F(ToyLedger, AnotherGameBeginsAnew) {
    toy::State fewer = toy::new_game(game.facts());
    fewer.stones = 9;
    EXPECT_EQ(totals(), QStringList()) << "the start of the first game is known";
    game.start(fewer);
    take(1);
    EXPECT_EQ(totals().last(), "8");
    game.start(toy::new_game(game.facts()));
    take(1);
    EXPECT_EQ(totals().last(), "20") << "as long as the other game";
    game.close();
    EXPECT_EQ(totals(), QStringList());
}

TEST_F(ToyLedger, ForgottenItIsToldAnew) {
    take(2);
    EXPECT_EQ(totals().size(), 2);
    const int before = followed;
    ledger.forget();
    EXPECT_EQ(totals().size(), 2);
    EXPECT_EQ(followed, 2 * before);
}

TEST(PlayViewers, AreActiveAsLongAsAnyPaneIsInSight) {
    Viewers viewers;
    QSignalSpy changes(&viewers, &Viewers::activeChanged);
    QObject first;
    auto second = std::make_unique<QObject>();
    EXPECT_FALSE(viewers.isActive());
    viewers.look(&first, false);
    EXPECT_EQ(changes.size(), 0);
    viewers.look(&first, true);
    viewers.look(&first, true);
    viewers.look(second.get(), true);
    EXPECT_TRUE(viewers.isActive());
    EXPECT_EQ(changes.size(), 1);
    viewers.look(&first, false); // a page that goes after the next has come
    EXPECT_TRUE(viewers.isActive());
    second.reset();
    EXPECT_FALSE(viewers.isActive()) << "what is destroyed looks no more";
    EXPECT_EQ(changes.size(), 2);
}

} // namespace automa::app::toy_app
