#include "app/text/aloud/aloud.h"

#include "app/text/aloud/arrows.h"
#include "app/text/aloud/sentences.h"
#include "app/text/text_words.h"

#include <QRegularExpression>

#include <utility>

namespace automa::app {

namespace {

QRegularExpression pattern(const QString& text) {
    return QRegularExpression(text, QRegularExpression::UseUnicodePropertiesOption);
}

/// Every match in other words: `say` gets the match.
template <class Say>
QString replaced(const QString& text, const QRegularExpression& shape, Say say) {
    QString result;
    qsizetype done = 0;
    for (auto matches = shape.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += text.mid(done, match.capturedStart() - done) + say(match);
        done = match.capturedEnd();
    }
    return result + text.mid(done);
}

/// "16 VP": the one short form that is printed everywhere.
QString without_short_forms(QString text) {
    const QString vp = translate("Aloud", "VP");
    text = replaced(text, pattern(QStringLiteral("(\\d+) %1\\b").arg(QRegularExpression::escape(vp))),
                    [](const auto& match) {
                        const int n = match.captured(1).toInt();
                        return translate("Aloud", "%n victory point(s)", nullptr, n);
                    });
    const QString before = translate("Aloud", "victory point", "before another word: victory point marker");
    const QString after =
        translate("Aloud", "victory points", "after another word: marker of victory points");
    const QString alone = translate("Aloud", "victory points");
    const QString shape = QStringLiteral("(\\p{L} )?(?<![\\d\\p{L}])%1\\b( \\p{L})?");
    return replaced(text, pattern(shape.arg(QRegularExpression::escape(vp))), [&](const auto& match) {
        const QString followed = match.captured(2);
        return match.captured(1)
               + (!followed.isEmpty()    ? before + followed
                  : match.hasCaptured(1) ? after
                                         : alone);
    });
}

QString without_signs(QString text) {
    static const QRegularExpression times = pattern(QStringLiteral("(\\d+) ?× ?"));
    static const QRegularExpression range = pattern(QStringLiteral("(\\d+)–(\\d+)"));
    static const QRegularExpression plus = pattern(QStringLiteral("(?<![\\d\\p{L}])\\+(?=\\d)"));
    static const QRegularExpression minus = pattern(QStringLiteral("(?<![\\d\\p{L}])[−-](?=\\d)"));
    static const QRegularExpression rule =
        pattern(QStringLiteral("\\s*\\([A-Z]-\\d+(?:\\.\\d+)?(?: ?[a-z])?\\)"));
    static const QRegularExpression opens = pattern(QStringLiteral("\\s*\\("));
    static const QRegularExpression closes = pattern(QStringLiteral("\\)\\s*(?=[.,;:?!]|$)"));
    text.remove(rule);
    text = replaced(text, times, [](const auto& match) {
        const int n = match.captured(1).toInt();
        return (n == 1 ? QStringLiteral("1") : translate("Aloud", "%n time(s)", nullptr, n)) + u' ';
    });
    text = replaced(text, range, [](const auto& match) {
        return translate("Aloud", "%1 to %2", "numbers").arg(match.captured(1), match.captured(2));
    });
    text.replace(plus, translate("Aloud", "plus", "before a number") + u' ');
    text.replace(minus, translate("Aloud", "minus", "before a number") + u' ');
    text.replace(closes, QString()).replace(opens, bracket_opens).replace(u')', bracket_closes);
    static const QRegularExpression quotes = pattern(QStringLiteral("[“”„«»\\x22]"));
    text.remove(quotes);
    return text.replace(u'—', u',').replace(u'·', u',').replace(u'…', u'.');
}

} // namespace

QString Aloud::codes(QString text) const {
    static const QRegularExpression tile = pattern(QStringLiteral("\\b(\\d+)-(\\d+[A-Z])-(\\d+)\\b"));
    static const QRegularExpression number_first = pattern(QStringLiteral("\\b(\\d{1,3})([A-Z])\\b"));
    static const QRegularExpression letter_first = pattern(QStringLiteral("\\b([A-Z])-?(\\d{1,3})\\b"));
    static const QRegularExpression roman = pattern(QStringLiteral("(?<=\\p{L} )(I{1,3})\\b(?!-)"));
    static const QRegularExpression letter = pattern(QStringLiteral("(?<=[\\p{L}\\d,:] )([A-Z])\\b(?![-’])"));
    for (auto word = alphabet_.words.cbegin(); word != alphabet_.words.cend(); ++word)
        text.replace(
            pattern(
                QStringLiteral("(?<![\\d\\p{L}])%1(?!\\p{L})").arg(QRegularExpression::escape(word.key()))),
            word.value());
    text.replace(tile, QStringLiteral("\\1, \\2, \\3"));
    text = replaced(text, roman, [](const auto& match) { return QString::number(match.captured(1).size()); });
    text = replaced(text, number_first, [this](const auto& match) {
        return QStringLiteral("%1 %2").arg(alphabet_.number(match.captured(1)),
                                           alphabet_.letter(match.captured(2)));
    });
    text = replaced(text, letter_first, [this](const auto& match) {
        return alphabet_.letter_first.arg(alphabet_.letter(match.captured(1)),
                                          alphabet_.number(match.captured(2)));
    });
    return replaced(text, letter, [this](const auto& match) { return alphabet_.letter(match.captured(1)); });
}

QStringList Aloud::sentences(const QString& text) const {
    QString said = text;
    said.replace(QChar::Nbsp, u' ');
    said = without_markup(without_arrows(said));
    said = codes(without_signs(without_short_forms(said)));
    return short_sentences(said.replace(QChar::Nbsp, u' '), most_spoken_words, alphabet_.joints);
}

QStringList Aloud::sentences(const SpokenQuestion& question) const {
    QStringList all = sentences(question.text);
    for (const SpokenAnswer& answer : question.answers)
        all << sentences(
            translate("Aloud", "%1: %2", "number, answer").arg(QString::number(answer.number), answer.text));
    if (question.highest > 0)
        all << sentences(
            translate("Aloud", "Say a number from %1 to %2").arg(question.lowest).arg(question.highest));
    return all;
}

QStringList Aloud::sentences(const SpokenTurn& turn) const {
    QStringList all;
    for (const QStringList& part : {turn.headlines, turn.steps})
        for (const QString& text : part)
            all << sentences(text);
    for (const SpokenQuestion& question : turn.questions)
        all << sentences(question);
    return all;
}

} // namespace automa::app
