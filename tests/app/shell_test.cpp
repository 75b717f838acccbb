#include "app/shell/games.h"
#include "app/shell/home_feed.h"
#include "app/shell/language_choices.h"
#include "app/shell/navigator.h"
#include "app/shell/settings.h"
#include "app/shell/settings_stores.h"
#include "app/shell/shell.h"
#include "app/shell/symbols.h"

#include <QDir>
#include <QLocale>
#include <gtest/gtest.h>

using automa::app::MemorySettingsStore;
using automa::app::Settings;

namespace {

std::unique_ptr<MemorySettingsStore> storeWith(const QString& key, const QVariant& value) {
    auto store = std::make_unique<MemorySettingsStore>();
    store->write(key, value);
    return store;
}

} // namespace

namespace {

automa::app::Page page(const char* id, const QUrl& url, int order, bool onHome) {
    automa::app::Page made;
    made.id = QString::fromLatin1(id);
    made.url = url;
    made.order = order;
    made.onHome = onHome;
    return made;
}

} // namespace

TEST(Languages, AreOfferedAsTheyAreSpoken) {
    automa::app::LanguageChoices choices;
    QStringList codes;
    for (const automa::app::LanguageChoice& one : choices.rows()->rows()) {
        codes << one.code;
        const QString own = QLocale(one.code).nativeLanguageName();
        EXPECT_TRUE(own.contains(one.name, Qt::CaseInsensitive)) << own.toStdString();
    }
    EXPECT_EQ(codes, Settings::languages());
}

TEST(ShellSettings, StoredNonsenseReadsAsTheDefault) {
    EXPECT_EQ(Settings(storeWith("language", "klingon")).language().toStdString(), "system");
    EXPECT_EQ(Settings(storeWith("theme", 7)).theme().toStdString(), "system");
    EXPECT_EQ(Settings(storeWith("textSize", "huge")).textSize(), 100);
    EXPECT_EQ(Settings(storeWith("textSize", 900)).textSize(), 200);
    EXPECT_EQ(Settings(storeWith("textSize", -3)).textSize(), 100);
    EXPECT_EQ(Settings(storeWith("animations", QVariant())).animations().toStdString(), "system");
}

TEST(ShellSettings, RefusesWhatItDoesNotKnowAndChangesNothing) {
    Settings settings(std::make_unique<MemorySettingsStore>());
    int changes = 0;
    QObject::connect(&settings, &Settings::languageChanged, &settings, [&changes] { ++changes; });
    settings.setLanguage("pl");
    settings.setLanguage("klingon");
    settings.setLanguage("pl");
    EXPECT_EQ(settings.language().toStdString(), "pl");
    EXPECT_EQ(changes, 1);
    settings.setTheme("pink");
    EXPECT_EQ(settings.theme().toStdString(), "system");
}

TEST(ShellSettings, DarkAndAnimatedFollowTheChoice) {
    Settings settings(std::make_unique<MemorySettingsStore>());
    settings.setTheme("dark");
    EXPECT_TRUE(settings.dark());
    settings.setTheme("light");
    EXPECT_FALSE(settings.dark());
    settings.setAnimations("off");
    EXPECT_FALSE(settings.animated());
    settings.setAnimations("on");
    EXPECT_TRUE(settings.animated());
}

TEST(ShellSettings, KeepsValuesForTheGames) {
    Settings settings(std::make_unique<MemorySettingsStore>());
    EXPECT_EQ(settings.value("toy/forecast", true).toBool(), true);
    settings.setValue("toy/forecast", false);
    EXPECT_EQ(settings.value("toy/forecast", true).toBool(), false);
}

TEST(ShellPages, RowsComeInOrderAndAnIdCanBeTakenOver) {
    automa::app::Pages pages;
    pages.add(page("b", QUrl("qrc:/b.qml"), 2, true));
    pages.add(page("a", QUrl("qrc:/a.qml"), 1, true));
    pages.add(page("hidden", QUrl("qrc:/h.qml"), 0, false));
    const auto& rows = pages.homeRows()->rows();
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].page.toStdString(), "a");
    pages.add(page("b", QUrl("qrc:/other.qml"), 2, true));
    EXPECT_EQ(pages.homeRows()->count(), 2);
    EXPECT_EQ(pages.url("b").toString().toStdString(), "qrc:/other.qml");
}

TEST(ShellPages, WhatSeveralGamesHaveIsOneRowThatAsksWhich) {
    automa::app::Pages pages;
    pages.add(page("chess/ask", QUrl("qrc:/a.qml"), 1, true));
    ASSERT_EQ(pages.homeRows()->count(), 1);
    EXPECT_EQ(pages.homeRows()->rows()[0].page.toStdString(), "chess/ask") << "one game: straight there";
    pages.add(page("go/ask", QUrl("qrc:/b.qml"), 1, true));
    pages.add(page("halma/ask", QUrl("qrc:/c.qml"), 1, true));
    pages.add(page("about", QUrl("qrc:/d.qml"), 2, true));
    const auto& rows = pages.homeRows()->rows();
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].name.toStdString(), "ask");
    EXPECT_EQ(rows[0].page.toStdString(), "choose");
    EXPECT_EQ(rows[0].properties["what"].toString().toStdString(), "ask");
    EXPECT_EQ(rows[1].page.toStdString(), "about");
}

TEST(ShellGames, OnlyThoseWithAFirstScreenAreOffered) {
    automa::app::Pages pages;
    automa::app::Games games(pages);
    games.add({.id = "chess",
               .name = {},
               .about = {},
               .symbol = {},
               .newGame = QUrl("qrc:/a.qml"),
               .makeViewModel = {}});
    games.add({.id = "go", .name = {}, .about = {}, .symbol = {}, .newGame = {}, .makeViewModel = {}});
    EXPECT_EQ(games.count(), 2);
    ASSERT_EQ(games.all()->count(), 1);
    EXPECT_EQ(games.all()->rows()[0].page.toStdString(), "chess/new");
    EXPECT_EQ(games.having("tour")->count(), 0);
    pages.add(page("go/tour", QUrl("qrc:/b.qml"), 1, false));
    EXPECT_EQ(games.having("tour")->count(), 1);
}

TEST(Shell, TheFirstStartLeadsToTheTourAndAsksWhichIfThereAreSeveral) {
    automa::app::Shell shell(std::make_unique<MemorySettingsStore>());
    shell.welcome();
    EXPECT_EQ(shell.navigator()->current().toStdString(), "home") << "no game has a tour";

    automa::app::Shell one(std::make_unique<MemorySettingsStore>());
    one.pages()->add(page("chess/tour", QUrl("qrc:/a.qml"), 1, false));
    one.welcome();
    EXPECT_EQ(one.navigator()->current().toStdString(), "chess/tour");
    one.navigator()->home();
    one.welcome();
    EXPECT_EQ(one.navigator()->current().toStdString(), "home") << "only the first start";

    automa::app::Shell several(std::make_unique<MemorySettingsStore>());
    several.pages()->add(page("chess/tour", QUrl("qrc:/a.qml"), 1, false));
    several.pages()->add(page("go/tour", QUrl("qrc:/b.qml"), 1, false));
    QVariantMap asked;
    QObject::connect(several.navigator(), &automa::app::Navigator::opened, &several,
                     [&asked](const QUrl&, const QVariantMap& properties) { asked = properties; });
    several.welcome();
    EXPECT_EQ(several.navigator()->current().toStdString(), "choose");
    EXPECT_EQ(asked["what"].toString().toStdString(), "tour");
}

TEST(ShellNavigator, GoesDownAndBackUpToHome) {
    automa::app::Pages pages;
    pages.add(page("a", QUrl("qrc:/a.qml"), 0, false));
    pages.add(page("b", QUrl("qrc:/b.qml"), 0, false));
    automa::app::Navigator navigator(pages);
    EXPECT_FALSE(navigator.back());
    EXPECT_FALSE(navigator.open("missing"));
    EXPECT_TRUE(navigator.open("a"));
    EXPECT_TRUE(navigator.replace("b"));
    EXPECT_EQ(navigator.current().toStdString(), "b");
    EXPECT_EQ(navigator.depth(), 2);
    EXPECT_TRUE(navigator.open("a"));
    navigator.home();
    EXPECT_EQ(navigator.current().toStdString(), "home");
    EXPECT_FALSE(navigator.back());
}

TEST(ShellSymbols, EveryDrawingPaintsInkInTheAskedColour) {
    const QStringList names = QDir(":/symbols").entryList({"*.svg"});
    ASSERT_GE(names.size(), 60);
    for (QString name : names) {
        const QImage image = automa::app::paintSymbol(name.chopped(4), QColor("#17586F"), QSize(24, 24));
        ASSERT_FALSE(image.isNull()) << name.toStdString();
        int ink = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                ink += pixel.alpha() > 0 ? 1 : 0;
                if (pixel.alpha() == 255) {
                    ASSERT_EQ(pixel.name().toStdString(), "#17586f") << name.toStdString();
                }
            }
        }
        EXPECT_GT(ink, 12) << name.toStdString() << " is empty";
    }
    EXPECT_TRUE(automa::app::paintSymbol("nothing", Qt::black, QSize(24, 24)).isNull());
}

TEST(ShellHome, SaysHowLongAgoAGameWasSaved) {
    const QDateTime now(QDate(2026, 11, 16), QTime(20, 14));
    EXPECT_EQ(automa::app::savedAgoText({}, now).toStdString(), "");
    EXPECT_EQ(automa::app::savedAgoText(now.addSecs(-20), now).toStdString(), "saved just now");
    EXPECT_EQ(automa::app::savedAgoText(now.addSecs(600), now).toStdString(), "saved just now");
    EXPECT_EQ(automa::app::savedAgoText(now.addSecs(-59 * 60), now).toStdString(), "saved 59 min ago");
    EXPECT_EQ(automa::app::savedAgoText(now.addSecs(-3 * 3600), now).toStdString(), "saved 3 h ago");
    EXPECT_TRUE(automa::app::savedAgoText(now.addDays(-40), now).startsWith("saved "));
}
