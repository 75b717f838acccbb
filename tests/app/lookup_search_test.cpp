// Search: the list in tests/data/lookup_queries.json, in four languages and with typing errors.
#include "app/lookup/fold.h"
#include "app/lookup/likeness.h"
#include "app/lookup/lookup_index.h"
#include "app/text/spoken_in.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>

namespace automa::app {
namespace {

struct Book {
    barrage::Catalogue facts = barrage::Catalogue::load_embedded().value();
    LookupEntries entries = lookup_entries(facts);
    LookupIndex index{facts};
};

const Book& book() {
    static const Book one;
    return one;
}

std::vector<std::string> first(const std::string& query, const std::string& language, std::size_t count) {
    std::vector<std::string> found;
    for (const std::size_t place :
         book().index.search(QString::fromStdString(query), QString::fromStdString(language), count)) {
        const LookupEntry& entry = book().entries[place];
        found.push_back((entry.kind + u' ' + entry.id).toStdString());
    }
    return found;
}

TEST(LookupSearch, EveryQueryOfTheListFindsItsEntryAmongTheFirstThree) {
    std::ifstream file(AUTOMA_SOURCE_DIR "/tests/data/lookup_queries.json");
    const auto queries = nlohmann::json::parse(file);
    std::map<std::string, int> by_language;
    for (const auto& one : queries) {
        const std::string language = one.at("lang");
        const std::string query = one.at("query");
        const std::string wanted = one.at("kind").get<std::string>() + " " + one.at("id").get<std::string>();
        const auto found = first(query, language, 3);
        EXPECT_NE(std::find(found.begin(), found.end(), wanted), found.end())
            << language << " “" << query << "”: wanted " << wanted << ", found "
            << nlohmann::json(found).dump();
        ++by_language[language];
    }
    for (const char* language : LookupIndex::languages)
        EXPECT_GE(by_language[language], 30) << language;
}

TEST(LookupSearch, AQueryMayBeInAnotherLanguageThanTheApp) {
    for (const char* spoken : LookupIndex::languages)
        for (const char* word : {"powerhouse", "електростанція", "elektrownia", "электростанция"})
            EXPECT_EQ(first(word, spoken, 1), std::vector<std::string>{"structure powerhouse"}) << word;
}

TEST(LookupSearch, AnExactTitleComesFirst) {
    EXPECT_EQ(first("Production", "en", 1).front(), "action production");
    EXPECT_EQ(first("After production", "en", 1).front(), "rule B-4.8");
    EXPECT_EQ(first("Трек енергії", "uk", 1).front(), "topic energy_track");
}

TEST(LookupSearch, EveryTitleFindsItsEntryInEveryLanguage) {
    for (const char* language : LookupIndex::languages) {
        QTranslator texts;
        ASSERT_TRUE(texts.load(QStringLiteral(":/i18n/automa_%1.qm").arg(QLatin1StringView(language))));
        const SpokenIn spoken(texts);
        const LookupEntries entries = lookup_entries(book().facts);
        std::map<QString, std::size_t> same_title;
        for (const LookupEntry& entry : entries)
            ++same_title[entry.title.toLower()];
        for (std::size_t i = 0; i < entries.size(); i += 7) {
            const std::size_t tied = same_title[entries[i].title.toLower()];
            const auto found = book().index.search(entries[i].title, QLatin1StringView(language), 2 + tied);
            EXPECT_NE(std::find(found.begin(), found.end(), i), found.end())
                << language << ' ' << entries[i].key().toStdString() << ": "
                << entries[i].title.toStdString();
        }
    }
}

TEST(LookupSearch, NonsenseFindsNothing) {
    for (const char* query : {"zzzzqqqq", "ъъъъъ", "!?", "…", "99Z"})
        EXPECT_TRUE(first(query, "en", 3).empty()) << query;
}

TEST(LookupSearch, TheSameQueryGivesTheSameOrder) {
    EXPECT_EQ(first("water", "en", 30), first("water", "en", 30));
}

TEST(LookupFold, SpellingsOfOneWordAreOneWord) {
    const QString dam = fold_word(u"гребля");
    for (const char16_t* other :
         {u"Гребля", u"ГРЕБЛЯ", u"hreblia", u"greblya", u"hreblja", u"ґребля", u"грeбля"})
        EXPECT_EQ(fold_word(other), dam) << QString::fromUtf16(other).toStdString();
    EXPECT_EQ(fold_word(u"kanał"), fold_word(u"kanal"));
    EXPECT_EQ(fold_word(u"зелёный"), fold_word(u"зеленый"));
    EXPECT_EQ(fold_word(u"пам’ятка"), fold_word(u"памятка"));
    EXPECT_EQ(fold_word(u"II"), QStringLiteral("2"));
}

TEST(LookupFold, CodesHaveOneSpelling) {
    const auto one = [](const char* text) { return folded_words(QString::fromUtf8(text), true); };
    for (const char* code : {"5A", "5a", "5-А", "5 a", "05A"})
        EXPECT_EQ(one(code), QStringList{QStringLiteral("5a")}) << code;
    for (const char* code : {"B-4.7", "b4.7", "Б-4.7", "В 4.7", "4,7", "4.7"})
        EXPECT_EQ(one(code), QStringList{QStringLiteral("b4.7")}) << code;
    for (const char* code : {"L-28", "l28", "Л-28", "L 28"})
        EXPECT_EQ(one(code), QStringList{QStringLiteral("l28")}) << code;
    EXPECT_EQ(one("1 – 1A – 5"), QStringList{QStringLiteral("1-1a-5")});
}

TEST(LookupLikeness, CountsMissingDoubledWrongAndSwappedLetters) {
    EXPECT_EQ(typing_errors(u"conduit", u"conduit", 3), 0);
    EXPECT_EQ(typing_errors(u"condut", u"conduit", 3), 1);
    EXPECT_EQ(typing_errors(u"conduiit", u"conduit", 3), 1);
    EXPECT_EQ(typing_errors(u"condait", u"conduit", 3), 1);
    EXPECT_EQ(typing_errors(u"codnuit", u"conduit", 3), 1);
    EXPECT_EQ(typing_errors(u"abcdefg", u"conduit", 2), 3);
}

} // namespace
} // namespace automa::app
