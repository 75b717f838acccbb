// Texts as a person would say them: markup gone, signs and codes in words, short sentences.
#include "tests/app/spoken_check.h"

#include <gtest/gtest.h>

namespace automa::app {
namespace {

using test::Speaking;

QStringList said(const char* language, const char* text) {
    const Speaking speaking(language);
    return Aloud(language).sentences(QString::fromUtf8(text));
}

using Sentences = QStringList;

TEST(Aloud, MarkupIsNotHeardAndASentenceEnds) {
    EXPECT_EQ(said("en", "Turn the wheel <b>1\u00A0segment</b>"), Sentences{"Turn the wheel 1 segment."});
    EXPECT_EQ(said("en", "Really? Yes"), (Sentences{"Really?", "Yes."}));
    EXPECT_EQ(said("en", ""), Sentences{});
}

TEST(Aloud, CodesAreSpelledInEachLanguage) {
    EXPECT_EQ(said("en", "It builds: 7A"), Sentences{"It builds: seven A."});
    EXPECT_EQ(said("en", "forest A4"), Sentences{"Forest A-four."});
    EXPECT_EQ(said("en", "scheme II, level I tile"), Sentences{"Scheme 2, level 1 tile."});
    EXPECT_EQ(said("uk", "Автома будує: 7A"), Sentences{"Автома будує: сім а."});
    EXPECT_EQ(said("uk", "витік B, ліс F6"), Sentences{"Витік бе, ліс еф шість."});
    EXPECT_EQ(said("pl", "las A4"), Sentences{"Las A cztery."});
    EXPECT_EQ(said("ru", "2-е место, исток B"), Sentences{"Второе место, исток бэ."});
}

TEST(Aloud, AnArrowBetweenNumbersIsFromTo) {
    EXPECT_EQ(said("en", "Marker: 6 → <b>9</b>"), Sentences{"Marker: from 6 to 9."});
    EXPECT_EQ(said("uk", "Маркер: 6 → <b>9</b>"), Sentences{"Маркер: було 6, стало 9."});
    EXPECT_EQ(said("en", "Marker: −2 → <b>3</b> (a −1, b +6)"),
              Sentences{"Marker: from minus 2 to 3, a minus 1, b plus 6."});
}

TEST(Aloud, AnArrowBetweenPlacesTakesEachPlaceWhole) {
    EXPECT_EQ(said("en", "Move <b>2 pieces</b>: field 6, upper → <b>field 9, lower</b>"),
              Sentences{"Move 2 pieces: from field 6, upper, to field 9, lower."});
    EXPECT_EQ(said("en", "They go home: <b>2 pieces</b>, forest A4 → home base (North)"),
              Sentences{"They go home: 2 pieces, from forest A-four, to home base, North."});
    EXPECT_EQ(said("en", "Move it: a → b → <b>c</b>"), Sentences{"Move it: from a, then b, to c."});
}

TEST(Aloud, ShortFormsAndSignsAreWords) {
    EXPECT_EQ(said("en", "It passes: +1\u00A0VP"), Sentences{"It passes: plus 1 victory point."});
    EXPECT_EQ(said("en", "VP marker: 3"), Sentences{"Victory point marker: 3."});
    EXPECT_EQ(said("uk", "Автома пасує: +5\u00A0ПО"), Sentences{"Автома пасує: плюс 5 переможних очок."});
    EXPECT_EQ(said("pl", "Znacznik PZ: 3"), Sentences{"Znacznik punktów zwycięstwa: 3."});
    EXPECT_EQ(said("en", "a, 2 × b"), Sentences{"A, 2 times b."});
    EXPECT_EQ(said("en", "A tie goes to the attacker (S-91)"), Sentences{"A tie goes to the attacker."});
    EXPECT_EQ(said("en", "“Yes” · <i>no</i>"), Sentences{"Yes, no."});
}

TEST(Aloud, ALongSentenceIsCutWhereAPersonBreathes) {
    EXPECT_EQ(
        said("en", "Put 1 piece here: the office, first free space (left column from the top, then right)"),
        (Sentences{"Put 1 piece here: the office, first free space.",
                   "Left column from the top, then right."}));
    EXPECT_EQ(
        said("en",
             "One two three four five six seven eight and nine ten eleven twelve thirteen fourteen fifteen"),
        (Sentences{"One two three four five six seven eight.",
                   "And nine ten eleven twelve thirteen fourteen fifteen."}));
}

TEST(Aloud, AnInitialEndsNoSentence) {
    EXPECT_EQ(said("en", "Solomon P. Jordan"), Sentences{"Solomon P. Jordan."});
}

TEST(Aloud, AQuestionIsFollowedByItsAnswersWithTheirNumbers) {
    const Speaking speaking("en");
    const Aloud aloud("en");
    const SpokenQuestion which{.text = "Which one?", .answers = {{1, "this"}, {4, "that"}}};
    EXPECT_EQ(aloud.sentences(which), (Sentences{"Which one?", "1: this.", "4: that."}));
    const SpokenQuestion how_many{.text = "How many?", .lowest = 0, .highest = 12};
    EXPECT_EQ(aloud.sentences(how_many), (Sentences{"How many?", "Say a number from 0 to 12."}));
    const SpokenTurn turn{.headlines = {"It moves"}, .steps = {"6 → 9"}, .questions = {which}};
    EXPECT_EQ(aloud.sentences(turn),
              (Sentences{"It moves.", "From 6 to 9.", "Which one?", "1: this.", "4: that."}));
}

TEST(Aloud, TheLintHearsWhatIsLeftUnspoken) {
    EXPECT_EQ(test::unsaid("Move it to five A.", "en"), "");
    EXPECT_NE(test::unsaid("Move it → there.", "en"), "");
    EXPECT_NE(test::unsaid("Move it to 5A.", "en"), "");
    EXPECT_NE(test::unsaid("It gains 3 VP.", "en"), "");
    EXPECT_NE(test::unsaid("Витік B.", "uk"), "");
    EXPECT_NE(test::unsaid("a b c d e f g h i j k l m n o.", "en"), "");
    EXPECT_NE(test::unsaid(".", "en"), "");
}

TEST(SpokenAlphabet, EveryLanguageSpellsEveryLetterAndTheNumbersOfCodes) {
    for (const char* language : languages) {
        const SpokenAlphabet& alphabet = spoken_alphabet(language);
        EXPECT_GE(alphabet.numbers.size(), 21) << language;
        EXPECT_FALSE(alphabet.joints.isEmpty()) << language;
        for (char letter = 'A'; letter <= 'Z'; ++letter)
            EXPECT_EQ(test::unsaid(u'.' + alphabet.letter(QString(QLatin1Char(letter))), language), "")
                << language << " " << letter;
    }
}

} // namespace
} // namespace automa::app
