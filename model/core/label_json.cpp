#include "model/core/label_json.h"

#include "model/core/json_reader.h"

namespace automa::core {
namespace {

constexpr std::size_t longest_id = 100;
constexpr std::size_t longest_argument = 4000; // what a person typed may be among them
constexpr std::size_t most_arguments = 32;

std::string bounded(const JsonReader& json, const std::string& text, std::size_t longest) {
    if (text.size() > longest)
        json.refuse("out_of_range", "This text is longer than " + std::to_string(longest) + " bytes.");
    return text;
}

std::string argument(const JsonReader& json) {
    if (json.json().is_number_integer())
        return json.json().dump();
    return bounded(json, json.string(), longest_argument);
}

} // namespace

nlohmann::json label_to_json(const Label& label) {
    nlohmann::json arguments = nlohmann::json::object();
    for (const auto& [key, value] : label.arguments)
        arguments[key] = value;
    return {{"id", label.id}, {"args", std::move(arguments)}};
}

Result<Label> label_from_json(const nlohmann::json& json) {
    return read_guarded([&] {
        const JsonReader reader(json);
        const JsonReader id = reader.at("id");
        Label label{bounded(id, id.string(), longest_id), {}};
        const auto arguments = reader.maybe("args");
        if (!arguments)
            return label;
        arguments->expect_object();
        if (arguments->json().size() > most_arguments)
            arguments->refuse("wrong_count", "A label does not have that many arguments.");
        for (const auto& [key, value] : arguments->json().items())
            label.arguments.emplace_back(bounded(*arguments, key, longest_id),
                                         argument(JsonReader(value, arguments->path() + "/" + key)));
        return label;
    });
}

Result<Label> label_from_text(std::string_view text) {
    constexpr std::size_t longest = std::size_t{1} << 18U;
    const auto json = parse_json(text, {.bytes = longest, .depth = 4});
    if (!json.ok())
        return json.error();
    return label_from_json(json.value());
}

} // namespace automa::core
