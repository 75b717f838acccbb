// How a language speaks what is printed in signs: letters, codes, short forms. Data: "spoken" in
// translations/<language>/language.json.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <string_view>

namespace automa::app {

struct SpokenAlphabet {
    QHash<QString, QString>
        letters;         // capital Latin letters of codes; one that is not there is spoken as it is
    QStringList numbers; // in codes, from zero on; higher ones are left in digits
    QString letter_first = QStringLiteral("%1 %2"); // of a code: "A4"
    QHash<QString, QString> words;                  // short forms that a voice would stumble over
    QStringList joints;                             // words before which a long sentence may be cut in two

    [[nodiscard]] QString letter(const QString& capital) const { return letters.value(capital, capital); }
    [[nodiscard]] QString number(const QString& digits) const;
};

/// That of a language. One that says nothing of it leaves everything as it is printed.
[[nodiscard]] const SpokenAlphabet& spoken_alphabet(std::string_view language);

} // namespace automa::app
