#include "tests/journeys/unpainted.h"

#include <QCoreApplication>
#include <QEvent>
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
    if (event->type() != QEvent::UpdateRequest)
        return false;
    layOut();
    return true;
}

void Unpainted::layOut() {
    auto* window = QQuickWindowPrivate::get(&window_);
    window->polishItems();
    emit window_.afterAnimating();
}

void Unpainted::settle() {
    const auto left = [this] { return !QQuickWindowPrivate::get(&window_)->itemsToPolish.isEmpty(); };
    constexpr int quietRounds = 2; // what was laid out may ask for more with an event of its own
    for (int quiet = 0; quiet < quietRounds; quiet = left() ? 0 : quiet + 1) {
        layOut();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

} // namespace automa::journeys
