#include "tests/toy/app/plug.h"

#include "app/library/library_app.h"
#include "app/lookup/view/lookup_app.h"
#include "app/shell/shell.h"
#include "tests/toy/app/looks.h"
#include "tests/toy/app/lookup/book.h"
#include "tests/toy/app/saved_games.h"
#include "tests/toy/app/text/names.h"

namespace automa::app::toy_app {
namespace {

QUrl screen(const char* file) {
    return QUrl(QStringLiteral("qrc:/qt/qml/Automa/Toy/") + QLatin1String(file));
}

} // namespace

void plugToy(Shell& shell) {
    shell.games()->add({.id = QStringLiteral("toy"),
                        .name = ToyNames::game,
                        .about = [] { return translate("ToyPlug", "Take the last one"); },
                        .symbol = QStringLiteral("dice"),
                        .newGame = screen("ToyNewGamePage.qml"),
                        .lookOf = sideLook,
                        .makeViewModel = [&shell] { return std::make_unique<ToyApp>(shell); }});
    for (const auto& [id, file] : {std::pair{"toy/game", "ToyGamePage.qml"},
                                   {"toy/history", "ToyHistoryPage.qml"},
                                   {"toy/why", "ToyWhyPage.qml"}}) {
        Page page;
        page.id = QLatin1String(id);
        page.url = screen(file);
        shell.pages()->add(std::move(page));
    }
    LibraryApp::of(shell).addGame(std::make_unique<ToySavedGames>(shell));
    LookupApp::of(shell).add({.game = QStringLiteral("toy"), .name = ToyNames::game, .open = [] {
                                  return std::make_shared<ToyBook>();
                              }});
}

} // namespace automa::app::toy_app
