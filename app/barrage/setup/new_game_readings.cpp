#include "app/barrage/setup/new_game_readings.h"

#include "model/barrage/state/readings.h"

#include <vector>

namespace automa::app::barrage_app {

using barrage::Interpretations;

std::size_t Reading::get(const Interpretations& all) const {
    std::size_t option = 0;
    barrage::each_reading(all, [&](std::string_view key, auto value) {
        if (key == id)
            option = barrage::index_of(value);
    });
    return option;
}

void Reading::set(Interpretations& all, std::size_t option) const {
    if (option < options.size())
        static_cast<void>(barrage::set_reading(all, id, options[option]));
}

std::span<const Reading> readings() {
    static const std::vector<Reading> all = [] {
        std::vector<Reading> list;
        const Interpretations usual;
        barrage::each_reading(usual, [&](std::string_view key, auto) {
            list.push_back({key, barrage::choices_of(key)});
        });
        return list;
    }();
    return all;
}

} // namespace automa::app::barrage_app
