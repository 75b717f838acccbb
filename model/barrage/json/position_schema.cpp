#include "model/barrage/json/position_schema.h"

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/readings.h"
#include "model/barrage/state/state.h"
#include "model/core/json_schema.h"

namespace automa::barrage {
namespace {

using namespace core::schema;

Json space(const Catalogue& facts, SpaceKind kind) {
    return ids_of(facts.spaces, [kind](const Space& s) { return s.kind == kind; });
}

Json company_schema(const Catalogue& facts) {
    const Json segment = object({{"technology", or_null(ids_of(facts.tech))},
                                 {"excavators", or_null(number(0, most_on_segment))},
                                 {"mixers", or_null(number(0, most_on_segment))}},
                                Json::array());
    return object({{"id", one_of<Company>()},
                   {"player", one_of<PlayerKind>()},
                   {"level", one_of<Level>()},
                   {"officer", or_null(one_of<Officer>())},
                   {"architect", or_null(one_of<Architect>(1))},
                   {"vp", or_null(number(-furthest_marker, furthest_marker))},
                   {"energy", number(0, furthest_marker)},
                   {"engineers", number(0, facts.pieces.engineers)},
                   {"excavators", number(0, most_machines)},
                   {"mixers", number(0, most_machines)},
                   {"technology", list(ids_of(facts.tech), 0, tech_count)},
                   {"wheel", list(or_null(segment), wheel_segments, wheel_segments)},
                   {"fulfilled_contracts", or_null(list(ids_of(facts.contracts), 0, facts.contracts.size()))},
                   {"fulfilled_works", or_null(list(ids_of(facts.works), 0, facts.works.size()))},
                   {"held_contracts", or_null(list(ids_of(facts.contracts), 0, facts.contracts.size()))},
                   {"passed", or_null(boolean())}},
                  {"id", "player", "energy"});
}

Json turn_schema(const Catalogue& facts) {
    const Json tile = number(1, static_cast<int>(tile_count));
    const Json resume = object({{"order", number(1, 10)},
                                {"stage", one_of<Stage>()},
                                {"used_powerhouse", or_null(space(facts, SpaceKind::powerhouse))},
                                {"again", or_null(boolean())}},
                               {"order", "stage"});
    return object({{"company", one_of<Company>()},
                   {"actions_tile", tile},
                   {"criteria_tile", tile},
                   {"resume", or_null(resume)}},
                  {"company", "actions_tile", "criteria_tile"});
}

Json interpretations_schema() {
    Json readings = Json::object();
    const Interpretations usual;
    each_reading(usual, [&](std::string_view key, auto reading) {
        readings[std::string(key)] = one_of<decltype(reading)>();
    });
    return object(readings, Json::array());
}

Json contracts_schema(const Catalogue& facts) {
    Json properties = Json::object();
    for (std::size_t colour = 0; colour < count_of<Colour>; ++colour)
        properties[std::string(Names<Colour>::all[colour])] =
            list(or_null(ids_of(facts.contracts,
                                [&](const Contract& c) { return c.colour == static_cast<Colour>(colour); })),
                 0, 2);
    properties["national"] = list(
        or_null(ids_of(facts.contracts, [](const Contract& c) { return c.national; })), 0, most_national);
    return object(properties, {"green", "yellow", "red", "national"});
}

Json headstreams_schema(const Catalogue& facts) {
    const Json headstream =
        object({{"tile", or_null(ids_of(facts.headstream_tiles))}, {"drops", number(0, most_resting_drops)}},
               {"drops"});
    return object({{"A", headstream}, {"B", headstream}, {"C", headstream}, {"D", headstream}},
                  {"A", "B", "C", "D"});
}

Json dam_schema(const Catalogue& facts) {
    return object({{"space", space(facts, SpaceKind::dam)},
                   {"owner", one_of<Owner>(0, index_of(Owner::nobody))},
                   {"height", number(1, max_dam_height)},
                   {"drops", number(0, 9)}}, // how many a dam of its height holds is for the reader to say
                  {"space", "owner", "height", "drops"});
}

} // namespace

Json position_schema(const Catalogue& facts) {
    const auto owned = [&](SpaceKind kind) {
        return object({{"space", space(facts, kind)}, {"owner", one_of<Company>()}}, {"space", "owner"});
    };
    const Json building =
        object({{"id", ids_of(facts.buildings)}, {"owners", list(one_of<Company>(), 0, max_participants)}},
               {"id", "owners"});
    const Json pile = list(number(1, static_cast<int>(tile_count)), 0, tile_count);
    Json result{{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", "barrage-position/1"}};
    result.update(object({{"format", {{"const", "barrage-position/1"}}},
                          {"round", number(1, facts.setup.rounds)},
                          {"phase", or_null(one_of<Phase>())},
                          {"expansions", list({{"const", "leeghwater"}}, 0, 1)},
                          {"interpretations", or_null(interpretations_schema())},
                          {"turn", or_null(turn_schema(facts))},
                          {"turn_order", list(one_of<Company>(), 2, max_participants)},
                          {"next", or_null(one_of<Company>())},
                          {"companies", list(company_schema(facts), 2, max_participants)},
                          {"dams", list(dam_schema(facts), 0, dam_space_count)},
                          {"conduits", list(owned(SpaceKind::conduit), 0, conduit_count)},
                          {"powerhouses", list(owned(SpaceKind::powerhouse), 0, powerhouse_space_count)},
                          {"headstreams", headstreams_schema(facts)},
                          {"contracts", contracts_schema(facts)},
                          {"patents", list(or_null(ids_of(facts.tech)), 0, 3)},
                          {"external_works", list(or_null(ids_of(facts.works)), 0, 3)},
                          {"buildings", list(building, 0, 5)},
                          {"bonus_tiles", list(one_of<BonusTile>(), 0, 5)},
                          {"objective", or_null(one_of<Objective>())},
                          {"tiles", object({{"stack", pile}, {"discard", pile}}, {"stack", "discard"})},
                          {"tracking", or_null(one_of<Tracking>())},
                          {"random", or_null(unsigned64())}},
                         {"format", "round", "expansions", "turn_order", "companies", "dams", "conduits",
                          "powerhouses", "headstreams", "contracts", "patents", "external_works", "buildings",
                          "bonus_tiles", "tiles"}));
    return result;
}

} // namespace automa::barrage
