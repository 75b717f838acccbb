#include "app/shell/confirm_guard.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QInputEvent>

namespace automa::app {
namespace {

/// The times of the last input, of whatever device; one for the whole application.
class InputTimes final : public QObject {
public:
    static InputTimes& get() {
        static QPointer<InputTimes> times;
        if (!times)
            times = new InputTimes;
        return *times;
    }

    qint64 latest = 0;
    qint64 press = 0;
    quint64 presses = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->isInputEvent() && watched->isWindowType())
            note(*static_cast<QInputEvent*>(event));
        return false;
    }

private:
    InputTimes() : QObject(qGuiApp) {
        clock_.start();
        qGuiApp->installEventFilter(this);
    }

    void note(const QInputEvent& event) {
        // Some platforms give no time.
        latest = event.timestamp() != 0 ? static_cast<qint64>(event.timestamp()) : clock_.elapsed();
        switch (event.type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
        case QEvent::TouchBegin:
        case QEvent::TabletPress:
        case QEvent::KeyPress:
        case QEvent::ShortcutOverride:
            press = latest;
            ++presses;
            break;
        default:
            break;
        }
    }

    QElapsedTimer clock_;
};

bool presses(const QEvent& event) {
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
        return true;
    case QEvent::KeyPress: {
        const int key = static_cast<const QKeyEvent&>(event).key();
        return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Select;
    }
    default:
        return false;
    }
}

} // namespace

ConfirmGuard::ConfirmGuard(QObject* parent) : QObject(parent) {
    see();
}

void ConfirmGuard::setButton(QQuickItem* button) {
    if (button == button_)
        return;
    if (button_) {
        button_->removeEventFilter(this);
        disconnect(button_, nullptr, this, nullptr);
    }
    button_ = button;
    if (button_) {
        button_->installEventFilter(this);
        connect(button_, &QQuickItem::visibleChanged, this, &ConfirmGuard::see);
        connect(button_, &QQuickItem::enabledChanged, this, &ConfirmGuard::see);
    }
    see();
    emit changed();
}

void ConfirmGuard::setSubject(const QVariant& subject) {
    if (subject == subject_)
        return;
    subject_ = subject;
    see();
    emit changed();
}

void ConfirmGuard::see() {
    const InputTimes& times = InputTimes::get();
    seenAt_ = times.latest;
    seenPresses_ = times.presses;
}

bool ConfirmGuard::counts() const {
    const InputTimes& times = InputTimes::get();
    if (!subject_.isValid() || times.presses == seenPresses_)
        return true;
    const qint64 since = times.press - seenAt_;
    return since < 0 || since >= moment; // a clock that was set back keeps nobody out
}

bool ConfirmGuard::eventFilter(QObject*, QEvent* event) {
    if (!presses(*event) || counts())
        return false;
    event->accept();
    return true;
}

} // namespace automa::app
