#include "app/main/start.h"
#include "app/shell/settings_stores.h"

#include <QGuiApplication>

int main(int argc, char* argv[]) {
    QGuiApplication application(argc, argv);
    automa::app::prepareApplication();
    automa::app::Start start(std::make_unique<automa::app::IniSettingsStore>());
    if (!start.open())
        return 1;
    return QGuiApplication::exec();
}
