#include "app/play/play_errors.h"

#include "app/library/storage_errors.h"

#include <QCoreApplication>

namespace automa::app {

QString playErrorText(const core::Error& error) {
    if (error.id != "play.bad_entry")
        return storageErrorText(error);
    const QString number = QString::fromStdString(error.path.substr(error.path.rfind('/') + 1));
    return QCoreApplication::translate("PlayErrors", "The record of this game breaks off: entry %1 cannot be "
                                                     "(%2). Here is the game up to there, to "
                                                     "look at. Export it if you want somebody to mend it.")
        .arg(number, QString::fromStdString(error.message));
}

} // namespace automa::app
