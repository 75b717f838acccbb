// The fact files of assets/data as they were when the program was built.
#pragma once

#include <span>
#include <string_view>

namespace automa::facts {

struct EmbeddedFile {
    std::string_view path; // relative to assets/data, e.g. "<game>/map.json"
    std::string_view text;
};

[[nodiscard]] std::span<const EmbeddedFile> files() noexcept;

} // namespace automa::facts
