#include "tests/scythe/model/support.h"

#include "model/scythe/json/decision_json.h"
#include "model/scythe/table/setup.h"

#include <cstdlib>

namespace automa::scythe::test {

const Catalogue& facts() {
    static const Catalogue catalogue = [] {
        auto loaded = Catalogue::load_embedded();
        if (!loaded.ok()) {
            ADD_FAILURE() << loaded.error().path << ": " << loaded.error().message;
            std::abort();
        }
        return std::move(loaded).value();
    }();
    return catalogue;
}

TerritoryId at(std::string_view id) {
    const auto found = facts().find_territory(id);
    if (!found) {
        ADD_FAILURE() << "no such territory: " << id;
        std::abort();
    }
    return *found;
}

std::vector<std::string> ids(const TerritorySet& territories) {
    std::vector<std::string> result;
    for (const TerritoryId id : territories)
        result.push_back(facts().territory(id).id);
    return result;
}

Json example() {
    return Json::parse(R"({
      "format": "scythe-position/1", "star_card": "automa", "star_cube": 10,
      "modifiers": {}, "interpretations": {},
      "automa": {"faction": "saxony", "power": 9, "coins": 14, "combat_cards": 3, "combat_stars": 1,
                 "power_star": false, "factory_card": false, "character": "F2", "mechs": ["base", "E2"],
                 "workers": ["F1", "G1"]},
      "human": {"faction": "crimea", "rivers": ["farm", "tundra"], "lakes": false, "character": "F3",
                "mechs": ["E3", "F3"], "workers": ["D1", "D2", "D2"]},
      "resources_tracked": true, "resources": {"D1": 3, "D2": 1},
      "encounters": ["A3", "B2", "B5"], "cards": {"discard": [4, 9], "combat_discard": []}})");
}

Json opening(std::string_view automa, std::string_view human, std::string_view star_card) {
    GameOptions options;
    options.automa = core::by_name<Faction>(automa).value();
    options.human = core::by_name<Faction>(human).value();
    options.star_card = core::by_name<StarCard>(star_card).value();
    return Json::parse(
        position_to_json(facts(), new_game(facts(), options).value(), Detail::contract).dump());
}

Json with(Json position, const char* pointer, const Json& value) {
    position[Json::json_pointer(pointer)] = value;
    return position;
}

Json without(Json position, const char* pointer) {
    return position.patch(Json::array({{{"op", "remove"}, {"path", pointer}}}));
}

Json with_card(Json position, int card, const Json& answers) {
    position["turn"] = {{"kind", "automa"}, {"card", card}};
    if (!answers.is_null())
        position["turn"]["answers"] = answers;
    return position;
}

Json defended(Json position, std::string_view territory, const Json& answers) {
    position["turn"] = {{"kind", "defend"}, {"territory", territory}};
    if (!answers.is_null())
        position["turn"]["answers"] = answers;
    return position;
}

State read(const Json& position) {
    const auto state = position_from_json(facts(), position, Detail::contract);
    if (!state.ok()) {
        ADD_FAILURE() << json_path(state.error().path) << ": " << state.error().message << "\n"
                      << position.dump();
        std::abort();
    }
    return state.value();
}

Json decided(const Json& position) {
    const auto decision = decide(facts(), read(position));
    if (!decision.ok()) {
        ADD_FAILURE() << json_path(decision.error().path) << ": " << decision.error().message;
        return Json::object();
    }
    return Json::parse(decision_to_json(facts(), decision.value(), &position).dump());
}

std::string refused_at(const Json& position) {
    const auto state = position_from_json(facts(), position, Detail::contract);
    if (!state.ok())
        return json_path(state.error().path);
    if (!state.value().turn)
        return "";
    const auto decision = decide(facts(), state.value());
    return decision.ok() ? "" : json_path(decision.error().path);
}

std::vector<Json> steps(const Json& decision, std::string_view kind) {
    std::vector<Json> found;
    for (const Json& one : decision.at("steps"))
        if (one.at("kind") == kind)
            found.push_back(one);
    return found;
}

Json step(const Json& decision, std::string_view kind) {
    const auto found = steps(decision, kind);
    EXPECT_EQ(found.size(), 1U) << kind << " in " << decision.at("steps").dump()
                                << decision.at("needs").dump();
    return found.empty() ? Json::object() : found.front();
}

std::vector<std::string> skipped(const Json& decision) {
    std::vector<std::string> lines;
    for (const Json& one : decision.at("skipped")) {
        const std::string rule = one.at("rule");
        lines.push_back(one.contains("order") ? std::to_string(one.at("order").get<int>()) + " "
                                                    + std::string(one.at("kind")) + " " + rule
                                              : "gain " + std::string(one.at("gain")) + " " + rule);
    }
    return lines;
}

std::vector<std::string> kinds(const Json& decision) {
    std::vector<std::string> all;
    for (const Json& one : decision.at("steps"))
        all.push_back(one.at("kind"));
    return all;
}

} // namespace automa::scythe::test
