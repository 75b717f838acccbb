// A whole game of Scythe by touch to the sixth star, with everything that comes on the way; and a game that
// is killed and taken up again.
#include "tests/scythe/journeys/scythe_journey.h"

#include "tests/journeys/kept_games.h"

using namespace automa::journeys;
using namespace automa::scythe;

namespace {

struct Seen {
    bool flip = false;
    bool water = false;
    int automaTurns = 0;
    int mostTaps = 0; // of a turn of the Automa without a fight or a question
};

/// One turn of each side; whatever is asked is answered with what stands first.
void playOn(ScytheJourney& journey, Seen& seen) {
    if (journey.game().humanToAct() && journey.app().combat()->stage() == ScytheCombat::None) {
        journey.tap("endTurnButton");
        journey.resetTaps();
        return;
    }
    if (journey.app().combat()->stage() == ScytheCombat::Dial)
        return journey.tap("revealButton");
    if (journey.app().combat()->stage() == ScytheCombat::Values)
        return journey.tap("humanWon");
    if (journey.app().table()->question()->asked())
        return journey.tap("needItem_0");
    seen.flip = seen.flip || journey.says("scheme II of every card counts");
    seen.water = seen.water || journey.says("Water is open from now on");
    journey.tap("doneButton");
    ++seen.automaTurns;
    seen.mostTaps = std::max(seen.mostTaps, journey.taps());
    journey.resetTaps();
}

} // namespace

TEST(ScytheWholeGame, ByTouchToTheSixthStarWithFlipAndWater) {
    GameOptions options = twoFactions(3);
    options.star_card = StarCard::automa;
    ScytheJourney journey(options);
    Seen seen;
    for (int taps = 0; taps < 400 && !journey.game().over() && !testing::Test::HasFailure(); ++taps)
        playOn(journey, seen);
    ASSERT_TRUE(journey.game().over());
    EXPECT_EQ(stars_of(journey.game().facts(), journey.game().automa().automa), stars_of_side);
    EXPECT_TRUE(seen.flip);
    EXPECT_TRUE(seen.water);
    EXPECT_LE(seen.mostTaps, 4);
    EXPECT_GT(seen.automaTurns, 10);
    while (journey.game().canUndo())
        ASSERT_TRUE(journey.game().undo());
    EXPECT_EQ(journey.state(), journey.game().startState());
}

TEST(ScytheWholeGame, KilledAndTakenUpAgainItStandsWhereItStood) {
    KeptGames kept;
    State left;
    QString game;
    {
        ScytheJourney journey;
        journey.tap("endTurnButton");
        journey.tap("doneButton");
        journey.tap("endTurnButton");
        left = journey.state();
        game = journey.app().saves().openGame();
        kept.copyAsKilled();
    }
    Journey later;
    ASSERT_TRUE(scytheOf(later).resume(game));
    EXPECT_EQ(scytheOf(later).game().state(), left);
    later.shell().navigator()->open(QStringLiteral("scythe/game"));
    later.settle();
    EXPECT_TRUE(later.shows("doneButton"));
    EXPECT_TRUE(later.says(scytheOf(later).table()->turn()->headline()));
}
