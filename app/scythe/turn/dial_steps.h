// What a human does in secret before the Automa's card of a combat is revealed (S-92).
#pragma once

#include "app/play/step_list.h"

namespace automa::app::scythe_app {

/// `cards`: how many combat cards may be chosen, in a sentence or two.
[[nodiscard]] StepGroup dialSteps(const QStringList& cards);

} // namespace automa::app::scythe_app
