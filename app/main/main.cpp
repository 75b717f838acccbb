#include "app/main/measure.h"
#include "app/main/options.h"
#include "app/main/pictures.h"
#include "app/main/start.h"
#include "app/shell/settings_stores.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTimer>

namespace {

std::unique_ptr<automa::app::SettingsStore> storeFor(const automa::app::Options& options) {
    if (options.passing())
        return std::make_unique<automa::app::MemorySettingsStore>();
    return std::make_unique<automa::app::IniSettingsStore>();
}

} // namespace

int main(int argc, char* argv[]) {
    QElapsedTimer sinceStart;
    sinceStart.start();
    automa::app::answerWords(argc, argv, automa::app::Program::companion);
    QGuiApplication application(argc, argv);
    automa::app::prepareApplication();
    const automa::app::Options options =
        automa::app::readOptions(QGuiApplication::arguments(), automa::app::Program::companion);

    if (options.passing() && qEnvironmentVariableIsEmpty("AUTOMA_DB"))
        qputenv("AUTOMA_DB", ":memory:"); // nor a trace among the saved games
    automa::app::Start start(storeFor(options));
    if (!options.language.isEmpty())
        start.shell().settings()->setLanguage(options.language);
    if (!options.theme.isEmpty())
        start.shell().settings()->setTheme(options.theme);
    if (!start.open())
        return 1;
    if (options.size)
        start.window()->resize(*options.size);

    if (!options.demoFolder.isEmpty())
        return automa::app::playDemos(start, options.demoFolder);
    if (!options.lookFolder.isEmpty())
        return automa::app::lookOnce(start, options.lookFolder);
    if (!options.passing())
        QTimer::singleShot(0, &start.shell(), [&start] { start.shell().welcome(); });
    if (options.measure)
        automa::app::measureFirstFrame(*start.window(), sinceStart);
    return QGuiApplication::exec();
}
