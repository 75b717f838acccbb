#include "model/innovation/state/spellings.h"

#include "model/innovation/state/board.h"

namespace automa::innovation {

using core::JsonReader;
using core::OrderedJson;

namespace spell {

OrderedJson Hex::write(HexId hex) const {
    return map().hex(hex).id;
}
void Hex::read(const JsonReader& json, HexId& hex) const {
    const std::string& text = json.string();
    const auto found = map().find(text);
    if (!found)
        json.refuse("unknown_id",
                    "“" + text + "” is not a hex of the " + std::string(name_of(side)) + " map.");
    hex = *found;
}
OrderedJson Hex::schema() const {
    OrderedJson ids = OrderedJson::array();
    for (const HexFacts& hex : facts.map(MapSide::large).hexes)
        ids.push_back(hex.id);
    for (const HexFacts& hex : facts.map(MapSide::small).hexes)
        if (!facts.map(MapSide::large).find(hex.id))
            ids.push_back(hex.id);
    return {{"enum", ids}};
}

OrderedJson Site::write(BridgeSiteId site) const {
    const auto& ends = hex.map().bridge_sites[site.index()].hexes;
    return {hex.write(ends[0]), hex.write(ends[1])};
}
void Site::read(const JsonReader& json, BridgeSiteId& site) const {
    static_cast<void>(json.size(2, 2));
    std::array<HexId, 2> ends;
    hex.read(json.item(0), ends[0]);
    hex.read(json.item(1), ends[1]);
    const auto found = hex.map().find_site(ends[0], ends[1]);
    if (!found)
        json.refuse("no_site", "No bridge can stand between these two hexes.");
    site = *found;
}
OrderedJson Site::schema() const {
    return core::schema::list(hex.schema(), 2, 2);
}

void Card::read(const JsonReader& json, CardId& card) const {
    card = CardId(static_cast<std::size_t>(json.integer(1, static_cast<int>(card_count))));
}
OrderedJson Card::schema() const {
    return core::schema::number(1, static_cast<int>(card_count));
}

OrderedJson Changes::write(const Terrains& terrain) const {
    OrderedJson json = OrderedJson::object();
    for (std::size_t i = 0; i < hex.map().hexes.size(); ++i)
        if (terrain[i])
            json[hex.map().hexes[i].id] = name_of(*terrain[i]);
    return json;
}
void Changes::read(const JsonReader& json, Terrains& terrain) const {
    json.expect_object();
    for (const auto& [key, value] : json.json().items()) {
        const JsonReader entry(value, json.path() + "/" + key);
        const nlohmann::json name = key;
        HexId at;
        hex.read(JsonReader(name, entry.path()), at);
        if (hex.map().river.has(at))
            entry.refuse("on_river", "A river has no terrain.");
        const auto changed = core::read_enum<Terrain>(entry, "terrain");
        if (building_on(state, at) != nullptr)
            entry.refuse("built", "The terrain under a building is not kept.");
        if (hex.map().hex(at).terrain == changed)
            entry.refuse("as_printed", "This is what is printed there; only changes are kept.");
        terrain[at.index()] = changed;
    }
}
OrderedJson Changes::schema() const {
    return {{"type", "object"},
            {"propertyNames", hex.schema()},
            {"additionalProperties", core::schema::one_of<Terrain>()}};
}

} // namespace spell

} // namespace automa::innovation
