#include "app/main/start.h"

#include <QGuiApplication>
#include <QtGui/private/qguiapplication_p.h>
#include <gtest/gtest.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

namespace {

/// What QML complains about at run time (a broken binding, a loop, a missing file) fails the running test.
void judgeMessage(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (message.contains(QStringLiteral("propagateSizeHints")))
        return; // offscreen has no size hints
    fprintf(stderr, "%s\n", qPrintable(message));
    const bool ofQml =
        message.contains(QStringLiteral(".qml:")) || message.startsWith(QStringLiteral("QQml"));
    if (type != QtDebugMsg && type != QtInfoMsg && ofQml)
        ADD_FAILURE() << message.toStdString();
}

} // namespace

int main(int argc, char* argv[]) {
    ::testing::InitGoogleTest(&argc, argv);
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "1"); // milliseconds to the next frame; no screen sets the pace here
    qputenv("AUTOMA_DB", ":memory:");        // a journey that wants its games kept says where
    if (qEnvironmentVariableIsEmpty("AUTOMA_SEED"))
        qputenv("AUTOMA_SEED", "1"); // the same games in every run
    qInstallMessageHandler(judgeMessage);
    QGuiApplication application(argc, argv);
    automa::app::prepareApplication();
    // Offscreen there is no screen reader that asks for the accessibility tree, so the journeys do.
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
    return RUN_ALL_TESTS();
}
