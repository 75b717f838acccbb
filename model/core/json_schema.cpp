#include "model/core/json_schema.h"

#include <limits>

namespace automa::core {
namespace {

using Json = nlohmann::ordered_json;

void check_object(const JsonReader& json, const Json& schema) {
    json.expect_object();
    const Json& properties = schema.at("properties");
    for (const auto& [key, value] : json.json().items()) {
        std::string path;
        path.reserve(json.path().size() + 1 + key.size());
        path.append(json.path()).append(1, '/').append(key);
        const JsonReader member(value, std::move(path));
        const auto known = properties.find(key);
        if (known == properties.end())
            member.refuse("unknown_key", "This key is not known here.");
        check_shape(member, *known);
    }
    for (const Json& key : schema.at("required"))
        if (!json.has(key.get_ref<const std::string&>()))
            static_cast<void>(json.at(key.get_ref<const std::string&>())); // says so
}

void check_list(const JsonReader& json, const Json& schema) {
    const std::size_t size =
        json.size(schema.at("minItems").get<std::size_t>(), schema.at("maxItems").get<std::size_t>());
    for (std::size_t i = 0; i < size; ++i)
        check_shape(json.item(i), schema.at("items"));
}

} // namespace

void check_shape(const JsonReader& json, const Json& schema) {
    if (const auto either = schema.find("anyOf"); either != schema.end()) {
        if (!json.is_null())
            check_shape(json, either->front());
        return;
    }
    const auto type = schema.find("type");
    if (type == schema.end()) // "enum" or "const": a name
        return static_cast<void>(json.string());
    if (*type == "object")
        check_object(json, schema);
    else if (*type == "array")
        check_list(json, schema);
    else if (*type == "boolean")
        static_cast<void>(json.boolean());
    else if (schema.contains("maximum"))
        static_cast<void>(json.integer(schema.at("minimum").get<int>(), schema.at("maximum").get<int>()));
    else
        static_cast<void>(json.unsigned64());
}

namespace schema {

Json number(int min, int max) {
    return {{"type", "integer"}, {"minimum", min}, {"maximum", max}};
}

Json unsigned64() {
    return {{"type", "integer"}, {"minimum", 0}};
}

Json boolean() {
    return {{"type", "boolean"}};
}

Json list(const Json& items, std::size_t min, std::size_t max) {
    return {{"type", "array"}, {"items", items}, {"minItems", min}, {"maxItems", max}};
}

Json object(const Json& properties, const Json& required) {
    return {{"type", "object"},
            {"additionalProperties", false},
            {"required", required},
            {"properties", properties}};
}

Json or_null(const Json& schema) {
    return {{"anyOf", Json::array({schema, Json{{"type", "null"}}})}};
}

} // namespace schema
} // namespace automa::core
