// board_base.json and board_layout.json: basins, spaces, pipes, rivers and where they lie.
#include "model/barrage/facts/readers.h"

namespace automa::barrage::facts {
namespace {

using core::JsonReader;

struct Counters {
    std::size_t dams = 0;
    std::size_t powerhouses = 0;
};

SpaceId next_space(const JsonReader& reader, std::size_t& counter, std::size_t room,
                   SpaceId (*id)(std::size_t)) {
    if (counter == room)
        reader.refuse("wrong_count", "There are more than " + std::to_string(room) + " spaces of this kind.");
    return id(counter++);
}

void read_dams(const JsonReader& list, int number, Basin& basin, Counters& counters, Catalogue& catalogue) {
    for (std::size_t i = 0, n = list.size(0, 2); i < n; ++i) {
        const JsonReader item = list.item(i);
        const SpaceId id = next_space(item, counters.dams, dam_space_count, dam_space);
        Space& space = catalogue.spaces[id.index()];
        space.id = item.at("id").string();
        space.kind = SpaceKind::dam;
        space.basin = number;
        space.region = basin.region;
        space.red_bordered = item.at("red_bordered").boolean();
        space.upper = item.at("position").string() == "upper";
        if (item.at("flow_order").integer(1, 2) != static_cast<int>(i) + 1)
            item.at("flow_order")
                .refuse("wrong_order", "Dam spaces must be listed in the order water meets them.");
        basin.dams.push_back(id);
    }
}

void read_powerhouses(const JsonReader& list, int number, Basin& basin, Counters& counters,
                      Catalogue& catalogue) {
    for (std::size_t i = 0, n = list.size(0, 4); i < n; ++i) {
        const JsonReader item = list.item(i);
        const SpaceId id = next_space(item, counters.powerhouses, powerhouse_space_count, powerhouse_space);
        Space& space = catalogue.spaces[id.index()];
        space.id = item.at("id").string();
        space.kind = SpaceKind::powerhouse;
        space.basin = number;
        space.region = basin.region;
        space.red_bordered = item.at("red_bordered").boolean();
        basin.powerhouses.push_back(id);
    }
}

void read_conduits(const JsonReader& list, Catalogue& catalogue) {
    static_cast<void>(list.size(conduit_count, conduit_count));
    for (std::size_t i = 0; i < conduit_count; ++i) {
        const JsonReader item = list.item(i);
        const SpaceId id = conduit_space(i);
        Space& space = catalogue.spaces[id.index()];
        space.id = item.at("id").string();
        space.kind = SpaceKind::conduit;
        space.basin = item.at("from_basin").integer(1, 10);
        space.destination = item.at("destination_basin").integer(5, 12);
        space.power = item.at("power").integer(1, 5);
        const std::string expected = std::to_string(i / 2 + 1) + (i % 2 == 0 ? "A" : "B");
        if (space.id != expected)
            item.at("id").refuse("wrong_order",
                                 "Conduits must be listed by code; " + expected + " is expected here.");
        Basin& from = catalogue.basins[static_cast<std::size_t>(space.basin)];
        Basin& to = catalogue.basins[static_cast<std::size_t>(space.destination)];
        space.region = from.region;
        if (from.conduits.full() || to.conduits_into.full())
            item.refuse("wrong_count", "Too many conduits begin or end in one basin.");
        from.conduits.push_back(id);
        to.conduits_into.push_back(id);
    }
}

/// The list of conduits stands twice in the file: by basin and by itself.
void check_conduits_of_basin(const JsonReader& list, int number, const Catalogue& catalogue) {
    const Basin& basin = catalogue.basin(number);
    static_cast<void>(list.size(basin.conduits.size(), basin.conduits.size()));
    for (std::size_t i = 0; i < basin.conduits.size(); ++i) {
        const Space& space = catalogue.space(basin.conduits[i]);
        const JsonReader item = list.item(i);
        const bool same = item.at("id").string() == space.id && item.at("power").integer(1, 5) == space.power
                          && item.at("destination_basin").integer(1, 12) == space.destination;
        if (!same)
            item.refuse("contradiction", "This conduit differs from its entry in the list of conduits.");
    }
}

int read_next(const JsonReader& reader, int number) {
    if (reader.json().is_string())
        return 0;
    const int next = reader.integer(1, static_cast<int>(basin_count));
    if (next <= number)
        reader.refuse("wrong_reference", "Water must flow to a basin of a higher number.");
    return next;
}

void mark_rivers(Catalogue& catalogue) {
    for (std::size_t h = 0; h < 4; ++h)
        for (int b = catalogue.headstream_basin[h]; b != 0; b = catalogue.basin(b).next)
            catalogue.basins[static_cast<std::size_t>(b)].headstreams |= static_cast<std::uint8_t>(1U << h);
}

} // namespace

void read_board(const JsonReader& board, Catalogue& catalogue) {
    const JsonReader basins = board.at("basins");
    static_cast<void>(basins.size(basin_count, basin_count));
    Counters counters;
    for (std::size_t i = 0; i < basin_count; ++i) {
        const JsonReader item = basins.item(i);
        const int number = static_cast<int>(i) + 1;
        if (item.at("id").integer(1, 12) != number)
            item.at("id").refuse("wrong_order", "Basins must be listed by number.");
        Basin& basin = catalogue.basins[static_cast<std::size_t>(number)];
        basin.region = read_enum<Region>(item.at("region"), "region");
        basin.next = read_next(item.at("flows_to"), number);
        read_dams(item.at("dam_spaces"), number, basin, counters, catalogue);
        read_powerhouses(item.at("powerhouse_spaces"), number, basin, counters, catalogue);
        catalogue.basins_with[index_of(SpaceKind::dam)] += basin.dams.empty() ? 0 : 1;
        catalogue.basins_with[index_of(SpaceKind::powerhouse)] += basin.powerhouses.empty() ? 0 : 1;
    }
    if (counters.dams != dam_space_count || counters.powerhouses != powerhouse_space_count)
        basins.refuse("wrong_count", "The board must have 20 dam spaces and 23 powerhouse spaces, it has "
                                         + std::to_string(counters.dams) + " and "
                                         + std::to_string(counters.powerhouses) + ".");
    read_conduits(board.at("conduits"), catalogue);
    for (std::size_t i = 0; i < basin_count; ++i)
        check_conduits_of_basin(basins.item(i).at("conduits"), static_cast<int>(i) + 1, catalogue);
    const JsonReader headstreams = board.at("headstreams");
    static_cast<void>(headstreams.size(4, 4));
    for (std::size_t h = 0; h < 4; ++h) {
        const JsonReader item = headstreams.item(h);
        if (read_enum<Headstream>(item.at("id"), "headstream") != static_cast<Headstream>(h))
            item.at("id").refuse("wrong_order", "Headstreams must be listed from A to D.");
        catalogue.headstream_basin[h] = item.at("feeds_basin").integer(1, 4);
        catalogue.basins[static_cast<std::size_t>(catalogue.headstream_basin[h])].headstream =
            static_cast<Headstream>(h);
    }
    mark_rivers(catalogue);
}

void read_layout(const JsonReader& layout, Catalogue& catalogue) {
    const JsonReader spaces = layout.at("spaces");
    const int width = layout.at("size").at("width").integer(1, 10000);
    const int height = layout.at("size").at("height").integer(1, 10000);
    for (std::size_t i = 0; i < space_count; ++i) {
        Space& space = catalogue.spaces[i];
        const JsonReader place = spaces.at(space.id);
        space.x = place.at("x").integer(0, width);
        space.y = place.at("y").integer(0, height);
        space.listed = static_cast<int>(index_in_kind(SpaceId(i)));
    }
}

} // namespace automa::barrage::facts
