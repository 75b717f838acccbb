#include "model/storage/old_results.h"

#include <nlohmann/json.hpp>

namespace automa::storage {

using Json = nlohmann::ordered_json;

namespace {

/// A text that is no UTF-8 must not stop a migration; reading it will say what is wrong.
std::string dump(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

std::string own_of_old_game(const std::string& extra, std::int64_t rounds) {
    Json own = Json::parse(extra, nullptr, false);
    if (own.is_discarded())
        return extra;
    if (!own.is_object())
        own = Json{{"extra", std::move(own)}};
    if (rounds != 0)
        own["rounds"] = rounds;
    return dump(own);
}

std::string own_of_old_side(const std::string& level, const std::string& officer) {
    Json own = Json::object();
    if (!level.empty())
        own["level"] = level;
    if (!officer.empty())
        own["officer"] = officer;
    return dump(own);
}

} // namespace automa::storage
