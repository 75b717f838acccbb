#include "app/barrage/map/board_plug.h"

#include "app/shell/shell.h"

#include <QCoreApplication>

namespace automa::app::barrage_app {
namespace {

QUrl screen(const char* file) {
    return QUrl(QStringLiteral("qrc:/qt/qml/Automa/Barrage/") + QLatin1String(file));
}

} // namespace

void plugBoard(Shell& shell) {
    shell.pages()->add({QStringLiteral("barrage/board"), screen("BarrageBoardLookPage.qml"), {}, {}, {}});
    shell.pages()->add({QStringLiteral("barrage/why"), screen("BarrageWhyPage.qml"), {}, {}, {}});
}

} // namespace automa::app::barrage_app
