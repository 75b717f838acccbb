// Around the pad, by touch: the forecast with its odds, and a value set by hand.
#include "tests/barrage/journeys/table_journey.h"

#include "app/barrage/text/explainer.h"
#include "model/barrage/turn/forecast.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

using automa::app::barrage_app::DemoTable;
using namespace automa::journeys;

TEST(BarrageTable, TheForecastShowsOddsAndCanBeSwitchedOff) {
    TableJourney journey(DemoTable::threeCompanies(7), humanActs);
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("outcome_0"); }));
    // Counted here tile by tile, from what lies face down.
    const auto& game = journey.game();
    const auto unseen = game.state().tiles.stack.size() - 1;
    const auto foreseen = automa::barrage::forecast(game.facts(), game.state());
    ASSERT_TRUE(foreseen);
    ASSERT_EQ(foreseen->prospects.size(), unseen);
    QMap<QString, int> counted;
    for (const automa::barrage::Prospect& prospect : foreseen->prospects)
        ++counted[automa::app::barrage_app::BarrageExplainer(game.facts(), prospect.before, prospect.decision)
                      .headline()];
    const auto most = std::max_element(counted.cbegin(), counted.cend());
    const automa::app::ForecastOutcome first = journey.app().forecast()->outcomeList().front();
    EXPECT_EQ(counted.value(first.text), *most) << "the likeliest stands first";
    EXPECT_TRUE(journey.says(first.text));
    const QString exact = QStringLiteral("%1\u00A0of\u00A0%2").arg(*most).arg(unseen);
    const auto nearest = std::lround(100.0 * *most / static_cast<double>(unseen));
    EXPECT_TRUE(journey.says(QStringLiteral("%1%").arg(nearest))) << "per cent at first sight";
    EXPECT_FALSE(journey.says(exact));
    journey.tap("outcome_0");
    EXPECT_TRUE(journey.says(exact)) << "the exact odds are a tap away";
    journey.tap("forecastSwitch");
    EXPECT_FALSE(journey.shows("outcome_0"));
    EXPECT_FALSE(journey.app().forecast()->enabled());
    journey.tap("forecastSwitch");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.shows("outcome_0"); }));
}

TEST(BarrageTable, AValueSetByHandIsLoggedAndUndone) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady);
    journey.tapNamed("Trackers");
    const QString company = journey.app().tracker()->company();
    const int vp = journey.app().tracker()->vp();
    journey.tap("trackerEdit");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("field_vp"); }));
    journey.tapMore("field_vp");
    journey.tap("fieldsSet");
    EXPECT_EQ(journey.app().tracker()->company(), company);
    EXPECT_EQ(journey.app().tracker()->vp(), vp + 1);
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("By hand"); }));
    journey.app().table()->undo();
    journey.settle();
    EXPECT_EQ(journey.app().tracker()->vp(), vp);
    EXPECT_FALSE(journey.says("By hand"));
}
