// How alike a typed word and a word of the book are.
#pragma once

#include <QString>

namespace automa::app {

/// Typing errors between two words: letters missing, too many, wrong or swapped with their neighbour. Counts
/// no further than `limit` + 1.
[[nodiscard]] int typing_errors(QStringView a, QStringView b, int limit);

/// A folded word, made ready to be compared.
struct SearchWord {
    explicit SearchWord(QString folded);

    QString text;
    QString stem;
    unsigned letters = 0; // a bit per letter that occurs
    bool code = false;    // has digits: only equal codes are alike
};

/// 1 for the same word, less for another form, a beginning or typing errors; 0 if they have nothing to do
/// with each other.
[[nodiscard]] double likeness(const SearchWord& typed, const SearchWord& known);

} // namespace automa::app
