#include "model/scythe/json/json_codec.h"

#include "model/core/json_patch.h"
#include "model/scythe/facts/readers.h"
#include "model/scythe/json/position_json.h"
#include "model/scythe/state/spellings.h"

namespace automa::scythe {

using core::JsonReader;
using Json = core::OrderedJson;

JsonCodec::JsonCodec(const Catalogue& facts, const State* before) : facts_(facts), before_(before) {
    if (before != nullptr)
        human_ = before->side(first_side(*before, Player::human)).faction;
}

std::string_view JsonCodec::place_name(Place place) const {
    return human_ ? place_text(facts_, place, *human_) : facts_.place_name(place);
}

Json JsonCodec::write(AbilityId id) const {
    return human_ ? Json(facts_.faction(*human_).mechs[id.index()].id) : Json(id.value);
}
Json JsonCodec::write(Loss loss) const {
    return core::Description::write([&](core::Description& field) { describe(field, loss); });
}
Json JsonCodec::write(Answers answers) const {
    return core::Description::write([&](core::Description& field) { describe(field, answers); });
}
Json JsonCodec::write(FinalLines lines) const {
    return core::Description::write([&](core::Description& field) { describe(field, facts_, lines); });
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
Json JsonCodec::write(const Wanted& wanted) const {
    return nlohmann::json::diff(nlohmann::json(position_to_json(facts_, *before_)),
                                nlohmann::json(position_to_json(facts_, *wanted.position)));
}

void JsonCodec::read(const JsonReader& json, SideId& id) const {
    id = SideId(static_cast<std::size_t>(json.integer(0, static_cast<int>(max_sides) - 1)));
}
void JsonCodec::read(const JsonReader& json, CardId& id) const {
    spell::Card{}.read(json, id);
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
    core::Description::read(
        json, [&](core::Description& field) { describe(field, loss); }, position_manner);
}
void JsonCodec::read(const JsonReader& json, Answers& answers) const {
    core::Description::read(
        json, [&](core::Description& field) { describe(field, answers); }, position_manner);
}
void JsonCodec::read(const JsonReader& json, FinalLines& lines) const {
    core::Description::read(
        json, [&](core::Description& field) { describe(field, facts_, lines); }, position_manner);
}
void JsonCodec::read(const JsonReader& json, ToldResources& told) const {
    Counts counts;
    spell::Numbers{facts_, unknown_count}.read(json, counts);
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
void JsonCodec::read(const JsonReader& json, Wanted& wanted) const {
    wanted.position = std::make_shared<const State>(
        core::corrected(nlohmann::json(position_to_json(facts_, *before_)), json.json(),
                        [&](const nlohmann::json& told) { return position_from_json(facts_, told); }));
}

} // namespace automa::scythe
