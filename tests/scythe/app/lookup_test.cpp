// Scythe's look-up: it holds what the fact files hold, in four languages, and finds what people type.
#include "app/lookup/lookup_index.h"
#include "app/scythe/lookup/book.h"
#include "app/text/languages.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

namespace automa::app::scythe_app {
namespace {

using test::Speaking;

const ScytheBook& book() {
    static const std::unique_ptr<ScytheBook> one = ScytheBook::open();
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

class ScytheLookup : public ::testing::TestWithParam<const char*> {
protected:
    Speaking speaking_{GetParam()};
    LookupEntries entries_ = book().entries();
};

TEST_P(ScytheLookup, HoldsEveryCardStarCardFactionAndTerritory) {
    std::map<QString, int> counts;
    for (const LookupEntry& one : entries_)
        ++counts[one.kind];
    EXPECT_EQ(counts[QStringLiteral("card")], 19);
    EXPECT_EQ(counts[QStringLiteral("star_card")], 4);
    EXPECT_EQ(counts[QStringLiteral("faction")], 7);
    EXPECT_EQ(counts[QStringLiteral("territory")], 47);
    EXPECT_EQ(counts[QStringLiteral("reading")], 9);
    EXPECT_EQ(counts[QStringLiteral("rule")], 111);
}

TEST_P(ScytheLookup, EveryEntryHasATitleAndNoGapAndAKeyOfItsOwn) {
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

TEST_P(ScytheLookup, EveryLinkLeadsSomewhere) {
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

INSTANTIATE_TEST_SUITE_P(In, ScytheLookup, ::testing::ValuesIn(test::languages),
                         [](const auto& one) { return std::string(one.param); });

TEST(ScytheLookupFacts, ACardTellsBothSchemesItsCombatTableAndItsStar) {
    const Speaking speaking("en");
    const LookupEntries entries = book().entries();
    const LookupEntry& card = entry_of(entries, QStringLiteral("card:2"));
    EXPECT_EQ(fact(card, QStringLiteral("Scheme I, row 1")),
              "encounter or Factory (only Polania) · move a worker");
    EXPECT_EQ(fact(card, QStringLiteral("Scheme I, row 2")), u"1\u00A0coin (only Crimea) · 1\u00A0coin");
    EXPECT_EQ(fact(card, QStringLiteral("Scheme I, row 3")), "nothing");
    EXPECT_EQ(fact(card, QStringLiteral("Scheme II, row 3")), "coin");
    EXPECT_EQ(fact(card, QStringLiteral("Combat, power 8–13")), u"6\u00A0power");
    EXPECT_EQ(fact(card, QStringLiteral("Combat cards")), "2");
    const LookupEntry& skipping = entry_of(entries, QStringLiteral("card:8"));
    EXPECT_TRUE(fact(skipping, QStringLiteral("Scheme II, row 1")).startsWith(QStringLiteral("skip")));
    EXPECT_EQ(fact(entry_of(entries, QStringLiteral("card:4")), QStringLiteral("Star")),
              "the star cube stays");
}

TEST(ScytheLookupFacts, FactionsAndTerritoriesAreAsPrinted) {
    const Speaking speaking("en");
    const LookupEntries entries = book().entries();
    const LookupEntry& nordic = entry_of(entries, QStringLiteral("faction:nordic"));
    EXPECT_EQ(fact(nordic, QStringLiteral("Starts with")), u"4\u00A0power, 1\u00A0combat card");
    EXPECT_EQ(fact(nordic, QStringLiteral("Workers start on")), u"forest\u00A0A4, tundra\u00A0A5");
    EXPECT_EQ(fact(nordic, QStringLiteral("Card 1, scheme I")), "move a worker");
    const LookupEntry& factory = entry_of(entries, QStringLiteral("territory:D4"));
    EXPECT_EQ(fact(factory, QStringLiteral("Steps to the Factory")), "0");
    const LookupEntry& forest = entry_of(entries, QStringLiteral("territory:A4"));
    EXPECT_EQ(fact(forest, QStringLiteral("Home base by land")), "Nordic");
    EXPECT_EQ(fact(forest, QStringLiteral("Resource when conquered")), "wood");
}

TEST(ScytheLookupSearch, EveryQueryOfTheListFindsItsEntryAmongTheFirstThree) {
    const LookupEntries entries = book().entries();
    const LookupIndex index(book());
    std::ifstream file(AUTOMA_SOURCE_DIR "/tests/scythe/data/lookup_queries.json");
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
} // namespace automa::app::scythe_app
