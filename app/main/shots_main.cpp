// Pictures of every screen, in every size, language and theme: ./dev shots.
#include "app/main/demos.h"
#include "app/main/options.h"
#include "app/main/pictures.h"
#include "app/main/start.h"
#include "app/shell/settings_stores.h"

#include <QGuiApplication>

int main(int argc, char* argv[]) {
    automa::app::answerWords(argc, argv, automa::app::Program::shots);
    QGuiApplication application(argc, argv);
    automa::app::prepareApplication();
    const automa::app::Options options =
        automa::app::readOptions(QGuiApplication::arguments(), automa::app::Program::shots);
    if (qEnvironmentVariableIsEmpty("AUTOMA_DB"))
        qputenv("AUTOMA_DB", ":memory:"); // no trace among the saved games
    automa::app::Start start(std::make_unique<automa::app::MemorySettingsStore>());
    automa::app::demoAll(start.shell());
    start.shell().settings()->setTextSize(options.textSize);
    return start.open() ? automa::app::takeShots(start, options.shotsFolder, options.shotNames) : 1;
}
