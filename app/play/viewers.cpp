#include "app/play/viewers.h"

namespace automa::app {

void Viewers::look(QObject* pane, bool looking) {
    if (!looking) {
        disconnect(pane, &QObject::destroyed, this, &Viewers::leave);
        leave(pane);
        return;
    }
    if (looking_.contains(pane))
        return;
    const bool before = isActive();
    looking_.insert(pane);
    connect(pane, &QObject::destroyed, this, &Viewers::leave);
    if (!before)
        emit activeChanged();
}

void Viewers::leave(QObject* pane) {
    if (looking_.remove(pane) && !isActive())
        emit activeChanged();
}

} // namespace automa::app
