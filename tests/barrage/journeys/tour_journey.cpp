// The first five minutes: the tour by touch in every language, skipped at every step; help on every screen.
#include "tests/journeys/journey.h"
#include "tests/journeys/saved_games.h"

#include "app/barrage/barrage_app.h"
#include "app/barrage/setup/share_code.h"
#include "app/shell/settings_stores.h"

#include <QClipboard>
#include <QGuiApplication>
#include <gtest/gtest.h>

using automa::app::Settings;
using automa::app::barrage_app::BarrageApp;
using automa::journeys::Journey;
using automa::journeys::savedGames;

namespace {

constexpr int steps = 6;

BarrageApp& app(Journey& journey) {
    return *static_cast<BarrageApp*>(journey.shell().games()->viewModel(QStringLiteral("barrage")));
}

QString textOf(Journey& journey, const char* name) {
    QQuickItem* item = journey.find(QLatin1String(name));
    return item ? item->property("text").toString() : QString();
}

} // namespace

TEST(Tour, IsFinishedByTouchInEveryLanguage) {
    for (const QString& language : Settings::languages()) {
        Journey journey;
        journey.shell().settings()->setLanguage(language);
        journey.shell().welcome();
        journey.settle();
        ASSERT_TRUE(journey.shows("choosePage")) << language.toStdString();
        journey.tap("tour_barrage");
        ASSERT_TRUE(journey.shows("tourPage")) << language.toStdString();
        journey.tap("tourNext");
        const QString headline = textOf(journey, "headline");
        EXPECT_FALSE(headline.isEmpty());
        journey.picture(QStringLiteral("tour_turn_") + language);
        journey.tap("tourNext");
        EXPECT_TRUE(journey.shows("whySentence"));
        EXPECT_FALSE(textOf(journey, "whySentence").isEmpty());
        journey.picture(QStringLiteral("tour_why_") + language);
        journey.tap("tourNext");
        EXPECT_EQ(textOf(journey, "headline"), headline);
        journey.tap("tourNext");
        EXPECT_FALSE(textOf(journey, "tourLast").isEmpty());
        journey.picture(QStringLiteral("tour_undo_") + language);
        journey.tap("tourNext");
        EXPECT_EQ(textOf(journey, "headline"), headline) << "the same turn with the same tile";
        journey.tap("tourNext");
        EXPECT_TRUE(journey.shows("homePage"));
        EXPECT_EQ(journey.taps(), 1 + steps);
        EXPECT_FALSE(app(journey).isOpen()) << "the tour opens no game";
        EXPECT_TRUE(savedGames(journey).empty()) << "and saves none";
    }
}

TEST(Tour, CanBeSkippedAtEveryStepAndNeverBlocks) {
    Journey journey;
    for (int step = 0; step + 1 < steps; ++step) {
        journey.shell().navigator()->open(QStringLiteral("barrage/tour"));
        journey.settle();
        for (int i = 0; i < step; ++i)
            journey.tap("tourNext");
        journey.tap("tourSkip");
        EXPECT_TRUE(journey.shows("homePage")) << "skipped at step " << step + 1;
        EXPECT_TRUE(journey.shows("homeScroll"));
    }
    journey.shell().navigator()->open(QStringLiteral("barrage/tour"));
    journey.settle();
    journey.press(Qt::Key_Back);
    EXPECT_TRUE(journey.shows("homePage")) << "the back key leaves it too";
}

TEST(Tour, ComesOnceAndAgainFromSettings) {
    Journey journey;
    EXPECT_FALSE(journey.shows("choosePage"));
    journey.shell().welcome();
    journey.settle();
    ASSERT_TRUE(journey.shows("choosePage")) << "of several games it asks which";
    journey.tap("tourSkip");
    EXPECT_TRUE(journey.shows("homePage"));
    journey.shell().welcome();
    journey.settle();
    EXPECT_FALSE(journey.shows("choosePage")) << "only the first start asks";
    journey.tap("home_settings");
    journey.goTo("settings", "barrage", "tour");
    EXPECT_TRUE(journey.shows("tourPage"));
}

TEST(Tour, LeavesTheOpenGameAlone) {
    Journey journey;
    journey.newGame("barrage");
    journey.tap("setUp");
    journey.tap("begin");
    const automa::barrage::State before = app(journey).game().state();
    journey.shell().navigator()->home();
    journey.shell().navigator()->open(QStringLiteral("barrage/tour"));
    journey.settle();
    for (int i = 0; i < steps; ++i)
        journey.tap("tourNext");
    EXPECT_EQ(app(journey).game().state(), before);
    EXPECT_EQ(savedGames(journey).size(), 1U);
}

TEST(Help, IsOnEveryScreenAndSaysWhatItIsFor) {
    Journey journey;
    for (const QString& id : journey.shell().pages()->ids()) {
        journey.shell().navigator()->home();
        if (id.endsWith(QStringLiteral("/setup")) || id.endsWith(QStringLiteral("/game"))
            || id.endsWith(QStringLiteral("/why")) || id.contains(QStringLiteral("lookup/")))
            continue; // opened with something to show, below and in the journeys of their own
        journey.shell().navigator()->open(id);
        journey.settle();
        ASSERT_TRUE(journey.shows("helpButton")) << id.toStdString();
        journey.tap("helpButton");
        EXPECT_GT(textOf(journey, "helpWords").size(), 40) << id.toStdString();
        journey.tap("sheetClose");
    }
    journey.shell().navigator()->home();
    journey.settle();
    journey.tap("helpButton");
    EXPECT_TRUE(journey.says("Continue your last game or start a new one."));
}

TEST(Help, FollowsThePlaceAndTheLanguage) {
    Journey journey;
    journey.newGame("barrage");
    journey.tap("setUp");
    journey.tap("begin");
    journey.tap("helpButton");
    EXPECT_TRUE(journey.says("On the Automa’s turn, move the pieces"));
    journey.tap("sheetClose");
    journey.tapNamed("Board");
    journey.tap("helpButton");
    EXPECT_TRUE(journey.says("The board as the app knows it."));
    journey.tap("sheetClose");
    journey.shell().settings()->setLanguage(QStringLiteral("pl"));
    journey.settle();
    journey.tap("helpButton");
    EXPECT_TRUE(journey.says("Mapa taka, jaką zna aplikacja."));
}

TEST(ShareCode, LaysOutTheSameTableOnAnotherPhone) {
    QString code;
    automa::barrage::State state;
    {
        Journey first;
        first.newGame("barrage");
        first.tap("leeghwater");
        first.tap("addParticipant");
        first.tap("setUp");
        code = textOf(first, "shareCode");
        first.tap("copyCode");
        EXPECT_EQ(QGuiApplication::clipboard()->text(), code);
        state = app(first).setup()->state();
    }
    Journey second;
    second.newGame("barrage");
    second.tap("enterCode");
    second.tap("pasteCode");
    second.tap("useCode");
    ASSERT_TRUE(second.shows("setupPage"));
    EXPECT_EQ(app(second).setup()->state(), state);
    EXPECT_EQ(textOf(second, "shareCode"), code);
}

TEST(ShareCode, ThatIsWrongGetsAClearSentence) {
    Journey journey;
    journey.newGame("barrage");
    journey.tap("enterCode");
    journey.tap("useCode");
    EXPECT_TRUE(journey.says("Type the code shown on the other phone."));
    journey.tap("field");
    journey.type(QStringLiteral("ABCDE-FGHJK"));
    EXPECT_FALSE(journey.says("Type the code shown on the other phone."))
        << "typing takes the complaint away";
    journey.tap("useCode");
    EXPECT_TRUE(journey.says("A letter is wrong, missing or in the wrong place."));
    EXPECT_TRUE(journey.shows("codeEntry") || journey.shows("codeField"));
}
