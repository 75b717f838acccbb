#include "app/main/pictures.h"

#include "app/main/sight.h"
#include "app/main/start.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTextStream>
#include <QTimer>

#include <algorithm>

namespace automa::app {
namespace {

const QList<QSize>& shotSizes() {
    static const QList<QSize> sizes{{360, 640}, {412, 915}, {800, 1280}, {1280, 800}};
    return sizes;
}

bool wanted(const Shot& shot, const QStringList& names) {
    return names.isEmpty()
           || std::ranges::any_of(names, [&shot](const QString& name) { return shot.name.startsWith(name); });
}

/// The pages may still be loading or moving: the stack says when it is done.
bool busy(const QQuickWindow& window) {
    const auto* stack = window.findChild<QQuickItem*>(QStringLiteral("stack"));
    return stack && stack->property("busy").toBool();
}

/// The window as it stands, in both themes and every language.
bool takeLooks(Start& start, const QString& folder) {
    Settings& settings = *start.shell().settings();
    QQuickWindow& window = *start.window();
    bool good = true;
    for (const QString& language : Settings::languages()) {
        settings.setLanguage(language);
        for (const QString& theme : {QStringLiteral("light"), QStringLiteral("dark")}) {
            settings.setTheme(theme);
            runUntilStill(window);
            good &= savePicture(window, QStringLiteral("%1/%2x%3_%4_%5.png")
                                            .arg(folder)
                                            .arg(window.width())
                                            .arg(window.height())
                                            .arg(theme, language));
        }
    }
    return good;
}

} // namespace

void runUntilStill(QQuickWindow& window) {
    constexpr int longest = 3000;
    constexpr int quietFrames = 2; // positioners place their children while a frame is made
    int frames = 0;
    const auto counting = QObject::connect(&window, &QQuickWindow::frameSwapped, &window,
                                           [&] { frames = busy(window) ? 0 : frames + 1; });
    QTimer patience; // also wakes a loop that sleeps because no frame comes
    patience.setSingleShot(true);
    patience.start(longest);
    while (frames < quietFrames && patience.isActive()) {
        window.update();
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QObject::disconnect(counting);
}

bool savePicture(QQuickWindow& window, const QString& path) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    const QImage picture = window.grabWindow();
    if (picture.isNull() || !picture.save(path)) {
        QTextStream(stderr) << "automa-companion: cannot write " << path << Qt::endl;
        return false;
    }
    return true;
}

int takeShots(Start& start, const QString& folder, const QStringList& names) {
    Shell& shell = start.shell();
    start.shell().settings()->setAnimations(QStringLiteral("off"));
    bool good = true;
    for (const Shot& shot : shell.shots().all()) {
        if (!wanted(shot, names))
            continue;
        for (const QSize& size : shotSizes()) {
            start.window()->resize(size);
            shell.navigator()->home();
            runUntilStill(*start.window());
            shot.arrange(shell, *start.window());
            runUntilStill(*start.window());
            good &= takeLooks(start, QStringLiteral("%1/%2").arg(folder, shot.name));
        }
    }
    return good ? 0 : 1;
}

int lookOnce(Start& start, const QString& folder) {
    QQuickWindow& window = *start.window();
    runUntilStill(window);
    QFile seen(folder + QStringLiteral("/look.json"));
    const bool pictured = savePicture(window, folder + QStringLiteral("/look.png"));
    return pictured && seen.open(QIODevice::WriteOnly) && seen.write(sightOf(window)) > 0 ? 0 : 1;
}

int playDemos(Start& start, const QString& folder) {
    Shell& shell = start.shell();
    QQuickWindow& window = *start.window();
    QTextStream out(stdout);
    runUntilStill(window);
    bool good = savePicture(window, folder + QStringLiteral("/home.png"));
    for (const Demo& demo : shell.demos()) {
        shell.navigator()->home();
        out << demo.play(shell) << Qt::endl;
        runUntilStill(window);
        good &= savePicture(window, QStringLiteral("%1/%2.png").arg(folder, demo.name));
    }
    return good ? 0 : 1;
}

} // namespace automa::app
