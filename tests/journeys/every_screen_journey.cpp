// Holds every registered shot, of whatever game, to the same rules of text and controls.
#include "tests/journeys/faults.h"
#include "tests/journeys/journey.h"
#include "tests/journeys/standing.h"
#include "tests/journeys/unpainted.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

using automa::app::Settings;
using automa::app::Shot;
using automa::journeys::controlFaults;
using automa::journeys::expectNothingMovesByItself;
using automa::journeys::Journey;
using automa::journeys::textFaults;
using automa::journeys::Unpainted;

namespace {

const QString ukrainian = QStringLiteral("uk");

struct Look {
    QSize size;
    int textSize;
};

/// A screen is arranged in the first look and changes in front of the user to the others: turned, grown.
struct Looks {
    std::vector<Look> looks;
    bool opensInUkrainian = false; // and says the same in it when it has come back to it
};

std::string nameOf(const Looks& tested) {
    std::string name;
    for (const Look& look : tested.looks)
        name += (name.empty() ? "At" : "ThenAt") + std::to_string(look.size.width()) + "x"
                + std::to_string(look.size.height()) + "Text" + std::to_string(look.textSize);
    return name + (tested.opensInUkrainian ? "AndBackToItsLanguage" : "");
}

/// In the names of ctest, instead of the bytes.
void PrintTo(const Looks& tested, std::ostream* out) {
    *out << nameOf(tested);
}

void report(const QStringList& faults, const Shot& shot, const QString& language, const Look& look) {
    for (const QString& fault : faults)
        ADD_FAILURE() << shot.name.toStdString() << ", " << language.toStdString() << ", "
                      << look.size.width() << "x" << look.size.height() << " at " << look.textSize
                      << " %: " << fault.toStdString();
}

/// Texts in every language; controls are named alike in all, so one tells.
QStringList faultsOf(QQuickWindow& window, const QString& language) {
    QStringList faults = textFaults(window);
    if (language == ukrainian)
        faults += controlFaults(window);
    return faults;
}

/// Changes the language of the screen as it stands; gives what it says in Ukrainian. The screen is painted in
/// its look once, in the first language.
QStringList judgeIn(const QStringList& languages, Journey& journey, const Shot& shot, const Look& look) {
    QStringList said;
    journey.settle();
    Unpainted window(journey.window());
    for (const QString& language : languages) {
        journey.shell().settings()->setLanguage(language);
        window.settle();
        QStringList faults = faultsOf(journey.window(), language);
        if (!faults.isEmpty()) { // perhaps not laid out to its end yet: what is wrong at rest stays wrong
            window.settle();
            faults = faultsOf(journey.window(), language);
        }
        report(faults, shot, language, look);
        if (!faults.isEmpty())
            journey.picture(QStringLiteral("fault_%1_%2_%3").arg(shot.name, language).arg(look.size.width()));
        if (language == ukrainian)
            said = journey.texts();
    }
    return said;
}

void arrange(Journey& journey, const Shot& shot) {
    journey.shell().navigator()->home();
    Unpainted(journey.window()).settle();
    shot.arrange(journey.shell(), journey.window());
}

void turnAndGrow(Journey& journey, const Look& look) {
    Unpainted window(journey.window());
    journey.shell().settings()->setTextSize(look.textSize);
    journey.window().resize(look.size);
    window.settle();
}

/// A screen that has come back to a language says everything that it said when it was opened in it.
void compareWithOpened(const QStringList& opened, Journey& journey, const Shot& shot) {
    journey.shell().settings()->setLanguage(ukrainian);
    Unpainted(journey.window()).settle();
    const QStringList changed = journey.texts();
    for (const QString& text : opened)
        EXPECT_TRUE(changed.contains(text)) << shot.name.toStdString() << " lacks " << text.toStdString();
}

/// A screen is arranged once and changes its language while it stands, as it does in a user's hand.
void judgeEveryScreen(const Looks& tested) {
    const Look& first = tested.looks.front();
    Journey journey(first.size);
    journey.shell().settings()->setTextSize(first.textSize);
    QStringList languages = Settings::languages();
    for (const Shot& shot : journey.shell().shots().all()) {
        if (tested.looks.size() > 1)
            turnAndGrow(journey, first);
        if (tested.opensInUkrainian)
            std::swap(languages.front(), languages[languages.indexOf(ukrainian)]);
        journey.shell().settings()->setLanguage(languages.front());
        arrange(journey, shot);
        expectNothingMovesByItself(journey, shot.name);
        for (const Look& look : tested.looks) {
            if (&look != &first)
                turnAndGrow(journey, look);
            const QStringList said = judgeIn(languages, journey, shot, look);
            if (tested.opensInUkrainian && &look == &first)
                compareWithOpened(said, journey, shot);
            std::ranges::reverse(languages); // the next ones begin in the language that is on
        }
    }
}

class EveryScreen : public ::testing::TestWithParam<Looks> {};

} // namespace

TEST_P(EveryScreen, ShowsEveryTextWholeAndNamesEveryControl) {
    judgeEveryScreen(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Screens, EveryScreen,
                         ::testing::Values(Looks{{{{412, 915}, 100}, {{915, 412}, 100}}, true},
                                           Looks{{{{360, 640}, 100}, {{360, 640}, 200}}},
                                           Looks{{{{800, 1280}, 125}}},
                                           Looks{{{{1280, 800}, 100}, {{1920, 1080}, 150}}}),
                         [](const ::testing::TestParamInfo<Looks>& tested) { return nameOf(tested.param); });
