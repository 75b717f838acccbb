// companies.json, officers.json, tech_tiles.json: who builds, with what.
#include "model/barrage/facts/readers.h"
#include "model/barrage/state/event.h"

namespace automa::barrage::facts {
namespace {

using core::JsonReader;

void read_income(const JsonReader& income, CompanyFacts& facts) {
    for (std::size_t row = 0; row < 3; ++row) {
        const JsonReader slots = income.at(name_of(static_cast<Structure>(row)));
        static_cast<void>(slots.size(5, 5));
        for (std::size_t slot = 0; slot < 5; ++slot)
            facts.income[row][slot] = read_rewards(slots.item(slot).at("income"));
    }
}

void read_powerhouse_row(const JsonReader& row, CompanyFacts& facts) {
    static_cast<void>(row.size(4, 4));
    for (std::size_t slot = 0; slot < 4; ++slot) {
        const auto effect = row.item(slot).maybe("effect");
        if (!effect)
            continue;
        const std::size_t type = effect->at("type").one_of(
            std::array<std::string_view, 2>{"production_bonus", "company_ability"}, "effect");
        if (type == 0)
            facts.production_bonus[slot] = effect->at("amount").integer(1, 5);
        else
            facts.ability_slot = static_cast<int>(slot) + 1;
    }
    if (facts.ability_slot == 0)
        row.refuse("missing_key", "No powerhouse of this row gives the company's ability.");
}

void read_numbers(const JsonReader& item, Officer officer, OfficerNumbers& numbers) {
    if (officer == Officer::wilhelm_adler)
        numbers.adler_base_excavators = item.at("cost_override").at("base_excavators").integer(0, 9);
    if (officer == Officer::viktor_fiesler)
        numbers.viktor_minimum_energy = item.at("minimum_raw_energy").integer(0, 9);
    if (officer == Officer::jill_mcdowell)
        numbers.jill_mixers_per_power =
            item.at("conduit_cost_alternative").at("mixers_per_power").integer(1, 9);
    if (officer == Officer::graziano_del_monte)
        for (int height = 1; height <= max_dam_height; ++height)
            numbers.graziano_capacity[static_cast<std::size_t>(height) - 1] =
                item.at("dam_capacity").at(std::to_string(height)).integer(1, 9);
}

} // namespace

void read_companies(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader pieces = file.at("pieces_per_company");
    // No more pieces than the company board has slots for, each with what it uncovers.
    const CompanyFacts slots;
    for (std::size_t i = 0; i < 4; ++i) {
        const bool powerhouse = static_cast<Structure>(i) == Structure::powerhouse;
        const std::size_t room = powerhouse ? slots.production_bonus.size() : slots.income[0].size();
        catalogue.pieces.of[i] =
            pieces.at(name_of(static_cast<Structure>(i))).integer(1, static_cast<int>(room));
    }
    catalogue.pieces.of[index_of(Structure::building)] = pieces.at("building_leeghwater").integer(1, 9);
    catalogue.pieces.engineers =
        pieces.at("engineers").integer(1, bounds::engineers.max); // that an event can tell
    const JsonReader list = file.at("companies");
    static_cast<void>(list.size(company_count, company_count));
    for (std::size_t i = 0; i < company_count; ++i) {
        const JsonReader item = list.item(i);
        if (read_enum<Company>(item.at("id"), "company") != static_cast<Company>(i))
            item.at("id").refuse("wrong_order", "Companies must be listed in their order, each once.");
        CompanyFacts& facts = catalogue.companies[i];
        facts.leader = item.at("leader").string();
        facts.colour = item.at("colour").string();
        facts.leeghwater = item.at("expansion").string() == "leeghwater";
        read_income(item.at("income"), facts);
        read_powerhouse_row(item.at("powerhouse_row"), facts);
    }
}

void read_officers(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader list = file.at("officers");
    std::size_t playable = 0;
    for (std::size_t i = 0, n = list.size(count_of<Officer>, 40); i < n; ++i) {
        const JsonReader item = list.item(i);
        const std::size_t set = item.at("set").one_of(
            std::array<std::string_view, 3>{"base", "leeghwater", "promo"}, "set of officers");
        if (set == 2) {
            catalogue.promo_officers.push_back(item.at("id").string());
            continue;
        }
        const auto officer = read_enum<Officer>(item.at("id"), "officer");
        catalogue.officers[index_of(officer)] = {item.at("name").string(), false, set == 1};
        read_numbers(item, officer, catalogue.officer_numbers);
        ++playable;
    }
    if (playable != count_of<Officer>)
        list.refuse("wrong_count", "There must be 11 officers besides the promos.");
}

void read_tech(const JsonReader& file, Catalogue& catalogue) {
    const auto note = [&](const JsonReader& item, TechId id) {
        TechFacts& facts = catalogue.tech[id.index()];
        if (!facts.id.empty())
            item.at("id").refuse("duplicate", "This technology tile is listed twice.");
        facts.id = item.at("id").string();
        facts.leeghwater = item.has("expansion") && item.at("expansion").string() == "leeghwater";
    };
    const JsonReader basic = file.at("basic");
    for (std::size_t i = 0, n = basic.size(6, 6); i < n; ++i)
        note(basic.item(i), tech_tile(0, read_enum<Structure>(basic.item(i).at("structure"), "structure")));
    const JsonReader advanced = file.at("advanced");
    const JsonReader counts = file.at("counts");
    const std::size_t expected = static_cast<std::size_t>(counts.at("advanced_base_game").integer(0, 30)
                                                          + counts.at("advanced_leeghwater").integer(0, 30));
    for (std::size_t i = 0, n = advanced.size(expected, expected); i < n; ++i) {
        const JsonReader item = advanced.item(i);
        note(item, tech_tile(item.at("level").integer(1, 3),
                             read_enum<Structure>(item.at("structure"), "structure")));
    }
    const JsonReader special = file.at("special");
    static_cast<void>(special.size(2, 2));
    note(special.item(0), special_anton);
    note(special.item(1), special_leslie);
    for (const TechFacts& facts : catalogue.tech)
        if (facts.id.empty())
            advanced.refuse("missing_tile", "A technology tile is missing.");
}

} // namespace automa::barrage::facts
