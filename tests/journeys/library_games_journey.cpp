// The page of games when they are of more than one kind.
#include "tests/journeys/journey.h"

#include "app/library/library_app.h"

#include <gtest/gtest.h>

#include <algorithm>

using automa::app::LibraryApp;
using automa::app::PlayedGame;
using automa::app::Shot;
using automa::journeys::Journey;

namespace {

void arrange(Journey& journey, const QString& name) {
    for (const Shot& shot : journey.shell().shots().all())
        if (shot.name == name) {
            shot.arrange(journey.shell(), journey.window());
            journey.settle();
            return;
        }
    FAIL() << "there is no " << name.toStdString();
}

} // namespace

TEST(GamesPage, IsNarrowedToOneGameByTouchAndShowsAllAgain) {
    Journey journey;
    arrange(journey, QStringLiteral("barrage_home"));
    arrange(journey, QStringLiteral("scythe_home"));
    journey.tap("home_games");
    const auto& rows = LibraryApp::of(journey.shell()).games()->rows()->rows();
    const auto of = [&rows](const char* game) {
        return std::ranges::count(rows, QString::fromLatin1(game), &PlayedGame::game);
    };
    ASSERT_GT(of("barrage"), 0);
    ASSERT_GT(of("scythe"), 0);
    const std::size_t all = rows.size();
    journey.tap("filter_scythe");
    EXPECT_EQ(of("barrage"), 0);
    EXPECT_GT(of("scythe"), 0);
    journey.tap("filter_");
    EXPECT_EQ(rows.size(), all);
}

TEST(GamesPage, IsWhereBackLeadsFromAGameAndFromTheBin) {
    Journey journey;
    arrange(journey, QStringLiteral("barrage_home"));
    journey.tap("home_games");
    const auto& rows = LibraryApp::of(journey.shell()).games()->rows()->rows();
    const std::size_t all = rows.size();
    ASSERT_GT(all, 0U);
    journey.tap("moreGame");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("deleteGame"); }));
    journey.tap("deleteGame");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("toastAction"); })) << "the way back";
    EXPECT_EQ(rows.size(), all - 1);
    journey.tap("gamesBin");
    journey.tap("moreGame");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("undeleteGame"); }));
    journey.tap("undeleteGame");
    EXPECT_TRUE(journey.waitUntil([&] { return !journey.shows("toast"); })) << "it is back already";
    ASSERT_TRUE(journey.waitUntil([&] { return !journey.shows("undeleteGame"); }));
    journey.press(Qt::Key_Back);
    EXPECT_EQ(rows.size(), all);
    EXPECT_FALSE(journey.shows("gamesBin"));
    journey.tap("game_0");
    ASSERT_FALSE(journey.shows("gamesPage"));
    journey.press(Qt::Key_Back);
    EXPECT_TRUE(journey.shows("gamesPage"));
}
