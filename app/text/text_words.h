// What every text of app/text is made of: tables from an id to its English source, and the one call that
// translates. Files here say the words; they know no rules.
#pragma once

#include <QAnyStringView>
#include <QCoreApplication>
#include <QString>

#include <span>

namespace automa::app {

/// One row of a table: the id of a fact file and the English source, marked with QT_TRANSLATE_NOOP.
struct Word {
    const char* id;
    const char* source;
};

/// QCoreApplication::translate, with a no-break space between a number and the word it counts.
/// Named `translate` so that lupdate finds the sources in its calls.
[[nodiscard]] QString translate(const char* context, const char* source, const char* comment = nullptr,
                                int n = -1);

/// The row of `id`, or nullptr.
[[nodiscard]] const Word* find_word(std::span<const Word> words, QAnyStringView id);

/// The translated text of `id`. An id the table does not know is given back as it is, so that a gap is seen
/// and never hides a piece of the game.
[[nodiscard]] QString word_of(const char* context, std::span<const Word> words, QAnyStringView id);

/// Every space becomes a no-break space: for places and codes that must not fall apart at a line's end.
[[nodiscard]] QString unbroken(QString text);

/// A number stays with the word before it; longer names may break elsewhere.
[[nodiscard]] QString bound(QString text);

/// The first letter in upper case, for labels and headings.
[[nodiscard]] QString as_label(QString text);

/// A signed number with a true minus: "+2", "−3", "0".
[[nodiscard]] QString signed_number(int value);

} // namespace automa::app
