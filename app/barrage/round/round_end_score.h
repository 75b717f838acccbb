// Scores as a table: lines of the score by participants.
#pragma once

#include "app/play/score_table.h"
#include "model/barrage/table/round.h"

#include <QString>

#include <vector>

namespace automa::app::barrage_app {

/// A row for each reason, the sum last; columns in turn order.
[[nodiscard]] std::vector<ScoreRow> scoreTable(const barrage::Catalogue& facts, const barrage::State& state,
                                               const std::vector<barrage::ScoreLine>& lines);
/// "USA leads the track: +24 VP"
[[nodiscard]] QString leaderText(const barrage::State& state, const barrage::PhaseResult& phase);

} // namespace automa::app::barrage_app
