#include "model/scythe/json/position_json.h"

#include "model/scythe/state/check.h"
#include "model/scythe/state/spellings.h"

#include <algorithm>

namespace automa::scythe {
namespace {

using Json = nlohmann::ordered_json;

/// A human and an Automa of whom nothing is known yet.
State both_sides() {
    State state;
    state.sides.push_back({Player::human, {}, {}, {}, {}});
    state.sides.push_back({Player::automa, {}, {}, {}, {}});
    return state;
}

/// What the giver left out stays out while it says nothing, and what decides nothing stays as written.
void pass_on(Json& json, const nlohmann::json& given, std::string_view key, bool verbatim) {
    const std::string name(key);
    if (!given.contains(name))
        json.erase(name);
    else if (verbatim)
        json[name] = Json::parse(given[name].dump());
}

} // namespace

Json position_to_json(const Catalogue& facts, const State& state, Detail detail) {
    State written = state;
    return core::Description::write(
        [&](core::Description& field) { describe(field, facts, written, detail); });
}

Json position_after_json(const Catalogue& facts, const State& after, const nlohmann::json& given) {
    Json json = position_to_json(facts, after, given.contains("app") ? Detail::full : Detail::contract);
    for (const std::string_view key : {"modifiers", "interpretations", "final"})
        pass_on(json, given, key, true);
    pass_on(json, given, "resources_tracked", false);
    for (const std::string_view key : {"rivers", "lakes", "recruits"})
        pass_on(json["human"], given["human"], key, true);
    return json;
}

core::Result<State> position_from_json(const Catalogue& catalogue, const nlohmann::json& json,
                                       Detail detail) {
    return core::read_guarded([&] {
        State state = both_sides();
        core::Description::read(
            core::JsonReader(json),
            [&](core::Description& field) { describe(field, catalogue, state, detail); }, position_manner);
        expect_possible(catalogue, state);
        sort_units(state); // not before: the place of a fault counts in the order of the file
        return state;
    });
}

core::Result<State> read_position(const Catalogue& catalogue, std::string_view text, Detail detail) {
    const auto json = core::parse_json(text);
    if (!json.ok())
        return json.error();
    return position_from_json(catalogue, json.value(), detail);
}

Json position_schema(const Catalogue& catalogue) {
    State any = both_sides();
    Json json{{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", position_format}};
    json.update(core::Description::schema(
        [&](core::Description& field) { describe(field, catalogue, any, Detail::full); }, position_manner));
    return json;
}

std::string json_path(std::string_view pointer) {
    if (pointer.empty() || pointer.front() != '/')
        return pointer.empty() ? "$" : std::string(pointer);
    std::string path = "$";
    std::size_t at = 1;
    while (at < pointer.size()) {
        const std::size_t end = std::min(pointer.find('/', at), pointer.size());
        const std::string_view part = pointer.substr(at, end - at);
        const bool index = !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
        path += index ? "[" + std::string(part) + "]" : "." + std::string(part);
        at = end + 1;
    }
    return path;
}

} // namespace automa::scythe
