// Age of Innovation's look-up: it holds what the fact files hold, in four languages, and finds what people
// type.
#include "app/innovation/lookup/book.h"
#include "app/lookup/lookup_index.h"
#include "app/text/languages.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

namespace automa::app::innovation_app {
namespace {

using test::Speaking;

const InnovationBook& book() {
    static const std::unique_ptr<InnovationBook> one = InnovationBook::open();
    return *one;
}

const LookupEntry& entry_of(const LookupEntries& entries, const QString& key) {
    static const LookupEntry none;
    for (const LookupEntry& one : entries)
        if (one.key() == key)
            return one;
    ADD_FAILURE() << "no entry " << key.toStdString();
    return none;
}

QString fact(const LookupEntry& entry, const QString& label) {
    for (const LookupFact& one : entry.facts)
        if (one.label == label)
            return one.value;
    ADD_FAILURE() << entry.key().toStdString() << " has no " << label.toStdString();
    return {};
}

class InnovationLookup : public ::testing::TestWithParam<const char*> {
protected:
    Speaking speaking_{GetParam()};
    LookupEntries entries_ = book().entries();
};

TEST_P(InnovationLookup, HoldsEveryCardFactionLevelTileAndTerrain) {
    std::map<QString, int> counts;
    for (const LookupEntry& one : entries_)
        ++counts[one.kind];
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

TEST_P(InnovationLookup, EveryEntryHasATitleAndNoGapAndAKeyOfItsOwn) {
    std::set<QString> keys;
    for (const LookupEntry& one : entries_) {
        EXPECT_TRUE(keys.insert(one.key()).second) << one.key().toStdString();
        EXPECT_FALSE(one.title.isEmpty()) << one.key().toStdString();
        for (const QString& text : {one.title, one.summary, one.body}) {
            EXPECT_FALSE(text.contains(u'%')) << one.key().toStdString() << ": " << text.toStdString();
            EXPECT_FALSE(text.contains(u'_')) << one.key().toStdString() << ": " << text.toStdString();
        }
        for (const LookupFact& line : one.facts)
            EXPECT_FALSE(line.label.isEmpty() || line.value.isEmpty() || line.label.contains(u'%')
                         || line.value.contains(u'_'))
                << one.key().toStdString() << ": " << line.label.toStdString();
    }
}

TEST_P(InnovationLookup, EveryLinkLeadsSomewhere) {
    std::set<QString> keys;
    for (const LookupEntry& one : entries_)
        keys.insert(one.key());
    for (const LookupEntry& one : entries_) {
        for (const QString& link : one.links)
            EXPECT_TRUE(keys.contains(link)) << one.key().toStdString() << " → " << link.toStdString();
        for (const LookupFact& line : one.facts)
            EXPECT_TRUE(line.link.isEmpty() || keys.contains(line.link))
                << one.key().toStdString() << " → " << line.link.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(In, InnovationLookup, ::testing::ValuesIn(test::languages),
                         [](const auto& one) { return std::string(one.param); });

TEST(InnovationLookupFacts, ACardTellsItsActionsAndItsSupportColumn) {
    const Speaking speaking("en");
    const LookupEntries entries = book().entries();
    const LookupEntry& card = entry_of(entries, QStringLiteral("card:3"));
    EXPECT_EQ(card.summary, "send a scholar");
    EXPECT_EQ(fact(card, QStringLiteral("Builds near")), "unmarked buildings");
    EXPECT_EQ(fact(card, QStringLiteral("Approach")), "yes");
    EXPECT_EQ(fact(card, QStringLiteral("Terrain priority")), u"row\u00A0B");
    EXPECT_EQ(fact(card, QStringLiteral("Directional selection")), "option 3, in reading order");
    EXPECT_EQ(fact(card, QStringLiteral("Science")), "discipline of the round tile");
    EXPECT_EQ(fact(card, QStringLiteral("Round bonus tile")), "right tile");
    EXPECT_EQ(fact(card, QStringLiteral("First workshops")), u"A\u00A0marked, B\u00A0unmarked");
    EXPECT_EQ(entry_of(entries, QStringLiteral("card:8")).summary, u"send a scholar · 3\u00A0VP");
}

TEST(InnovationLookupFacts, LevelsTilesAndFactionsAreAsPrinted) {
    const Speaking speaking("en");
    const LookupEntries entries = book().entries();
    const LookupEntry& level = entry_of(entries, QStringLiteral("level:alptrauma"));
    EXPECT_EQ(fact(level, QStringLiteral("Round 5")), "shipping 3, X = 4");
    EXPECT_EQ(fact(level, QStringLiteral("Deck in round 1")), u"8\u00A0cards");
    const LookupEntry& tile = entry_of(entries, QStringLiteral("round_tile:7"));
    EXPECT_EQ(fact(tile, QStringLiteral("The Automa’s VP, rounds 4–6")), u"5\u00A0VP");
    EXPECT_EQ(fact(tile, QStringLiteral("Not in rounds")), "5, 6");
    EXPECT_EQ(fact(tile, QStringLiteral("Science bonus")),
              u"1\u00A0coin\u00A0for every 1\u00A0level\u00A0of engineering");
    const LookupEntry& wanderers = entry_of(entries, QStringLiteral("faction:wanderers"));
    EXPECT_EQ(fact(wanderers, QStringLiteral("At the end")), u"2\u00A0VP\u00A0for each building");
    EXPECT_EQ(fact(wanderers, QStringLiteral("Faction action, part 2")), u"X \u2212 1\u00A0VP");
    EXPECT_EQ(fact(entry_of(entries, QStringLiteral("faction:blight")), QStringLiteral("Known to the app")),
              "only partly");
}

TEST(InnovationLookupFacts, EveryTerrainHasBothRowsAndTheLettersOfBothMaps_A24) {
    const Speaking speaking("en");
    for (const LookupEntry& one : book().entries()) {
        if (one.kind != u"terrain")
            continue;
        for (const char* row : {"Row A", "Row B"})
            EXPECT_EQ(fact(one, QString::fromLatin1(row)).count(QStringLiteral("→")), 6)
                << one.key().toStdString();
        for (const char* map : {"Small map", "Large map"})
            for (const char letter : {'A', 'B', 'C', 'D', 'E', 'F'})
                EXPECT_TRUE(
                    fact(one,
                         QStringLiteral("%1, letter %2").arg(QLatin1StringView(map)).arg(QLatin1Char(letter)))
                        .startsWith(one.title.toLower()))
                    << one.key().toStdString();
    }
}

TEST(InnovationLookupSearch, EveryQueryOfTheListFindsItsEntryAmongTheFirstThree) {
    const LookupEntries entries = book().entries();
    const LookupIndex index(book());
    std::ifstream file(AUTOMA_SOURCE_DIR "/tests/innovation/data/lookup_queries.json");
    std::map<std::string, int> by_language;
    for (const auto& one : nlohmann::json::parse(file)) {
        const std::string language = one.at("lang");
        const std::string query = one.at("query");
        const std::string wanted = one.at("kind").get<std::string>() + ":" + one.at("id").get<std::string>();
        std::vector<std::string> found;
        for (const std::size_t place :
             index.search(QString::fromStdString(query), QString::fromStdString(language), 3))
            found.push_back(entries[place].key().toStdString());
        EXPECT_NE(std::ranges::find(found, wanted), found.end())
            << language << " “" << query << "”: wanted " << wanted << ", found "
            << nlohmann::json(found).dump();
        ++by_language[language];
    }
    for (const char* language : automa::app::languages)
        EXPECT_GE(by_language[language], 30) << language;
}

} // namespace
} // namespace automa::app::innovation_app
