#include "app/main/start.h"

#include "app/shell/fonts.h"
#include "app/shell/symbols.h"
#include "app/text/version.h"

#include <QFont>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QSurfaceFormat>

namespace automa::app {

void nameApplication() {
    QCoreApplication::setApplicationVersion(QLatin1String(app_version));
    QCoreApplication::setApplicationName(QStringLiteral("automa-companion"));
    QCoreApplication::setOrganizationDomain(QStringLiteral("automa-companion.app"));
}

void prepareApplication() {
    nameApplication();
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Automa Companion"));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.automacompanion.AutomaCompanion"));
    loadFonts();
    QFont font(QStringLiteral("Noto Sans"));
    font.setStyleHint(QFont::SansSerif);
    QGuiApplication::setFont(font);
    QSurfaceFormat surface = QSurfaceFormat::defaultFormat();
    surface.setSamples(4); // smooth edges for shapes on the GPU; the software renderer smooths by itself
    QSurfaceFormat::setDefaultFormat(surface);
}

Start::Start(std::unique_ptr<SettingsStore> store, std::unique_ptr<Browser> browser)
    : shell_(std::move(store)) {
    if (browser)
        shell_.runIn(std::move(browser));
    plugAll(shell_);
}

Start::~Start() = default;

bool Start::open() {
    engine_ = std::make_unique<QQmlApplicationEngine>();
    engine_->addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine_->addImageProvider(QStringLiteral("symbol"), new SymbolProvider);
    shell_.attach(*engine_);
    engine_->load(QUrl(QStringLiteral("qrc:/qt/qml/Automa/Shell/Main.qml")));
    if (engine_->rootObjects().isEmpty())
        return false;
    window_ = qobject_cast<QQuickWindow*>(engine_->rootObjects().constFirst());
    return window_ != nullptr;
}

} // namespace automa::app
