// What the rulebooks leave open, as a table of all the readings: formats, codes, pages and schemas walk
// through it.
#pragma once

#include "model/barrage/state/state.h"

#include <span>
#include <string_view>
#include <type_traits>

namespace automa::barrage {

/// Calls `visit(key, reading)` for each, in the order of the format. The order is that of the share code too:
/// new ones come last.
template <class All, class Visit>
requires std::is_same_v<std::remove_const_t<All>, Interpretations>
constexpr void each_reading(All& all, Visit&& visit) {
    visit(std::string_view("third_of_system"), all.third_of_system);
    visit(std::string_view("water_drops"), all.water_drops);
    visit(std::string_view("patent_choice"), all.patent_choice);
    visit(std::string_view("external_work_contract"), all.external_work_contract);
    visit(std::string_view("most_water_drops"), all.most_water_drops);
    visit(std::string_view("contract_bonus"), all.contract_bonus);
    visit(std::string_view("tile_reshuffle"), all.tile_reshuffle);
    visit(std::string_view("building_second_place"), all.building_second_place);
    visit(std::string_view("objective_zero"), all.objective_zero);
}

/// The name of the choice taken; empty for an unknown key.
[[nodiscard]] inline std::string_view reading(const Interpretations& all, std::string_view key) {
    std::string_view choice;
    each_reading(all, [&](std::string_view name, auto value) {
        if (name == key)
            choice = name_of(value);
    });
    return choice;
}

/// The names a reading can be taken by, the default first; empty for an unknown key.
[[nodiscard]] inline std::span<const std::string_view> choices_of(std::string_view key) {
    std::span<const std::string_view> choices;
    const Interpretations usual;
    each_reading(usual, [&](std::string_view name, auto value) {
        if (name == key)
            choices = Names<decltype(value)>::all;
    });
    return choices;
}

/// False, and nothing changes, if key or choice is unknown.
[[nodiscard]] inline bool set_reading(Interpretations& all, std::string_view key, std::string_view choice) {
    bool found = false;
    each_reading(all, [&]<class Reading>(std::string_view name, Reading& value) {
        if (name != key)
            return;
        if (const auto chosen = core::by_name<Reading>(choice)) {
            value = *chosen;
            found = true;
        }
    });
    return found;
}

} // namespace automa::barrage
