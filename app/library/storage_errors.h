// Why something could not be kept, in the user's words.
#pragma once

#include "model/core/result.h"

#include <QString>

namespace automa::app {

/// One clear sentence for every id of model/storage/errors.h.
[[nodiscard]] QString storageErrorText(const core::Error& error);

} // namespace automa::app
