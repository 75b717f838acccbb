// What an action in the journal is called: Undo, Redo and the history say it.
#pragma once

#include "model/core/message.h"

#include <QString>

namespace automa::app::innovation_app {

/// "You: workshop on E5". A label of a later version comes back as its id.
[[nodiscard]] QString labelText(const core::Label& label);
/// The same without who did it: "workshop on E5".
[[nodiscard]] QString deedText(const core::Label& label);

} // namespace automa::app::innovation_app
