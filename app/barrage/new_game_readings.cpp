#include "app/barrage/new_game_readings.h"

#include <type_traits>
#include <utility>

namespace automa::app::barrage_app {

using barrage::Interpretations;

namespace {

template <auto Member>
constexpr Reading reading(std::string_view id) {
    using Option = std::remove_cvref_t<decltype(std::declval<Interpretations&>().*Member)>;
    return {id, barrage::Names<Option>::all,
            [](const Interpretations& all) { return barrage::index_of(all.*Member); },
            [](Interpretations& all, std::size_t option) { all.*Member = static_cast<Option>(option); }};
}

constexpr Reading all[] = {
    reading<&Interpretations::third_of_system>("third_of_system"),
    reading<&Interpretations::water_drops>("water_drops"),
    reading<&Interpretations::patent_choice>("patent_choice"),
    reading<&Interpretations::external_work_contract>("external_work_contract"),
    reading<&Interpretations::most_water_drops>("most_water_drops"),
    reading<&Interpretations::contract_bonus>("contract_bonus"),
    reading<&Interpretations::tile_reshuffle>("tile_reshuffle"),
    reading<&Interpretations::building_second_place>("building_second_place"),
};

} // namespace

std::span<const Reading> readings() {
    return all;
}

} // namespace automa::app::barrage_app
