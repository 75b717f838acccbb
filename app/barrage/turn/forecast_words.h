// A forecast in words: what may happen, the likeliest first.
#pragma once

#include "model/barrage/turn/forecast.h"

#include <QString>

#include <vector>

namespace automa::app::barrage_app {

struct Outcome {
    QString text; // the headline of the turn
    QString symbol;
    int count = 0; // of the forecast's prospects

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Prospects with the same headline are one outcome. Equally likely ones stand in the order of the tiles'
/// numbers.
[[nodiscard]] std::vector<Outcome> outcomesOf(const barrage::Catalogue& facts,
                                              const barrage::Forecast& forecast);
/// "7 of 12"
[[nodiscard]] QString oddsText(int count, int total);

} // namespace automa::app::barrage_app
