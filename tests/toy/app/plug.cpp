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

namespace automa::app {
namespace toy_app {

void plugToy(Shell& shell) {
    const QUrl page = QUrl::fromLocalFile(QStringLiteral(AUTOMA_TOY_QML) + QStringLiteral("/ToyPage.qml"));
    const auto name = [] { return QStringLiteral("Stones"); };
    shell.games()->add({.id = QStringLiteral("toy"),
                        .name = name,
                        .about = [] { return QStringLiteral("Take the last one"); },
                        .symbol = QStringLiteral("dice"),
                        .newGame = page,
                        .lookOf = sideLook,
                        .makeViewModel = [&shell] { return std::make_unique<ToyApp>(shell); }});
    Page game;
    game.id = QStringLiteral("toy/game");
    game.url = page;
    shell.pages()->add(std::move(game));
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
