#include "app/barrage/plug.h"

#include "app/barrage/barrage_app.h"
#include "app/barrage/company_looks.h"
#include "app/barrage/help.h"
#include "app/barrage/lookup/view/barrage_lookup_plug.h"
#include "app/barrage/sample_turn.h"
#include "app/barrage/saved_games.h"
#include "app/library/library_app.h"
#include "app/shell/shell.h"

#include <QCoreApplication>
#include <QTimer>

namespace automa::app::barrage_app {
namespace {

QUrl screen(const char* file) {
    return QUrl(QStringLiteral("qrc:/qt/qml/Automa/Barrage/") + QLatin1String(file));
}

/// A page that other pages lead to; no list names it.
Page innerPage(const QString& id, const char* file) {
    Page page;
    page.id = id;
    page.url = screen(file);
    return page;
}

void addPages(Pages& pages) {
    constexpr int early = 10;
    constexpr int afterLookUp = 25;
    pages.add(innerPage(QStringLiteral("barrage/setup"), "BarrageSetupPage.qml"));
    pages.add(innerPage(QStringLiteral("barrage/game"), "BarrageGamePage.qml"));
    pages.add(innerPage(QStringLiteral("barrage/history"), "BarrageHistoryPage.qml"));
    pages.add(
        innerPage(QStringLiteral("barrage/board"), "BarrageBoardLookPage.qml")); // printed, or the game's
    pages.add(innerPage(QStringLiteral("barrage/why"), "BarrageWhyPage.qml"));
    pages.add(innerPage(QStringLiteral("barrage/enter"), "BarrageTilesEnterPage.qml"));
    pages.add(
        {.id = QStringLiteral("barrage/tour"),
         .url = screen("BarrageTourPage.qml"),
         .title = [] { return QCoreApplication::translate("BarragePlug", "Tour"); },
         .detail = [] { return QCoreApplication::translate("BarragePlug", "One Automa turn in a minute"); },
         .symbol = QStringLiteral("play"),
         .order = early,
         .inSettings = true});
    pages.add({.id = QStringLiteral("barrage/ask"),
               .url = screen("BarrageAskPage.qml"),
               .title = [] { return QCoreApplication::translate("BarragePlug", "Quick question"); },
               .detail = [] { return QCoreApplication::translate("BarragePlug", "Where would it build?"); },
               .symbol = QStringLiteral("why"),
               .order = afterLookUp,
               .onHome = true});
}

} // namespace

void plugBarrage(Shell& shell) {
    shell.games()->add({.id = QStringLiteral("barrage"),
                        .name = [] { return QCoreApplication::translate("BarrageLookup", "Barrage"); },
                        .about =
                            [] {
                                return QCoreApplication::translate(
                                    "BarragePlug", "Dams, conduits and powerhouses on one river");
                            },
                        .symbol = QStringLiteral("base"),
                        .newGame = screen("BarrageNewGamePage.qml"),
                        .lookOf = companyLook,
                        .picture = screen("BarrageLandscape.qml"),
                        .makeViewModel = [&shell] { return std::make_unique<BarrageApp>(shell); }});
    addPages(*shell.pages());
    addBarrageHelp(*shell.pages());
    const auto root = [&shell] {
        return static_cast<BarrageApp*>(shell.games()->viewModel(QStringLiteral("barrage")));
    };
    LibraryApp::of(shell).addGame(std::make_unique<BarrageSavedGames>(shell));
    // The window does not exist yet; it follows the navigator once it does.
    QTimer::singleShot(0, &shell, [root] { root()->resumeSetup(); });
    plugBarrageLookup(shell);
    addSampleTurn(shell);
}

} // namespace automa::app::barrage_app
