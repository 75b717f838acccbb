#include "app/main/measure.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickWindow>
#include <QTextStream>

namespace automa::app {

double residentMegabytes() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly | QIODevice::Text))
        return 0.0;
    constexpr double kilobytesInMegabyte = 1024.0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).simplified().split(' ').constFirst().toDouble() / kilobytesInMegabyte;
    }
    return 0.0;
}

void measureFirstFrame(QQuickWindow& window, const QElapsedTimer& sinceStart) {
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, qApp,
        [sinceStart] {
            const QJsonObject measured{{QStringLiteral("first_frame_ms"), sinceStart.elapsed()},
                                       {QStringLiteral("rss_mb"), residentMegabytes()}};
            QTextStream(stdout) << QJsonDocument(measured).toJson(QJsonDocument::Compact) << Qt::endl;
            QCoreApplication::quit();
        },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

} // namespace automa::app
