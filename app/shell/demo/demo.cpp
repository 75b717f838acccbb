#include "app/shell/demo/demo.h"

#include "app/shell/shell.h"

namespace automa::app {

void demoShell(Shell& shell) {
    ShotList& shots = shell.shots();
    shots.add(QStringLiteral("home_empty"), [](Shell& self, QQuickWindow&) { self.home()->refresh(); });
    shots.add(QStringLiteral("first_start"), [](Shell& self, QQuickWindow&) {
        self.settings()->setValue(QStringLiteral("welcomed"), false);
        self.welcome();
    });
    for (const char* page : {"settings", "about"})
        shots.add(QString::fromLatin1(page),
                  [page](Shell& self, QQuickWindow&) { self.navigator()->open(QString::fromLatin1(page)); });
}

} // namespace automa::app
