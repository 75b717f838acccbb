#include "app/lookup/code_spelling.h"

#include "app/lookup/search_words.h"

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

QString any_of(const QStringList& words) {
    QStringList escaped;
    for (const QString& word : words)
        escaped << QRegularExpression::escape(word);
    return escaped.join(u'|');
}

/// "<ab>" becomes a class of these letters and of those that mean them.
QString with_letters(const char* core) {
    QString whole;
    bool within = false;
    for (const QChar c : QString::fromUtf8(core)) {
        if (c == u'<' || c == u'>') {
            within = c == u'<';
            whole += within ? u'[' : u']';
            continue;
        }
        whole += c;
        const QHash<QChar, QString>& all = search_words().letters_of_codes;
        for (auto letter = all.begin(); within && letter != all.end(); ++letter)
            if (letter.value() == c)
                whole += letter.key();
    }
    return whole;
}

} // namespace

QRegularExpression code_alone(const char* core) {
    return QRegularExpression(QStringLiteral("(?<![\\w.])%1(?!\\w)").arg(with_letters(core)),
                              QRegularExpression::UseUnicodePropertiesOption);
}

QRegularExpression numbered_rule() {
    const QString core = QStringLiteral("(?:%1)\\s+(?:%2)?\\s*(\\d{1,3})")
                             .arg(any_of(search_words().rule), any_of(search_words().number));
    return code_alone(core.toUtf8().constData());
}

QString fold_letter(QChar c) {
    return search_words().letters_of_codes.value(c, c);
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
