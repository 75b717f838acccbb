#include "app/barrage/demo/board_shots.h"

#include "app/barrage/barrage_app.h"
#include "app/barrage/demo/board_demo.h"
#include "app/shell/shell.h"

namespace automa::app::barrage_app {
namespace {

BarrageApp& appOf(Shell& shell) {
    return *qobject_cast<BarrageApp*>(shell.games()->viewModel(QStringLiteral("barrage")));
}

void look(Shell& shell, const char* place) {
    BarrageApp& app = appOf(shell);
    startBoardDemo(app.game());
    app.board()->setChosen(QLatin1String(place));
    shell.navigator()->open(QStringLiteral("barrage/board"));
}

/// Opens the reasons at the first step that narrows, or at the one that finds the winner.
void ask(Shell& shell, bool winner) {
    BarrageWhy& why = *appOf(shell).why();
    startBoardDemo(appOf(shell).game());
    while (!why.last() && (winner ? !why.shown().decided() : why.shown().out.empty()))
        why.forward();
    shell.navigator()->open(QStringLiteral("barrage/why"));
}

} // namespace

void addBoardShots(Shell& shell) {
    ShotList& shots = shell.shots();
    shots.add(QStringLiteral("barrage_board"), [](Shell& at, QQuickWindow&) { look(at, "dam_6_upper"); });
    shots.add(QStringLiteral("barrage_board_conduit"), [](Shell& at, QQuickWindow&) { look(at, "6A"); });
    shots.add(QStringLiteral("barrage_board_printed"), [](Shell& at, QQuickWindow&) {
        appOf(at).game().close();
        appOf(at).board()->setChosen(QString());
        at.navigator()->open(QStringLiteral("barrage/board"));
    });
    shots.add(QStringLiteral("barrage_why"), [](Shell& at, QQuickWindow&) { ask(at, false); });
    shots.add(QStringLiteral("barrage_why_winner"), [](Shell& at, QQuickWindow&) { ask(at, true); });
    shots.add(QStringLiteral("barrage_why_production"), [](Shell& at, QQuickWindow&) {
        startBoardDemo(appOf(at).game());
        appOf(at).why()->setChapter(0);
        at.navigator()->open(QStringLiteral("barrage/why"));
    });
}

} // namespace automa::app::barrage_app
