#include "app/innovation/plug.h"

#include "app/innovation/innovation_app.h"
#include "app/innovation/looks.h"
#include "app/innovation/saved_games.h"
#include "app/innovation/text/names.h"
#include "app/library/library_app.h"
#include "app/shell/shell.h"

namespace automa::app::innovation_app {
namespace {

QUrl screen(const char* file) {
    return QUrl(QStringLiteral("qrc:/qt/qml/Automa/Innovation/") + QLatin1String(file));
}

/// A page that other pages lead to; no list names it.
Page innerPage(const QString& id, const char* file) {
    Page page;
    page.id = id;
    page.url = screen(file);
    return page;
}

void addPages(Pages& pages) {
    pages.add(innerPage(QStringLiteral("innovation/game"), "InnovationGamePage.qml"));
    pages.add(innerPage(QStringLiteral("innovation/history"), "InnovationHistoryPage.qml"));
    pages.add(innerPage(QStringLiteral("innovation/why"), "InnovationWhyPage.qml"));
}

} // namespace

void plugInnovation(Shell& shell) {
    shell.games()->add({.id = QStringLiteral("innovation"),
                        .name = [] { return InnovationNames::game(); },
                        .about =
                            [] {
                                return translate("InnovationPlug",
                                                 "Workshops, scholars and terraforming on a map of hexes");
                            },
                        .symbol = QStringLiteral("board"),
                        .newGame = {}, // offered once its first screen is there
                        .lookOf = terrainLook,
                        .makeViewModel = [&shell] { return std::make_unique<InnovationApp>(shell); }});
    addPages(*shell.pages());
    LibraryApp::of(shell).addGame(std::make_unique<InnovationSavedGames>(shell));
}

} // namespace automa::app::innovation_app
