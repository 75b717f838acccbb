#include "model/scythe/facts/readers.h"

namespace automa::scythe::facts {
namespace {

using core::JsonReader;

void read_territory_facts(const JsonReader& json, Territory& territory, std::size_t index) {
    territory.id = json.at("id").string();
    if (json.at("reading_order").integer(1, static_cast<int>(territory_count)) != static_cast<int>(index) + 1)
        json.at("reading_order").refuse("wrong_order", "Territories must be listed in reading order.");
    territory.terrain = read_enum<Terrain>(json.at("terrain"), "terrain");
    if (!json.at("resource").is_null())
        territory.resource = read_enum<Resource>(json.at("resource"), "resource");
    territory.encounter = json.at("encounter").boolean();
    territory.tunnel = json.at("tunnel").boolean();
    territory.hex = {json.at("row").integer(1, 8), json.at("x2").integer(0, 20)};
}

void read_edges(const JsonReader& list, Catalogue& catalogue, std::size_t index) {
    Territory& here = catalogue.territories[index];
    for (std::size_t i = 0, n = list.size(1, 6); i < n; ++i) {
        const JsonReader edge = list.item(i);
        const TerritoryId to = read_territory(edge.at("id"), catalogue);
        const auto kind = read_enum<EdgeKind>(edge.at("edge"), "kind of border");
        const Territory& there = catalogue.territory(to);
        if (!core::are_neighbours(here.hex, there.hex) || here.adjacent.has(to))
            edge.refuse("wrong_border", "These two are no neighbours, or are named twice.");
        const bool lake = here.terrain == Terrain::lake || there.terrain == Terrain::lake;
        if (lake != (kind == EdgeKind::lake))
            edge.refuse("wrong_border", "A border is a lake's if and only if a lake lies at it.");
        here.across[index_of(kind)].add(to);
        here.adjacent.add(to);
    }
}

void check_edges(const JsonReader& list, const Catalogue& catalogue) {
    for (std::size_t a = 0; a < territory_count; ++a)
        for (std::size_t kind = 0; kind < count_of<EdgeKind>; ++kind)
            for (const TerritoryId b : catalogue.territories[a].across[kind])
                if (!catalogue.territory(b).across[kind].has(TerritoryId(a)))
                    list.item(a).refuse("wrong_border", "The border with “" + catalogue.territory(b).id
                                                            + "” is not the same from both sides.");
    for (std::size_t a = 0; a < territory_count; ++a)
        for (std::size_t b = 0; b < territory_count; ++b)
            if (core::are_neighbours(catalogue.territories[a].hex, catalogue.territories[b].hex)
                && !catalogue.territories[a].adjacent.has(TerritoryId(b)))
                list.item(a).refuse("wrong_border",
                                    "The neighbour “" + catalogue.territories[b].id + "” is missing.");
}

/// A list of ids elsewhere in the file must name the territories with that mark.
void expect_listed(const JsonReader& list, const Catalogue& catalogue, const TerritorySet& marked) {
    TerritorySet listed;
    for (std::size_t i = 0, n = list.size(0, territory_count); i < n; ++i)
        listed.add(read_territory(list.item(i), catalogue));
    if (!(listed == marked))
        list.refuse("wrong_list", "This list and the territories' own marks do not agree.");
}

void read_rivers(const JsonReader& list, const Catalogue& catalogue) {
    std::size_t borders = 0;
    for (const Territory& territory : catalogue.territories)
        borders += static_cast<std::size_t>(territory.across[index_of(EdgeKind::river)].size());
    const std::size_t listed = list.size(0, 200);
    for (std::size_t i = 0; i < listed; ++i) {
        const JsonReader pair = list.item(i);
        static_cast<void>(pair.size(2, 2));
        const TerritoryId a = read_territory(pair.item(0), catalogue);
        if (!catalogue.territory(a).across[index_of(EdgeKind::river)].has(
                read_territory(pair.item(1), catalogue)))
            pair.refuse("wrong_border", "No river runs between these two.");
    }
    if (listed * 2 != borders)
        list.refuse("wrong_total", "Not every river border is listed.");
}

void read_base(const JsonReader& json, Catalogue& catalogue) {
    const auto faction = read_enum<Faction>(json.at("faction"), "faction");
    HomeBase& base = catalogue.factions[index_of(faction)].base;
    if (!base.land.empty())
        json.refuse("duplicate", "This home base is listed twice.");
    base.hex = {json.at("row").integer(0, 9), json.at("x2").integer(0, 20)};
    const JsonReader land = json.at("land_adjacent");
    for (std::size_t i = 0, n = land.size(2, 2); i < n; ++i)
        base.land.add(read_territory(land.item(i), catalogue));
    const JsonReader water = json.at("water_adjacent");
    for (std::size_t i = 0, n = water.size(0, 4); i < n; ++i) {
        static_cast<void>(read_enum<EdgeKind>(water.item(i).at("edge"), "kind of border"));
        base.water.add(read_territory(water.item(i).at("id"), catalogue));
    }
    if (base.land.size() != 2 || !(base.land & base.water).empty())
        json.refuse("wrong_border", "A home base is joined to two territories by land, to others by water.");
    for (const TerritoryId at : base.land | base.water)
        if (!core::are_neighbours(base.hex, catalogue.territory(at).hex))
            json.refuse("wrong_border",
                        "“" + catalogue.territory(at).id + "” does not lie at this home base.");
    catalogue.factions[index_of(faction)].expansion = json.at("expansion").boolean();
}

} // namespace

void read_map(const JsonReader& map, Catalogue& catalogue) {
    const JsonReader list = map.at("territories");
    static_cast<void>(list.size(territory_count, territory_count));
    for (std::size_t i = 0; i < territory_count; ++i) {
        Territory& territory = catalogue.territories[i];
        read_territory_facts(list.item(i), territory, i);
        if (i > 0 && !(catalogue.territories[i - 1].hex < territory.hex))
            list.item(i).refuse("wrong_order", "Territories must be listed in reading order.");
        const TerritoryId id(i);
        if (catalogue.find_territory(territory.id) != id)
            list.item(i).refuse("duplicate", "This id is used twice.");
        if (territory.terrain == Terrain::lake)
            catalogue.lakes.add(id);
        if (territory.encounter)
            catalogue.encounters.add(id);
        if (territory.tunnel)
            catalogue.tunnels.add(id);
    }
    for (std::size_t i = 0; i < territory_count; ++i)
        read_edges(list.item(i).at("adjacent"), catalogue, i);
    check_edges(list, catalogue);

    catalogue.factory = read_territory(map.at("factory"), catalogue);
    if (catalogue.territory(catalogue.factory).terrain != Terrain::factory)
        map.at("factory").refuse("wrong_terrain", "This territory is not the Factory.");
    expect_listed(map.at("lakes"), catalogue, catalogue.lakes);
    expect_listed(map.at("encounters"), catalogue, catalogue.encounters);
    expect_listed(map.at("tunnels"), catalogue, catalogue.tunnels);
    read_rivers(map.at("river_edges"), catalogue);

    const JsonReader counts = map.at("counts");
    expect_total(counts.at("territories"), territory_count);
    expect_total(counts.at("encounters"), static_cast<std::size_t>(catalogue.encounters.size()));
    expect_total(counts.at("tunnels"), static_cast<std::size_t>(catalogue.tunnels.size()));
    for (std::size_t i = 0; i < count_of<Terrain>; ++i) {
        std::size_t found = 0;
        for (const Territory& territory : catalogue.territories)
            found += index_of(territory.terrain) == i ? 1 : 0;
        expect_total(counts.at("terrain").at(Names<Terrain>::all[i]), found);
    }

    const JsonReader bases = map.at("home_bases");
    static_cast<void>(bases.size(faction_count, faction_count));
    for (std::size_t i = 0; i < faction_count; ++i)
        read_base(bases.item(i), catalogue);
}

void check_distances(const JsonReader& map, const Catalogue& catalogue) {
    const JsonReader list = map.at("territories");
    for (std::size_t i = 0; i < territory_count; ++i) {
        const JsonReader item = list.item(i);
        const Place here{TerritoryId(i)};
        expect_total(item.at("factory_distance"),
                     static_cast<std::size_t>(catalogue.hex_steps(here, catalogue.factory)));
        for (std::size_t f = 0; f < faction_count; ++f)
            expect_total(
                item.at("base_distance").at(Names<Faction>::all[f]),
                static_cast<std::size_t>(catalogue.hex_steps(here, Place::base(static_cast<Faction>(f)))));
    }
}

} // namespace automa::scythe::facts
