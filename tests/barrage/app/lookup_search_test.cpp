// Search: the list in tests/barrage/data/lookup_queries.json, in four languages and with typing errors.
#include "app/barrage/lookup/book.h"
#include "app/barrage/lookup/entries.h"
#include "app/lookup/fold.h"
#include "app/lookup/lookup_index.h"
#include "app/text/spoken_in.h"
#include "tests/app/book_suite.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace automa::app::barrage_app {
namespace {

struct Book {
    barrage::Catalogue facts = barrage::Catalogue::load_embedded().value();
    LookupEntries entries = lookup_entries(facts);
    LookupIndex index{BarrageBook(std::make_shared<const barrage::Catalogue>(facts))};
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

struct BarrageBookGame {
    static const LookupBook& book() {
        static const BarrageBook one(std::make_shared<const barrage::Catalogue>(barrage_app::book().facts));
        return one;
    }
    static constexpr const char* queries = AUTOMA_SOURCE_DIR "/tests/barrage/data/lookup_queries.json";
};

TEST(LookupSearch, AQueryMayBeInAnotherLanguageThanTheApp) {
    for (const char* spoken : languages)
        for (const char* word : {"powerhouse", "електростанція", "elektrownia", "электростанция"})
            EXPECT_EQ(first(word, spoken, 1), std::vector<std::string>{"structure powerhouse"}) << word;
}

TEST(LookupSearch, AnExactTitleComesFirst) {
    EXPECT_EQ(first("Production", "en", 1).front(), "action production");
    EXPECT_EQ(first("After production", "en", 1).front(), "rule B-4.8");
    EXPECT_EQ(first("Трек енергії", "uk", 1).front(), "topic energy_track");
}

TEST(LookupSearch, EveryTitleFindsItsEntryInEveryLanguage) {
    for (const char* language : languages) {
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

TEST(LookupSearch, ARuleNumberInTheQueryPutsItsRuleFirst) {
    for (const char* query : {"9.5", "rule 9.5", "пункт 9.5", "pkt 9.5", "reguła B 9 5", "scoring B-9.5"})
        EXPECT_EQ(first(query, "en", 1), std::vector<std::string>{"rule B-9.5"}) << query;
    EXPECT_EQ(first("правило Л.45", "ru", 1), std::vector<std::string>{"rule L-45"});
}

TEST(LookupSearch, TheBeginningOfARuleNumberFindsItsChapter) {
    for (const std::string& found : first("B-7", "en", 3))
        EXPECT_EQ(found.substr(0, 9), "rule B-7.");
}

TEST(LookupSearch, AnotherKeyboardLayoutIsReadOnlyIfTheQueryMakesNoSense) {
    EXPECT_EQ(first("uht,kz", "uk", 1), std::vector<std::string>{"structure dam"});   // гребля
    EXPECT_EQ(first("cost", "en", 1), std::vector<std::string>{"topic build_costs"}); // not «сщіе»
}

TEST(LookupSearch, ALetterAfterAHeadstreamNamesIt) {
    constexpr std::pair<const char*, const char*> queries[] = {
        {"en", "headstream B"}, {"uk", "витік річки B"}, {"pl", "źródło rzeki b"}, {"ru", "исток реки в"}};
    for (const auto& [language, query] : queries)
        EXPECT_EQ(first(query, language, 1), std::vector<std::string>{"headstream B"}) << query;
}

TEST(LookupSearch, QuestionWordsDoNotDecide) {
    EXPECT_EQ(first("how many engineers does the Automa have", "en", 1), first("engineers", "en", 1));
    EXPECT_EQ(first("чи є в автоми інженери", "uk", 1), first("інженери", "uk", 1));
}

TEST(BarrageCodes, CodesHaveOneSpelling) {
    const KnownCode known = [](const QString& code) {
        return QStringList{QStringLiteral("5a"),     QStringLiteral("l28"),    QStringLiteral("b6.3"),
                           QStringLiteral("b10.13"), QStringLiteral("5-9a-8"), QStringLiteral("10-10b-12")}
            .contains(code);
    };
    const auto one = [&](const char* text) {
        QStringList words;
        for (const TypedWord& word : query_words(QString::fromUtf8(text), barrage_codes(), known))
            words << word.text;
        return words;
    };
    for (const char* code : {"5A", "5a", "5-А", "5 a", "05A"})
        EXPECT_EQ(one(code), QStringList{QStringLiteral("5a")}) << code;
    for (const char* code : {"B-4.7", "b4.7", "Б-4.7", "В 4.7", "4,7", "4.7"})
        EXPECT_EQ(one(code), QStringList{QStringLiteral("b4.7")}) << code;
    for (const char* code : {"B-6.3", "B 6 3", "B6-3", "B_6.3", "B−6.3", "в 6 3", "b63"})
        EXPECT_EQ(one(code), QStringList{QStringLiteral("b6.3")}) << code;
    for (const char* code : {"b 10 13", "B1013", "10.13"})
        EXPECT_EQ(one(code), QStringList{QStringLiteral("b10.13")}) << code;
    for (const char* code : {"L-28", "l28", "Л-28", "L 28", "L.28", "L_28"})
        EXPECT_EQ(one(code), QStringList{QStringLiteral("l28")}) << code;
    EXPECT_EQ(one("1 – 1A – 5"), QStringList{QStringLiteral("1-1a-5")});
    for (const char* code : {"5 9A 8", "5.9A.8", "5 9а 8", "59a8"})
        EXPECT_EQ(one(code), QStringList{QStringLiteral("5-9a-8")}) << code;
    EXPECT_EQ(one("1010b12"), QStringList{QStringLiteral("10-10b-12")});
}

TEST(BarrageCodes, ALooseSpellingIsACodeOnlyIfTheBookHasIt) {
    const KnownCode none = [](const QString&) { return false; };
    std::vector<QString> words;
    for (const TypedWord& word : query_words(QStringLiteral("5 9A 8"), barrage_codes(), none))
        words.push_back(word.text);
    EXPECT_EQ(words, (std::vector<QString>{QStringLiteral("9a"), QStringLiteral("5"), QStringLiteral("8")}));
}

} // namespace
} // namespace automa::app::barrage_app

namespace automa::app::test {
INSTANTIATE_TYPED_TEST_SUITE_P(Barrage, BookSuite, barrage_app::BarrageBookGame);
} // namespace automa::app::test
