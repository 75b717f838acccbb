#include "model/innovation/json/json_codec.h"

#include "model/core/json_patch.h"
#include "model/innovation/facts/readers.h"
#include "model/innovation/json/position_json.h"
#include "model/innovation/state/spellings.h"

namespace automa::innovation {

using core::JsonReader;
using core::OrderedJson;

OrderedJson JsonCodec::write(HexId hex) const {
    return hex_.write(hex);
}
OrderedJson JsonCodec::write(CardId card) const {
    return spell::Card{}.write(card);
}
OrderedJson JsonCodec::write(BridgeSiteId site) const {
    return spell::Site{hex_}.write(site);
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
OrderedJson JsonCodec::write(const Wanted& wanted) const {
    return nlohmann::json::diff(nlohmann::json(position_to_json(facts_, *before_)),
                                nlohmann::json(position_to_json(facts_, *wanted.position)));
}

void JsonCodec::read(const JsonReader& json, HexId& hex) const {
    hex_.read(json, hex);
}
void JsonCodec::read(const JsonReader& json, CardId& card) const {
    spell::Card{}.read(json, card);
}
void JsonCodec::read(const JsonReader& json, BridgeSiteId& site) const {
    spell::Site{hex_}.read(json, site);
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
    if (state.value().map != hex_.side)
        json.refuse("other_map", "A game does not change its map.");
    position = std::make_shared<const State>(std::move(state).value());
}
void JsonCodec::read(const JsonReader& json, Wanted& wanted) const {
    wanted.position = std::make_shared<const State>(
        core::corrected(nlohmann::json(position_to_json(facts_, *before_)), json.json(),
                        [&](const nlohmann::json& told) { return position_from_json(facts_, told); }));
}

} // namespace automa::innovation
