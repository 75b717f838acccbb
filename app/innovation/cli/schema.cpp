#include "app/innovation/cli/schema.h"

#include "model/innovation/json/position_json.h"

#include <nlohmann/json.hpp>

namespace automa::app::innovation_app {
namespace {

using namespace innovation;
using Json = nlohmann::ordered_json;

Json number(std::size_t min, std::size_t max) {
    return {{"type", "integer"}, {"minimum", min}, {"maximum", max}};
}

Json list(const Json& items, std::size_t min, std::size_t max) {
    return {{"type", "array"}, {"items", items}, {"minItems", min}, {"maxItems", max}};
}

Json or_null(const Json& schema) {
    return {{"anyOf", {schema, {{"type", "null"}}}}};
}

template <class Enum>
Json one_of(std::size_t from = 0, std::size_t to = count_of<Enum>) {
    Json names = Json::array();
    for (std::size_t i = from; i < to; ++i)
        names.push_back(Names<Enum>::all[i]);
    return {{"enum", names}};
}

Json boolean() {
    return {{"type", "boolean"}};
}

/// The keys are the reader's own; `describe(key)` says what each holds.
template <class Describe>
Json object(keys::Keys allowed, keys::Keys required, Describe describe) {
    Json properties = Json::object();
    for (const std::string_view key : allowed)
        properties[std::string(key)] = describe(key);
    Json needed = Json::array();
    for (const std::string_view key : required)
        needed.push_back(key);
    return {{"type", "object"},
            {"additionalProperties", false},
            {"required", needed},
            {"properties", properties}};
}

Json by_discipline(const Json& each, bool all) {
    const auto names = Names<Discipline>::all;
    return object(names, all ? names : keys::Keys(), [&](std::string_view) { return each; });
}

Json hexes(const Catalogue& facts) {
    Json ids = Json::array();
    for (const HexFacts& hex : facts.map(MapSide::large).hexes)
        ids.push_back(hex.id);
    for (const HexFacts& hex : facts.map(MapSide::small).hexes)
        if (!facts.map(MapSide::large).find(hex.id))
            ids.push_back(hex.id);
    return {{"enum", ids}};
}

Json human_schema() {
    return object(keys::human, keys::human_required, [](std::string_view key) -> Json {
        if (key == "id")
            return one_of<Player>(0, index_of(Player::automa));
        if (key == "native_terrain")
            return one_of<Terrain>();
        if (key == "science")
            return or_null(by_discipline(or_null(number(0, top_level)), false));
        return or_null(number(0, key == "vp"     ? static_cast<std::size_t>(most_vp)
                                 : key == "area" ? static_cast<std::size_t>(largest_area)
                                                 : max_shipping));
    });
}

Json faction_state_schema(const Catalogue& facts) {
    Json properties = Json::object();
    for (std::size_t i = 0; i < count_of<Faction>; ++i)
        for (const std::string_view key : faction_state_keys(static_cast<Faction>(i)))
            properties[std::string(key)] = key == "youth_terrain" ? or_null(one_of<Terrain>())
                                           : key == "achievements"
                                               ? or_null(list(number(1, 6), 0, 6))
                                               : or_null(list(hexes(facts), 0, max_hexes));
    return {{"type", "object"}, {"additionalProperties", false}, {"properties", properties}};
}

Json automa_schema(const Catalogue& facts) {
    return object(keys::automa, keys::automa_required, [&](std::string_view key) -> Json {
        if (key == "id")
            return {{"const", name_of(Player::automa)}};
        if (key == "faction")
            return one_of<Faction>();
        if (key == "level")
            return one_of<Level>();
        if (key == "native_terrain")
            return one_of<Terrain>();
        if (key == "science")
            return by_discipline(number(0, top_level), true);
        if (key == "scholars")
            return number(0, static_cast<std::size_t>(facts.science.scholars));
        if (key == "innovations")
            return number(0, 3);
        if (key == "faction_state")
            return or_null(faction_state_schema(facts));
        const Json vp = number(0, most_vp);
        return key == "vp" ? vp : or_null(vp);
    });
}

Json interpretations_schema() {
    Json properties = Json::object();
    const Interpretations usual;
    each_reading(usual, [&](const char* key, const char*, const auto& reading) {
        properties[key] = one_of<std::remove_cvref_t<decltype(reading)>>();
    });
    return {{"type", "object"}, {"additionalProperties", false}, {"properties", properties}};
}

Json card() {
    return number(1, card_count);
}

Json turn_schema() {
    const Json usual = object(keys::turn, keys::turn_required, [](std::string_view key) -> Json {
        if (key == "action_card")
            return or_null(card());
        return key == "support_card" ? card() : Json{{"type", "object"}};
    });
    const Json setup = object(keys::setup_turn, keys::setup_turn, [](std::string_view key) -> Json {
        return key == "kind" ? Json{{"const", "setup"}} : card();
    });
    return {{"anyOf", {usual, setup}}};
}

Json building_schema(const Catalogue& facts) {
    return object(keys::building, keys::building_required, [&](std::string_view key) -> Json {
        return key == "hex"     ? hexes(facts)
               : key == "owner" ? one_of<Player>()
               : key == "kind"  ? one_of<Kind>()
                                : boolean();
    });
}

Json bridge_schema(const Catalogue& facts) {
    return object(keys::bridge, keys::bridge, [&](std::string_view key) -> Json {
        return key == "owner" ? one_of<Player>(0, index_of(Player::automa)) : list(hexes(facts), 2, 2);
    });
}

Json cards_schema() {
    return object(keys::cards, keys::cards_required, [](std::string_view key) -> Json {
        if (key == "shuffle")
            return boolean();
        if (key == "action")
            return or_null(card());
        return list(key == "support" ? card() : or_null(card()), 0, card_count);
    });
}

Json bonus_schema() {
    const Json name = or_null({{"type", "string"}, {"maxLength", 100}});
    return or_null(object(keys::round_bonus, keys::Keys(), [&](std::string_view key) -> Json {
        return key == "display" ? or_null(list(name, bonus_row_size, bonus_row_size)) : name;
    }));
}

Json part_schema(const Catalogue& facts, std::string_view key) {
    if (key == "format")
        return {{"const", "innovation-position/1"}};
    if (key == "map")
        return one_of<MapSide>();
    if (key == "round")
        return number(1, round_count);
    if (key == "interpretations")
        return interpretations_schema();
    if (key == "turn")
        return or_null(turn_schema());
    if (key == "players")
        return list({{"anyOf", {human_schema(), automa_schema(facts)}}}, 2, max_players);
    if (key == "turn_order" || key == "passed")
        return list(one_of<Player>(), key == "passed" ? 0 : 2, max_players);
    if (key == "buildings")
        return list(building_schema(facts), 0, max_land);
    if (key == "terrain")
        return {
            {"type", "object"}, {"propertyNames", hexes(facts)}, {"additionalProperties", one_of<Terrain>()}};
    if (key == "bridges")
        return list(bridge_schema(facts), 0, max_bridge_sites);
    if (key == "scholars")
        return or_null(by_discipline(
            or_null(list(or_null(one_of<Player>()), scholar_space_count, scholar_space_count)), false));
    if (key == "power_actions")
        return or_null(list(number(1, power_action_count), 0, power_action_count));
    if (key == "book_actions")
        return or_null(list(number(1, book_action_count), 0, book_action_count));
    if (key == "innovations")
        return or_null(list(number(1, max_innovation_slots), 0, max_innovation_slots));
    if (key == "round_score_tiles")
        return list(or_null(number(1, round_tile_count)), round_count, round_count);
    if (key == "final_tile")
        return or_null(number(1, final_tile_count));
    if (key == "round_bonus")
        return bonus_schema();
    if (key == "cards")
        return cards_schema();
    return {{"type", "object"}, {"description", "what only this app keeps"}};
}

} // namespace

Json position_schema(const Catalogue& facts) {
    Json schema{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                {"title", "innovation-position/1"}};
    schema.update(object(keys::position, keys::position_required,
                         [&](std::string_view key) { return part_schema(facts, key); }));
    return schema;
}

} // namespace automa::app::innovation_app
