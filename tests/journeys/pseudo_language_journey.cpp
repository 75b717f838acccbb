// A language made by a script (translations/pseudo.py) on every screen: nothing is left in English, and what
// is 40 % longer than the English is shown whole.
#include "tests/journeys/faults.h"
#include "tests/journeys/journey.h"
#include "tests/journeys/unpainted.h"

#include <QRegularExpression>
#include <gtest/gtest.h>

#include <ostream>

using automa::app::Settings;
using automa::app::Shot;
using automa::journeys::Journey;
using automa::journeys::textFaults;
using automa::journeys::Unpainted;
using automa::journeys::untranslated;
using automa::journeys::untranslatedWords;

namespace {

const QString pseudo = QStringLiteral("xx");

/// Words that are not translated: where files lie, dates, the table's own title, languages in their own
/// words, and whose work is in the app.
bool isNoText(const QString& text) {
    static const QStringList names{QStringLiteral("Table 14"),       QStringLiteral("English"),
                                   QStringLiteral("Українська"),     QStringLiteral("Polski"),
                                   QStringLiteral("Русский"),        QStringLiteral("SQLite"),
                                   QStringLiteral("SQLiteCpp"),      QStringLiteral("GCC"),
                                   QStringLiteral("Noto Sans"),      QStringLiteral("JSON for Modern C++"),
                                   QStringLiteral("Bitstream Vera"), QStringLiteral("DejaVu Sans"),
                                   QStringLiteral("SIL OFL 1.1"),    QStringLiteral("MIT"),
                                   QStringLiteral("LGPL 3")};
    static const QRegularExpression date(QStringLiteral("^\\d+ \\w{3} \\d{4}\\b[\\d: ]*( · \\[.*\\])?$"));
    static const QRegularExpression version(QStringLiteral("^(.+) [\\d.]+$")); // "SQLite 3.40.1"
    const auto built = version.match(text);
    return text.startsWith(u'/') || names.contains(text) || date.match(text).hasMatch()
           || (built.hasMatch() && names.contains(built.captured(1)));
}

struct Look {
    QSize size;
    int textSize;
};

std::string nameOf(const Look& look) {
    return "At" + std::to_string(look.size.width()) + "x" + std::to_string(look.size.height()) + "Text"
           + std::to_string(look.textSize);
}

/// In the names of ctest, instead of the bytes.
void PrintTo(const Look& look, std::ostream* out) {
    *out << nameOf(look);
}

class EveryScreenInPseudo : public ::testing::TestWithParam<Look> {};

} // namespace

TEST(PseudoWords, IsOfferedToNobody) {
    EXPECT_FALSE(Settings::languages().contains(pseudo));
}

TEST(PseudoWords, EnglishOutsideOfItsBracketsIsFound) {
    EXPECT_EQ(untranslatedWords(QStringLiteral("[Úńdóó]: <b>[méééćh]</b> → D3, 12 [%1~]")), QStringList());
    EXPECT_EQ(untranslatedWords(QStringLiteral("[Móóvéé [łáákéé [D3]] nów]")), QStringList());
    EXPECT_EQ(untranslatedWords(QStringLiteral("óó] · [wóó")), QStringList()) << "pieces of a text";
    EXPECT_EQ(untranslatedWords(QStringLiteral("Undo [Úńdóó] all")), (QStringList{"Undo", "all"}));
}

TEST_P(EveryScreenInPseudo, LeavesNoEnglishOnAnyScreenAndFits) {
    const Look& look = GetParam();
    Journey journey(look.size);
    journey.shell().settings()->setTextSize(look.textSize);
    journey.shell().settings()->setLanguage(pseudo);
    ASSERT_EQ(journey.shell().language(), pseudo);
    for (const Shot& shot : journey.shell().shots().all()) {
        journey.shell().navigator()->home();
        Unpainted(journey.window()).settle();
        shot.arrange(journey.shell(), journey.window());
        Unpainted window(journey.window());
        window.settle();
        for (const QString& text : untranslated(journey.window()))
            EXPECT_TRUE(isNoText(text)) << shot.name.toStdString() << ": English: " << text.toStdString();
        for (const QString& fault : textFaults(journey.window()))
            ADD_FAILURE() << shot.name.toStdString() << ": cut: " << fault.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Screens, EveryScreenInPseudo,
                         ::testing::Values(Look{{412, 915}, 100}, Look{{360, 640}, 100},
                                           Look{{915, 412}, 100}, Look{{1280, 800}, 100},
                                           Look{{360, 640}, 200}),
                         [](const ::testing::TestParamInfo<Look>& tested) { return nameOf(tested.param); });
