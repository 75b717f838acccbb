#include "app/shell/confirm_guard.h"

#include "app/shell/presses.h"

#include <QTimerEvent>

namespace automa::app {

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
    const Presses& presses = Presses::get();
    seenAt_ = presses.latest();
    seenPresses_ = presses.count();
    seenPlace_ = presses.last().place;
    looked_ = false;
    const bool offered = subject_.isValid() && button_ && button_->isVisible() && button_->isEnabled();
    wait(offered && seenPresses_ > 0 ? glance : 0);
}

void ConfirmGuard::wait(qint64 milliseconds) {
    const bool before = waiting();
    if (timer_ != 0)
        killTimer(timer_);
    timer_ = milliseconds > 0 ? startTimer(static_cast<int>(milliseconds)) : 0;
    if (waiting() != before)
        emit waitingChanged();
}

bool ConfirmGuard::liesUnderLastPress() const {
    return button_ && seenPlace_ && button_->contains(button_->mapFromGlobal(*seenPlace_));
}

void ConfirmGuard::timerEvent(QTimerEvent* event) {
    if (event->timerId() != timer_)
        return;
    // Asked only now: by this time everything has found its place.
    const bool longer = !looked_ && liesUnderLastPress();
    looked_ = true;
    wait(longer ? moment - glance : 0);
}

bool ConfirmGuard::counts() const {
    const Presses& presses = Presses::get();
    if (!subject_.isValid() || presses.count() == seenPresses_)
        return true;
    const qint64 since = presses.last().time - seenAt_;
    // A clock that was set back must not disable the button.
    return since < 0 || since >= (presses.last().isAt(seenPlace_) ? moment : glance);
}

bool ConfirmGuard::eventFilter(QObject*, QEvent* event) {
    if (!pressesButton(*event) || counts())
        return false;
    event->accept();
    return true;
}

} // namespace automa::app
