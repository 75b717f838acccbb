// "Why?" on every size: a map that can be read, the thing that decided, skipped actions that lead on.
#include "app/barrage/barrage_app.h"
#include "app/barrage/demo/board_demo.h"
#include "app/barrage/demo/shots.h"
#include "app/barrage/sample_table.h"
#include "app/barrage/turn/why_trace.h"
#include "model/barrage/state/board.h"
#include "tests/journeys/journey.h"

#include <gtest/gtest.h>

using automa::app::barrage_app::BarrageApp;
using automa::app::barrage_app::BarrageGame;
using automa::app::barrage_app::BarrageWhy;
using automa::app::barrage_app::DemoTable;
using automa::app::barrage_app::startBoardDemo;
using automa::app::barrage_app::TracedStep;
using automa::app::barrage_app::whyChapters;
using automa::journeys::Journey;
using namespace automa::barrage;

namespace {

BarrageApp& appOf(Journey& journey) {
    return *qobject_cast<BarrageApp*>(journey.shell().games()->viewModel("barrage"));
}

BarrageWhy& openWhy(Journey& journey) {
    BarrageApp& app = appOf(journey);
    startBoardDemo(app.game());
    journey.shell().navigator()->open("barrage/why");
    journey.settle();
    return *app.why();
}

QString textOf(Journey& journey, const char* name) {
    const QQuickItem* item = journey.find(QLatin1String(name));
    return item != nullptr ? item->property("text").toString() : QString();
}

/// Where a place of the board lies in the map's window.
QPointF inWindow(const QQuickItem& map, QPointF place) {
    const QPointF corner(map.property("viewLeft").toDouble(), map.property("viewTop").toDouble());
    return (place - corner) * map.property("unit").toDouble();
}

/// The criterion that an entry of the trace applied and that told spaces apart; otherwise nothing.
std::string_view narrowedBy(const automa::core::TraceEntry& entry) {
    if (entry.message != "criterion" || entry.before == entry.after)
        return {};
    for (const automa::core::Argument& argument : entry.arguments)
        if (argument.name == "criterion")
            return std::get<std::string_view>(argument.value);
    return {};
}

/// The step that tells of an entry.
const TracedStep* stepOf(const std::vector<automa::app::barrage_app::TracedChapter>& chapters,
                         const automa::core::TraceEntry& entry) {
    for (const automa::app::barrage_app::TracedChapter& chapter : chapters)
        for (const TracedStep& step : chapter.steps)
            if (step.reason.before == entry.before && step.reason.after == entry.after)
                return &step;
    return nullptr;
}

class WhyOnSize : public testing::TestWithParam<QSize> {};

} // namespace

TEST_P(WhyOnSize, TheMapCanBeReadAndHoldsTheWinner) {
    Journey journey(GetParam());
    BarrageWhy& why = openWhy(journey);
    int winners = 0;
    for (;; journey.tap("whyNext")) {
        const QQuickItem* map = journey.find("map");
        if (why.onMap()) {
            ASSERT_NE(map, nullptr);
            // As large as can be read, unless the candidates lie too far apart for it.
            const double unit = map->property("unit").toDouble();
            const QRectF spread = why.map()->boundsOf(why.view(why.views() - 1));
            EXPECT_TRUE(unit >= 0.55 || spread.width() * unit > 0.5 * map->width()
                        || spread.height() * unit > 0.5 * map->height())
                << unit;
            EXPECT_GE(map->width() * map->height(), 0.2 * GetParam().width() * GetParam().height());
        }
        const QString winner = why.map()->idOf(why.shown().winner);
        if (!winner.isEmpty()) {
            ++winners;
            const QRectF window(0, 0, map->width(), map->height());
            EXPECT_TRUE(window.contains(inWindow(*map, why.map()->centreOf(winner)))) << winner.toStdString();
        }
        const QQuickItem* box = journey.find(QStringLiteral("whyBox%1").arg(why.step()));
        if (const QQuickItem* row = journey.find("whyFunnel"); row != nullptr && box != nullptr) {
            const QRectF at = box->mapRectToItem(row, QRectF(0, 0, box->width(), box->height()));
            EXPECT_GE(at.left(), 0) << "the current step of the funnel is in sight";
            EXPECT_LE(at.right(), row->width());
        }
        if (why.atEnd())
            break;
    }
    EXPECT_GT(winners, 0);
}

INSTANTIATE_TEST_SUITE_P(Sizes, WhyOnSize,
                         testing::Values(QSize(360, 640), QSize(412, 915), QSize(1280, 800)),
                         [](const testing::TestParamInfo<QSize>& size) {
                             return std::to_string(size.param.width()) + "x"
                                    + std::to_string(size.param.height());
                         });

TEST(BarrageWhy, ASkippedActionIsNamedAndLeadsToTheNext_B_3_3) {
    Journey journey;
    BarrageWhy& why = openWhy(journey);
    ASSERT_GT(why.told().size(), 1U);
    ASSERT_FALSE(why.told().front().done);
    journey.tap("whyChapter0");
    EXPECT_EQ(why.title(), "Why is action 1 skipped?");
    EXPECT_TRUE(journey.says(why.title()));
    while (!why.last())
        journey.tap("whyNext");
    EXPECT_TRUE(textOf(journey, "whyHeading").startsWith("Skipped: "));
    EXPECT_EQ(textOf(journey, "whyNext"), "Action 2");
    journey.tap("whyNext");
    EXPECT_EQ(why.chapter(), 1);
    for (int steps = 0; steps < 60 && !why.atEnd(); ++steps)
        journey.tap("whyNext");
    EXPECT_EQ(textOf(journey, "whyNext"), "Got it");
    journey.tap("whyNext");
    EXPECT_FALSE(journey.shows("whyPage"));
}

TEST(BarrageWhy, ThePipeAndThePowerhouseThatDecideAreLit_B_7_3) {
    Journey journey;
    automa::app::barrage_app::BarrageGame& game = appOf(journey).game();
    const Catalogue& facts = game.facts();
    GameOptions options = DemoTable::threeCompanies(1);
    for (auto& participant : options.participants)
        participant.player = PlayerKind::automa;
    const auto drawn = new_game(facts, options);
    ASSERT_TRUE(drawn.ok());
    game.start(drawn.value().state, automa::app::barrage_app::TileSource::app);
    int seen = 0;
    automa::app::barrage_app::playOn(game, [&](const automa::app::barrage_app::BarrageGame& played) {
        if (!played.decision())
            return false;
        const Decision& decision = *played.decision();
        const auto chapters = whyChapters(facts, played.state(), decision);
        for (const auto& entry : decision.trace) {
            if (narrowedBy(entry) != "own_powerhouse")
                continue;
            const TracedStep* step = stepOf(chapters, entry);
            const SpaceSet lit = step != nullptr ? step->decisive : SpaceSet();
            const SpaceSet pipes =
                lit.where([&](SpaceId space) { return facts.space(space).kind == SpaceKind::conduit; });
            EXPECT_FALSE(pipes.empty());
            for (const SpaceId pipe : pipes) {
                const auto house =
                    powerhouse_in(facts, played.state(), facts.space(pipe).destination, decision.company);
                EXPECT_TRUE(house && lit.has(*house)) << facts.space(pipe).id;
            }
            ++seen;
        }
        return false;
    });
    EXPECT_GT(seen, 0) << "the game does not show the criterion";
}

TEST(BarrageWhy, OpensWithTheReasonInOnePlainSentence) {
    Journey journey;
    journey.shell().settings()->setLanguage(QStringLiteral("en"));
    openWhy(journey);
    const QString summary = textOf(journey, "whySummary");
    EXPECT_TRUE(summary.contains("Decided by: ") || summary.contains("only possible space")
                || summary.contains("first action on the tile"))
        << summary.toStdString();
}

TEST(BarrageWhy, ThePageOpenedAgainTellsOfTheTurnThatLiesOnTheTable) {
    Journey journey;
    BarrageWhy& why = openWhy(journey);
    const QQuickItem* const page = journey.find("whyPage");
    ASSERT_NE(page, nullptr);
    const QString first = why.subtitle() + why.title();
    journey.tap("whyNext");
    ASSERT_TRUE(journey.shell().navigator()->back());
    journey.settle();
    EXPECT_FALSE(journey.shows("whyPage"));
    playOn(appOf(journey).game(), [&](const BarrageGame& game) {
        return game.decision() && game.decision()->needs.empty() && why.subtitle() + why.title() != first;
    });
    ASSERT_NE(why.subtitle() + why.title(), first);
    journey.shell().navigator()->open("barrage/why");
    journey.settle();
    ASSERT_EQ(journey.find("whyPage"), page) << "it is kept, not made again";
    EXPECT_TRUE(journey.says(why.subtitle()));
    EXPECT_EQ(textOf(journey, "whyHeading"), why.heading());
    EXPECT_EQ(textOf(journey, "whySentence"), why.sentence());
    const QQuickItem* const map = journey.find("map");
    const QString winner = why.map()->idOf(why.shown().winner);
    if (map && !winner.isEmpty()) {
        const QRectF sight(0, 0, map->width(), map->height());
        EXPECT_TRUE(sight.contains(inWindow(*map, why.map()->centreOf(winner))));
    }
}

TEST(BarrageWhy, TheMapFitsAllCandidates) {
    for (const QSize size : {QSize(360, 640), QSize(412, 915), QSize(1280, 800)}) {
        Journey journey(size);
        BarrageWhy& why = openWhy(journey);
        for (int step = 0; step < why.steps(); ++step) {
            why.setStep(step);
            journey.settle();
            const QQuickItem* map = journey.find("map");
            if (!map || why.views() == 0)
                continue;
            for (const QString& id : why.view(why.views() - 1)) {
                const QPointF at = inWindow(*map, why.map()->centreOf(id));
                EXPECT_TRUE(QRectF(0, 0, map->width(), map->height()).contains(at))
                    << id.toStdString() << " at step " << step << ", " << size.width();
            }
        }
    }
}
