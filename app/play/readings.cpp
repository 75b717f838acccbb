#include "app/play/readings.h"

namespace automa::app {

void ReadingsModel::show(const std::vector<HouseReading>& readings) {
    std::vector<ReadingRow> rows;
    for (const HouseReading& reading : readings)
        for (const ReadingAnswer& answer : reading.answers) {
            const bool opens = &answer == &reading.answers.front();
            rows.push_back({reading.id, opens ? reading.title : QString(),
                            opens ? reading.question : QString(), answer.value, answer.text, answer.detail,
                            answer.value == reading.current, opens, &answer == &reading.answers.back()});
        }
    rows_.show(std::move(rows));
}

} // namespace automa::app
