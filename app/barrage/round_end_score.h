// Scores as a table: lines of the score by participants.
#pragma once

#include "model/barrage/round.h"

#include <QString>
#include <QVariantList>

#include <vector>

namespace automa::app::barrage_app {

/// {text, detail, values: [string], sums: [string], total}: a row for each reason, the sum last; columns in
/// turn order. `sums` tells how each value came about, a line for each company.
[[nodiscard]] QVariantList scoreTable(const barrage::Catalogue& facts, const barrage::State& state,
                                      const std::vector<barrage::ScoreLine>& lines);
/// "USA leads the track: +24 VP"
[[nodiscard]] QString leaderText(const barrage::State& state, const barrage::PhaseResult& phase);

} // namespace automa::app::barrage_app
