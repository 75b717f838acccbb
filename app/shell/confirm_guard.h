// A confirm counts only once what it confirms has been in sight for a moment: the second tap of a double tap
// falls on the button that has just come to lie there.
#pragma once

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QQuickItem>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace automa::app {

/// Stands inside a button (KitButton has one). A press that comes too early does not reach the button at all.
class ConfirmGuard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickItem* button READ button WRITE setButton NOTIFY changed)
    /// What the button confirms; when it is another thing, that must be seen first. Undefined: nothing is
    /// guarded.
    Q_PROPERTY(QVariant subject READ subject WRITE setSubject NOTIFY changed)
    /// It does not count yet, and should look so.
    Q_PROPERTY(bool waiting READ waiting NOTIFY waitingChanged)

public:
    /// For so long something must have been in sight, in milliseconds.
    static constexpr qint64 glance = 350;
    /// The same for a press at the place of the last one before.
    static constexpr qint64 moment = 700;

    explicit ConfirmGuard(QObject* parent = nullptr);

    [[nodiscard]] QQuickItem* button() const { return button_; }
    void setButton(QQuickItem* button);
    [[nodiscard]] QVariant subject() const { return subject_; }
    void setSubject(const QVariant& subject);
    [[nodiscard]] bool waiting() const { return timer_ != 0; }

    /// Whether the press of a finger, the mouse or a key that came last may confirm. What presses without any
    /// of them (a screen reader) always may.
    Q_INVOKABLE [[nodiscard]] bool counts() const;

signals:
    void changed();
    void waitingChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    /// What is confirmed has just come into sight.
    void see();
    /// Looks so for this long; 0: no longer.
    void wait(qint64 milliseconds);
    [[nodiscard]] bool liesUnderLastPress() const;

    QPointer<QQuickItem> button_;
    QVariant subject_;
    qint64 seenAt_ = 0;
    quint64 seenPresses_ = 0;
    std::optional<QPointF> seenPlace_; // of the last press before
    bool looked_ = false;              // a glance is over
    int timer_ = 0;
};

} // namespace automa::app
