// What only the table can tell, as a question.
#pragma once

#include "app/text/aloud/aloud.h"
#include "model/innovation/state/event.h"
#include "model/innovation/turn/decision.h"

#include <QString>

#include <vector>

namespace automa::app::innovation_app {

struct QuestionWords {
    QString title;
    QString text; // why it is asked
};
[[nodiscard]] QuestionWords questionWords(const innovation::Catalogue& facts, const innovation::State& state,
                                          const innovation::Need& need);

/// What stands over a row of action spaces or of innovations.
[[nodiscard]] QString slotsTitle(innovation::SlotRow row);

/// The numbers of the round or final tiles that can lie where the tile is asked for.
[[nodiscard]] std::vector<int> possibleTiles(const innovation::Catalogue& facts,
                                             const innovation::State& state, const innovation::Need& need);
[[nodiscard]] QString tileScoring(const innovation::Catalogue& facts, const innovation::Need& need,
                                  int number);

/// With its answers, to be spoken.
[[nodiscard]] SpokenQuestion spokenQuestion(const innovation::Catalogue& facts,
                                            const innovation::State& state, const innovation::Need& need);

} // namespace automa::app::innovation_app
