#include "model/barrage/json/position_json.h"

#include "model/barrage/state/readings.h"

#include <nlohmann/json.hpp>

namespace automa::barrage {
namespace {

using Json = nlohmann::ordered_json;

Json wheel_json(const Catalogue& facts, const CompanyState& company) {
    Json wheel = Json::array();
    for (const Segment& segment : company.wheel) {
        if (segment.empty()) {
            wheel.push_back(nullptr);
            continue;
        }
        wheel.push_back(
            {{"technology", segment.technology ? Json(facts.tech[segment.technology->index()].id) : Json()},
             {"excavators", segment.excavators},
             {"mixers", segment.mixers}});
    }
    return wheel;
}

template <class Id, class List>
Json ids_json(const core::IdSet<Id>& set, const List& list) {
    Json result = Json::array();
    for (const Id id : set)
        result.push_back(list[id.index()].id);
    return result;
}

Json company_json(const Catalogue& facts, Company id, const CompanyState& company, Detail detail) {
    const bool automa = company.player == PlayerKind::automa;
    Json json{{"id", name_of(id)}, {"player", name_of(company.player)}};
    if (automa)
        json["level"] = name_of(company.level);
    if (automa || company.officer)
        json["officer"] = company.officer ? Json(name_of(*company.officer)) : Json();
    if (company.architect != Architect::none)
        json["architect"] = name_of(company.architect);
    if (company.vp_known)
        json["vp"] = company.vp;
    json["energy"] = company.energy;
    if (company.tracked) {
        json["engineers"] = company.engineers;
        json["excavators"] = company.excavators;
        json["mixers"] = company.mixers;
        json["technology"] = ids_json(company.technology, facts.tech);
        json["wheel"] = wheel_json(facts, company);
    }
    if (company.tracked || company.fulfilled_contracts.size() > 0)
        json["fulfilled_contracts"] = ids_json(company.fulfilled_contracts, facts.contracts);
    if (detail == Detail::full && company.fulfilled_works.size() > 0)
        json["fulfilled_works"] = ids_json(company.fulfilled_works, facts.works);
    if (detail == Detail::full && company.held_contracts.size() > 0)
        json["held_contracts"] = ids_json(company.held_contracts, facts.contracts);
    if (!automa)
        json["passed"] = company.passed;
    return json;
}

Json interpretations_json(const Interpretations& chosen) {
    Json json = Json::object();
    const Interpretations usual;
    each_reading(chosen, [&](std::string_view key, auto choice) {
        if (name_of(choice) != reading(usual, key))
            json[std::string(key)] = name_of(choice);
    });
    return json;
}

Json turn_json(const Catalogue& facts, const Turn& turn) {
    Json json{{"company", name_of(turn.company)},
              {"actions_tile", turn.actions_tile.value},
              {"criteria_tile", turn.criteria_tile.value}};
    if (!turn.resume)
        return json;
    Json resume{{"order", turn.resume->order}, {"stage", name_of(turn.resume->stage)}};
    if (turn.resume->used_powerhouse)
        resume["used_powerhouse"] = facts.space(*turn.resume->used_powerhouse).id;
    if (turn.resume->again)
        resume["again"] = true;
    json["resume"] = resume;
    return json;
}

void add_map(const Catalogue& facts, const State& state, Json& json) {
    Json dams = Json::array();
    for (std::size_t i = 0; i < dam_space_count; ++i) {
        const Dam& dam = state.dams[i];
        if (dam.stands())
            dams.push_back({{"space", facts.space(dam_space(i)).id},
                            {"owner", name_of(dam.owner)},
                            {"height", dam.height},
                            {"drops", dam.drops}});
    }
    json["dams"] = dams;
    const auto owned = [&](const auto& owners, SpaceId (*space)(std::size_t)) {
        Json list = Json::array();
        for (std::size_t i = 0; i < owners.size(); ++i)
            if (owners[i] != Owner::nobody)
                list.push_back({{"space", facts.space(space(i)).id}, {"owner", name_of(owners[i])}});
        return list;
    };
    json["conduits"] = owned(state.conduits, conduit_space);
    json["powerhouses"] = owned(state.powerhouses, powerhouse_space);
    Json headstreams = Json::object();
    for (std::size_t h = 0; h < 4; ++h) {
        const HeadstreamState& headstream = state.headstreams[h];
        const Json tile =
            headstream.tile ? Json(facts.headstream_tiles[headstream.tile->index()].id) : Json();
        headstreams[std::string(name_of(static_cast<Headstream>(h)))] = {{"tile", tile},
                                                                         {"drops", headstream.drops}};
    }
    json["headstreams"] = headstreams;
}

template <class Places, class List>
Json places_json(const Places& places, const List& list) {
    Json result = Json::array();
    for (const auto& place : places)
        result.push_back(place ? Json(list[place->index()].id) : Json());
    return result;
}

void add_market(const Catalogue& facts, const State& state, Json& json) {
    Json contracts = Json::object();
    for (std::size_t colour = 0; colour < 3; ++colour)
        contracts[std::string(name_of(static_cast<Colour>(colour)))] =
            places_json(state.contracts[colour], facts.contracts);
    contracts["national"] = Json::array();
    for (const ContractId id : state.national)
        contracts["national"].push_back(facts.contract(id).id);
    json["contracts"] = contracts;
    json["patents"] = places_json(state.patents, facts.tech);
    json["external_works"] = state.leeghwater ? places_json(state.works, facts.works) : Json::array();
    Json buildings = Json::array();
    for (const BuildingState& building : state.buildings) {
        Json owners = Json::array();
        for (const Company owner : building.owners)
            owners.push_back(name_of(owner));
        buildings.push_back({{"id", facts.buildings[building.id.index()].id}, {"owners", owners}});
    }
    json["buildings"] = buildings;
    json["bonus_tiles"] = Json::array();
    for (const BonusTile tile : state.bonus_tiles)
        json["bonus_tiles"].push_back(name_of(tile));
    json["objective"] = state.objective ? Json(name_of(*state.objective)) : Json();
}

} // namespace

Json position_to_json(const Catalogue& facts, const State& state, Detail detail) {
    Json json{{"format", "barrage-position/1"}, {"round", state.round}};
    if (state.phase != Phase::actions)
        json["phase"] = name_of(state.phase);
    json["expansions"] = state.leeghwater ? Json::array({"leeghwater"}) : Json::array();
    json["interpretations"] = interpretations_json(state.interpretations);
    if (state.turn)
        json["turn"] = turn_json(facts, *state.turn);
    json["turn_order"] = Json::array();
    for (const Company company : state.turn_order)
        json["turn_order"].push_back(name_of(company));
    // A game's own positions have a generator; there, not to be told means the first.
    if (detail == Detail::full && state.next_known && (state.next != 0 || state.random.state() == 0))
        json["next"] = name_of(state.turn_order[state.next]);
    json["companies"] = Json::array();
    for (std::size_t i = 0; i < company_count; ++i)
        if (state.companies[i].in_play)
            json["companies"].push_back(
                company_json(facts, static_cast<Company>(i), state.companies[i], detail));
    add_map(facts, state, json);
    add_market(facts, state, json);
    Json stack = Json::array();
    for (const TileId tile : state.tiles.stack)
        stack.push_back(tile.value);
    Json discard = Json::array();
    for (const TileId tile : state.tiles.discard)
        discard.push_back(tile.value);
    json["tiles"] = {{"stack", stack}, {"discard", discard}};
    if (detail == Detail::full && state.tracking != Tracking::full)
        json["tracking"] = name_of(state.tracking);
    if (detail == Detail::full && state.random.state() != 0)
        json["random"] = state.random.state();
    return json;
}

} // namespace automa::barrage
