// The data of the languages as it was when the program was built: translations/<language>/*.json.
#pragma once

#include "assets/embedded_facts.h"

#include <span>

namespace automa::app {

/// By their paths below translations/: "uk/language.json".
[[nodiscard]] std::span<const facts::EmbeddedFile> language_files() noexcept;

} // namespace automa::app
