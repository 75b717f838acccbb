// An Automa's turn in words, as the turn's card takes it; for the table, the tour and "Quick question".
#pragma once

#include "app/play/question.h"
#include "app/play/score_table.h"
#include "app/play/turn_card.h"
#include "model/barrage/turn/decision.h"

namespace automa::app::barrage_app {

/// Contract: the decision was made for `state`. `booked`: how many of its steps are carried out already.
[[nodiscard]] TurnText turnText(const barrage::Catalogue& facts, const barrage::State& state,
                                const barrage::Decision& decision, std::size_t booked = 0);

/// A column of a score table for everybody, in turn order.
[[nodiscard]] std::vector<ScoreColumn> scoreColumns(const barrage::State& state);

} // namespace automa::app::barrage_app
