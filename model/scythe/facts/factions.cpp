#include "model/scythe/facts/readers.h"

namespace automa::scythe::facts {
namespace {

using core::JsonReader;

void read_mechs(const JsonReader& list, FactionFacts& faction) {
    static_cast<void>(list.size(mechs_of_side, mechs_of_side));
    for (std::size_t i = 0; i < mechs_of_side; ++i) {
        faction.mechs[i].id = list.item(i).at("ability").string();
        const JsonReader matters = list.item(i).at("matters");
        if (!matters.is_null())
            faction.mechs[i].matters = read_enum<AbilityMatters>(matters, "effect");
    }
}

/// Riverwalk names its terrains; the two factions of the expansion cross by other means.
void read_crossings(const JsonReader& json, Faction id, FactionFacts& faction) {
    const auto add = [&](Crossing crossing) {
        faction.crossings = static_cast<std::uint8_t>(faction.crossings | 1U << index_of(crossing));
    };
    const JsonReader terrains = json.at("human_riverwalk_terrains");
    if (terrains.is_null()) {
        add(id == Faction::albion ? Crossing::tunnel : Crossing::all);
        return;
    }
    for (std::size_t i = 0, n = terrains.size(1, 5); i < n; ++i)
        add(read_enum<Crossing>(terrains.item(i), "terrain"));
}

void read_setup(const JsonReader& json, Catalogue& catalogue) {
    catalogue.setup.coins = json.at("coins").integer(0, 99);
    catalogue.setup.popularity = json.at("popularity").integer(0, 18);
    expect_total(json.at("mechs_on_mat"), mechs_of_side);
    expect_total(json.at("stars_on_mat"), static_cast<std::size_t>(stars_of_side));
    const int workers = json.at("workers_on_board").integer(0, 8) + json.at("workers_on_mat").integer(0, 8);
    if (workers != static_cast<int>(workers_of_side))
        json.at("workers_on_mat").refuse("wrong_total", "A side has 8 workers.");
}

} // namespace

void read_factions(const JsonReader& file, Catalogue& catalogue) {
    read_setup(file.at("automa_common_setup"), catalogue);
    const JsonReader list = file.at("factions");
    static_cast<void>(list.size(faction_count, faction_count));
    for (std::size_t i = 0; i < faction_count; ++i) {
        const JsonReader json = list.item(i);
        const auto id = read_enum<Faction>(json.at("id"), "faction");
        if (id != static_cast<Faction>(i))
            json.at("id").refuse("wrong_order", "The factions must be listed in their order.");
        FactionFacts& faction = catalogue.factions[i];
        faction.start_power = json.at("start_power").integer(0, power_limit);
        faction.start_combat_cards = json.at("start_combat_cards").integer(0, 9);
        const JsonReader adjacent = json.at("home_base_adjacent");
        for (std::size_t k = 0, n = adjacent.size(2, 2); k < n; ++k)
            if (!faction.base.land.has(read_territory(adjacent.item(k).at("id"), catalogue)))
                adjacent.item(k).refuse("wrong_border", "The map joins this base to other territories.");
        read_mechs(json.at("human_mechs"), faction);
        read_crossings(json, id, faction);
    }
    const JsonReader values = file.at("combat_cards");
    for (std::size_t i = 0; i < catalogue.combat_cards.size(); ++i)
        catalogue.combat_cards[i] = values.at(std::to_string(i + lowest_combat_card)).integer(0, 99);
}

} // namespace automa::scythe::facts
