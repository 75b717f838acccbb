// Why a game can only be looked at, in the user's words.
#pragma once

#include "model/core/result.h"

#include <QString>

namespace automa::app {

/// One clear sentence; what is not of the table is the storage's, or stays as the model said it.
[[nodiscard]] QString playErrorText(const core::Error& error);

} // namespace automa::app
