#include "app/lookup/view/lookup_plug.h"

#include "app/shell/shell.h"

#include <QCoreApplication>

namespace automa::app {

void plugLookup(Shell& shell) {
    constexpr int afterGames = 20;
    shell.pages()->add(
        {.id = QStringLiteral("lookup"),
         .url = QUrl(QStringLiteral("qrc:/qt/qml/Automa/Lookup/LookupPage.qml")),
         .title = [] { return QCoreApplication::translate("LookupPlug", "Reference"); },
         .detail = [] { return QCoreApplication::translate("LookupPlug", "Tiles, cards, codes, rules"); },
         .symbol = QStringLiteral("lookup"),
         .order = afterGames,
         .onHome = true,
         .help =
             [] {
                 return QCoreApplication::translate(
                     "LookupPlug", "Everything printed in the game, explained: tiles, cards, codes, rules. "
                                   "Type a word to search (typos are fine), or tap a group.");
             }});
}

} // namespace automa::app
