// What an entry of the journal is called: in Undo, in Redo and in the history.
#pragma once

#include "model/barrage/catalogue.h"
#include "model/core/message.h"

#include <QString>

namespace automa::app {

/// In the language of the app; no name in it is declined.
[[nodiscard]] QString labelText(const barrage::Catalogue& facts, const core::Label& label);

} // namespace automa::app
