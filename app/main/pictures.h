#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>

class QQuickWindow;

namespace automa::app {

class Start;

/// Lets the window run until nothing moves any more.
void runUntilStill(QQuickWindow& window);

/// One picture of the window as it is now; false if it could not be written.
[[nodiscard]] bool savePicture(QQuickWindow& window, const QString& path);

/// Every shot of the shell in four sizes, light and dark, four languages:
/// <folder>/<shot>/<width>x<height>_<theme>_<language>.png. Returns the exit code.
[[nodiscard]] int takeShots(Start& start, const QString& folder, const QStringList& names);

/// The screen as it opens, with the game that is gone on with: look.png and, as of sight.h, look.json.
/// Returns the exit code.
[[nodiscard]] int lookOnce(Start& start, const QString& folder);

/// Plays the shell's demos, prints what they tell and leaves a picture of each. Returns the exit code.
[[nodiscard]] int playDemos(Start& start, const QString& folder);

} // namespace automa::app
