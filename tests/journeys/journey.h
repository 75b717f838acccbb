#pragma once

#include "app/main/sight.h"
#include "app/main/start.h"

#include <QEventPoint>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace automa::journeys {

/// A user at the app: finds things by name, taps, types, reads. Everything goes through real input events,
/// with the times of somebody who looks before each of them, however fast the test runs. Failing to find or
/// reach something fails the running test with what was looked for.
class Journey {
public:
    explicit Journey(QSize size = QSize(412, 915), std::unique_ptr<app::SettingsStore> store = nullptr,
                     std::unique_ptr<app::Browser> browser = nullptr);
    ~Journey();

    [[nodiscard]] app::Shell& shell() { return start_->shell(); }
    [[nodiscard]] QQuickWindow& window() { return *start_->window(); }

    /// The visible item with this objectName; the topmost if there are several. nullptr if there is none.
    [[nodiscard]] QQuickItem* find(const QString& objectName) const;
    /// The visible item that a screen reader calls so.
    [[nodiscard]] QQuickItem* findNamed(const QString& accessibleName) const;
    [[nodiscard]] bool shows(const QString& objectName) const { return find(objectName) != nullptr; }
    /// All texts in sight, also those scrolled out of the window, without markup.
    [[nodiscard]] QStringList texts() const;
    /// Whether some text in sight contains these words.
    [[nodiscard]] bool says(const QString& words) const;

    /// Touches the item's middle; scrolls to it first if needed. Counted.
    void tap(QQuickItem* item);
    void tap(const QString& objectName) { tap(required(objectName)); }
    void tapNamed(const QString& accessibleName);
    /// The second tap of a double tap: at the same place as the last one, right after it. Counted.
    void tapAgain();
    /// From Home to the first screen of the game; where there are several, it is chosen first.
    void newGame(const QString& game);
    /// From a list of places ("home", "settings") to the game's own one ("ask", "tour").
    void goTo(const QString& list, const QString& game, const QString& place);
    void tapAt(QPointF scenePosition);
    void swipe(QPointF from, QPointF to);
    /// The two halves of a tap, for what measures; the finger has looked before it comes down.
    void fingerDown(QPointF scenePosition);
    void fingerUp(QPointF scenePosition);
    [[nodiscard]] int taps() const { return taps_; }
    void resetTaps() { taps_ = 0; }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// The same key once more, at once.
    void pressAgain(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Types into what has the focus.
    void type(const QString& text);

    void resize(QSize size);
    void settle();
    /// Lets the app run until the condition holds; false after the time is over.
    [[nodiscard]] bool waitUntil(const std::function<bool()>& condition, int milliseconds = 3000);

    /// Saves a picture into $AUTOMA_JOURNEY_SHOTS if that is set; does nothing otherwise.
    void picture(const QString& name);

private:
    [[nodiscard]] QQuickItem* required(const QString& objectName);
    void bringIntoSight(QQuickItem* item);
    void touch(QEventPoint::State state, QPointF scenePosition);
    void key(QEvent::Type type, int key, Qt::KeyboardModifiers modifiers, const QString& text);
    void strike(Qt::Key key, Qt::KeyboardModifiers modifiers);

    std::unique_ptr<app::Start> start_;
    int taps_ = 0;
    QPointF lastTap_;
    // The time of the user's events, in milliseconds: one for all journeys, as the application's is.
    static inline ulong now_ = 10'000;
};

using app::visibleItems;

/// A text without its tags.
[[nodiscard]] QString plainText(QString text);

} // namespace automa::journeys
