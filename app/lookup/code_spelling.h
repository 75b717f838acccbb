// The codes of a table in one spelling, whatever way they are written: "5a" for 5A or 5-А. Which codes there
// are is each game's business.
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace automa::app {

/// One way to write codes: what it looks like in a lower-case text, and the code that it means.
struct CodeWriting {
    QRegularExpression pattern;
    QString (*spelled)(const QRegularExpressionMatch&);
};

struct CodeSpelling {
    /// As the texts of the book write them.
    std::vector<CodeWriting> written;
    /// People also write "B 6 3" or "5 9A 8": that counts only if it makes a code that the book has.
    std::vector<CodeWriting> loosely;
};

/// Whether the book has a code.
using KnownCode = std::function<bool(const QString&)>;

/// `core` standing by itself. "_" is a part of names in the fact files. "<ab>" in it is one of these letters,
/// in whatever script the table writes it; fold_letter() says which.
[[nodiscard]] QRegularExpression code_alone(const char* core);

/// "Rule 27", where every rule of a game has one letter and a number, in the words of every language.
[[nodiscard]] QRegularExpression numbered_rule();

/// A single letter is a code (row B, space 5A), and the table may write it in another script.
[[nodiscard]] QString fold_letter(QChar c);

/// A number without leading zeros.
[[nodiscard]] QString plain_number(QStringView digits);

/// Takes the codes out of a lower-case text of the book.
[[nodiscard]] QStringList take_codes(QString& text, const CodeSpelling& spelling);

/// Takes the codes out of a lower-case query.
[[nodiscard]] QStringList take_codes(QString& query, const CodeSpelling& spelling, const KnownCode& known);

} // namespace automa::app
