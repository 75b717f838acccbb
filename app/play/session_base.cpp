#include "app/play/session_base.h"

#include "app/play/answer.h"
#include "app/play/play_errors.h"

#include <QCoreApplication>

namespace automa::app {

SessionBase::SessionBase(QObject* parent) : QObject(parent), answer_(new PlayAnswer(*this)) {}

QString SessionBase::undoLabel() const {
    return canUndo() ? tell(labelAt(cursor() - 1)) : QString();
}

QString SessionBase::redoLabel() const {
    return canRedo() ? tell(labelAt(cursor())) : QString();
}

QString SessionBase::undoText() const {
    return canUndo() ? QCoreApplication::translate("PlaySession", "Undo: %1").arg(undoLabel())
                     : QCoreApplication::translate("PlaySession", "Nothing to undo");
}

QString SessionBase::redoText() const {
    return canRedo() ? QCoreApplication::translate("PlaySession", "Redo: %1").arg(redoLabel())
                     : QCoreApplication::translate("PlaySession", "Nothing to redo");
}

QString SessionBase::undecidedText() const {
    const std::optional<core::Error> why = undecided();
    return why ? QCoreApplication::translate("PlaySession",
                                             "%1 Undo the last action, or correct what is on the table.")
                     .arg(playErrorText(*why))
               : QString();
}

bool SessionBase::undo() {
    if (!canUndo())
        return false;
    std::size_t to = cursor() - 1;
    while (to > 0 && joined(to))
        --to;
    return jump(static_cast<int>(to));
}

bool SessionBase::redo() {
    if (!canRedo())
        return false;
    std::size_t to = cursor() + 1;
    while (to < length() && joined(to))
        ++to;
    return jump(static_cast<int>(to));
}

bool SessionBase::jump(int position) {
    if (!open_ || position < 0 || static_cast<std::size_t>(position) > length())
        return false;
    if (static_cast<std::size_t>(position) == cursor())
        return true;
    moveTo(static_cast<std::size_t>(position));
    emit recorded(false);
    tellAll();
    return true;
}

void SessionBase::retell() {
    emit journalChanged();
    emit changed();
}

void SessionBase::tellAll() {
    ++moment_;
    emit positionChanged();
    emit journalChanged();
    emit decisionChanged();
    emit changed();
}

} // namespace automa::app
