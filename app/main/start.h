#pragma once

#include "app/shell/shell.h"

#include <QQmlApplicationEngine>

#include <memory>

class QQuickWindow;

namespace automa::app {

/// Lets every part that was built in join the shell (generated from the automa_plug() calls in CMake).
void plugAll(Shell& shell);

/// What any QCoreApplication is called.
void nameApplication();

/// What a QGuiApplication needs before the first window: name, font, surface.
void prepareApplication();

/// The whole app: shell, parts, engine and window. Main, tests and screenshots all start it through here.
class Start {
public:
    /// `browser`: the page that the app runs in, if it runs in one.
    explicit Start(std::unique_ptr<SettingsStore> store, std::unique_ptr<Browser> browser = nullptr);
    ~Start();

    [[nodiscard]] Shell& shell() { return shell_; }
    /// Loads the window; false (with the reasons on stderr) if the QML does not load.
    [[nodiscard]] bool open();
    [[nodiscard]] QQuickWindow* window() const { return window_; }

private:
    Shell shell_;
    std::unique_ptr<QQmlApplicationEngine> engine_;
    QQuickWindow* window_ = nullptr;
};

} // namespace automa::app
