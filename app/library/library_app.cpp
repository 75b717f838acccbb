#include "app/library/library_app.h"

#include "app/shell/shell.h"

#include <QJSEngine>
#include <QQmlEngine>

namespace automa::app {

// The games' view-models are members of the shell and go before its children, so no save outlives the
// library.
LibraryApp::LibraryApp(Shell& shell) : QObject(&shell), backups_(host_, shell), statistics_(host_, shell) {
    connect(&shell, &Shell::languageChanged, &backups_, &LibraryBackups::retell);
    connect(&shell, &Shell::languageChanged, &statistics_, &LibraryStatistics::retell);
}

LibraryApp& LibraryApp::of(Shell& shell) {
    auto* known = shell.findChild<LibraryApp*>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new LibraryApp(shell); // the shell owns it
}

LibraryApp* LibraryApp::create(QQmlEngine* engine, QJSEngine* scripts) {
    LibraryApp& app = of(*Shell::create(engine, scripts));
    QJSEngine::setObjectOwnership(&app, QJSEngine::CppOwnership);
    return &app;
}

} // namespace automa::app
