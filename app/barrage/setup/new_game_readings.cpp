#include "app/barrage/setup/new_game_readings.h"

#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_words.h"
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

std::vector<HouseReading> readingsInWords(const Interpretations& chosen, bool leeghwater) {
    std::vector<HouseReading> all;
    for (const Reading& reading : readings()) {
        const QString id = text(reading.id);
        if (!leeghwater
            && (id == QLatin1String("external_work_contract")
                || id == QLatin1String("building_second_place")))
            continue;
        HouseReading question{id,
                              BarrageNames::interpretation(id),
                              BarrageNames::interpretation_question(id),
                              text(reading.options[reading.get(chosen)]),
                              {}};
        for (const std::string_view option : reading.options)
            question.answers.push_back({text(option),
                                        as_label(BarrageNames::interpretation_option(id, text(option))),
                                        BarrageNames::interpretation_meaning(id, text(option))});
        all.push_back(std::move(question));
    }
    return all;
}

bool takeReading(Interpretations& all, const QString& id, const QString& option) {
    return barrage::set_reading(all, id.toStdString(), option.toStdString());
}

QString readingsNote(const Interpretations& chosen) {
    int changed = 0;
    for (const Reading& reading : readings())
        changed += reading.get(chosen) != 0 ? 1 : 0;
    return changed == 0 ? translate("BarrageNewGame", "Open rules questions, all on default")
                        : translate("BarrageNewGame", "%n changed by you", nullptr, changed);
}

} // namespace automa::app::barrage_app
