#include "app/library/plug.h"

#include "app/library/library_app.h"
#include "app/shell/shell.h"

#include <QCoreApplication>
#include <QTimer>

namespace automa::app {
namespace {

QUrl screen(const char* file) {
    return QUrl(QStringLiteral("qrc:/qt/qml/Automa/Library/") + QLatin1String(file));
}

} // namespace

void plugLibrary(Shell& shell) {
    constexpr int early = 10;
    constexpr int late = 500;
    LibraryApp& library = shell.addService(std::make_unique<LibraryApp>(shell));
    shell.home()->setSource([&library] { return library.homeNews(); });
    // The window does not exist yet; it follows the navigator once it does.
    QTimer::singleShot(0, &shell, [&library] { library.resumeLast(); });
    Page bin;
    bin.id = QStringLiteral("bin");
    bin.url = screen("BinPage.qml");
    bin.help = [] {
        return QCoreApplication::translate(
            "LibraryPlug", "Deleted games. Restore one, or delete it for good: that cannot be undone.");
    };
    shell.pages()->add(std::move(bin));
    shell.pages()->add(
        {.id = QStringLiteral("games"),
         .url = screen("GamesPage.qml"),
         .title = [] { return QCoreApplication::translate("LibraryPlug", "Games"); },
         .detail =
             [] { return QCoreApplication::translate("LibraryPlug", "Continue, rename, export, import"); },
         .symbol = QStringLiteral("games"),
         .order = early,
         .onHome = true,
         .help =
             [] {
                 return QCoreApplication::translate(
                     "LibraryPlug",
                     "All your games; they save themselves as you play. Tap Continue to carry on, or the "
                     "three dots to rename, copy, export or delete one. A deleted game can be restored.");
             }});
    shell.pages()->add(
        {.id = QStringLiteral("statistics"),
         .url = screen("StatisticsPage.qml"),
         .title = [] { return QCoreApplication::translate("LibraryPlug", "Statistics"); },
         .detail = [] { return QCoreApplication::translate("LibraryPlug", "Wins, losses, points, streaks"); },
         .symbol = QStringLiteral("stats"),
         .order = late,
         .onHome = true,
         .help =
             [] {
                 return QCoreApplication::translate(
                     "LibraryPlug",
                     "Your finished games in numbers: wins, losses, points, margins and streaks. Tap the "
                     "funnel to count only some of them, the arrow to save the table for a spreadsheet.");
             }});
    shell.pages()->add(
        {.id = QStringLiteral("backups"),
         .url = screen("BackupsPage.qml"),
         .title = [] { return QCoreApplication::translate("LibraryPlug", "Backups"); },
         .detail =
             [] {
                 return QCoreApplication::translate("LibraryPlug", "Restore, export and import all games");
             },
         .symbol = QStringLiteral("archive"),
         .order = late,
         .inSettings = true,
         .help =
             [] {
                 return QCoreApplication::translate(
                     "LibraryPlug", "Copies of all your games. Tap one to see what is in it before you "
                                    "restore it; a copy of what you have now is made first. You can also "
                                    "export and import all games as one file.");
             }});
}

} // namespace automa::app
