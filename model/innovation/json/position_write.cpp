#include "model/innovation/json/position_app.h"
#include "model/innovation/json/position_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace automa::innovation {
namespace {

using Json = nlohmann::ordered_json;

template <class Value>
Json or_null(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

std::string key(std::string_view name) {
    return std::string(name);
}

Json human_json(const State& state, std::size_t index) {
    const Human& human = state.humans[index];
    Json json{{"id", Names<Player>::all[index]},
              {"native_terrain", name_of(human.native)},
              {"vp", or_null(human.vp)},
              {"shipping", or_null(human.shipping)}};
    if (human.area)
        json["area"] = *human.area;
    Json science = Json::object();
    bool any = false;
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        any = any || human.science[d];
        science[key(Names<Discipline>::all[d])] = human.science[d] ? Json(*human.science[d]) : Json();
    }
    json["science"] = any ? std::move(science) : Json();
    return json;
}

Json hexes_json(const Map& map, const HexSet& hexes) {
    Json list = Json::array();
    for (const HexId hex : hexes)
        list.push_back(map.hex(hex).id);
    return list;
}

Json slots_json(Slots slots) {
    Json list = Json::array();
    for (int slot = 1; slot <= 8; ++slot)
        if (has_slot(slots, slot))
            list.push_back(slot);
    return list;
}

Json told_slots(const Told<Slots>& told) {
    return told ? slots_json(*told) : Json();
}

Json faction_state_json(const Map& map, const AutomaState& automa) {
    Json json = Json::object();
    if (automa.own.youth)
        json["youth_terrain"] = name_of(*automa.own.youth);
    const auto add = [&](const char* name, const HexSet& hexes) {
        if (!hexes.empty())
            json[name] = hexes_json(map, hexes);
    };
    add("tools", automa.own.tools);
    add("fallow", automa.own.fallow);
    add("blighted", automa.own.blighted);
    if (automa.own.achievements != 0)
        json["achievements"] = slots_json(automa.own.achievements);
    return json;
}

Json automa_json(const Map& map, const AutomaState& automa) {
    Json science = Json::object();
    for (std::size_t d = 0; d < count_of<Discipline>; ++d)
        science[key(Names<Discipline>::all[d])] = automa.science[d];
    Json json{{"id", "automa"},
              {"faction", name_of(automa.faction)},
              {"level", name_of(automa.level)},
              {"native_terrain", name_of(automa.native)},
              {"vp", automa.vp},
              {"science", std::move(science)},
              {"scholars", automa.scholars},
              {"innovations", automa.innovations},
              {"faction_state", faction_state_json(map, automa)}};
    if (automa.faction_end_vp)
        json["faction_end_vp"] = *automa.faction_end_vp;
    return json;
}

Json players_json(const core::StaticVector<Player, max_players>& players) {
    Json list = Json::array();
    for (const Player player : players)
        list.push_back(name_of(player));
    return list;
}

Json turn_json(const Map& map, const Turn& turn) {
    if (turn.setup_card)
        return {{"kind", "setup"}, {"card", turn.setup_card->value}};
    Json json{{"action_card", turn.action_card ? Json(turn.action_card->value) : Json()},
              {"support_card", turn.support_card.value}};
    if (turn.power_gained)
        json["answers"] = {{"power_gained", *turn.power_gained}};
    if (!turn.resume)
        return json;
    const Resume& resume = *turn.resume;
    json["resume"] = {{"order", resume.order}, {"part", resume.part}, {"stage", name_of(resume.stage)}};
    if (resume.blocked)
        json["resume"]["blocked"] = true;
    if (resume.stage == Stage::power_gained) {
        json["resume"]["hex"] = map.hex(resume.hex).id;
        json["resume"]["offered"] = resume.offered;
    }
    return json;
}

void add_board(const Map& map, const State& state, Json& json) {
    Json buildings = Json::array();
    for (const Building& building : state.buildings) {
        Json item{{"hex", map.hex(building.hex).id},
                  {"owner", name_of(building.owner)},
                  {"kind", name_of(building.kind)}};
        if (building.annex)
            item["annex"] = true;
        if (building.owner == Player::automa)
            item["marked"] = building.marked;
        buildings.push_back(std::move(item));
    }
    json["buildings"] = std::move(buildings);
    Json terrain = Json::object();
    for (std::size_t i = 0; i < map.hexes.size(); ++i)
        if (state.terrain[i])
            terrain[map.hexes[i].id] = name_of(*state.terrain[i]);
    json["terrain"] = std::move(terrain);
    Json bridges = Json::array();
    for (std::size_t i = 0; i < map.bridge_sites.size(); ++i)
        if (state.bridges[i]) {
            const auto& ends = map.bridge_sites[i].hexes;
            bridges.push_back({{"owner", name_of(*state.bridges[i])},
                               {"hexes", {map.hex(ends[0]).id, map.hex(ends[1]).id}}});
        }
    json["bridges"] = std::move(bridges);
}

Json scholars_json(const State& state) {
    Json json = Json::object();
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        Json& list = json[key(Names<Discipline>::all[d])];
        if (!state.scholars[d])
            continue;
        list = Json::array();
        for (const auto& owner : *state.scholars[d])
            list.push_back(owner ? Json(name_of(*owner)) : Json());
    }
    const bool any = std::ranges::any_of(state.scholars, [](const auto& told) { return told.known; });
    return any ? json : Json();
}

Json bonus_json(const RoundBonus& bonus) {
    const bool named =
        bonus.automa || std::ranges::any_of(bonus.display, [](const auto& tile) { return tile.has_value(); });
    if (!named)
        return {};
    Json display = Json::array();
    for (const auto& tile : bonus.display)
        display.push_back(or_null(tile));
    return {{"display", std::move(display)}, {"automa", or_null(bonus.automa)}};
}

Json pile_json(const CardList& cards) {
    Json list = Json::array();
    for (const CardId card : cards)
        list.push_back(card == unknown_card ? Json() : Json(card.value));
    return list;
}

Json cards_json(const Cards& cards) {
    return {{"stack", pile_json(cards.stack)},
            {"action", cards.action ? Json(cards.action->value) : Json()},
            {"support", pile_json(cards.support)},
            {"reserve", pile_json(cards.reserve)},
            {"shuffle", cards.shuffle}};
}

/// Nothing at all, however it is put.
template <class AnyJson>
bool says_nothing(const AnyJson& json) {
    if (json.is_boolean())
        return !json.template get<bool>();
    if (json.is_structured())
        return std::all_of(json.begin(), json.end(), [](const auto& part) { return says_nothing(part); });
    return json.is_null();
}

void dress(const nlohmann::json& before, Json& after) {
    if (before.is_array() && after.is_array()) {
        for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i)
            dress(before[i], after[i]);
        return;
    }
    if (!before.is_object() || !after.is_object())
        return;
    for (const auto& [name, told] : before.items()) {
        const auto found = after.find(name);
        if (found == after.end()) {
            if (says_nothing(told))
                after[name] = told;
        } else if ((found->is_null() && says_nothing(told)) || (told.is_null() && says_nothing(*found))) {
            *found = told;
        } else {
            dress(told, *found);
        }
    }
    for (auto member = after.begin(); member != after.end();)
        member = !before.contains(member.key()) && says_nothing(member.value()) ? after.erase(member)
                                                                                : std::next(member);
}

} // namespace

Json position_to_json(const Catalogue& facts, const State& state, Detail detail) {
    const Map& map = facts.map(state.map);
    Json json{{"format", "innovation-position/1"}, {"map", name_of(state.map)}, {"round", state.round}};
    json["interpretations"] = Json::object();
    each_reading(state.interpretations, [&](const char* name, const char*, const auto& reading) {
        if (index_of(reading) != 0)
            json["interpretations"][name] = name_of(reading);
    });
    if (state.turn)
        json["turn"] = turn_json(map, *state.turn);
    json["players"] = Json::array();
    for (std::size_t i = 0; i < state.human_count; ++i)
        json["players"].push_back(human_json(state, i));
    json["players"].push_back(automa_json(map, state.automa));
    json["turn_order"] = players_json(state.turn_order);
    json["passed"] = players_json(state.passed);
    add_board(map, state, json);
    json["scholars"] = scholars_json(state);
    json["power_actions"] = told_slots(state.power_actions);
    json["book_actions"] = told_slots(state.book_actions);
    json["innovations"] = told_slots(state.innovations);
    json["round_score_tiles"] = Json::array();
    for (const auto& tile : state.round_tiles)
        json["round_score_tiles"].push_back(or_null(tile));
    json["final_tile"] = or_null(state.final_tile);
    json["round_bonus"] = bonus_json(state.bonus);
    json["cards"] = cards_json(state.cards);
    if (detail == Detail::full)
        json["app"] = app_state_to_json(state);
    return json;
}

Json told_like(const nlohmann::json& before, Json after) {
    dress(before, after);
    for (const char* name : {"interpretations", "bridges"})
        if (before.contains(name))
            after[name] = before[name];
    // A list that holds the same slots keeps its order.
    for (const char* name : {"power_actions", "book_actions", "innovations"}) {
        if (!before.contains(name) || !before[name].is_array() || before[name].size() != after[name].size())
            continue;
        nlohmann::json sorted = before[name];
        std::sort(sorted.begin(), sorted.end());
        if (sorted == nlohmann::json(after[name]))
            after[name] = before[name];
    }
    const std::size_t automa = after["players"].size() - 1;
    const auto& told = before["players"][automa];
    if (told.contains("faction_state"))
        after["players"][automa]["faction_state"] = told["faction_state"];
    return after;
}

} // namespace automa::innovation
