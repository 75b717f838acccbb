#include "tests/journeys/unpainted.h"

#include <QCoreApplication>
#include <QEvent>
#include <QQmlEngine>
#include <QQmlIncubationController>
#include <QQuickWindow>
#include <QtQuick/private/qquickwindow_p.h>

namespace automa::journeys {

Unpainted::Unpainted(QQuickWindow& window) : window_(window) {
    window.installEventFilter(this);
}

Unpainted::~Unpainted() {
    window_.removeEventFilter(this);
    window_.update(); // everything that changed meanwhile
}

bool Unpainted::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
    case QEvent::UpdateRequest:
        layOut();
        return true;
    case QEvent::Expose: // of another size: it would be painted at once
        return true;
    default:
        return false;
    }
}

void Unpainted::layOut() {
    QQuickWindowPrivate::get(&window_)->polishItems();
    emit window_.afterAnimating();
    if (rowsToCome() > 0) {
        constexpr int milliseconds = 50;
        qmlEngine(&window_)->incubationController()->incubateFor(milliseconds);
    }
}

/// Lists make their rows between two frames.
int Unpainted::rowsToCome() const {
    const QQmlEngine* engine = qmlEngine(&window_);
    return engine && engine->incubationController() ? engine->incubationController()->incubatingObjectCount()
                                                    : 0;
}

void Unpainted::settle() {
    const auto left = [this] {
        return rowsToCome() > 0 || !QQuickWindowPrivate::get(&window_)->itemsToPolish.isEmpty();
    };
    constexpr int quietRounds = 2; // what was laid out may ask for more with an event of its own
    for (int quiet = 0; quiet < quietRounds; quiet = left() ? 0 : quiet + 1) {
        layOut();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

} // namespace automa::journeys
