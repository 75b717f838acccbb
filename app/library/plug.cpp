#include "app/library/plug.h"

#include "app/library/library_app.h"
#include "app/library/shots.h"
#include "app/shell/shell.h"

#include <QCoreApplication>

namespace automa::app {
namespace {

QUrl screen(const char* file) {
    return QUrl(QStringLiteral("qrc:/qt/qml/Automa/Library/") + QLatin1String(file));
}

} // namespace

void plugLibrary(Shell& shell) {
    constexpr int late = 500;
    shell.pages()->add(
        {.id = QStringLiteral("statistics"),
         .url = screen("StatisticsPage.qml"),
         .title = [] { return QCoreApplication::translate("LibraryPlug", "Statistics"); },
         .detail =
             [] { return QCoreApplication::translate("LibraryPlug", "Won and lost, VP curves, streaks"); },
         .symbol = QStringLiteral("stats"),
         .order = late,
         .onHome = true});
    shell.pages()->add({.id = QStringLiteral("backups"),
                        .url = screen("BackupsPage.qml"),
                        .title = [] { return QCoreApplication::translate("LibraryPlug", "Backups"); },
                        .detail =
                            [] {
                                return QCoreApplication::translate("LibraryPlug",
                                                                   "Restore, export and import all games");
                            },
                        .symbol = QStringLiteral("archive"),
                        .order = late,
                        .inSettings = true});
    addLibraryShots(shell);
}

} // namespace automa::app
