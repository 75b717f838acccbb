#pragma once

namespace automa::app {

/// The device's settings for all apps. Read each time: the user may change them while the app runs.
[[nodiscard]] bool systemIsDark();
[[nodiscard]] bool systemWantsAnimations();
/// The text size set in the device, in per cent, if it can be read.
[[nodiscard]] int systemTextSize();

} // namespace automa::app
