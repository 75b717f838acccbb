// The language of the words on a terminal.
#pragma once

#include <string>

namespace automa::app {

/// Makes this process speak the language; false for one it does not know.
[[nodiscard]] bool speak(const std::string& language);

} // namespace automa::app
