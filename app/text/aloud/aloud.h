// The texts of the app as a person would say them: no markup, no signs, codes spelled out, short sentences.
#pragma once

#include "app/text/aloud/spoken_alphabet.h"

#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

namespace automa::app {

/// A spoken sentence has no more words than this, if the text can be cut at all.
inline constexpr int most_spoken_words = 14;

struct SpokenAnswer {
    int number = 0;
    QString text{};
};

struct SpokenQuestion {
    QString text{};
    std::vector<SpokenAnswer> answers{}; // empty, and no `highest` either: anything may be answered
    int lowest = 0;                      // where the answer is a number: from here
    int highest = 0;                     // to here; 0: it is none
};

/// What is said of a turn. All texts are those of the screen and may hold <b>…</b>.
struct SpokenTurn {
    QStringList headlines{};
    QStringList steps{};
    std::vector<SpokenQuestion> questions{};
};

/// Contract: the app speaks `language` as long as this is used (QTranslator or SpokenIn).
class Aloud {
public:
    explicit Aloud(std::string_view language) : alphabet_(spoken_alphabet(language)) {}

    /// "Move a piece: board → <b>5A</b>": "Move a piece: from board, to five A."
    [[nodiscard]] QStringList sentences(const QString& text) const;
    /// The question, then its answers, each with its number.
    [[nodiscard]] QStringList sentences(const SpokenQuestion& question) const;
    /// Headline, steps, questions.
    [[nodiscard]] QStringList sentences(const SpokenTurn& turn) const;

private:
    [[nodiscard]] QString codes(QString text) const;

    const SpokenAlphabet& alphabet_;
};

} // namespace automa::app
