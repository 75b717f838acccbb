// Holds every registered shot, of whatever game, to the same rules of text and controls.
#include "tests/journeys/faults.h"
#include "tests/journeys/journey.h"

#include <gtest/gtest.h>

#include <algorithm>

using automa::app::Settings;
using automa::app::Shot;
using automa::journeys::controlFaults;
using automa::journeys::Journey;
using automa::journeys::textFaults;

namespace {

struct Look {
    QSize size;
    int textSize;
};

void report(const QStringList& faults, const Shot& shot, const QString& language, const Look& look) {
    for (const QString& fault : faults)
        ADD_FAILURE() << shot.name.toStdString() << ", " << language.toStdString() << ", "
                      << look.size.width() << "x" << look.size.height() << " at " << look.textSize
                      << " %: " << fault.toStdString();
}

/// Texts in every language; controls are named alike in all, so one tells.
QStringList faultsOf(QQuickWindow& window, const QString& language) {
    QStringList faults = textFaults(window);
    if (language == QLatin1String("uk"))
        faults += controlFaults(window);
    return faults;
}

void judgeIn(const QStringList& languages, Journey& journey, const Shot& shot, const Look& look) {
    for (const QString& language : languages) {
        journey.shell().settings()->setLanguage(language);
        journey.settle();
        QStringList faults = faultsOf(journey.window(), language);
        if (!faults.isEmpty()) { // perhaps not laid out to its end yet: what is wrong at rest stays wrong
            journey.settle();
            faults = faultsOf(journey.window(), language);
        }
        report(faults, shot, language, look);
        if (!faults.isEmpty())
            journey.picture(QStringLiteral("fault_%1_%2_%3").arg(shot.name, language).arg(look.size.width()));
    }
}

/// A screen is arranged once and changes its language while it stands, as it does in a user's hand.
void judgeEveryScreen(const Look& look) {
    Journey journey(look.size);
    journey.shell().settings()->setTextSize(look.textSize);
    QStringList languages = Settings::languages();
    for (const Shot& shot : journey.shell().shots().all()) {
        journey.shell().navigator()->home();
        journey.settle();
        shot.arrange(journey.shell(), journey.window());
        judgeIn(languages, journey, shot, look);
        std::ranges::reverse(languages); // the next one is arranged in the language that is on
    }
}

class EveryScreen : public ::testing::TestWithParam<Look> {};

} // namespace

TEST_P(EveryScreen, ShowsEveryTextWholeAndNamesEveryControl) {
    judgeEveryScreen(GetParam());
}

TEST(EveryScreenStanding, ChangesItsLanguageAsIfOpenedInIt) {
    Journey journey({412, 915});
    const auto textsOf = [&journey](const Shot& shot, const QString& opened) {
        journey.shell().settings()->setLanguage(opened);
        journey.shell().navigator()->home();
        journey.settle();
        shot.arrange(journey.shell(), journey.window());
        journey.settle();
        journey.shell().settings()->setLanguage(QStringLiteral("uk"));
        journey.settle();
        return journey.texts();
    };
    for (const Shot& shot : journey.shell().shots().all()) {
        const QStringList changed = textsOf(shot, QStringLiteral("en"));
        const QStringList opened = textsOf(shot, QStringLiteral("uk"));
        for (const QString& text : opened)
            EXPECT_TRUE(changed.contains(text)) << shot.name.toStdString() << " lacks " << text.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Looks, EveryScreen,
                         ::testing::Values(Look{{360, 640}, 100}, Look{{360, 640}, 200},
                                           Look{{412, 915}, 100}, Look{{800, 1280}, 125},
                                           Look{{915, 412}, 100}, Look{{1280, 800}, 100},
                                           Look{{1920, 1080}, 150}),
                         [](const ::testing::TestParamInfo<Look>& tested) {
                             return "At" + std::to_string(tested.param.size.width()) + "x"
                                    + std::to_string(tested.param.size.height()) + "Text"
                                    + std::to_string(tested.param.textSize);
                         });
