// The codes of the table in one spelling: "5a" for 5A or 5-А, "b4.7" for B-4.7 or 4,7, "l28" for L-28,
// "1-1a-5" for a tile.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace automa::app {

/// Whether the book has a code.
using KnownCode = std::function<bool(const QString&)>;

/// A single letter is a code (headstream B, conduit 5A), and the table may write it in Cyrillic.
[[nodiscard]] QString fold_letter(QChar c);

/// A number without leading zeros.
[[nodiscard]] QString plain_number(QStringView digits);

/// Takes the codes out of a lower-case text of the book.
[[nodiscard]] QStringList take_codes(QString& text);

/// Takes the codes out of a lower-case query. People also write "B 6 3", "L.45" or "5 9A 8": what is not
/// written as the book does counts only if it makes a code that the book has.
[[nodiscard]] QStringList take_codes(QString& query, const KnownCode& known);

} // namespace automa::app
