#include "tests/journeys/faults.h"
#include "tests/journeys/journey.h"

#include <QAccessible>
#include <QQuickItem>

#include <set>

namespace automa::journeys {
namespace {

constexpr qreal leastTarget = 48.0;

bool isControl(QAccessible::Role role) {
    static const std::set<QAccessible::Role> roles{
        QAccessible::Button,   QAccessible::CheckBox, QAccessible::RadioButton, QAccessible::EditableText,
        QAccessible::PageTab,  QAccessible::SpinBox,  QAccessible::Slider,      QAccessible::ListItem,
        QAccessible::ComboBox, QAccessible::Link,     QAccessible::MenuItem};
    return roles.contains(role);
}

QString described(QQuickItem* item, QAccessibleInterface* face) {
    return QStringLiteral("%1 “%2” (%3)")
        .arg(QString::fromLatin1(item->metaObject()->className()).section(QLatin1Char('_'), 0, 0),
             face->text(QAccessible::Name), item->objectName());
}

} // namespace

QStringList controlFaults(QQuickWindow& window) {
    QStringList faults;
    for (QQuickItem* item : visibleItems(window.contentItem())) {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        const bool pressable = item->inherits("QQuickAbstractButton");
        if (!pressable && !(face && isControl(face->role())))
            continue;
        if (!face) {
            faults << QStringLiteral("%1 is unknown to screen readers").arg(item->objectName());
            continue;
        }
        const QString name = described(item, face);
        if (face->text(QAccessible::Name).trimmed().isEmpty())
            faults << QStringLiteral("%1 has no name").arg(name);
        if (item->width() < leastTarget || item->height() < leastTarget)
            faults << QStringLiteral("%1 is only %2 × %3").arg(name).arg(item->width()).arg(item->height());
        if (pressable && item->isEnabled() && !item->activeFocusOnTab()
            && item->objectName() != QStringLiteral("clear"))
            faults << QStringLiteral("%1 cannot be reached by keyboard").arg(name);
    }
    return faults;
}

} // namespace automa::journeys
