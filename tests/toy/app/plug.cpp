// The toy joins the house as every game does. The house's start-up is the same, only its list of plugs is
// not.
#include "tests/toy/app/plug.h"

#include "app/library/library_app.h"
#include "app/library/plug.h"
#include "app/lookup/view/lookup_app.h"
#include "app/lookup/view/lookup_plug.h"
#include "app/main/demos.h"
#include "app/main/start.h"
#include "tests/toy/app/book.h"
#include "tests/toy/app/looks.h"
#include "tests/toy/app/saved_games.h"

#include <utility>

namespace automa::app {
namespace toy_app {

void plugToy(Shell& shell) {
    const auto screen = [](const char* file) {
        return QUrl::fromLocalFile(QStringLiteral(AUTOMA_TOY_QML "/") + QLatin1String(file));
    };
    const auto name = [] { return QStringLiteral("Stones"); };
    shell.games()->add({.id = QStringLiteral("toy"),
                        .name = name,
                        .about = [] { return QStringLiteral("Take the last one"); },
                        .symbol = QStringLiteral("dice"),
                        .newGame = screen("ToyPage.qml"),
                        .lookOf = sideLook,
                        .makeViewModel = [&shell] { return std::make_unique<ToyApp>(shell); }});
    for (const auto& [id, file] : {std::pair{"toy/game", "ToyPage.qml"},
                                   {"toy/history", "ToyHistoryPage.qml"},
                                   {"toy/why", "ToyWhyPage.qml"}}) {
        Page page;
        page.id = QLatin1String(id);
        page.url = screen(file);
        shell.pages()->add(std::move(page));
    }
    LibraryApp::of(shell).addGame(std::make_unique<ToySavedGames>(shell));
    LookupApp::of(shell).add(
        {.game = QStringLiteral("toy"), .name = name, .open = [] { return std::make_shared<ToyBook>(); }});
}

} // namespace toy_app

// The toy has no pictures to play for.
void demoAll(Shell&) {}

void plugAll(Shell& shell) {
    plugLibrary(shell);
    plugLookup(shell);
    toy_app::plugToy(shell);
}

} // namespace automa::app
