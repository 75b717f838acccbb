// Why something cannot be done at this table, in the user's words.
#pragma once

#include "model/core/result.h"

#include <QString>

namespace automa::app::innovation_app {

/// One clear sentence that also says that nothing changed; what is not known here stays as the model said it.
[[nodiscard]] QString innovationErrorText(const core::Error& error);

} // namespace automa::app::innovation_app
