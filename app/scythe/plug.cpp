#include "app/scythe/plug.h"

#include "app/library/library_app.h"
#include "app/scythe/faction_looks.h"
#include "app/scythe/lookup/view/scythe_lookup_plug.h"
#include "app/scythe/saved_games.h"
#include "app/scythe/scythe_app.h"
#include "app/scythe/text/names.h"
#include "app/shell/shell.h"

namespace automa::app::scythe_app {
namespace {

QUrl screen(const char* file) {
    return QUrl(QStringLiteral("qrc:/qt/qml/Automa/Scythe/") + QLatin1String(file));
}

/// A page that other pages lead to; no list names it.
Page innerPage(const char* id, const char* file) {
    Page page;
    page.id = QStringLiteral("scythe/") + QLatin1String(id);
    page.url = screen(file);
    return page;
}

} // namespace

void plugScythe(Shell& shell) {
    shell.games()->add(
        {.id = QStringLiteral("scythe"),
         .name = ScytheNames::game,
         .about = [] { return translate("ScythePlug", "Mechs, workers and six stars around the Factory"); },
         .symbol = QStringLiteral("scythe_mech"),
         .newGame = {}, // listed once it has a first screen
         .lookOf = factionLook,
         .makeViewModel = [&shell] { return std::make_unique<ScytheApp>(shell); }});
    shell.pages()->add(innerPage("game", "ScytheGamePage.qml"));
    shell.pages()->add(innerPage("history", "ScytheHistoryPage.qml"));
    shell.pages()->add(innerPage("why", "ScytheWhyPage.qml"));
    LibraryApp::of(shell).addGame(std::make_unique<ScytheSavedGames>(shell));
    plugScytheLookup(shell);
}

} // namespace automa::app::scythe_app
