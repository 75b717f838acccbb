// Scythe's look-up: it holds what the fact files hold, in four languages, and finds what people type.
#include "app/scythe/lookup/book.h"
#include "tests/app/book_suite.h"

#include <gtest/gtest.h>

namespace automa::app::scythe_app {
namespace {

using test::entry_of;
using test::fact_of;
using test::Speaking;

const ScytheBook& book() {
    static const std::unique_ptr<ScytheBook> one = ScytheBook::open();
    return *one;
}

struct ScytheBookGame {
    static const LookupBook& book() { return scythe_app::book(); }
    static constexpr const char* queries = AUTOMA_SOURCE_DIR "/tests/scythe/data/lookup_queries.json";
};

TEST(ScytheLookup, HoldsEveryCardStarCardFactionAndTerritory) {
    std::map<QString, int> counts = test::kinds_of(book().entries());
    EXPECT_EQ(counts[QStringLiteral("card")], 19);
    EXPECT_EQ(counts[QStringLiteral("star_card")], 4);
    EXPECT_EQ(counts[QStringLiteral("faction")], 7);
    EXPECT_EQ(counts[QStringLiteral("territory")], 47);
    EXPECT_EQ(counts[QStringLiteral("reading")], 9);
    EXPECT_EQ(counts[QStringLiteral("rule")], 111);
}

TEST(ScytheLookupFacts, ACardTellsBothSchemesItsCombatTableAndItsStar) {
    const Speaking speaking("en");
    const LookupEntries entries = book().entries();
    const LookupEntry& card = entry_of(entries, QStringLiteral("card:2"));
    EXPECT_EQ(fact_of(card, QStringLiteral("Scheme I, row 1")),
              "encounter or Factory (only Polania) · move a worker");
    EXPECT_EQ(fact_of(card, QStringLiteral("Scheme I, row 2")), u"1\u00A0coin (only Crimea) · 1\u00A0coin");
    EXPECT_EQ(fact_of(card, QStringLiteral("Scheme I, row 3")), "nothing");
    EXPECT_EQ(fact_of(card, QStringLiteral("Scheme II, row 3")), "coin");
    EXPECT_EQ(fact_of(card, QStringLiteral("Combat, power 8–13")), u"6\u00A0power");
    EXPECT_EQ(fact_of(card, QStringLiteral("Combat cards")), "2");
    const LookupEntry& skipping = entry_of(entries, QStringLiteral("card:8"));
    EXPECT_TRUE(fact_of(skipping, QStringLiteral("Scheme II, row 1")).startsWith(QStringLiteral("skip")));
    EXPECT_EQ(fact_of(entry_of(entries, QStringLiteral("card:4")), QStringLiteral("Star")),
              "the star cube stays");
}

TEST(ScytheLookupFacts, FactionsAndTerritoriesAreAsPrinted) {
    const Speaking speaking("en");
    const LookupEntries entries = book().entries();
    const LookupEntry& nordic = entry_of(entries, QStringLiteral("faction:nordic"));
    EXPECT_EQ(fact_of(nordic, QStringLiteral("Starts with")), u"4\u00A0power, 1\u00A0combat card");
    EXPECT_EQ(fact_of(nordic, QStringLiteral("Workers start on")), u"forest\u00A0A4, tundra\u00A0A5");
    EXPECT_EQ(fact_of(nordic, QStringLiteral("Card 1, scheme I")), "move a worker");
    const LookupEntry& factory = entry_of(entries, QStringLiteral("territory:D4"));
    EXPECT_EQ(fact_of(factory, QStringLiteral("Steps to the Factory")), "0");
    const LookupEntry& forest = entry_of(entries, QStringLiteral("territory:A4"));
    EXPECT_EQ(fact_of(forest, QStringLiteral("Home base by land")), "Nordic");
    EXPECT_EQ(fact_of(forest, QStringLiteral("Resource when conquered")), "wood");
}

} // namespace
} // namespace automa::app::scythe_app

namespace automa::app::test {
INSTANTIATE_TYPED_TEST_SUITE_P(Scythe, BookSuite, scythe_app::ScytheBookGame);
} // namespace automa::app::test
