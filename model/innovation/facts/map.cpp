// maps.json and initial_workshops.json: both sides of the board, and where the Automa begins.
#include "model/innovation/facts/readers.h"

#include <algorithm>

namespace automa::innovation::facts {
namespace {

using core::JsonReader;

HexId known_hex(const Map& map, const JsonReader& reader) {
    const auto hex = map.find(reader.string());
    if (!hex)
        reader.refuse("wrong_reference", "“" + reader.string() + "” is not a hex of this map.");
    return *hex;
}

void read_hex(const JsonReader& item, Map& map) {
    HexFacts hex;
    hex.id = item.at("id").string();
    hex.at = {item.at("row").integer(0, 8), item.at("x2").integer(0, 60)};
    const std::string code = std::string(1, static_cast<char>('A' + hex.at.row))
                             + std::to_string(item.at("col").integer(0, 20) + 1);
    if (hex.id != code)
        item.at("id").refuse("contradiction", "Row and column say " + code + ".");
    if (!map.hexes.empty() && !(map.hexes.back().at < hex.at))
        item.refuse("wrong_order", "Hexes must be listed in reading order.");
    const HexId id(map.hexes.size());
    if (item.at("river").boolean()) {
        map.river.add(id);
    } else {
        hex.terrain = read_enum<Terrain>(item.at("terrain"), "terrain");
        map.land.add(id);
    }
    map.hexes.push_back(std::move(hex));
}

/// Neighbours are listed, and follow from the grid: both must say the same.
void read_neighbours(const JsonReader& list, Map& map) {
    for (std::size_t i = 0; i < map.hexes.size(); ++i) {
        const JsonReader item = list.item(i).at("neighbours");
        for (std::size_t k = 0, n = item.size(1, 6); k < n; ++k)
            map.hexes[i].neighbours.add(known_hex(map, item.item(k)));
        HexSet by_grid;
        for (std::size_t k = 0; k < map.hexes.size(); ++k)
            if (core::are_neighbours(map.hexes[i].at, map.hexes[k].at))
                by_grid.add(HexId(k));
        if (!(by_grid == map.hexes[i].neighbours))
            item.refuse("contradiction", "The grid gives this hex other neighbours.");
    }
}

void read_sites(const JsonReader& list, Map& map) {
    for (std::size_t i = 0, n = list.size(1, max_bridge_sites); i < n; ++i) {
        const JsonReader item = list.item(i);
        const JsonReader ends = item.at("hexes");
        static_cast<void>(ends.size(2, 2));
        BridgeSite site;
        for (std::size_t k = 0; k < 2; ++k) {
            site.hexes[k] = known_hex(map, ends.item(k));
            if (!map.land.has(site.hexes[k]))
                ends.item(k).refuse("contradiction", "A bridge ends on land.");
        }
        if (map.hex(site.hexes[0]).neighbours.has(site.hexes[1]))
            ends.refuse("contradiction", "A bridge joins hexes that do not touch.");
        if (map.find_site(site.hexes[0], site.hexes[1]))
            ends.refuse("duplicate", "This site is listed twice.");
        site.edge_water = item.at("edge_water").boolean();
        map.bridge_sites.push_back(site);
    }
}

/// neighbours, and land along an unbroken chain of at most so many river hexes.
void chart_reach(Map& map) {
    for (std::size_t shipping = 0; shipping <= max_shipping; ++shipping)
        map.reach[shipping].resize(map.hexes.size());
    for (const HexId from : map.land) {
        HexSet touched = map.hex(from).neighbours;
        HexSet sailed;
        for (std::size_t shipping = 0; shipping <= max_shipping; ++shipping) {
            HexSet land = touched & map.land;
            land.remove(from);
            map.reach[shipping][from.index()] = land;
            const HexSet water = (touched & map.river) - sailed;
            sailed = sailed | water;
            for (const HexId river : water)
                touched = touched | map.hex(river).neighbours;
        }
    }
}

void check_counts(const JsonReader& side, const Map& map) {
    const JsonReader counts = side.at("terrain_counts");
    const auto expect = [&](std::string_view name, int counted) {
        if (counts.at(name).integer(0, 200) != counted)
            counts.at(name).refuse("wrong_total",
                                   "The map has " + std::to_string(counted) + " hexes of this terrain.");
    };
    expect("river", map.river.size());
    for (std::size_t t = 0; t < count_of<Terrain>; ++t)
        expect(Names<Terrain>::all[t],
               map.land.where([&](HexId hex) { return map.hex(hex).terrain == static_cast<Terrain>(t); })
                   .size());
}

} // namespace

void read_maps(const JsonReader& file, Catalogue& catalogue) {
    for (std::size_t s = 0; s < count_of<MapSide>; ++s) {
        const JsonReader side = file.at("sides").at(Names<MapSide>::all[s]);
        Map& map = catalogue.maps[s];
        map.side = static_cast<MapSide>(s);
        const JsonReader hexes = side.at("hexes");
        const std::size_t n = hexes.size(1, max_hexes);
        if (side.at("hex_count").integer(1, 1000) != static_cast<int>(n))
            side.at("hex_count").refuse("wrong_total", std::to_string(n) + " hexes are listed.");
        for (std::size_t i = 0; i < n; ++i)
            read_hex(hexes.item(i), map);
        if (map.land.size() > static_cast<int>(max_land))
            hexes.refuse("wrong_total", "There is no room for so much land.");
        read_neighbours(hexes, map);
        check_counts(side, map);
        read_sites(side.at("bridge_sites"), map);
        map.bridge_sites_confirmed = side.at("bridge_sites_confirmed").boolean();
        chart_reach(map);
    }
}

void read_initial_workshops(const JsonReader& file, Catalogue& catalogue) {
    for (std::size_t s = 0; s < count_of<MapSide>; ++s) {
        Map& map = catalogue.maps[s];
        const JsonReader side = file.at("sides").at(Names<MapSide>::all[s]);
        for (std::size_t t = 0; t < count_of<Terrain>; ++t)
            for (std::size_t l = 0; l < count_of<Letter>; ++l) {
                const JsonReader item = side.at(Names<Terrain>::all[t]).at(Names<Letter>::all[l]);
                const HexId hex = known_hex(map, item);
                if (map.hex(hex).terrain != static_cast<Terrain>(t))
                    item.refuse("contradiction", "This hex is of another terrain on the map.");
                map.letters[t][l] = hex;
            }
    }
}

} // namespace automa::innovation::facts
