#include "model/scythe/json/json_codec.h"

#include "model/scythe/facts/readers.h"
#include "model/scythe/json/position_json.h"
#include "model/scythe/json/position_parts.h"

namespace automa::scythe {

using core::JsonReader;
using Json = core::OrderedJson;

std::string_view JsonCodec::place_name(Place place) const {
    return human_ ? place_text(facts_, place, *human_) : facts_.place_name(place);
}

Json JsonCodec::write(AbilityId id) const {
    return human_ ? Json(facts_.faction(*human_).mechs[id.index()].id) : Json(id.value);
}
Json JsonCodec::write(const Loss& loss) const {
    return {{"power", loss.power}, {"combat_cards", loss.combat_cards}};
}
Json JsonCodec::write(const Answers& answers) const {
    return answers_to_json(answers);
}
Json JsonCodec::write(const FinalLines& lines) const {
    return final_to_json(facts_, lines);
}
Json JsonCodec::write(const ToldResources& told) const {
    Json json = Json::object();
    for (const auto& [at, count] : told)
        json[facts_.territory(at).id] = count;
    return json;
}
Json JsonCodec::write(const std::shared_ptr<const State>& position) const {
    return position ? position_to_json(facts_, *position) : Json();
}

void JsonCodec::read(const JsonReader& json, SideId& id) const {
    id = SideId(static_cast<std::size_t>(json.integer(0, static_cast<int>(max_sides) - 1)));
}
void JsonCodec::read(const JsonReader& json, CardId& id) const {
    id = card_from_json(json);
}
void JsonCodec::read(const JsonReader& json, TerritoryId& id) const {
    id = facts::read_territory(json, facts_);
}
void JsonCodec::read(const JsonReader& json, AbilityId& id) const {
    if (!human_) {
        id = AbilityId(static_cast<std::size_t>(json.integer(0, static_cast<int>(mechs_of_side) - 1)));
        return;
    }
    std::array<std::string_view, mechs_of_side> names;
    for (std::size_t i = 0; i < mechs_of_side; ++i)
        names[i] = facts_.faction(*human_).mechs[i].id;
    id = AbilityId(json.one_of(names, "ability of this faction"));
}
void JsonCodec::read(const JsonReader& json, Place& place) const {
    const std::string& text = json.string();
    for (std::size_t i = 0; i < Place::count; ++i) {
        if (facts_.place_name(Place(i)) == text || place_name(Place(i)) == text) {
            place = Place(i);
            return;
        }
    }
    json.refuse("unknown_id", "“" + text + "” is not a known place.");
}
void JsonCodec::read(const JsonReader& json, Loss& loss) const {
    loss = loss_from_json(json);
}
void JsonCodec::read(const JsonReader& json, Answers& answers) const {
    answers = answers_from_json(json);
}
void JsonCodec::read(const JsonReader& json, FinalLines& lines) const {
    // Whether the resources must be named is for the position to say.
    lines = final_from_json(facts_, json, true);
}
void JsonCodec::read(const JsonReader& json, ToldResources& told) const {
    const Counts counts = counts_from_json(facts_, json, unknown_count);
    told.clear();
    for (std::size_t i = 0; i < territory_count; ++i)
        if (counts[i] != unknown_count)
            told.emplace_back(TerritoryId(i), counts[i]);
}
void JsonCodec::read(const JsonReader& json, std::shared_ptr<const State>& position) const {
    auto state = position_from_json(facts_, json.json());
    if (!state.ok())
        throw core::Refusal({state.error().id, json.path() + state.error().path, state.error().message});
    position = std::make_shared<const State>(std::move(state).value());
}

} // namespace automa::scythe
