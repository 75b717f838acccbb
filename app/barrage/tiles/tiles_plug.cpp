#include "app/barrage/tiles/tiles_plug.h"

#include "app/shell/shell.h"

#include <QCoreApplication>

namespace automa::app::barrage_app {
namespace {

QUrl screen(const char* file) {
    return QUrl(QStringLiteral("qrc:/qt/qml/Automa/Barrage/") + QLatin1String(file));
}

} // namespace

void plugTiles(Shell& shell) {
    constexpr int afterLookUp = 25;
    Page enter;
    enter.id = QStringLiteral("barrage/enter");
    enter.url = screen("BarrageTilesEnterPage.qml");
    shell.pages()->add(enter);
    shell.pages()->add(
        {.id = QStringLiteral("barrage/ask"),
         .url = screen("BarrageAskPage.qml"),
         .title = [] { return QCoreApplication::translate("BarragePlug", "Ask once"); },
         .detail = [] { return QCoreApplication::translate("BarragePlug", "Where would it build?"); },
         .symbol = QStringLiteral("why"),
         .order = afterLookUp,
         .onHome = true});
}

} // namespace automa::app::barrage_app
