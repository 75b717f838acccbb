// The statistics page: empty, filled, filtered, exported.
#include "tests/journeys/journey.h"

#include "app/barrage/barrage_app.h"
#include "app/library/library_app.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <algorithm>

using automa::app::LibraryApp;
using automa::journeys::Journey;
namespace storage = automa::storage;

namespace {

/// Numbers and what they count are held together by no-break spaces.
bool says(Journey& journey, const QString& words) {
    const QStringList all = journey.texts();
    return std::any_of(all.begin(), all.end(), [&](QString text) {
        return text.replace(QChar(0x00A0), QLatin1Char(' ')).contains(words);
    });
}

storage::GameResult result(int human, int automa, const char* level, const char* company) {
    storage::GameResult made;
    made.sides = {{company, "Ann", "human", human, human > automa ? 1 : 2, {10, 30, human}},
                  {"italy",
                   "",
                   "automa",
                   automa,
                   human > automa ? 2 : 1,
                   {10, 25, automa},
                   std::string(R"({"level":")") + level + "\"}"}};
    return made;
}

void play(Journey& journey, const storage::GameResult& finished) {
    storage::Library& library = *LibraryApp::of(journey.shell()).host().library();
    auto session = storage::Session::start(&library, {"barrage", "Table", "[]", "app", 1, 7, "{}"});
    ASSERT_TRUE(session.ok());
    ASSERT_TRUE(session.value().finish(finished).ok());
}

} // namespace

TEST(StatisticsPage, SaysWhatToDoWhileThereIsNoGame) {
    Journey journey;
    journey.tap("home_statistics");
    EXPECT_TRUE(says(journey, "No finished game yet"));
    EXPECT_FALSE(journey.shows("exportCsv"));
}

TEST(StatisticsPage, CountsFiltersAndExports) {
    QTemporaryDir exports;
    qputenv("AUTOMA_EXPORTS", QFile::encodeName(exports.path()));
    Journey journey;
    play(journey, result(90, 80, "medium", "usa"));
    play(journey, result(95, 80, "high", "germany"));
    play(journey, result(60, 80, "high", "germany"));
    journey.tap("home_statistics");
    journey.picture("statistics");
    EXPECT_TRUE(says(journey, "3 games · 2 won"));
    EXPECT_TRUE(says(journey, "2 · 0 · 1"));
    EXPECT_TRUE(says(journey, "By Automa level"));
    journey.tap("curveWords");
    EXPECT_TRUE(says(journey, "Humans, average: start 10.0"));

    journey.tap("statisticsFilter");
    journey.tap("filter_level_high");
    journey.tap("sheetClose");
    EXPECT_TRUE(says(journey, "2 games · 1 won"));
    journey.tap("exportCsv");
    const QStringList files = QDir(exports.path()).entryList({QStringLiteral("*.csv")});
    ASSERT_EQ(files.size(), 1);
    QFile file(QDir(exports.path()).filePath(files.first()));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray csv = file.readAll();
    EXPECT_EQ(csv.count('\n'), 1 + 2 * 2) << "a heading and the participants of two games";
    EXPECT_TRUE(csv.contains(",seat,company,name,")) << "the game's own words";

    journey.tap("clearFilters");
    EXPECT_TRUE(says(journey, "3 games · 2 won"));
    qunsetenv("AUTOMA_EXPORTS");
}

TEST(StatisticsPage, OffersAGameWhoseResultsAreAllArchived) {
    Journey journey;
    play(journey, result(90, 80, "medium", "usa"));
    storage::Library& library = *LibraryApp::of(journey.shell()).host().library();
    for (const storage::GameSummary& game : library.games(storage::GamesQuery{}).value())
        ASSERT_TRUE(library.archive(game.uuid).ok());
    auto other = storage::Session::start(&library, {"scythe", "Table", "[]", "app", 1, 7, "{}"});
    ASSERT_TRUE(other.ok());
    ASSERT_TRUE(other.value().finish(result(50, 60, "medium", "nordic")).ok());
    journey.tap("home_statistics");
    EXPECT_TRUE(journey.shows("statistics_scythe"));
    ASSERT_TRUE(journey.shows("statistics_barrage"));
    journey.tap("statistics_barrage");
    EXPECT_TRUE(says(journey, "1 game · 1 won"));
}

TEST(StatisticsPage, ShowsWhatAPlayedGameLeft) {
    Journey journey;
    play(journey, result(90, 80, "medium", "usa"));
    journey.tap("home_statistics");
    EXPECT_TRUE(says(journey, "1 game · 1 won"));
    play(journey, result(70, 80, "medium", "usa"));
    journey.press(Qt::Key_Back);
    journey.tap("home_statistics");
    EXPECT_TRUE(says(journey, "2 games · 1 won"));
}
