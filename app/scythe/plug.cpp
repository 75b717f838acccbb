#include "app/scythe/plug.h"

#include "app/library/library_app.h"
#include "app/scythe/faction_looks.h"
#include "app/scythe/help.h"
#include "app/scythe/lookup/view/scythe_lookup_plug.h"
#include "app/scythe/saved_games.h"
#include "app/scythe/scythe_app.h"
#include "app/scythe/text/names.h"
#include "app/shell/shell.h"

#include <QTimer>

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

void addTour(Pages& pages) {
    Page tour = innerPage("tour", "ScytheTourPage.qml");
    tour.title = [] { return translate("ScythePlug", "Tour"); };
    tour.detail = [] { return translate("ScythePlug", "One Automa turn in a minute"); };
    tour.symbol = QStringLiteral("play");
    tour.order = 10;
    tour.inSettings = true;
    pages.add(std::move(tour));
}

void addAsk(Pages& pages) {
    Page ask = innerPage("ask", "ScytheAskPage.qml");
    ask.title = [] { return translate("ScythePlug", "Quick question"); };
    ask.detail = [] { return translate("ScythePlug", "What would the Automa do? No game needed"); };
    ask.symbol = QStringLiteral("why");
    ask.order = 20;
    ask.onHome = true;
    pages.add(std::move(ask));
}

} // namespace

void plugScythe(Shell& shell) {
    shell.games()->add(
        {.id = QStringLiteral("scythe"),
         .name = ScytheNames::game,
         .about = [] { return translate("ScythePlug", "Mechs, workers and six stars around the Factory"); },
         .symbol = QStringLiteral("scythe_mech"),
         .newGame = screen("ScytheNewGamePage.qml"),
         .lookOf = factionLook,
         .picture = screen("ScytheLandscape.qml"),
         .makeViewModel = [&shell] { return std::make_unique<ScytheApp>(shell); }});
    shell.pages()->add(innerPage("setup", "ScytheSetupPage.qml"));
    shell.pages()->add(innerPage("game", "ScytheGamePage.qml"));
    shell.pages()->add(innerPage("stars", "ScytheStarPage.qml"));
    addTour(*shell.pages());
    addAsk(*shell.pages());
    shell.pages()->add(innerPage("enter", "ScytheEnterPage.qml"));
    shell.pages()->add(innerPage("history", "ScytheHistoryPage.qml"));
    shell.pages()->add(innerPage("why", "ScytheWhyPage.qml"));
    LibraryApp::of(shell).addGame(std::make_unique<ScytheSavedGames>(shell));
    addScytheHelp(*shell.pages());
    plugScytheLookup(shell);
    // The window does not exist yet; it follows the navigator once it does.
    QTimer::singleShot(0, &shell, [&shell] {
        if (ScytheApp::wasSettingUp(shell))
            static_cast<ScytheApp*>(shell.games()->viewModel(QStringLiteral("scythe")))->resumeSetup();
    });
}

} // namespace automa::app::scythe_app
