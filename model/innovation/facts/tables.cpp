// Tiles, science display, buildings and terrain priority cards.
#include "model/innovation/facts/readers.h"

#include <algorithm>
#include <string>

namespace automa::innovation::facts {
namespace {

using core::JsonReader;

std::array<int, 3> read_places(const JsonReader& list) {
    static_cast<void>(list.size(3, 3));
    return {list.item(0).integer(1, 50), list.item(1).integer(1, 50), list.item(2).integer(1, 50)};
}

void read_kind(const JsonReader& item, Tables& tables) {
    const auto kind = read_enum<Kind>(item.at("id"), "building");
    if (is_neutral(kind))
        item.at("id").refuse("contradiction", "This is a neutral building.");
    KindFacts& facts = tables.kinds[index_of(kind)];
    facts.power = item.at("power").integer(1, 9);
    facts.count = item.at("count").integer(1, 20);
    const JsonReader upgrades = item.at("upgrades_to");
    for (std::size_t i = 0, n = upgrades.size(0, 2); i < n; ++i)
        facts.upgrades.push_back(read_enum<Kind>(upgrades.item(i), "building"));
}

/// The Automa takes the first kind left: the list must stand with the highest power first.
void check_upgrades(const JsonReader& file, const Tables& tables) {
    const JsonReader choice = file.at("automa_upgrade_choice");
    for (std::size_t k = 0; k < own_kinds; ++k) {
        const auto& upgrades = tables.kinds[k].upgrades;
        for (std::size_t i = 1; i < upgrades.size(); ++i)
            if (tables.kinds[index_of(upgrades[i])].power > tables.kinds[index_of(upgrades[i - 1])].power)
                choice.refuse("contradiction", "The building of the highest power must come first.");
        const auto listed = choice.maybe(Names<Kind>::all[k]);
        const std::size_t n = listed ? listed->size(0, 2) : 0;
        if (n != upgrades.size())
            choice.refuse("contradiction", "The buildings’ own upgrades differ.");
        for (std::size_t i = 0; i < n; ++i)
            if (read_enum<Kind>(listed->item(i), "building") != upgrades[i])
                listed->item(i).refuse("contradiction", "The buildings’ own upgrades differ.");
    }
}

void read_innovation_rows(const JsonReader& item, core::StaticVector<int, 2>& rows) {
    int total = 0;
    for (std::size_t i = 0; i < item.at("rows").size(2, 2); ++i) {
        rows.push_back(item.at("rows").item(i).integer(1, 4));
        total += rows.back();
    }
    static_cast<void>(item.at("total").integer(total, total));
}

void read_levels(const JsonReader& levels, ScienceFacts& science) {
    static_cast<void>(levels.at("min").integer(0, 0));
    static_cast<void>(levels.at("max").integer(top_level, top_level));
    const JsonReader powers = levels.at("power_gain_when_reached");
    powers.expect_object();
    for (const auto& [level, gain] : powers.json().items()) {
        std::size_t at = 1;
        while (at < science.power.size() && std::to_string(at) != level)
            ++at;
        if (at == science.power.size())
            powers.at(level).refuse("unknown_id", "The tracks have no such level.");
        science.power[at] = powers.at(level).integer(1, 9);
    }
    science.key_level = levels.at("key_needed_to_enter").integer(1, top_level);
}

} // namespace

void read_round_tiles(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader list = file.at("tiles");
    static_cast<void>(list.size(round_tile_count, round_tile_count));
    for (std::size_t i = 0; i < round_tile_count; ++i) {
        const JsonReader item = list.item(i);
        expect_number(item.at("id"), i);
        RoundTile& tile = catalogue.round_tiles[i];
        tile.scoring = item.at("player_scoring").string();
        tile.player_vp = item.at("player_vp").integer(0, 20);
        tile.discipline = read_enum<Discipline>(item.at("automa_discipline"), "discipline");
        tile.vp = {item.at("automa_vp").at("rounds_1_3").integer(0, 20),
                   item.at("automa_vp").at("rounds_4_6").integer(0, 20)};
        const JsonReader bonus = item.at("science_bonus");
        tile.bonus_discipline = read_enum<Discipline>(bonus.at("discipline"), "discipline");
        tile.bonus_per_levels = bonus.at("per_levels").integer(1, top_level);
        tile.bonus_gain = bonus.at("gain").string();
        tile.bonus_amount = bonus.at("amount").integer(1, 9);
        const JsonReader forbidden = item.at("forbidden_rounds");
        for (std::size_t k = 0, n = forbidden.size(0, round_count); k < n; ++k)
            tile.forbidden[static_cast<std::size_t>(
                forbidden.item(k).integer(1, static_cast<int>(round_count)) - 1)] = true;
    }
}

void read_final_tiles(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader list = file.at("tiles");
    static_cast<void>(list.size(final_tile_count, final_tile_count));
    for (std::size_t i = 0; i < final_tile_count; ++i) {
        const JsonReader item = list.item(i);
        expect_number(item.at("id"), i);
        catalogue.final_tiles[i] = {item.at("player_scoring").string(), item.at("player_vp").integer(0, 20),
                                    read_enum<Discipline>(item.at("automa_discipline"), "discipline"),
                                    item.at("automa_vp").integer(0, 20)};
    }
}

void read_science(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader list = file.at("disciplines");
    static_cast<void>(list.size(count_of<Discipline>, count_of<Discipline>));
    for (std::size_t i = 0; i < count_of<Discipline>; ++i) {
        const JsonReader item = list.item(i);
        expect_named<Discipline>(item.at("id"), i, "discipline");
        expect_number(item.at("position"), i);
        const JsonReader spaces = item.at("scholar_spaces");
        static_cast<void>(spaces.size(scholar_space_count, scholar_space_count));
        for (std::size_t k = 0; k < scholar_space_count; ++k) {
            catalogue.science.spaces[i][k] = spaces.item(k).integer(1, 9);
            if (k > 0 && catalogue.science.spaces[i][k] > catalogue.science.spaces[i][k - 1])
                spaces.refuse("wrong_order", "The highest value must come first.");
        }
    }
    read_levels(file.at("levels"), catalogue.science);
    catalogue.science.scholars = file.at("scholars_per_player").integer(1, 20);
    catalogue.science.places = read_places(file.at("final_scoring").at("places"));
}

void read_structures(const JsonReader& file, Catalogue& catalogue) {
    Tables& tables = catalogue.tables;
    const JsonReader own = file.at("buildings");
    static_cast<void>(own.size(own_kinds, own_kinds));
    for (std::size_t i = 0; i < own_kinds; ++i)
        read_kind(own.item(i), tables);
    check_upgrades(file, tables);
    const JsonReader neutral = file.at("neutral_buildings").at("power");
    for (std::size_t k = own_kinds; k < count_of<Kind>; ++k)
        tables.kinds[k].power = neutral.at(Names<Kind>::all[k]).integer(1, 9);
    tables.annex_power = neutral.at("annex").integer(1, 9);
    const JsonReader power = file.at("power_actions");
    static_cast<void>(power.size(power_action_count, power_action_count));
    for (std::size_t i = 0; i < power_action_count; ++i) {
        expect_number(power.item(i).at("position"), i);
        tables.power_actions[i] = power.item(i).at("id").string();
        tables.power_costs[i] = power.item(i).at("cost_power").integer(1, 20);
    }
    static_cast<void>(file.at("book_actions").at("slots").integer(book_action_count, book_action_count));
    const JsonReader display = file.at("innovation_display");
    read_innovation_rows(display.at("two_participants"), tables.innovation_rows[0]);
    read_innovation_rows(display.at("three_participants"), tables.innovation_rows[1]);
    tables.area_places = read_places(file.at("final_area_scoring").at("places"));
    if (file.at("scholars").integer(1, 20) != catalogue.science.scholars)
        file.at("scholars").refuse("contradiction", "The science display says another number.");
}

void read_priority(const JsonReader& file, Catalogue& catalogue) {
    const auto read_row = [](const JsonReader& list) {
        static_cast<void>(list.size(count_of<Terrain>, count_of<Terrain>));
        std::array<Terrain, count_of<Terrain>> row{};
        for (std::size_t i = 0; i < row.size(); ++i) {
            row[i] = read_enum<Terrain>(list.item(i), "terrain");
            if (std::find(row.begin(), row.begin() + i, row[i]) != row.begin() + i)
                list.item(i).refuse("duplicate", "Each terrain stands here once.");
        }
        return row;
    };
    catalogue.tables.wheel = read_row(file.at("terrain_wheel"));
    for (std::size_t t = 0; t < count_of<Terrain>; ++t)
        for (std::size_t r = 0; r < count_of<PriorityRow>; ++r) {
            const JsonReader list =
                file.at("cards").at(Names<Terrain>::all[t]).at(Names<PriorityRow>::all[r]);
            catalogue.priority[t][r] = read_row(list);
            if (catalogue.priority[t][r][0] != static_cast<Terrain>(t))
                list.refuse("contradiction", "A row begins with the card’s own terrain.");
        }
}

} // namespace automa::innovation::facts
