// Words as the search compares them: one Latin spelling for all languages, so that case, diacritics,
// look-alike letters, Cyrillic or transliterated writing and doubled letters make no difference.
#pragma once

#include "app/lookup/code_spelling.h"

#include <QString>
#include <QStringList>
#include <QStringView>

#include <vector>

namespace automa::app {

/// One word folded: «Гребля», "hreblia" and "greblya" all give "hreblia".
[[nodiscard]] QString fold_word(QStringView word);

/// A folded word without the ending that declension or conjugation gave it.
[[nodiscard]] QString stem_of(const QString& folded);

/// The folded words of a text of the book and the codes in it, each code in one spelling.
[[nodiscard]] QStringList folded_words(const QString& text, const CodeSpelling& codes);

/// A word that somebody typed. Doubled letters make no difference, but may come from another error: «вооём».
struct TypedWord {
    QString text; // folded
    QString full; // the same with its doubled letters
};

/// The same of a query, where codes may be written in more ways.
[[nodiscard]] std::vector<TypedWord> query_words(const QString& query, const CodeSpelling& codes,
                                                 const KnownCode& known);

/// What a text reads if it was typed with the other keyboard layout; empty if that is impossible.
[[nodiscard]] QStringList other_layouts(const QString& text);

} // namespace automa::app
