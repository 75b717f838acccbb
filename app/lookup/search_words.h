// What the search knows of the languages, all of them together, for a table often speaks more than one: data
// in translations/<language>/language.json.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace automa::app {

struct Keyboard { // the same keys in two layouts
    QString latin;
    QString own;
};

struct SearchWords {
    QStringList small_words;  // say little about what is looked for
    QStringList asking_words; // say a little more: how many, where
    QStringList always_said;  // names whom all of the book is about
    QStringList endings;      // of declension and conjugation, as they look when folded, the longest first
    QStringList rule;         // the word before the number of a rule
    QStringList number;       // "no."
    QHash<QChar, QString> letters;                    // what a letter sounds like in Latin
    std::vector<std::pair<QString, QString>> sounds;  // several Latin letters for one, the longest first
    std::vector<std::pair<QChar, QChar>> look_alikes; // a letter and the Latin one that it looks like
    QHash<QChar, QString> letters_of_codes;           // a letter and the Latin one that it means in a code
    std::vector<Keyboard> keyboards;
};

[[nodiscard]] const SearchWords& search_words();

/// The words of a data file of one language: nothing where it has none.
[[nodiscard]] QHash<QString, QString> words_of_file(const QString& path);

} // namespace automa::app
