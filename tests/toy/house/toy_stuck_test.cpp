// What cannot be drawn at the start, and what cannot be decided, is said and not passed over.
#include "app/text/embedded_facts.h"
#include "tests/toy/app/game.h"

#include <gtest/gtest.h>

namespace automa::app::toy_app {
namespace {

/// An Automa that knows no way on from ten stones.
struct StuckRules : toy::Rules {
    [[nodiscard]] static core::Result<toy::Decision> decide(const toy::Catalogue& facts,
                                                            const toy::State& state) {
        if (state.stones == 10)
            return core::Error{"toy.stuck", "/stones", "There are ten stones."};
        return toy::Rules::decide(facts, state);
    }
};

class StuckGame final : public Session<StuckRules> {
public:
    using Session::Session;

    [[nodiscard]] QString tell(const core::Label&) const override { return {}; }
    bool startFails = false;

protected:
    [[nodiscard]] core::Status completeStart(toy::State& start) override {
        if (startFails)
            return core::Error{"toy.no_card", {}, "The first card cannot be drawn."};
        start.next = toy::Side::human;
        return core::Done{};
    }
};

std::shared_ptr<const toy::Catalogue> facts() {
    return embeddedFacts<toy::Catalogue>();
}

TEST(ToyStuck, AGameWhoseStartCannotBeCompletedIsOnlyLookedAt) {
    StuckGame game(facts());
    game.startFails = true;
    game.start(toy::new_game(game.facts()));
    ASSERT_TRUE(game.blocked());
    EXPECT_EQ(game.blocked()->id, "toy.no_card");
    const core::Status refused = game.perform(toy::Take{1});
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().id, "toy.no_card");
    game.startFails = false;
    game.start(toy::new_game(game.facts()));
    EXPECT_FALSE(game.blocked()) << "another game";
}

TEST(ToyStuck, WhyARecordBreaksOffIsSaidBeforeWhatFollowsOfIt) {
    StuckGame game(facts());
    game.startFails = true;
    game.resume(toy::new_game(game.facts()), {}, {}, core::Error{"play.bad_entry", "/entry/1", "Broken."});
    EXPECT_EQ(game.blocked()->id, "play.bad_entry");
}

TEST(ToyStuck, AnAutomaThatCannotDecideSaysWhyUntilTheTableIsAnother) {
    StuckGame game(facts());
    toy::State start = toy::new_game(game.facts());
    start.stones = 11;
    start.taken = {10, 0};
    game.start(start);
    EXPECT_EQ(game.undecidedText(), "") << "no decision is awaited";
    ASSERT_TRUE(game.perform(toy::Take{1}).ok());
    ASSERT_TRUE(game.perform(toy::Announce{}).ok());
    int told = 0;
    QObject::connect(&game, &SessionBase::changed, &game, [&] { ++told; });
    EXPECT_FALSE(game.decision());
    ASSERT_TRUE(game.undecided());
    EXPECT_EQ(game.undecided()->id, "toy.stuck");
    EXPECT_TRUE(game.undecidedText().startsWith(QStringLiteral("There are ten stones.")));
    EXPECT_EQ(told, 0) << "asking changes nothing";
    EXPECT_FALSE(game.readOnly()) << "what was done is kept, and undo is the way out";
    ASSERT_TRUE(game.undo());
    EXPECT_FALSE(game.undecided());
    EXPECT_EQ(game.undecidedText(), "");
}

} // namespace
} // namespace automa::app::toy_app
