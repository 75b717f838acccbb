#include "app/play/play_errors.h"

#include "app/library/storage_errors.h"

#include <QCoreApplication>

namespace automa::app {

QString playErrorText(const core::Error& error) {
    if (error.id != "play.bad_entry")
        return storageErrorText(error);
    const QStringList place = QString::fromStdString(error.path).split(QLatin1Char('/'));
    const QString number = place.value(2);
    const QString why = storageErrorText({place.value(3).toStdString(), {}, error.message});
    if (number == QLatin1String("0")) // not of an entry: of the game itself, or of its result
        return QCoreApplication::translate("PlayErrors", "%1 You can look at what is left of the game. "
                                                         "Export it if you would like someone to repair it.")
            .arg(why);
    return QCoreApplication::translate(
               "PlayErrors", "This saved game is damaged: action %1 is not possible (%2). You can look at it "
                             "up to that point. Export it if you would like someone to repair it.")
        .arg(number, why);
}

} // namespace automa::app
