#include "app/barrage/board_plug.h"

#include "app/barrage/barrage_app.h"
#include "app/barrage/board_demo.h"
#include "app/shell/shell.h"

#include <QCoreApplication>

namespace automa::app::barrage_app {
namespace {

BarrageApp& appOf(Shell& shell) {
    return *qobject_cast<BarrageApp*>(shell.games()->viewModel(QStringLiteral("barrage")));
}

QUrl screen(const char* file) {
    return QUrl(QStringLiteral("qrc:/qt/qml/Automa/Barrage/") + QLatin1String(file));
}

void look(Shell& shell, const char* place) {
    BarrageApp& app = appOf(shell);
    startBoardDemo(app.game());
    app.board()->setChosen(QLatin1String(place));
    shell.navigator()->open(QStringLiteral("barrage/board"));
}

/// Opens the reasons at the first step that narrows, or at the one that finds the winner.
void ask(Shell& shell, const char* shown) {
    WhyModel& why = *appOf(shell).why();
    startBoardDemo(appOf(shell).game());
    while (!why.last() && why.highlights().value(QLatin1String(shown)).toStringList().isEmpty())
        why.forward();
    shell.navigator()->open(QStringLiteral("barrage/why"));
}

} // namespace

void plugBoard(Shell& shell) {
    shell.pages()->add({QStringLiteral("barrage/board"), screen("BoardLookPage.qml"), {}, {}, {}});
    shell.pages()->add({QStringLiteral("barrage/why"), screen("WhyPage.qml"), {}, {}, {}});
    ShotList& shots = shell.shots();
    shots.add(QStringLiteral("barrage_board"), [](Shell& at, QQuickWindow&) { look(at, "dam_6_upper"); });
    shots.add(QStringLiteral("barrage_board_conduit"), [](Shell& at, QQuickWindow&) { look(at, "6A"); });
    shots.add(QStringLiteral("barrage_board_printed"), [](Shell& at, QQuickWindow&) {
        appOf(at).game().close();
        appOf(at).board()->setChosen(QString());
        at.navigator()->open(QStringLiteral("barrage/board"));
    });
    shots.add(QStringLiteral("barrage_why"), [](Shell& at, QQuickWindow&) { ask(at, "out"); });
    shots.add(QStringLiteral("barrage_why_winner"), [](Shell& at, QQuickWindow&) { ask(at, "winner"); });
    shots.add(QStringLiteral("barrage_why_production"), [](Shell& at, QQuickWindow&) {
        startBoardDemo(appOf(at).game());
        appOf(at).why()->setChapter(0);
        at.navigator()->open(QStringLiteral("barrage/why"));
    });
}

} // namespace automa::app::barrage_app
