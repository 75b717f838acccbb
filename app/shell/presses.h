// Where and when the last press was, by the times of the input events themselves, whatever the device.
#pragma once

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QString>

#include <optional>

class QInputEvent;

namespace automa::app {

struct Press {
    /// Of the event, in milliseconds.
    qint64 time = 0;
    /// On the screen; a key has none.
    std::optional<QPointF> place;

    /// The same finger's width, or the same keyboard.
    [[nodiscard]] bool isAt(const std::optional<QPointF>& other) const;
};

/// One for the whole application. It also swallows the second tap of a double tap where that falls on another
/// button than the first: the user cannot have read it yet.
class Presses final : public QObject {
public:
    static Presses& get();

    /// Of the last input, also of one that was no press.
    [[nodiscard]] qint64 latest() const { return latest_; }
    [[nodiscard]] const Press& last() const { return last_.press; }
    /// How many there have been.
    [[nodiscard]] quint64 count() const { return count_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Taken {
        Press press;
        QPointer<QObject> button; // none: a map, a gap
        QString name;
    };

    Presses();
    void note(const QInputEvent& event);
    [[nodiscard]] bool fallsOnAnother(QObject& button) const;

    qint64 latest_ = 0;
    quint64 count_ = 0;
    Taken last_;
    Taken before_;
};

/// Whether a button takes this event for a press.
[[nodiscard]] bool pressesButton(const QEvent& event);

} // namespace automa::app
