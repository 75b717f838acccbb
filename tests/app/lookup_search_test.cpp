// The search engine of the look-up with a small book of no game.
#include "app/lookup/fold.h"
#include "app/lookup/likeness.h"
#include "tests/app/small_book.h"

#include <gtest/gtest.h>

namespace automa::app {
namespace {

std::vector<std::string> first(const char* query, std::size_t count = 3) {
    static const SmallBook book;
    static const LookupEntries entries = book.entries();
    static const LookupIndex index(book);
    std::vector<std::string> found;
    for (const std::size_t place : index.search(QString::fromUtf8(query), QStringLiteral("en"), count))
        found.push_back(entries[place].key().toStdString());
    return found;
}

using Keys = std::vector<std::string>;

TEST(LookupSearch, ATitleComesBeforeATextThatHoldsItsWords) {
    EXPECT_EQ(first("lighthouse").front(), "place:lighthouse");
    EXPECT_EQ(first("harbour").front(), "place:harbour");
}

TEST(LookupSearch, ForgivesTypingErrorsCaseAndAnotherLayout) {
    for (const char* query : {"Lighthouse", "LIGHTHOUSE", "ligthouse", "lighthous", "light house"})
        EXPECT_EQ(first(query, 1), Keys{"place:lighthouse"}) << query;
    EXPECT_EQ(first("vfzr", 1), Keys{"place:lighthouse"}) << "«маяк» typed with the Latin layout";
}

TEST(LookupSearch, FindsWhatPeopleCallItInOtherLanguages) {
    for (const char* query : {"маяк", "latarnia", "mayak"})
        EXPECT_EQ(first(query, 1), Keys{"place:lighthouse"}) << query;
}

TEST(LookupSearch, ACodeOrARuleNumberInTheQueryComesFirst) {
    EXPECT_EQ(first("T-2", 1), Keys{"rule:T-2"});
    EXPECT_EQ(first("rule T 2", 1), Keys{"rule:T-2"});
    EXPECT_EQ(first("harbour T-1", 1), Keys{"rule:T-1"});
}

TEST(LookupSearch, OfEquallyGoodEntriesTheKindThatPeopleMeanComesFirst) {
    EXPECT_EQ(first("storm", 2), (Keys{"place:storm", "rule:T-3"}));
}

TEST(LookupSearch, NonsenseFindsNothingAndTheOrderIsAlwaysTheSame) {
    for (const char* query : {"zzzzqqqq", "ъъъъъ", "!?", "…", ""})
        EXPECT_TRUE(first(query).empty()) << query;
    EXPECT_EQ(first("ships"), first("ships"));
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

TEST(LookupLikeness, FormsOfOneWordAreAlike) {
    const auto alike = [](const char16_t* typed, const char16_t* known) {
        return likeness(SearchWord(fold_word(typed)), SearchWord(fold_word(known)));
    };
    constexpr std::pair<const char16_t*, const char16_t*> forms[] = {
        {u"водоёмы", u"водоём"},        {u"водоём", u"водоёмов"},  {u"водоводів", u"водовід"},
        {u"будівель", u"будівля"},      {u"витоки", u"витік"},     {u"річок", u"річки"},
        {u"складність", u"складності"}, {u"kropel", u"kropla"},    {u"kafle", u"kafel"},
        {u"капель", u"капля"},          {u"conduits", u"conduit"}, {u"zbiorników", u"zbiornik"},
    };
    for (const auto& [typed, known] : forms)
        EXPECT_GE(alike(typed, known), another_form) << QString::fromUtf16(typed).toStdString();
    EXPECT_LT(alike(u"водаем", u"вода"), another_form);
    EXPECT_LT(alike(u"dassler", u"adler"), 0.7);
}

TEST(LookupLikeness, ThreeLettersMayBeSwappedOrMissOne) {
    const auto alike = [](const char16_t* typed, const char16_t* known) {
        return likeness_of_slip(SearchWord(fold_word(typed)), SearchWord(fold_word(known)));
    };
    EXPECT_GT(alike(u"adm", u"dam"), 0);
    EXPECT_GT(alike(u"bnk", u"bank"), 0);
    EXPECT_EQ(alike(u"dem", u"dam"), 0);
    EXPECT_EQ(alike(u"bk", u"bank"), 0);
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
