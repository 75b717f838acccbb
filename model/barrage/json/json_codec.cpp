#include "model/barrage/json/json_codec.h"

#include "model/core/json_patch.h"

namespace automa::barrage {
namespace {

using core::JsonReader;

template <class Id>
Id known(const JsonReader& json, std::optional<Id> id) {
    if (!id)
        json.refuse("unknown_id", "“" + json.string() + "” is not known.");
    return *id;
}

/// Calls `take(reader, index)` for every company that the object names.
template <class Take>
void each_company(const JsonReader& json, Take take) {
    json.expect_object();
    for (std::size_t i = 0; i < company_count; ++i)
        if (const auto item = json.maybe(name_of(static_cast<Company>(i))))
            take(*item, i);
}

} // namespace

JsonCodec::Json JsonCodec::write(const WaterPlace& place) const {
    return {{"kind", name_of(place.kind)}, {"index", place.index}};
}
JsonCodec::Json JsonCodec::write(const std::shared_ptr<const State>& position) const {
    return position_to_json(facts_, *position);
}
JsonCodec::Json JsonCodec::write(const HumanCounts& counts) const {
    Json json = Json::object();
    for (std::size_t i = 0; i < company_count; ++i)
        if (counts[i])
            json[std::string(name_of(static_cast<Company>(i)))] = *counts[i];
    return json;
}
JsonCodec::Json JsonCodec::write(const PointsByTable& points) const {
    Json json = Json::object();
    for (std::size_t i = 0; i < company_count; ++i)
        if (points[i] != 0)
            json[std::string(name_of(static_cast<Company>(i)))] = points[i];
    return json;
}

void JsonCodec::read(const JsonReader& json, SpaceId& id) const {
    id = known(json, facts_.find_space(json.string()));
}
void JsonCodec::read(const JsonReader& json, SpaceId& id, SpaceKind kind) const {
    const auto found = facts_.find_space(json.string());
    if (!found || facts_.space(*found).kind != kind)
        json.refuse("unknown_id",
                    "“" + json.string() + "” is not a " + std::string(name_of(kind)) + " space.");
    id = *found;
}
void JsonCodec::read(const JsonReader& json, ContractId& id) const {
    id = known(json, facts_.find_contract(json.string()));
}
void JsonCodec::read(const JsonReader& json, TechId& id) const {
    id = known(json, facts_.find_tech(json.string()));
}
void JsonCodec::read(const JsonReader& json, WorkId& id) const {
    id = known(json, facts_.find_work(json.string()));
}
void JsonCodec::read(const JsonReader& json, BuildingId& id) const {
    id = known(json, facts_.find_building(json.string()));
}
void JsonCodec::read(const JsonReader& json, TileId& id) const {
    id = TileId(static_cast<std::size_t>(json.integer(1, static_cast<int>(tile_count))));
}
void JsonCodec::read(const JsonReader& json, WaterPlace& place) const {
    place.kind = core::read_enum<WaterKind>(json.at("kind"), "place of water");
    const auto last = static_cast<int>(place.kind == WaterKind::headstream   ? count_of<Headstream> - 1
                                       : place.kind == WaterKind::dam        ? dam_space_count - 1
                                       : place.kind == WaterKind::powerhouse ? basin_count
                                                                             : 0);
    place.index = static_cast<std::uint8_t>(json.at("index").integer(0, last));
}
void JsonCodec::read(const JsonReader& json, std::shared_ptr<const State>& position) const {
    auto state = position_from_json(facts_, json.json(), positions_);
    if (!state.ok())
        throw core::Refusal({state.error().id, json.path() + state.error().path, state.error().message});
    position = std::make_shared<const State>(std::move(state).value());
}
void JsonCodec::read(const JsonReader& json, HumanCounts& counts) const {
    each_company(json, [&](const JsonReader& item, std::size_t i) { counts[i] = item.integer(0, 99); });
}
void JsonCodec::read(const JsonReader& json, PointsByTable& points) const {
    each_company(json, [&](const JsonReader& item, std::size_t i) { points[i] = item.integer(-99, 99); });
}
void JsonCodec::read(const JsonReader& json, nlohmann::json& patch) const {
    if (const auto fault = core::patch_fault(json.json()))
        json.refuse(fault->id, fault->message);
    patch = json.json();
}

} // namespace automa::barrage
