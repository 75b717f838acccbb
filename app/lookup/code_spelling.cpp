#include "app/lookup/code_spelling.h"

#include <QRegularExpression>

#include <array>
#include <utility>

namespace automa::app {

namespace {

using Match = QRegularExpressionMatch;
using Spelled = QString (*)(const Match&);

struct Writing { // one way to write codes
    QRegularExpression pattern;
    Spelled spelled;
};

/// `core` standing by itself. "_" is a part of names in the fact files.
QRegularExpression alone(const char* core) {
    return QRegularExpression(QStringLiteral("(?<![\\w.])%1(?!\\w)").arg(QString::fromUtf8(core)),
                              QRegularExpression::UseUnicodePropertiesOption);
}

QString tile_code(const Match& m) {
    return QStringLiteral("%1-%2%3-%4")
        .arg(plain_number(m.capturedView(1)), plain_number(m.capturedView(2)),
             fold_letter(m.capturedView(3)[0]), plain_number(m.capturedView(4)));
}
QString rule_code(const Match& m) {
    return QStringLiteral("b%1.%2").arg(plain_number(m.capturedView(1)), plain_number(m.capturedView(2)));
}
QString conduit_code(const Match& m) {
    return plain_number(m.capturedView(1)) + fold_letter(m.capturedView(2)[0]);
}
QString lettered_code(const Match& m) {
    return fold_letter(m.capturedView(1)[0]) + plain_number(m.capturedView(2));
}

void take(const Writing& writing, QString& text, QStringList& codes, const KnownCode& accepted) {
    for (qsizetype from = 0;;) {
        const Match match = writing.pattern.match(text, from);
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

QStringList take_codes(QString& text) {
    static const std::array<Writing, 4> written{{
        {alone("(\\d{1,2})\\s?[-/]\\s?(\\d{1,2})\\s?([abавб])\\s?[-/]\\s?(\\d{1,2})"), tile_code},
        {alone("(?:[bбв]\\s?[-.]?\\s?)?(\\d{1,2})[.,](\\d{1,2})"), rule_code},
        {alone("(\\d{1,2})-?([abавб])"), conduit_code},
        {alone("([abcdlавбсдл])\\s?-?(\\d{1,2})"), lettered_code},
    }};
    QStringList codes;
    for (const Writing& writing : written)
        take(writing, text, codes, {});
    return codes;
}

QStringList take_codes(QString& query, const KnownCode& known) {
    static const std::array<Writing, 7> loosely{{
        {alone("(\\d{1,2})[\\s.,/_-]{0,3}(\\d{1,2})[\\s_-]?([abавб])[\\s.,/_-]{0,3}(\\d{1,2})"), tile_code},
        {alone("(\\d)[\\s.,/_-]{0,3}(\\d{1,2})[\\s_-]?([abавб])[\\s.,/_-]{0,3}(\\d{1,2})"), tile_code},
        {alone("[bбв][\\s._-]{0,3}(\\d{1,2})[\\s.,_-]{1,3}(\\d{1,2})"), rule_code},
        {alone("[bбв][\\s._-]{0,3}(\\d{1,2})(\\d{1,2})"), rule_code}, // B103
        {alone("[bбв][\\s._-]{0,3}(\\d)(\\d{1,2})"), rule_code},
        {alone("(\\d{1,2})[\\s-]+([abавб])\\s*$"), conduit_code}, // not "5 a year"
        {alone("([abcdlавбсдл])[\\s._-]{1,3}(\\d{1,2})"), lettered_code},
    }};
    QStringList codes;
    for (const Writing& writing : loosely)
        take(writing, query, codes, known);
    return codes + take_codes(query);
}

} // namespace automa::app
