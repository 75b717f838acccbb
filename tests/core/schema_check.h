// Whether a value keeps to one of our JSON schemas: the whole of what they use, names too, as another program
// would check it.
#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <string>

namespace automa::test {

/// Where the value breaks the schema, and by what; empty: it keeps to it.
[[nodiscard]] inline std::string schema_fault(const nlohmann::json& value, const nlohmann::json& schema,
                                              const std::string& path = "$") {
    for (const char* any : {"anyOf", "oneOf"})
        if (schema.contains(any)) {
            std::string faults;
            for (const auto& one : schema[any]) {
                const std::string fault = schema_fault(value, one, path);
                if (fault.empty())
                    return "";
                faults += (faults.empty() ? "" : " or ") + fault;
            }
            return faults;
        }
    if (schema.contains("enum"))
        return std::find(schema["enum"].begin(), schema["enum"].end(), value) != schema["enum"].end()
                   ? ""
                   : path + " is " + value.dump();
    if (schema.contains("const"))
        return value == schema["const"] ? "" : path + " is " + value.dump();
    const std::string type = schema.at("type");
    // Only when it is wrong: writing out every object of a position took most of the time.
    const auto wrong = [&] { return path + " is no " + type + ": " + value.dump(); };
    if (type == "null")
        return value.is_null() ? "" : wrong();
    if (type == "boolean")
        return value.is_boolean() ? "" : wrong();
    if (type == "string")
        return value.is_string() ? "" : wrong();
    if (type == "integer")
        return value.is_number_integer() && value >= schema.at("minimum")
                       && (!schema.contains("maximum") || value <= schema["maximum"])
                   ? ""
                   : wrong();
    if (type == "array") {
        if (!value.is_array() || value.size() < schema.value("minItems", std::size_t{0})
            || value.size() > schema.at("maxItems"))
            return wrong();
        if (schema.value("uniqueItems", false)
            && std::set<nlohmann::json>(value.begin(), value.end()).size() != value.size())
            return path + " holds something twice";
        for (std::size_t i = 0; i < value.size(); ++i)
            if (auto fault = schema_fault(value[i], schema.at("items"), path + "/" + std::to_string(i));
                !fault.empty())
                return fault;
        return "";
    }
    if (!value.is_object())
        return wrong();
    if (schema.contains("required"))
        for (const auto& key : schema["required"])
            if (!value.contains(key.get<std::string>()))
                return path + " lacks " + key.get<std::string>();
    for (const auto& [key, member] : value.items()) {
        const std::string at = path + "/" + key;
        if (schema.contains("propertyNames"))
            if (auto fault = schema_fault(key, schema["propertyNames"], at); !fault.empty())
                return fault;
        const bool named = schema.contains("properties") && schema["properties"].contains(key);
        if (!named && !schema.contains("additionalProperties"))
            continue; // open
        if (!named && schema["additionalProperties"] == false)
            return at + " is not named";
        if (auto fault =
                schema_fault(member, named ? schema["properties"][key] : schema["additionalProperties"], at);
            !fault.empty())
            return fault;
    }
    return "";
}

} // namespace automa::test
