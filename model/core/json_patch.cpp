#include "model/core/json_patch.h"

#include <algorithm>

namespace automa::core {
namespace {

constexpr std::size_t most_bytes = 64U << 10U; // a whole position is a tenth of it
constexpr std::size_t most_operations = 200;
constexpr std::ptrdiff_t most_copies = 8; // each could double the position

bool copies(const nlohmann::json& operation) {
    return operation.is_object() && operation.contains("op") && operation["op"] == "copy";
}

} // namespace

std::optional<Error> patch_fault(const nlohmann::json& patch) {
    if (!patch.is_array() && !patch.is_object())
        return Error{"bad_patch", "/patch", "A correction is a list of operations or an object."};
    if (patch.is_array()
        && (patch.size() > most_operations
            || std::count_if(patch.begin(), patch.end(), copies) > most_copies))
        return Error{"patch_too_large", "/patch",
                     "A correction has at most " + std::to_string(most_operations) + " operations and "
                         + std::to_string(most_copies) + " copies."};
    if (patch.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace).size() > most_bytes)
        return Error{"patch_too_large", "/patch",
                     "A correction is not longer than " + std::to_string(most_bytes >> 10U) + " KiB."};
    return std::nullopt;
}

Result<nlohmann::json> patched(nlohmann::json position, const nlohmann::json& patch) {
    if (auto fault = patch_fault(patch))
        return *fault;
    try {
        if (patch.is_array())
            return position.patch(patch);
        position.merge_patch(patch);
        return position;
    } catch (const nlohmann::json::exception&) {
        return Error{"bad_patch", "/patch", "The correction does not fit the position."};
    }
}

} // namespace automa::core
