#include "model/storage/numbers.h"

#include "model/storage/errors.h"

#include <charconv>

namespace automa::storage {

std::string list_of(const std::vector<int>& numbers) {
    std::string list = "[";
    for (const int number : numbers) {
        list += list.size() > 1 ? "," : "";
        list += std::to_string(number);
    }
    return list + "]";
}

std::vector<int> numbers_in(std::string_view list) {
    std::vector<int> numbers;
    const char* at = list.data();
    const char* const end = at + list.size();
    bool good = list.size() >= 2 && list.front() == '[' && list.back() == ']';
    for (++at; good && at < end - 1; ++at) {
        int number = 0;
        const auto [after, fault] = std::from_chars(at, end, number);
        good = fault == std::errc{} && (after == end - 1 || *after == ',');
        numbers.push_back(number);
        at = after;
    }
    if (!good)
        refuse(Fault::Damaged, "points_by_stage", "not a list of whole numbers");
    return numbers;
}

} // namespace automa::storage
