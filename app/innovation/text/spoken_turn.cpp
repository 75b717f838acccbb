#include "app/innovation/text/spoken_turn.h"

#include "app/innovation/text/question_words.h"
#include "app/innovation/text/step_words.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

SpokenTurn spokenTurn(const Catalogue& facts, const State& before, const Decision& decision) {
    const StepTeller teller(facts, before, decision);
    SpokenTurn turn;
    turn.headlines << teller.headline();
    for (const StepWords& step : teller.steps())
        for (const StepOrder& order : step.orders)
            turn.steps << order.text;
    turn.steps += teller.offers();
    for (std::size_t i = 0; i < decision.needs.size(); ++i) {
        const Need& need = decision.needs[i];
        // Of two humans only the higher marker counts: asked once for both.
        const bool asked =
            need.what == NeedKind::science && before.human_count == 2
            && std::any_of(decision.needs.begin(), decision.needs.begin() + static_cast<std::ptrdiff_t>(i),
                           [&](const Need& earlier) {
                               return earlier.what == need.what && earlier.discipline == need.discipline;
                           });
        if (!asked)
            turn.questions.push_back(spokenQuestion(facts, before, need));
    }
    return turn;
}

} // namespace automa::app::innovation_app
