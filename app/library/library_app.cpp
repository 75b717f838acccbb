#include "app/library/library_app.h"

#include "app/shell/shell.h"

#include <QFile>
#include <QGuiApplication>
#include <QJSEngine>
#include <QQmlEngine>

#include <algorithm>

namespace automa::app {
namespace {

/// The module is not part of every installation, and without a desktop there is nobody to ask.
bool hasFileDialogs(const QQmlEngine& engine) {
    static const QStringList bare{QStringLiteral("offscreen"), QStringLiteral("minimal")};
    const QStringList folders = engine.importPathList();
    return !bare.contains(QGuiApplication::platformName())
           && std::any_of(folders.begin(), folders.end(), [](const QString& folder) {
                  const QString path = folder.startsWith(QLatin1String("qrc:")) ? folder.mid(3) : folder;
                  return QFile::exists(path + QStringLiteral("/QtQuick/Dialogs/qmldir"));
              });
}

} // namespace

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
    app.fileDialogs_ = hasFileDialogs(*engine);
    return &app;
}

} // namespace automa::app
