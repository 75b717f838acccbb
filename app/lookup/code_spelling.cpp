#include "app/lookup/code_spelling.h"

#include <array>
#include <utility>

namespace automa::app {

namespace {

void take(const CodeWriting& writing, QString& text, QStringList& codes, const KnownCode& accepted) {
    for (qsizetype from = 0;;) {
        const QRegularExpressionMatch match = writing.pattern.match(text, from);
        if (!match.hasMatch())
            return;
        const QString code = writing.spelled(match);
        if (accepted && !accepted(code)) {
            from = match.capturedStart() + 1;
            continue;
        }
        codes << code;
        text.replace(match.capturedStart(), match.capturedLength(), QStringLiteral(" "));
    }
}

} // namespace

QRegularExpression code_alone(const char* core) {
    return QRegularExpression(QStringLiteral("(?<![\\w.])%1(?!\\w)").arg(QString::fromUtf8(core)),
                              QRegularExpression::UseUnicodePropertiesOption);
}

QRegularExpression numbered_rule() {
    return code_alone("(?:rule|правило|reguła|zasada)\\s+(?:no\\.?|№|nr)?\\s*(\\d{1,3})");
}

QString fold_letter(QChar c) {
    constexpr std::array<std::pair<char16_t, char16_t>, 6> codes{
        {{u'а', u'a'}, {u'в', u'b'}, {u'б', u'b'}, {u'с', u'c'}, {u'д', u'd'}, {u'л', u'l'}}};
    for (const auto& [east, west] : codes)
        if (c == east)
            return QChar(west);
    return c;
}

QString plain_number(QStringView digits) {
    const QString value = QString::number(digits.toString().toInt());
    return value == u"0" && digits != u"0" ? digits.toString() : value;
}

QStringList take_codes(QString& text, const CodeSpelling& spelling) {
    QStringList codes;
    for (const CodeWriting& writing : spelling.written)
        take(writing, text, codes, {});
    return codes;
}

QStringList take_codes(QString& query, const CodeSpelling& spelling, const KnownCode& known) {
    QStringList codes;
    for (const CodeWriting& writing : spelling.loosely)
        take(writing, query, codes, known);
    return codes + take_codes(query, spelling);
}

} // namespace automa::app
