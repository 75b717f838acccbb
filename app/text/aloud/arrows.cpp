#include "app/text/aloud/arrows.h"

#include "app/text/text_words.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace automa::app {

namespace {

constexpr QChar arrow(0x2192);

bool is_number(const QString& text) {
    static const QRegularExpression number(QStringLiteral("^[−-]?\\d+$"));
    return number.match(text).hasMatch();
}

/// Where the place left of an arrow begins: after a colon, or after what is in bold and a comma.
qsizetype left_of(const QString& clause, qsizetype at) {
    qsizetype begin = 0;
    for (const QString& border : {QStringLiteral(": "), QStringLiteral("</b>, ")})
        if (const qsizetype found = clause.lastIndexOf(border, at); found >= 0)
            begin = std::max(begin, found + border.size());
    return begin;
}

/// Where the place right of an arrow ends: with its bold, or a number with its digits.
qsizetype right_of(const QString& clause, qsizetype from) {
    static const QRegularExpression bold(QStringLiteral("\\G\\s*<b>.*?</b>"));
    static const QRegularExpression number(QStringLiteral("\\G\\s*[−-]?\\d+(?![\\d\\w])"));
    for (const QRegularExpression& shape : {bold, number})
        if (const auto found = shape.match(clause, from); found.hasMatch())
            return found.capturedEnd();
    return clause.size();
}

QString from_to(const QStringList& places) {
    if (places.size() > 2)
        return translate("Aloud", "from %1, then %2, to %3", "places")
            .arg(places.front(), places.mid(1, places.size() - 2).join(QStringLiteral(", ")), places.back());
    const bool numbers = std::ranges::all_of(places, is_number);
    return (numbers ? translate("Aloud", "from %1 to %2", "numbers")
                    : translate("Aloud", "from %1, to %2", "places"))
        .arg(places.front(), places.back());
}

QString clause_without(const QString& clause) {
    const qsizetype first = clause.indexOf(arrow);
    if (first < 0)
        return clause;
    const qsizetype last = clause.lastIndexOf(arrow);
    const qsizetype begin = left_of(clause, first);
    const qsizetype end = right_of(clause, last + 1);
    QStringList places = clause.mid(begin, end - begin).split(arrow);
    for (QString& place : places)
        place = without_markup(place).trimmed();
    return clause.left(begin) + from_to(places) + clause.mid(end);
}

} // namespace

QString without_markup(QString rich) {
    static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
    return rich.remove(tags);
}

QString without_arrows(const QString& rich) {
    if (!rich.contains(arrow))
        return rich;
    const QString border = QStringLiteral("; ");
    QStringList clauses = rich.split(border);
    for (QString& clause : clauses)
        clause = clause_without(clause);
    return clauses.join(border);
}

} // namespace automa::app
