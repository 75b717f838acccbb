#include "model/innovation/json/json_codec.h"

#include "model/innovation/facts/readers.h"
#include "model/innovation/json/position_json.h"

namespace automa::innovation {

using core::JsonReader;
using core::OrderedJson;

OrderedJson JsonCodec::write(HexId hex) const {
    return map_.hex(hex).id;
}
OrderedJson JsonCodec::write(CardId card) const {
    return card.value;
}
OrderedJson JsonCodec::write(BridgeSiteId site) const {
    const auto& ends = map_.bridge_sites[site.index()].hexes;
    return {map_.hex(ends[0]).id, map_.hex(ends[1]).id};
}
OrderedJson JsonCodec::write(const SlotSet& slots) const {
    OrderedJson list = OrderedJson::array();
    for (int slot = 1; slot <= static_cast<int>(max_innovation_slots); ++slot)
        if (has_slot(slots.bits, slot))
            list.push_back(slot);
    return list;
}
OrderedJson JsonCodec::write(const ScholarSpaces& spaces) const {
    OrderedJson list = OrderedJson::array();
    for (const auto& owner : spaces)
        list.push_back(owner ? OrderedJson(name_of(*owner)) : OrderedJson());
    return list;
}
OrderedJson JsonCodec::write(const std::shared_ptr<const State>& position) const {
    return position_to_json(facts_, *position);
}
OrderedJson JsonCodec::write(const nlohmann::json& json) const {
    return json;
}

void JsonCodec::read(const JsonReader& json, HexId& hex) const {
    const auto found = map_.find(json.string());
    if (!found)
        json.refuse("unknown_id", "“" + json.string() + "” is not a hex of this map.");
    hex = *found;
}
void JsonCodec::read(const JsonReader& json, CardId& card) const {
    card = CardId(static_cast<std::size_t>(json.integer(1, static_cast<int>(card_count))));
}
void JsonCodec::read(const JsonReader& json, BridgeSiteId& site) const {
    static_cast<void>(json.size(2, 2));
    std::array<HexId, 2> ends;
    read(json.item(0), ends[0]);
    read(json.item(1), ends[1]);
    const auto found = map_.find_site(ends[0], ends[1]);
    if (!found)
        json.refuse("no_site", "No bridge can stand between these two hexes.");
    site = *found;
}
void JsonCodec::read(const JsonReader& json, SlotSet& slots) const {
    slots.bits = 0;
    for (std::size_t i = 0, n = json.size(0, max_innovation_slots); i < n; ++i)
        slots.bits = with_slot(slots.bits, json.item(i).integer(1, static_cast<int>(max_innovation_slots)));
}
void JsonCodec::read(const JsonReader& json, ScholarSpaces& spaces) const {
    static_cast<void>(json.size(scholar_space_count, scholar_space_count));
    for (std::size_t i = 0; i < scholar_space_count; ++i)
        if (!json.item(i).is_null())
            spaces[i] = facts::read_enum<Player>(json.item(i), "player");
}
void JsonCodec::read(const JsonReader& json, std::shared_ptr<const State>& position) const {
    auto state = position_from_json(facts_, json.json());
    if (!state.ok())
        throw core::Refusal({state.error().id, json.path() + state.error().path, state.error().message});
    if (state.value().map != map_.side)
        json.refuse("other_map", "A game does not change its map.");
    position = std::make_shared<const State>(std::move(state).value());
}
void JsonCodec::read(const JsonReader& json, nlohmann::json& value) const {
    value = json.json();
}

} // namespace automa::innovation
