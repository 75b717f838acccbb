// automa_tiles.json: twenty tiles, actions on the front, criteria on the back.
#include "model/barrage/facts/readers.h"

namespace automa::barrage::facts {
namespace {

using core::JsonReader;

void read_construction(const JsonReader& item, TileAction& action) {
    action.structure = read_enum<Structure>(item.at("structure"), "structure");
    if (const auto region = item.maybe("region"))
        action.region = read_enum<Region>(*region, "region");
    if (const auto power = item.maybe("min_conduit_power"))
        action.min_power = power->integer(1, 5);
    if (const auto search = item.maybe("building_search"))
        action.from_bottom = search->one_of(std::array<std::string_view, 2>{"top_to_bottom", "bottom_to_top"},
                                            "search direction")
                             == 1;
}

void read_machinery(const JsonReader& item, TileAction& action) {
    action.vp = item.at("vp_cost").integer(0, 9);
    const JsonReader machinery = item.at("machinery");
    action.excavators = machinery.at("excavator").integer(0, 4);
    action.mixers = machinery.at("mixer").integer(0, 4);
    action.least_held = machinery.at("least_held").integer(0, 4);
    action.skip_in_round_5 = item.at("skip_in_round_5").boolean();
}

void read_details(const JsonReader& item, TileAction& action) {
    switch (action.kind) {
    case ActionKind::production:
        action.colour = read_enum<Colour>(item.at("contract_colour"), "contract colour");
        action.energy = item.at("energy_modifier").integer(-2, 2);
        action.energy_track_condition = item.at("requires_energy_track_condition").boolean();
        break;
    case ActionKind::water_management:
        action.drops = item.at("drops").integer(1, 3);
        action.flow_immediately = item.at("flow_immediately").boolean();
        break;
    case ActionKind::contract_office:
        action.colour = read_enum<Colour>(item.at("discard_colour"), "contract colour");
        action.energy = item.at("energy_gain").integer(0, 9);
        static_cast<void>(item.at("discard_count").integer(2, 2));
        break;
    case ActionKind::construction:
        read_construction(item, action);
        break;
    case ActionKind::patent_office:
        action.structure = read_enum<Structure>(item.at("structure"), "structure");
        action.vp = item.at("vp_cost").integer(0, 9);
        break;
    case ActionKind::external_work:
        static_cast<void>(item.at("priority").size(3, 3));
        for (std::size_t i = 0; i < 3; ++i)
            action.priority[i] = item.at("priority").item(i).integer(1, 3);
        break;
    case ActionKind::workshop:
        action.wheel_steps = item.at("wheel_steps").integer(1, 5);
        action.vp = item.at("vp_cost").integer(0, 9);
        break;
    case ActionKind::machinery_shop:
        read_machinery(item, action);
        break;
    case ActionKind::bank:
        action.vp = item.at("vp_gain").integer(0, 9);
        break;
    }
}

void read_actions(const JsonReader& list, Tile& tile) {
    const std::size_t n = list.size(2, 10);
    for (std::size_t i = 0; i < n; ++i) {
        const JsonReader item = list.item(i);
        TileAction action;
        action.order = item.at("order").integer(1, 10);
        if (action.order != static_cast<int>(i) + 1)
            item.at("order").refuse("wrong_order", "Actions must be listed in their order of attempt.");
        action.column = read_enum<TileColumn>(item.at("column"), "column");
        action.kind = read_enum<ActionKind>(item.at("kind"), "action");
        action.engineers = item.at("engineers").integer(1, 3);
        action.ends_turn = item.at("ends_turn").boolean();
        action.last_resort = item.at("in_last_resort_pair").boolean();
        if (action.last_resort != (i + 2 >= n))
            item.at("in_last_resort_pair")
                .refuse("contradiction", "The last two actions, and only they, share the last cell.");
        read_details(item, action);
        tile.actions.push_back(action);
    }
    if (tile.actions.back().kind != ActionKind::bank)
        list.refuse("contradiction", "The last action must be the bank: it can always be done.");
}

/// Criteria of different columns may share a name: the search is limited to the column's own.
CriteriaColumn read_column(const JsonReader& column, std::size_t first, std::size_t last) {
    CriteriaColumn result;
    static_cast<void>(column.at("ordered").size(3, 3));
    const std::span names = std::span(Names<Criterion>::all).subspan(first, last - first + 1);
    for (std::size_t i = 0; i < 3; ++i)
        result.ordered[i] =
            static_cast<Criterion>(first + column.at("ordered").item(i).one_of(names, "criterion"));
    return result;
}

void read_criteria(const JsonReader& criteria, Tile& tile, const Catalogue& catalogue) {
    tile.dam = read_column(criteria.at("dam"), 0, 5);
    tile.dam.code = criteria.at("dam").at("code").integer(1, 10);
    tile.conduit = read_column(criteria.at("conduit"), 6, 11);
    const JsonReader code = criteria.at("conduit").at("code");
    const auto conduit = catalogue.find_space(code.string());
    if (!conduit || catalogue.space(*conduit).kind != SpaceKind::conduit)
        code.refuse("wrong_reference", "“" + code.string() + "” is not a conduit of the board.");
    tile.conduit.code = static_cast<int>(index_in_kind(*conduit));
    tile.powerhouse = read_column(criteria.at("powerhouse"), 12, 19);
    tile.powerhouse.code = criteria.at("powerhouse").at("code").integer(5, 12);
    const JsonReader order = criteria.at("headstream_order");
    static_cast<void>(order.size(4, 4));
    unsigned seen = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        tile.headstreams[i] = read_enum<Headstream>(order.item(i), "headstream");
        seen |= 1U << index_of(tile.headstreams[i]);
    }
    if (seen != 0b1111)
        order.refuse("contradiction", "Each of the four headstreams must stand here once.");
}

} // namespace

void read_tiles(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader list = file.at("tiles");
    expect_total(file.at("count"), list.size(tile_count, tile_count));
    for (std::size_t i = 0; i < tile_count; ++i) {
        const JsonReader item = list.item(i);
        Tile tile;
        tile.id = item.at("id").integer(1, static_cast<int>(tile_count));
        if (tile.id != static_cast<int>(i) + 1)
            item.at("id").refuse("wrong_order", "Tiles must be listed by number, each once.");
        tile.code = item.at("code").string();
        read_actions(item.at("actions"), tile);
        read_criteria(item.at("criteria"), tile, catalogue);
        const std::string code =
            std::to_string(tile.dam.code) + "-"
            + catalogue.space(conduit_space(static_cast<std::size_t>(tile.conduit.code))).id + "-"
            + std::to_string(tile.powerhouse.code);
        if (code != tile.code)
            item.at("code").refuse("contradiction", "The criteria say " + code + ".");
        catalogue.tiles.push_back(tile);
    }
}

} // namespace automa::barrage::facts
