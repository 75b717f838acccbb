#include "app/play/label_json.h"

#include <nlohmann/json.hpp>

namespace automa::app {
namespace {

core::Error wrong(const char* path) {
    return {"play.bad_label", path, "The name of this entry cannot be read."};
}

} // namespace

nlohmann::json labelToJson(const core::Label& label) {
    nlohmann::json arguments = nlohmann::json::object();
    for (const auto& [key, value] : label.arguments)
        arguments[key] = value;
    return {{"id", label.id}, {"args", std::move(arguments)}};
}

core::Result<core::Label> labelFromJson(const nlohmann::json& json) {
    if (!json.is_object())
        return wrong("/label");
    const auto id = json.find("id");
    if (id == json.end() || !id->is_string())
        return wrong("/label/id");
    core::Label label{id->get<std::string>(), {}};
    const auto arguments = json.find("args");
    if (arguments == json.end())
        return label;
    if (!arguments->is_object())
        return wrong("/label/args");
    for (const auto& [key, value] : arguments->items()) {
        if (!value.is_string() && !value.is_number_integer())
            return wrong("/label/args");
        label.arguments.emplace_back(key, value.is_string() ? value.get<std::string>() : value.dump());
    }
    return label;
}

} // namespace automa::app
