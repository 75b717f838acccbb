#include "app/barrage/cli/schema.h"

#include "model/barrage/state.h"

#include <nlohmann/json.hpp>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;
using Json = nlohmann::ordered_json;

template <class Enum>
Json one_of(std::size_t from = 0, std::size_t to = count_of<Enum>) {
    Json names = Json::array();
    for (std::size_t i = from; i < to; ++i)
        names.push_back(Names<Enum>::all[i]);
    return {{"enum", names}};
}

template <class List, class Keep>
Json ids_of(const List& list, Keep keep, bool or_null = false) {
    Json ids = Json::array();
    for (const auto& entry : list)
        if (keep(entry))
            ids.push_back(entry.id);
    if (or_null)
        ids.push_back(nullptr);
    return {{"enum", ids}};
}

constexpr auto all = [](const auto&) { return true; };

Json number(int min, int max) {
    return {{"type", "integer"}, {"minimum", min}, {"maximum", max}};
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

Json space(const Catalogue& facts, SpaceKind kind) {
    return ids_of(facts.spaces, [kind](const Space& s) { return s.kind == kind; });
}

Json company_schema(const Catalogue& facts) {
    const Json segment = object({{"technology", ids_of(facts.tech, all, true)},
                                 {"excavators", number(0, 60)},
                                 {"mixers", number(0, 60)}},
                                Json::array());
    const Json officer{{"anyOf", {one_of<Officer>(), {{"type", "null"}}}}};
    return object(
        {{"id", one_of<Company>()},
         {"player", one_of<PlayerKind>()},
         {"level", one_of<Level>()},
         {"officer", officer},
         {"architect", one_of<Architect>(1)},
         {"vp", number(-999, 999)},
         {"energy", number(0, 999)},
         {"engineers", number(0, facts.pieces.engineers)},
         {"excavators", number(0, 99)},
         {"mixers", number(0, 99)},
         {"technology", list(ids_of(facts.tech, all), 0, tech_count)},
         {"wheel", list({{"anyOf", {segment, {{"type", "null"}}}}}, wheel_segments, wheel_segments)},
         {"fulfilled_contracts", list(ids_of(facts.contracts, all), 0, facts.contracts.size())},
         {"fulfilled_works", list(ids_of(facts.works, all), 0, facts.works.size())},
         {"passed", {{"type", "boolean"}}}},
        {"id", "player", "energy"});
}

Json turn_schema(const Catalogue& facts) {
    const Json tile = number(1, static_cast<int>(facts.tiles.size()));
    return object({{"company", one_of<Company>()},
                   {"actions_tile", tile},
                   {"criteria_tile", tile},
                   {"resume", {{"type", "object"}}}},
                  {"company", "actions_tile", "criteria_tile"});
}

Json interpretations_schema() {
    return object({{"third_of_system", one_of<ThirdOfSystem>()},
                   {"water_drops", one_of<WaterDrops>()},
                   {"patent_choice", one_of<PatentChoice>()},
                   {"external_work_contract", one_of<WorkContract>()},
                   {"most_water_drops", one_of<MostWaterDrops>()},
                   {"contract_bonus", one_of<ContractBonus>()},
                   {"tile_reshuffle", one_of<TileReshuffle>()},
                   {"building_second_place", one_of<BuildingSecondPlace>()}},
                  Json::array());
}

Json contracts_schema(const Catalogue& facts) {
    Json properties = Json::object();
    for (std::size_t colour = 0; colour < count_of<Colour>; ++colour)
        properties[std::string(Names<Colour>::all[colour])] =
            list(ids_of(
                     facts.contracts,
                     [&](const Contract& c) { return c.colour == static_cast<Colour>(colour); }, true),
                 0, 2);
    properties["national"] = list(ids_of(
                                      facts.contracts, [](const Contract& c) { return c.national; }, true),
                                  0, 6);
    return object(properties, {"green", "yellow", "red", "national"});
}

Json headstreams_schema(const Catalogue& facts) {
    const Json headstream =
        object({{"tile", ids_of(facts.headstream_tiles, all, true)}, {"drops", number(0, 30)}}, {"drops"});
    return object({{"A", headstream}, {"B", headstream}, {"C", headstream}, {"D", headstream}},
                  {"A", "B", "C", "D"});
}

} // namespace

Json barrage_position_schema(const Catalogue& facts) {
    const Json dam = object({{"space", space(facts, SpaceKind::dam)},
                             {"owner", one_of<Owner>(0, index_of(Owner::nobody))},
                             {"height", number(1, 3)},
                             {"drops", number(0, 4)}},
                            {"space", "owner", "height", "drops"});
    const auto owned = [&](SpaceKind kind) {
        return object({{"space", space(facts, kind)}, {"owner", one_of<Company>()}}, {"space", "owner"});
    };
    const Json building = object(
        {{"id", ids_of(facts.buildings, all)}, {"owners", list(one_of<Company>(), 0, max_participants)}},
        {"id", "owners"});
    const Json pile = list(number(1, static_cast<int>(tile_count)), 0, tile_count);
    Json schema = object({{"format", {{"const", "barrage-position/1"}}},
                          {"round", number(1, facts.setup.rounds)},
                          {"phase", one_of<Phase>()},
                          {"expansions", list({{"const", "leeghwater"}}, 0, 1)},
                          {"interpretations", interpretations_schema()},
                          {"turn", turn_schema(facts)},
                          {"turn_order", list(one_of<Company>(), 2, max_participants)},
                          {"next", one_of<Company>()},
                          {"companies", list(company_schema(facts), 2, max_participants)},
                          {"dams", list(dam, 0, dam_space_count)},
                          {"conduits", list(owned(SpaceKind::conduit), 0, conduit_count)},
                          {"powerhouses", list(owned(SpaceKind::powerhouse), 0, powerhouse_space_count)},
                          {"headstreams", headstreams_schema(facts)},
                          {"contracts", contracts_schema(facts)},
                          {"patents", list(ids_of(facts.tech, all, true), 0, 3)},
                          {"external_works", list(ids_of(facts.works, all, true), 0, 3)},
                          {"buildings", list(building, 0, 5)},
                          {"bonus_tiles", list(one_of<BonusTile>(), 0, 5)},
                          {"objective", {{"anyOf", {one_of<Objective>(), {{"type", "null"}}}}}},
                          {"tiles", object({{"stack", pile}, {"discard", pile}}, {"stack", "discard"})},
                          {"random", {{"type", "integer"}, {"minimum", 0}}}},
                         {"format", "round", "expansions", "turn_order", "companies", "dams", "conduits",
                          "powerhouses", "headstreams", "contracts", "patents", "external_works", "buildings",
                          "bonus_tiles", "tiles"});
    Json result{{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", "barrage-position/1"}};
    result.update(schema);
    return result;
}

} // namespace automa::app::barrage_app
