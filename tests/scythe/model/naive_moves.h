// Row 1 once more, told plainly from the rules with words and lists, without any code of the model: what it
// says and what the model says must be the same.
#pragma once

#include <nlohmann/json.hpp>

namespace automa::scythe::test {

/// {"done": {"order", "kind", "unit", "from", "to"} or null, "skipped": [[order, kind, rule]…],
/// "asks": [territories] if resources are unknown}: the first move of row 1 that is possible.
[[nodiscard]] nlohmann::json naive_row_one(const nlohmann::json& position);

} // namespace automa::scythe::test
