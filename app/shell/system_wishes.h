#pragma once

namespace automa::app {

/// What the device asks of every app. Asked anew each time: the user may change it while we run.
[[nodiscard]] bool systemIsDark();
[[nodiscard]] bool systemWantsAnimations();
/// How large letters are wished for, in per cent, where the device tells.
[[nodiscard]] int systemTextSize();

} // namespace automa::app
