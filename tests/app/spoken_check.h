// What a voice can read: the lint of the spoken alphabet, for the texts of whole games.
#pragma once

#include "app/text/aloud/aloud.h"
#include "app/text/aloud/sentences.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <QRegularExpression>
#include <QSet>

#include <cstdlib>
#include <string>

namespace automa::app::test {

/// How many games the spoken tests play: 50, or as many as AUTOMA_SPOKEN_GAMES says.
inline int spoken_games() {
    const char* wished = std::getenv("AUTOMA_SPOKEN_GAMES");
    return wished == nullptr ? 50 : std::atoi(wished);
}

/// What is wrong with a spoken sentence; empty if a voice of this language can read it. `known`: a short form
/// that every voice spells by itself.
inline std::string unsaid(QString sentence, std::string_view language, const char* known = nullptr) {
    static const QRegularExpression sign(QStringLiteral("[^\\p{L}\\d .,?!;:’-]"));
    static const QRegularExpression code(QStringLiteral("\\d-?\\p{L}|\\p{L}-?\\d"));
    static const QRegularExpression short_form(QStringLiteral("\\b\\p{Lu}{2,}\\b"),
                                               QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression latin(QStringLiteral("[A-Za-z]"));
    static const QRegularExpression cyrillic(QStringLiteral("\\p{Cyrillic}"));
    const bool in_cyrillic = spoken_alphabet(language).number(QStringLiteral("1")).contains(cyrillic);
    if (known != nullptr)
        sentence.replace(QLatin1String(known), QLatin1String("it"));
    if (sentence.contains(sign))
        return "a sign that is not spoken";
    if (sentence.contains(code))
        return "a code that is not spoken";
    if (sentence.contains(short_form))
        return "a short form that is not spoken";
    if (in_cyrillic && sentence.contains(latin))
        return "a Latin letter";
    if (count_words(sentence) > most_spoken_words)
        return std::to_string(count_words(sentence)) + " words";
    return count_words(sentence) == 0 ? "nothing is said" : "";
}

/// Speaks one language and looks at each text once.
class Listener {
public:
    explicit Listener(const char* language, const char* known = nullptr)
        : language_(language), known_(known), speaking_(language), aloud_(language) {}

    void hear(const QString& text) {
        if (heard_.contains(text))
            return;
        heard_.insert(text);
        const QStringList sentences = aloud_.sentences(text);
        EXPECT_FALSE(sentences.isEmpty())
            << language_ << ": nothing is said of “" << text.toStdString() << "”";
        expect(sentences, text);
    }
    void hear(const SpokenTurn& turn) {
        for (const QStringList& part : {turn.headlines, turn.steps})
            for (const QString& text : part)
                hear(text);
        for (const SpokenQuestion& question : turn.questions)
            if (const QStringList said = aloud_.sentences(question); !heard_.contains(said.join(u'\n'))) {
                heard_.insert(said.join(u'\n'));
                EXPECT_TRUE(said.size() > 1)
                    << language_ << ": no answers to “" << said.join(u' ').toStdString();
                expect(said, question.text);
            }
    }
    [[nodiscard]] qsizetype texts() const { return heard_.size(); }

private:
    void expect(const QStringList& sentences, const QString& text) {
        for (const QString& sentence : sentences)
            EXPECT_EQ(unsaid(sentence, language_, known_), "")
                << language_ << ": “" << sentence.toStdString() << "” of “" << text.toStdString() << "”";
    }

    std::string language_;
    const char* known_;
    Speaking speaking_;
    Aloud aloud_;
    QSet<QString> heard_;
};

} // namespace automa::app::test
