// How the look-up is divided for leafing through: categories, the sections of their lists, symbols and forms.
#pragma once

#include "app/lookup/lookup_entry.h"

#include <span>

namespace automa::app::barrage_app {

struct Category {
    const char* id;
    const char* title;
    const char* symbol;
};

[[nodiscard]] std::span<const Category> lookup_categories();
[[nodiscard]] QString category_title(const Category& category);
[[nodiscard]] QString category_of(const QString& kind);
/// The heading of the group an entry stands in within its category; may be empty.
[[nodiscard]] QString section_of(const LookupEntry& entry);
[[nodiscard]] QString symbol_of(const LookupEntry& entry);
/// "tile", "criterion", "board" (shown on the map) or "plain".
[[nodiscard]] QString form_of(const LookupEntry& entry);

} // namespace automa::app::barrage_app
