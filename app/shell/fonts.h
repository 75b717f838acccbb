#pragma once

namespace automa::app {

/// Makes the fonts that the app carries (assets/fonts) known, so that it looks the same on every system, and
/// on one without any font. Needs a QGuiApplication; a second call changes nothing.
void loadFonts();

} // namespace automa::app
