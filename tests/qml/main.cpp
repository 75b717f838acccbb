#include "app/main/start.h"
#include "app/shell/symbols.h"

#include <QQmlEngine>
#include <QtQuickTest>

/// Gives the tests' engine what the app's engine has.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() { automa::app::prepareApplication(); }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->addImageProvider(QStringLiteral("symbol"), new automa::app::SymbolProvider);
    }
};

QUICK_TEST_MAIN_WITH_SETUP(automa_kit, Setup)

#include "main.moc"
