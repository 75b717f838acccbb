// Age of Innovation's look-up: it holds what the fact files hold, in four languages, and finds what people
// type.
#include "app/innovation/lookup/book.h"
#include "tests/app/book_suite.h"

#include <gtest/gtest.h>

namespace automa::app::innovation_app {
namespace {

using test::entry_of;
using test::fact_of;
using test::Speaking;

const InnovationBook& book() {
    static const std::unique_ptr<InnovationBook> one = InnovationBook::open();
    return *one;
}

struct InnovationBookGame {
    static const LookupBook& book() { return innovation_app::book(); }
    static constexpr const char* queries = AUTOMA_SOURCE_DIR "/tests/innovation/data/lookup_queries.json";
};

TEST(InnovationLookup, HoldsEveryCardFactionLevelTileAndTerrain) {
    std::map<QString, int> counts = test::kinds_of(book().entries());
    EXPECT_EQ(counts[QStringLiteral("card")], 14);
    EXPECT_EQ(counts[QStringLiteral("faction")], 10);
    EXPECT_EQ(counts[QStringLiteral("level")], 5);
    EXPECT_EQ(counts[QStringLiteral("round_tile")], 12);
    EXPECT_EQ(counts[QStringLiteral("final_tile")], 4);
    EXPECT_EQ(counts[QStringLiteral("terrain")], 7);
    EXPECT_EQ(counts[QStringLiteral("discipline")], 4);
    EXPECT_EQ(counts[QStringLiteral("reading")], 8);
    EXPECT_EQ(counts[QStringLiteral("rule")], 99);
}

TEST(InnovationLookupFacts, ACardTellsItsActionsAndItsSupportColumn) {
    const Speaking speaking("en");
    const LookupEntries entries = book().entries();
    const LookupEntry& card = entry_of(entries, QStringLiteral("card:3"));
    EXPECT_EQ(card.summary, "send a scholar");
    EXPECT_EQ(fact_of(card, QStringLiteral("Builds near")), "unmarked buildings");
    EXPECT_EQ(fact_of(card, QStringLiteral("Approach")), "yes");
    EXPECT_EQ(fact_of(card, QStringLiteral("Terrain priority")), u"row\u00A0B");
    EXPECT_EQ(fact_of(card, QStringLiteral("Directional selection")), "option 3, in reading order");
    EXPECT_EQ(fact_of(card, QStringLiteral("Science")), "discipline of the round tile");
    EXPECT_EQ(fact_of(card, QStringLiteral("Round bonus tile")), "right tile");
    EXPECT_EQ(fact_of(card, QStringLiteral("First workshops")), u"A\u00A0marked, B\u00A0unmarked");
    EXPECT_EQ(entry_of(entries, QStringLiteral("card:8")).summary, u"send a scholar · 3\u00A0VP");
}

TEST(InnovationLookupFacts, LevelsTilesAndFactionsAreAsPrinted) {
    const Speaking speaking("en");
    const LookupEntries entries = book().entries();
    const LookupEntry& level = entry_of(entries, QStringLiteral("level:alptrauma"));
    EXPECT_EQ(fact_of(level, QStringLiteral("Round 5")), "shipping 3, X = 4");
    EXPECT_EQ(fact_of(level, QStringLiteral("Deck in round 1")), u"8\u00A0cards");
    const LookupEntry& tile = entry_of(entries, QStringLiteral("round_tile:7"));
    EXPECT_EQ(fact_of(tile, QStringLiteral("The Automa’s VP, rounds 4–6")), u"5\u00A0VP");
    EXPECT_EQ(fact_of(tile, QStringLiteral("Not in rounds")), "5, 6");
    EXPECT_EQ(fact_of(tile, QStringLiteral("Science bonus")),
              u"1\u00A0coin\u00A0for every 1\u00A0level\u00A0of engineering");
    const LookupEntry& wanderers = entry_of(entries, QStringLiteral("faction:wanderers"));
    EXPECT_EQ(fact_of(wanderers, QStringLiteral("At the end")), u"2\u00A0VP\u00A0for each building");
    EXPECT_EQ(fact_of(wanderers, QStringLiteral("Faction action, part 2")), u"X \u2212 1\u00A0VP");
    EXPECT_EQ(
        fact_of(entry_of(entries, QStringLiteral("faction:blight")), QStringLiteral("Known to the app")),
        "only partly");
}

TEST(InnovationLookupFacts, EveryTerrainHasBothRowsAndTheLettersOfBothMaps_A24) {
    const Speaking speaking("en");
    for (const LookupEntry& one : book().entries()) {
        if (one.kind != u"terrain")
            continue;
        for (const char* row : {"Row A", "Row B"})
            EXPECT_EQ(fact_of(one, QString::fromLatin1(row)).count(QStringLiteral("→")), 6)
                << one.key().toStdString();
        for (const char* map : {"Small map", "Large map"})
            for (const char letter : {'A', 'B', 'C', 'D', 'E', 'F'})
                EXPECT_TRUE(
                    fact_of(
                        one,
                        QStringLiteral("%1, letter %2").arg(QLatin1StringView(map)).arg(QLatin1Char(letter)))
                        .startsWith(one.title.toLower()))
                    << one.key().toStdString();
    }
}

} // namespace
} // namespace automa::app::innovation_app

namespace automa::app::test {
INSTANTIATE_TYPED_TEST_SUITE_P(Innovation, BookSuite, innovation_app::InnovationBookGame);
} // namespace automa::app::test
