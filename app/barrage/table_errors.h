// A refusal in the user's words: what is wrong. Nothing has changed, so nothing has to be done about it.
#pragma once

#include "model/core/result.h"

#include <QString>

namespace automa::app::barrage_app {

/// The sentence for an error's id; the model's own English one for an id without words.
[[nodiscard]] QString barrageErrorText(const core::Error& error);

} // namespace automa::app::barrage_app
