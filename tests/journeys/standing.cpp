#include "tests/journeys/standing.h"

#include "tests/journeys/journey.h"
#include "tests/journeys/unpainted.h"

#include <QAccessible>
#include <QAnimationDriver>
#include <QCoreApplication>
#include <QVariantAnimation>
#include <QtQuick/private/qquickitem_p.h>
#include <gtest/gtest.h>

namespace automa::journeys {
namespace {

/// A clock of animations that is wound on by hand.
class WoundClock final : public QAnimationDriver {
public:
    [[nodiscard]] qint64 elapsed() const override { return now_; }
    void wind(std::chrono::milliseconds time) {
        now_ += time.count();
        advance();
    }

private:
    qint64 now_ = 0;
};

/// A list keeps rows that it does not show, wherever they stood last.
bool isShown(QQuickItem* item) {
    for (; item; item = item->parentItem())
        if (QQuickItemPrivate::get(item)->culled)
            return false;
    return true;
}

} // namespace

QMap<QString, QRectF> controlsIn(QQuickWindow& window) {
    QMap<QString, QRectF> controls;
    for (QQuickItem* item : visibleItems(window.contentItem())) {
        if (!item->inherits("QQuickAbstractButton") || !isShown(item))
            continue;
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        QString name = item->objectName() + u'|' + (face ? face->text(QAccessible::Name) : QString());
        while (controls.contains(name)) // alike: told apart by their order
            name += u'\'';
        controls[name] = item->mapRectToScene(item->boundingRect());
    }
    return controls;
}

QStringList movedBetween(const QMap<QString, QRectF>& before, const QMap<QString, QRectF>& after) {
    QStringList moved;
    for (auto control = before.begin(); control != before.end(); ++control) {
        const auto now = after.find(control.key());
        if (now == after.end() || *now == *control)
            continue;
        moved << QStringLiteral("%1 from (%2, %3) %4 x %5 to (%6, %7) %8 x %9")
                     .arg(control.key())
                     .arg(control->x())
                     .arg(control->y())
                     .arg(control->width())
                     .arg(control->height())
                     .arg(now->x())
                     .arg(now->y())
                     .arg(now->width())
                     .arg(now->height());
    }
    return moved;
}

void letPass(std::chrono::milliseconds time) {
    constexpr std::chrono::milliseconds step(250);
    QVariantAnimation running; // while only timers run, Qt waits for the next one by the real clock
    running.setStartValue(0);
    running.setEndValue(1);
    running.setDuration(static_cast<int>(time.count()) + 1000);
    running.start();
    WoundClock clock;
    clock.install();
    for (std::chrono::milliseconds passed(0); passed < time; passed += step) {
        clock.wind(step);
        QCoreApplication::processEvents();
    }
    clock.uninstall();
}

void expectNothingMovesByItself(Journey& journey, const QString& where) {
    constexpr std::chrono::seconds reading(10);
    journey.settle();
    const auto before = controlsIn(journey.window());
    Unpainted window(journey.window());
    letPass(reading);
    window.settle();
    for (const QString& moved : movedBetween(before, controlsIn(journey.window())))
        ADD_FAILURE() << where.toStdString() << ": moved by itself: " << moved.toStdString();
}

} // namespace automa::journeys
