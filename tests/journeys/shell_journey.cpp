#include "tests/journeys/faults.h"
#include "tests/journeys/journey.h"

#include "app/shell/settings_stores.h"

#include <QDateTime>
#include <QFile>
#include <QJSValue>
#include <gtest/gtest.h>

using automa::journeys::Journey;

namespace {

struct Spoken {
    const char* code;
    const char* settings;
    const char* textSize;
};

constexpr Spoken spoken[] = {{"en", "Settings", "Text size"},
                             {"uk", "Налаштування", "Розмір тексту"},
                             {"pl", "Ustawienia", "Rozmiar tekstu"},
                             {"ru", "Настройки", "Размер текста"}};

QString colourOf(Journey& journey) {
    return journey.window().grabWindow().pixelColor(4, journey.window().height() - 4).name();
}

} // namespace

TEST(Shell, SwitchesEveryLanguageAtRunTime) {
    Journey journey;
    journey.tap("home_settings");
    for (const Spoken& language : spoken) {
        journey.tap(QStringLiteral("language_%1").arg(QLatin1String(language.code)));
        EXPECT_TRUE(journey.says(QString::fromUtf8(language.settings))) << language.code;
        EXPECT_TRUE(journey.says(QString::fromUtf8(language.textSize))) << language.code;
        EXPECT_EQ(journey.shell().language().toStdString(), language.code);
        journey.press(Qt::Key_Back);
        EXPECT_TRUE(journey.says(QString::fromUtf8(language.settings))) << "Home speaks " << language.code;
        journey.tap("home_settings");
    }
}

TEST(Shell, TurnsDarkAndLight) {
    Journey journey;
    journey.tap("home_settings");
    EXPECT_EQ(colourOf(journey).toStdString(), "#f4eee1");
    journey.tap("choice_dark");
    EXPECT_EQ(colourOf(journey).toStdString(), "#10191f");
    journey.tap("choice_light");
    EXPECT_EQ(colourOf(journey).toStdString(), "#f4eee1");
}

TEST(Shell, GoesBackByKeyByButtonAndByGesture) {
    Journey journey;
    for (const Qt::Key key : {Qt::Key_Back, Qt::Key_Escape}) {
        journey.tap("home_settings");
        ASSERT_TRUE(journey.shows("settingsPage"));
        journey.press(key);
        EXPECT_TRUE(journey.shows("homePage"));
        EXPECT_FALSE(journey.shows("settingsPage"));
    }
    journey.tap("home_settings");
    journey.tap("back");
    EXPECT_TRUE(journey.shows("homePage"));
    journey.tap("home_settings");
    journey.swipe(QPointF(6, 400), QPointF(220, 410));
    EXPECT_TRUE(journey.shows("homePage"));
}

TEST(Shell, GoesBackThroughThePagesOneByOne) {
    Journey journey;
    journey.tap("home_settings");
    journey.tap("settings_about");
    ASSERT_TRUE(journey.shows("aboutPage"));
    EXPECT_EQ(journey.shell().navigator()->depth(), 3);
    journey.press(Qt::Key_Escape);
    EXPECT_TRUE(journey.shows("settingsPage"));
    journey.press(Qt::Key_Escape);
    EXPECT_TRUE(journey.shows("homePage"));
}

TEST(Shell, AFewGamesStandOnHomeByNameAndBackFromTheFirstStepOfOneLeadsToThem) {
    Journey journey;
    for (const QSize size : {QSize(412, 915), QSize(360, 640), QSize(1280, 800)}) {
        journey.resize(size);
        for (const QString& game : journey.shell().games()->ids()) {
            journey.tap(QStringLiteral("new_") + game);
            EXPECT_FALSE(journey.shows("homePage")) << game.toStdString() << " is one tap away";
            journey.press(Qt::Key_Back);
            EXPECT_TRUE(journey.shows("homePage"));
        }
    }
}

TEST(Shell, KeepsSettingsOverARestart) {
    const QString file = QString::fromStdString(::testing::TempDir()) + QStringLiteral("automa_settings.ini");
    QFile::remove(file);
    {
        Journey journey(QSize(412, 915), std::make_unique<automa::app::IniSettingsStore>(file));
        journey.tap("home_settings");
        journey.tap("language_pl");
        journey.tap("choice_dark");
        journey.tap("more");
        journey.tap("keepAwake");
    }
    Journey journey(QSize(412, 915), std::make_unique<automa::app::IniSettingsStore>(file));
    EXPECT_EQ(journey.shell().language().toStdString(), "pl");
    EXPECT_TRUE(journey.shell().settings()->dark());
    EXPECT_EQ(journey.shell().settings()->textSize(), 125);
    EXPECT_FALSE(journey.shell().settings()->keepAwake());
    QFile::remove(file);
}

TEST(Shell, WorksByKeyboardAlone) {
    Journey journey;
    for (int presses = 0; presses < 20 && !journey.shows("settingsPage"); ++presses) {
        journey.press(Qt::Key_Tab);
        if (journey.window().activeFocusItem() == journey.find("home_settings"))
            journey.press(Qt::Key_Space);
    }
    ASSERT_TRUE(journey.shows("settingsPage"));
    for (int presses = 0; presses < 20; ++presses) {
        if (journey.window().activeFocusItem() == journey.find("language_uk"))
            break;
        journey.press(Qt::Key_Tab);
    }
    journey.press(Qt::Key_Space);
    EXPECT_EQ(journey.shell().language().toStdString(), "uk");
}

TEST(Shell, SaysToastsOneAfterTheOther) {
    Journey journey;
    QString taken;
    QObject::connect(&journey.shell(), &automa::app::Shell::accepted, &journey.window(),
                     [&taken](const QString& token) { taken = token; });
    journey.shell().offer("Turn undone", "Redo", "redo-1");
    journey.shell().say("Saved");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.says("Turn undone"); }));
    EXPECT_FALSE(journey.says("Saved"));
    journey.tap("toastAction");
    EXPECT_EQ(taken.toStdString(), "redo-1");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("Saved"); }));
    EXPECT_FALSE(journey.says("Turn undone"));
}

namespace {

automa::app::HomeNews newsOfAGame() {
    automa::app::ContinueCard card;
    card.overline = "Barrage · round 3 of 5";
    card.saved = QDateTime::currentDateTime().addSecs(-130);
    card.scores = {{{}, "USA", "28", ""}, {{}, "Italy", "33", ""}, {{}, "Germany", "31", "you"}};
    card.action = "Continue — Italy is next";
    card.page = "about";
    return {.card = card, .fault = std::nullopt};
}

} // namespace

TEST(Home, OffersToContinueTheLastGame) {
    Journey journey;
    journey.shell().home()->setSource(newsOfAGame);
    journey.settle();
    EXPECT_TRUE(journey.says("Barrage · round 3 of 5"));
    EXPECT_TRUE(journey.says("saved 2 min ago"));
    EXPECT_TRUE(journey.says("33"));
    journey.picture("home_continue");
    journey.shell().settings()->setLanguage("uk");
    journey.settle();
    EXPECT_TRUE(journey.says("збережено 2\u00a0хв тому"));
    journey.tap("continue");
    EXPECT_EQ(journey.shell().navigator()->current().toStdString(), "about");
}

TEST(Home, ShowsAPartOfEveryGameUntilOneIsPlayed) {
    Journey journey;
    const auto pictures = [&] {
        return journey.find("homePicture")->property("pictures").value<QJSValue>().toVariant().toList();
    };
    ASSERT_GT(journey.shell().games()->count(), 1);
    EXPECT_EQ(pictures().size(), journey.shell().games()->count());
    const QString played = journey.shell().games()->ids().back();
    journey.shell().home()->setSource([&played] {
        automa::app::HomeNews news = newsOfAGame();
        news.card->page = played + QStringLiteral("/game");
        return news;
    });
    journey.settle();
    ASSERT_EQ(pictures().size(), 1);
    EXPECT_EQ(pictures().front().toUrl(), journey.shell().games()->pictureOf(played + QStringLiteral("/")));
    for (const QString& game : journey.shell().games()->ids())
        EXPECT_TRUE(game == played
                    || journey.shell().games()->pictureOf(game + QStringLiteral("/"))
                           != pictures().front().toUrl())
            << game.toStdString();
}

TEST(Home, TellsOfABrokenSaveAndOffersTheWayOut) {
    Journey journey;
    int recovered = 0;
    journey.shell().home()->setSource([&recovered]() -> automa::app::HomeNews {
        if (recovered > 0)
            return newsOfAGame();
        return {.card = std::nullopt,
                .fault = automa::app::HomeFault{"A saved game could not be read",
                                                "The file ends in the middle of a move. Nothing was changed.",
                                                "Open backup", [&recovered] { ++recovered; }}};
    });
    journey.settle();
    EXPECT_TRUE(journey.says("The file ends in the middle of a move."));
    journey.picture("home_fault");
    journey.tap("errorAction");
    EXPECT_EQ(recovered, 1);
    EXPECT_FALSE(journey.says("The file ends in the middle of a move."));
    EXPECT_TRUE(journey.says("Continue — Italy is next"));
}

TEST(Home, ListsTheGamesAndPagesThatPluggedIn) {
    Journey journey;
    auto& shell = journey.shell();
    const int before = shell.games()->count();
    int made = 0;
    shell.games()->add({.id = "chess",
                        .name = [] { return QStringLiteral("Chess"); },
                        .about = {},
                        .symbol = "games",
                        .newGame = shell.pages()->url("about"),
                        .makeViewModel =
                            [&made] {
                                ++made;
                                return std::make_unique<QObject>();
                            }});
    shell.pages()->add({.id = "atlas",
                        .url = shell.pages()->url("about"),
                        .title = [] { return QStringLiteral("Atlas"); },
                        .detail = [] { return QStringLiteral("Maps"); },
                        .symbol = "board",
                        .order = 1,
                        .onHome = true});
    journey.settle();
    EXPECT_EQ(shell.games()->count(), before + 1);
    EXPECT_TRUE(journey.says("Atlas"));
    journey.newGame("chess");
    EXPECT_EQ(shell.navigator()->current().toStdString(), "chess/new");
    QObject* model = shell.games()->viewModel("chess");
    EXPECT_NE(model, nullptr);
    EXPECT_EQ(shell.games()->viewModel("chess"), model);
    EXPECT_EQ(made, 1);
    EXPECT_EQ(shell.games()->viewModel("go"), nullptr);
}

TEST(Shell, KeepsTheScreenOnWhileAGameIsOnTheTable) {
    Journey journey;
    auto& shell = journey.shell();
    shell.pages()->add({"chess/game", shell.pages()->url("about"), {}, {}, {}});
    EXPECT_FALSE(shell.screenKeptAwake());
    shell.navigator()->open("chess/game");
    shell.navigator()->open("about");
    EXPECT_TRUE(shell.screenKeptAwake());
    shell.settings()->setKeepAwake(false);
    EXPECT_FALSE(shell.screenKeptAwake());
    shell.settings()->setKeepAwake(true);
    EXPECT_TRUE(shell.screenKeptAwake());
    shell.navigator()->home();
    EXPECT_FALSE(shell.screenKeptAwake());
}

TEST(Shell, AnUnknownPageChangesNothing) {
    Journey journey;
    EXPECT_FALSE(journey.shell().navigator()->open("nowhere"));
    EXPECT_TRUE(journey.shows("homePage"));
    EXPECT_EQ(journey.shell().navigator()->depth(), 1);
}
