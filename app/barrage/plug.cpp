#include "app/barrage/plug.h"

#include "app/barrage/barrage_app.h"
#include "app/shell/shell.h"

#include <QCoreApplication>

namespace automa::app {
namespace {

QUrl screen(const char* file) { return QUrl(QStringLiteral("qrc:/qt/qml/Automa/Barrage/") + QLatin1String(file)); }

} // namespace

void plugBarrage(Shell& shell) {
    shell.games()->add({.id = QStringLiteral("barrage"),
                        .name = [] { return QStringLiteral("Barrage"); },
                        .about = [] { return QCoreApplication::translate("BarragePlug", "Dams, conduits and turbines in the Alps"); },
                        .symbol = QStringLiteral("base"),
                        .newGame = screen("NewGamePage.qml"),
                        .makeViewModel = [&shell] { return std::make_unique<BarrageApp>(shell); }});
    shell.pages()->add({.id = QStringLiteral("barrage/game"), .url = screen("GamePage.qml")});
}

} // namespace automa::app
