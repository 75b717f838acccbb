// How alike a typed word and a word of the book are.
#pragma once

#include <QString>

namespace automa::app {

/// Typing errors between two words: letters missing, too many, wrong or swapped with their neighbour. Counts
/// no further than `limit` + 1.
[[nodiscard]] int typing_errors(QStringView a, QStringView b, int limit);

/// A folded word, made ready to be compared.
struct SearchWord {
    explicit SearchWord(QString folded) : SearchWord(folded, folded) {}
    /// `full` is the word with its doubled letters.
    SearchWord(QString folded, QString with_doubles);

    QString text;
    QString full;
    QString stem;
    QString root; // the stem without the vowel that comes and goes: «плитка», «плиток»
    unsigned letters = 0; // a bit per letter that occurs
    bool code = false;    // has digits: only equal codes are alike
};

/// A word that is at least this much alike is the same word or another form of it.
constexpr double another_form = 0.93;

/// 1 for the same word, less for another form, a beginning or typing errors; 0 if they have nothing to do
/// with each other.
[[nodiscard]] double likeness(const SearchWord& typed, const SearchWord& known);

/// The same for a word of three letters that is like no other: one letter left out or two swapped.
[[nodiscard]] double likeness_of_slip(const SearchWord& typed, const SearchWord& known);

} // namespace automa::app
