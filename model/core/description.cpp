#include "model/core/description.h"

#include <algorithm>

namespace automa::core {

OrderedJson Description::write(const All& all) {
    Description description(Does::write);
    return description.written([&] { all(description); });
}

void Description::read(const JsonReader& json, const All& all, Manner manner) {
    Description description(Does::read, manner);
    description.read_object(json, [&] { all(description); });
}

OrderedJson Description::schema(const All& all, Manner manner) {
    Description description(Does::schema, manner);
    return description.published([&] { all(description); });
}

void Description::check(const All& all) {
    Description description(Does::check);
    all(description);
}

void Description::constant(std::string_view name, std::string_view text, std::string_view message,
                           std::string_view id) {
    entry(
        name, {}, [&] { return OrderedJson(text); },
        [&](const JsonReader& json) {
            if (json.string() != text)
                json.refuse(std::string(id), std::string(message));
        },
        [&] {
            return OrderedJson{{"const", text}};
        },
        [] {});
}

void Description::put(std::string_view name, OrderedJson value, const Presence& presence) {
    if (!presence.unless_empty || !value.empty())
        at_->out[std::string(name)] = std::move(value);
}

std::optional<JsonReader> Description::member(std::string_view name, const Presence& presence) {
    at_->names.push_back(name);
    if (!at_->missing.empty()) // the rest is read no more, but what is described is still noted
        return std::nullopt;
    if (at_->json->has(name)) {
        JsonReader json = at_->json->at(name);
        const bool null_in = presence.null_in || (manner_.null_is_missing && !presence.required);
        if (!null_in || !json.is_null())
            return json;
    } else if (presence.required) {
        at_->missing = name;
    }
    return std::nullopt;
}

void Description::publish_as(std::string_view name, OrderedJson schema, const Presence& presence) {
    at_->out[std::string(name)] = presence.null_in ? schema::or_null(schema) : std::move(schema);
    if (presence.required)
        at_->required.push_back(name);
}

/// A key that is written wrongly is unknown and missing at once: the first says more.
void Description::expect_described(const Scope& scope) const {
    for (const auto& [key, value] : scope.json->json().items())
        if (std::find(scope.names.begin(), scope.names.end(), key) == scope.names.end())
            scope.json->at(key).refuse("unknown_key", "This key is not known here.");
    if (scope.missing.empty())
        return;
    if (!manner_.missing_at_key)
        static_cast<void>(scope.json->at(scope.missing)); // says so
    JsonReader(scope.json->json(), scope.json->path() + "/" + std::string(scope.missing))
        .refuse("missing_key", "This key is missing.");
}

OrderedJson Description::list_schema(const OrderedJson& items, Count count) const {
    OrderedJson list = schema::list(items, count.min, count.max);
    if (!manner_.min_items)
        list.erase("minItems");
    return list;
}

OrderedJson Description::unpublished(const Unpublished& what) {
    OrderedJson schema{{"type", "object"}};
    if (!what.description.empty())
        schema["description"] = what.description;
    return schema;
}

OrderedJson Description::schema_of(Scope& scope) {
    if (!scope.alternatives.is_null())
        return std::move(scope.alternatives);
    OrderedJson schema = schema::object(scope.out, scope.required);
    if (scope.required.is_null())
        schema.erase("required");
    return schema;
}

void Description::refuse_range(int value, Within range) const {
    const nlohmann::json number = value;
    static_cast<void>(JsonReader(number, path_).integer(range.min, range.max)); // says so
    contract_failed("Description: a value within its range was refused");
}

} // namespace automa::core
