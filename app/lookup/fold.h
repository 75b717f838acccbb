// Words as the search compares them: one Latin spelling for the four languages, so that case, diacritics,
// look- alike letters, Cyrillic or transliterated writing and doubled letters make no difference.
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

namespace automa::app {

/// One word folded: «Гребля», "hreblia" and "greblya" all give "hreblia".
[[nodiscard]] QString fold_word(QStringView word);

/// A folded word without the ending that declension or conjugation gave it.
[[nodiscard]] QString stem_of(const QString& folded);

/// The folded words of a text and the codes in it, in order. Codes come out in one spelling: "5a" for 5A or
/// 5-А, "b4.7" for B-4.7 or 4,7, "l28" for L-28, "1-1a-5" for a tile. Of a query the last word may be a code
/// in two parts ("5 A").
[[nodiscard]] QStringList folded_words(const QString& text, bool query = false);

/// What a text reads if it was typed with the other keyboard layout; empty if that is impossible.
[[nodiscard]] QStringList other_layouts(const QString& text);

} // namespace automa::app
