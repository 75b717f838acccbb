// A short list of whole numbers as it stands in a column: "[1,25,-3]".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace automa::storage {

[[nodiscard]] std::string list_of(const std::vector<int>& numbers);
/// Refuses what list_of() cannot have written.
[[nodiscard]] std::vector<int> numbers_in(std::string_view list);

} // namespace automa::storage
