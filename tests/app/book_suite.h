// What the look-up of every game must be. A game gives
//
//   struct ToyBookGame {
//       static const LookupBook& book();
//       static constexpr const char* queries = AUTOMA_SOURCE_DIR "/tests/toy/data/lookup_queries.json";
//   };
//   INSTANTIATE_TYPED_TEST_SUITE_P(Toy, BookSuite, ToyBookGame);
#pragma once

#include "app/lookup/lookup_book.h"
#include "app/lookup/lookup_index.h"
#include "app/text/languages.h"
#include "tests/app/text_language.h"

#include <QRegularExpression>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace automa::app::test {

/// The entry of this key; fails the test if there is none.
[[nodiscard]] inline const LookupEntry& entry_of(const LookupEntries& entries, const QString& key) {
    static const LookupEntry none;
    for (const LookupEntry& one : entries)
        if (one.key() == key)
            return one;
    ADD_FAILURE() << "no entry " << key.toStdString();
    return none;
}

/// What an entry says under this label; fails the test if it says nothing.
[[nodiscard]] inline QString fact_of(const LookupEntry& entry, const QString& label) {
    for (const LookupFact& one : entry.facts)
        if (one.label == label)
            return one.value;
    ADD_FAILURE() << entry.key().toStdString() << " has no " << label.toStdString();
    return {};
}

/// How many entries there are of each kind.
[[nodiscard]] inline std::map<QString, int> kinds_of(const LookupEntries& entries) {
    std::map<QString, int> counts;
    for (const LookupEntry& one : entries)
        ++counts[one.kind];
    return counts;
}

template <class Game>
class BookSuite : public ::testing::Test {
protected:
    /// `check(entries)` in every language of the app.
    template <class Check>
    void inEveryLanguage(const Check& check) {
        for (const char* language : languages) {
            SCOPED_TRACE(language);
            const Speaking speaking(language);
            check(Game::book().entries());
        }
    }
};
TYPED_TEST_SUITE_P(BookSuite);

TYPED_TEST_P(BookSuite, EveryEntryHasATitleAndNoGapAndAKeyOfItsOwn) {
    static const QRegularExpression gap(QStringLiteral("%[0-9Ln]|\\b[a-z]+_[a-z_]+\\b"));
    this->inEveryLanguage([](const LookupEntries& entries) {
        std::set<QString> keys;
        for (const LookupEntry& one : entries) {
            const std::string key = one.key().toStdString();
            EXPECT_TRUE(keys.insert(one.key()).second) << key << " twice";
            EXPECT_FALSE(one.title.isEmpty()) << key;
            QStringList said{one.title, one.summary, one.body};
            for (const LookupFact& fact : one.facts) {
                said << fact.label << fact.value;
                EXPECT_FALSE(fact.label.isEmpty() || fact.value.isEmpty())
                    << key << ", " << fact.label.toStdString();
            }
            for (const QString& words : said)
                EXPECT_FALSE(gap.match(words).hasMatch()) << key << ": " << words.toStdString();
        }
    });
}

TYPED_TEST_P(BookSuite, EveryLinkLeadsSomewhere) {
    this->inEveryLanguage([](const LookupEntries& entries) {
        std::set<QString> keys;
        for (const LookupEntry& one : entries)
            keys.insert(one.key());
        for (const LookupEntry& one : entries) {
            for (const QString& link : one.links)
                EXPECT_TRUE(keys.contains(link)) << one.key().toStdString() << " → " << link.toStdString();
            for (const LookupFact& fact : one.facts)
                EXPECT_TRUE(fact.link.isEmpty() || keys.contains(fact.link))
                    << one.key().toStdString() << " → " << fact.link.toStdString();
        }
    });
}

TYPED_TEST_P(BookSuite, EveryQueryOfTheListFindsItsEntryAmongTheFirstThree) {
    const LookupEntries entries = TypeParam::book().entries();
    const LookupIndex index(TypeParam::book());
    std::ifstream file(TypeParam::queries);
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
    for (const char* language : languages)
        EXPECT_GE(by_language[language], 30) << language;
}

REGISTER_TYPED_TEST_SUITE_P(BookSuite, EveryEntryHasATitleAndNoGapAndAKeyOfItsOwn, EveryLinkLeadsSomewhere,
                            EveryQueryOfTheListFindsItsEntryAmongTheFirstThree);

} // namespace automa::app::test
