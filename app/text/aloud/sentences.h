// Cuts a text into sentences short enough to be kept in mind when heard.
#pragma once

#include <QChar>
#include <QString>
#include <QStringList>

namespace automa::app {

/// Stand for brackets, which nobody hears: a pause, and the best place to cut.
inline constexpr QChar bracket_opens(0xE000);
inline constexpr QChar bracket_closes(0xE001);

/// Each begins with a capital letter and ends with a full stop, a question or an exclamation mark. One with
/// more than `most` words is cut at brackets, colons, commas, or before one of `joints`.
[[nodiscard]] QStringList short_sentences(const QString& text, int most, const QStringList& joints);

[[nodiscard]] int count_words(QStringView text);

} // namespace automa::app
