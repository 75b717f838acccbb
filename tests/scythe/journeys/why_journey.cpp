// "Why?" of Scythe: every symbol that was tried is told, on a map that shows what is told apart.
#include "tests/scythe/journeys/scythe_journey.h"

using namespace automa::journeys;
using namespace automa::scythe;

TEST(ScytheWhy, EveryStepOfEveryTurnIsToldInWordsOnTheMap) {
    ScytheJourney journey;
    int narrowed = 0;
    int arrows = 0;
    for (int turn = 0; turn < 4; ++turn) {
        journey.tap("endTurnButton");
        if (!journey.shows("whyButton"))
            break;
        journey.tap("whyButton");
        ASSERT_TRUE(journey.shows("whyPage"));
        journey.picture(QStringLiteral("scythe_why_%1").arg(turn));
        auto* why = journey.app().why();
        while (!why->first())
            why->back();
        for (int step = 0; step < 200 && !why->atEnd(); ++step) {
            EXPECT_FALSE(why->sentence().isEmpty());
            EXPECT_FALSE(why->sentence().contains(QLatin1Char('%'))) << why->sentence().toStdString();
            EXPECT_FALSE(why->heading().contains(QLatin1Char('_'))) << why->heading().toStdString();
            narrowed += why->onMap() ? 1 : 0;
            arrows += why->shown().decided() && !why->shown().lines.empty() ? 1 : 0;
            journey.tap("whyNext");
        }
        journey.tap("whyNext");
        EXPECT_FALSE(journey.shows("whyPage"));
        journey.tap("doneButton");
    }
    EXPECT_GT(narrowed, 10);
    EXPECT_GT(arrows, 0) << "from where the piece goes to where";
}

TEST(ScytheForecastLine, FollowsWhatIsEntered) {
    ScytheJourney journey;
    journey.app().forecast()->setEnabled(true);
    journey.app().forecast()->computeNow();
    ASSERT_TRUE(journey.app().forecast()->available());
    double sum = 0;
    for (const auto& outcome : journey.app().forecast()->outcomeList())
        sum += outcome.share;
    EXPECT_NEAR(sum, 1, 1e-9);
    EXPECT_TRUE(journey.waitUntil([&] { return journey.shows("forecastLine"); }));
}
