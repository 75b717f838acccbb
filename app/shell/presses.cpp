#include "app/shell/presses.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPointerEvent>
#include <QStyleHints>

namespace automa::app {
namespace {

/// A finger comes down again within so much of where it was.
constexpr qreal fingerWidth = 48;

std::optional<QPointF> placeOf(const QInputEvent& event) {
    const auto* pointer = dynamic_cast<const QPointerEvent*>(&event);
    if (!pointer || pointer->points().isEmpty())
        return std::nullopt;
    return pointer->points().front().globalPosition();
}

bool isPress(QEvent::Type type) {
    switch (type) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
        return true;
    default:
        return false;
    }
}

/// Some platforms give no time.
qint64 timeOf(const QInputEvent& event) {
    static const QElapsedTimer clock = [] {
        QElapsedTimer started;
        started.start();
        return started;
    }();
    return event.timestamp() != 0 ? static_cast<qint64>(event.timestamp()) : clock.elapsed();
}

} // namespace

bool Press::isAt(const std::optional<QPointF>& other) const {
    if (!place || !other)
        return !place && !other;
    return (*place - *other).manhattanLength() <= fingerWidth;
}

bool pressesButton(const QEvent& event) {
    if (event.type() != QEvent::KeyPress)
        return event.type() == QEvent::MouseButtonPress || event.type() == QEvent::MouseButtonDblClick
               || event.type() == QEvent::TouchBegin;
    const int key = static_cast<const QKeyEvent&>(event).key();
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Select;
}

Presses& Presses::get() {
    static QPointer<Presses> presses;
    if (!presses)
        presses = new Presses;
    return *presses;
}

Presses::Presses() : QObject(qGuiApp) {
    qGuiApp->installEventFilter(this);
}

void Presses::note(const QInputEvent& event) {
    latest_ = timeOf(event);
    if (!isPress(event.type()))
        return;
    before_ = last_;
    last_ = {{latest_, placeOf(event)}, nullptr, {}};
    ++count_;
}

bool Presses::fallsOnAnother(QObject& button) const {
    const qint64 since = last_.press.time - before_.press.time;
    if (count_ < 2 || !last_.press.place || since < 0
        || since >= QGuiApplication::styleHints()->mouseDoubleClickInterval()
        || !last_.press.isAt(before_.press.place))
        return false;
    // A list that was reloaded makes the same button again.
    const bool same =
        before_.button == &button || (!before_.name.isEmpty() && before_.name == button.objectName());
    return !same;
}

bool Presses::eventFilter(QObject* watched, QEvent* event) {
    if (!event->isInputEvent())
        return false;
    if (watched->isWindowType()) {
        note(*static_cast<QInputEvent*>(event));
        return false;
    }
    if (!pressesButton(*event) || !watched->inherits("QQuickAbstractButton"))
        return false;
    if (fallsOnAnother(*watched)) {
        last_ = before_; // a third tap is still one of the same
        event->accept();
        return true;
    }
    last_.button = watched;
    last_.name = watched->objectName();
    return false;
}

} // namespace automa::app
