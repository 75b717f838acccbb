// Titles as version 0.1.0 saved them, in whatever language: known as the app's own, or as somebody's.
#include "app/barrage/old_titles.h"

#include <gtest/gtest.h>

namespace automa::app::barrage_app {
namespace {

const QStringList two{QStringLiteral("germany"), QStringLiteral("usa")};
const QStringList five{QStringLiteral("usa"), QStringLiteral("germany"), QStringLiteral("italy"),
                       QStringLiteral("france"), QStringLiteral("netherlands")};

std::optional<int> copies(const char16_t* title, const QStringList& companies = two) {
    return copiesOfMadeTitle(QString::fromUtf16(title), companies);
}

} // namespace

TEST(OldTitles, OfTheAppAreKnownInEveryLanguageWithAnyDay) {
    EXPECT_EQ(copies(u"Germany, USA · 11/16/26"), 0);
    EXPECT_EQ(copies(u"USA, Germany · 16 Nov 2026"), 0);
    EXPECT_EQ(copies(u"Германия, США · 16.11.2026"), 0);
    EXPECT_EQ(copies(u"Німеччина, США · 16.11.26"), 0);
    EXPECT_EQ(copies(u"Niemcy, USA · 2026-11-16"), 0);
    EXPECT_EQ(copies(u"Germany, USA"), 0);
    EXPECT_EQ(copies(u"USA, Germany, Italy, France, Netherlands · 16.11.2026", five), 0);
    EXPECT_EQ(copies(u"США, Німеччина, Італія, Франція, Нідерланди · 16.11.2026", five), 0);
    EXPECT_EQ(copies(u"USA, Niemcy, Włochy, Francja, Niderlandy · 16.11.2026", five), 0);
    EXPECT_EQ(copies(u"США, Германия, Италия, Франция, Нидерланды · 16.11.2026", five), 0);
}

TEST(OldTitles, OfCopiesAreCountedThoughEachWasMadeInAnotherLanguage) {
    EXPECT_EQ(copies(u"Германия, США · 16.11.2026 (kopia) (copy)"), 2);
    EXPECT_EQ(copies(u"Niemcy, USA · 16.11.2026 (копія) (копия) (copy)"), 3);
    EXPECT_EQ(copies(u"Germany, USA (copy)"), 1);
}

TEST(OldTitles, ThatSomebodyTypedAreKeptAsTheyAre) {
    EXPECT_EQ(copies(u"Saturday with Ann"), std::nullopt);
    EXPECT_EQ(copies(u"Saturday with Ann (copy)"), std::nullopt);
    EXPECT_EQ(copies(u"Germany, USA, again"), std::nullopt);
    EXPECT_EQ(copies(u"Germany · 16.11.2026"), std::nullopt) << "another company plays too";
    EXPECT_EQ(copies(u"Germany, Italy · 16.11.2026"), std::nullopt);
    EXPECT_EQ(copies(u"Германия, USA · 16.11.2026"), std::nullopt) << "no language says it so";
    EXPECT_EQ(copies(u" (copy)"), std::nullopt);
    EXPECT_EQ(copies(u""), std::nullopt);
}

} // namespace automa::app::barrage_app
