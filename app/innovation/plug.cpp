#include "app/innovation/plug.h"

#include "app/innovation/help.h"
#include "app/innovation/innovation_app.h"
#include "app/innovation/looks.h"
#include "app/innovation/lookup/view/innovation_lookup_plug.h"
#include "app/innovation/saved_games.h"
#include "app/innovation/setup/setup.h"
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
    pages.add(innerPage(QStringLiteral("innovation/forecast"), "InnovationForecastPage.qml"));
    pages.add(innerPage(QStringLiteral("innovation/setup"), "InnovationSetupPage.qml"));
    pages.add(innerPage(QStringLiteral("innovation/science"), "InnovationSciencePage.qml"));
    pages.add(innerPage(QStringLiteral("innovation/enter"), "InnovationEnterPage.qml"));
    constexpr int early = 10;
    pages.add(innerPage(QStringLiteral("innovation/askwhy"), "InnovationAskWhyPage.qml"));
    pages.add({.id = QStringLiteral("innovation/ask"),
               .url = screen("InnovationAskPage.qml"),
               .title = [] { return translate("InnovationPlug", "Quick question"); },
               .detail = [] { return translate("InnovationPlug", "One question, no game needed"); },
               .symbol = QStringLiteral("why"),
               .order = early,
               .onHome = true});
    pages.add({.id = QStringLiteral("innovation/tour"),
               .url = screen("InnovationTourPage.qml"),
               .title = [] { return translate("InnovationPlug", "Tour"); },
               .detail = [] { return translate("InnovationPlug", "One Automa turn in a minute"); },
               .symbol = QStringLiteral("play"),
               .order = early,
               .inSettings = true});
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
                        .symbol = QStringLiteral("innovation_atlas"),
                        .newGame = screen("InnovationNewGamePage.qml"),
                        .lookOf = terrainLook,
                        .picture = screen("InnovationLandscape.qml"),
                        .makeViewModel = [&shell] { return std::make_unique<InnovationApp>(shell); }});
    addPages(*shell.pages());
    addInnovationHelp(*shell.pages());
    LibraryApp::of(shell).addGame(std::make_unique<InnovationSavedGames>(shell));
    resumeInnovationSetup(shell);
    plugInnovationLookup(shell);
}

} // namespace automa::app::innovation_app
