// The app in a browser. There exec() never returns, it leaves main() by a throw; what the app stands on must
// outlive that, so it lives as long as the page.
#include "app/main/sight.h"
#include "app/main/start.h"
#include "app/shell/settings_stores.h"
#include "app/web/page_browser.h"

#include <QGuiApplication>
#include <QQmlExtensionPlugin>
#include <QQuickWindow>
#include <QTimer>

#include <emscripten.h>

#include <algorithm>
#include <memory>

// Static plugins that no tool finds, since the app's QML lies in libraries.
Q_IMPORT_QML_PLUGIN(QtQuick2Plugin)
Q_IMPORT_QML_PLUGIN(QtQuickTemplates2Plugin)
Q_IMPORT_QML_PLUGIN(QtQuickLayoutsPlugin)
Q_IMPORT_QML_PLUGIN(QmlShapesPlugin)

// clang-format off
EM_JS(void, automa_js_ready, (), { Module.automaReady?.(); });
EM_JS(void, automa_js_stay, (), { Module.keeping.stay(); });
// clang-format on

namespace {

QQuickWindow* window = nullptr;

/// Before there is a game, nothing is worth a question of the browser's.
void stayWhenThereIsAGame(const automa::app::Navigator& navigator) {
    QObject::connect(&navigator, &automa::app::Navigator::changed, &navigator, [&navigator] {
        if (std::ranges::any_of(navigator.stack(),
                                [](const QString& id) { return id.endsWith(QStringLiteral("/game")); }))
            automa_js_stay();
    });
}

} // namespace

/// What can be seen, for the tests in a browser: a canvas says nothing about itself. Valid until the next
/// call.
extern "C" EMSCRIPTEN_KEEPALIVE const char* automa_sight() {
    static QByteArray sight;
    sight = window ? automa::app::sightOf(*window) : QByteArray("[]");
    return sight.constData();
}

int main(int argc, char* argv[]) {
    static const auto application = std::make_unique<QGuiApplication>(argc, argv);
    automa::app::prepareApplication();
    static const auto start = std::make_unique<automa::app::Start>(
        std::make_unique<automa::app::IniSettingsStore>(), automa::app::pageBrowser());
    if (!start->open())
        return 1;
    window = start->window();
    stayWhenThereIsAGame(*start->shell().navigator());
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window, [] { automa_js_ready(); }, Qt::SingleShotConnection);
    QTimer::singleShot(0, &start->shell(), [] { start->shell().welcome(); });
    return QGuiApplication::exec();
}
