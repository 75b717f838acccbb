#include "tests/journeys/faults.h"
#include "tests/journeys/journey.h"

#include <QAccessible>
#include <QQuickItem>
#include <QRegularExpression>

namespace automa::journeys {
namespace {

/// What stands in no bracket: slots are filled with texts that have brackets of their own, and of a text that
/// is shown in two places each has one bracket.
QString outside(const QString& text) {
    QString left;
    int depth = 0;
    for (const QChar c : text) {
        if (c == u']' && --depth < 0) {
            left.clear();
            depth = 0;
        }
        left += depth == 0 && c != u'[' && c != u']' ? c : QChar(u' ');
        if (c == u'[')
            ++depth;
    }
    return left;
}

QString nameOf(QQuickItem* item) {
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
    return face ? face->text(QAccessible::Name) : QString();
}

} // namespace

QStringList untranslatedWords(const QString& text) {
    static const QRegularExpression word(QStringLiteral("\\p{L}{3,}"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    QStringList words;
    for (auto found = word.globalMatch(outside(plainText(text))); found.hasNext();)
        words << found.next().captured();
    return words;
}

QStringList untranslated(QQuickWindow& window) {
    QStringList texts;
    for (QQuickItem* item : visibleItems(window.contentItem())) {
        const QString shown = item->inherits("QQuickText") ? item->property("text").toString() : QString();
        for (const QString& text : {shown, nameOf(item)})
            if (!untranslatedWords(text).isEmpty() && !texts.contains(text))
                texts << text;
    }
    return texts;
}

} // namespace automa::journeys
