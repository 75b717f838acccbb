#include "app/scythe/text/spoken_turn.h"

#include "app/scythe/text/explainer.h"
#include "app/scythe/text/questions.h"

namespace automa::app::scythe_app {

using namespace scythe;

SpokenTurn spoken_turn(const Catalogue& facts, const State& before, const Decision& decision) {
    const ScytheExplainer explainer(facts, before, decision);
    SpokenTurn turn;
    turn.headlines = QStringList(explainer.headline()) + explainer.sublines(false);
    for (const Section& section : explainer.sections())
        for (const Instruction& line : section.lines)
            turn.steps << line.text;
    for (const Need& need : decision.needs)
        turn.questions.push_back(spoken_question(facts, need));
    return turn;
}

} // namespace automa::app::scythe_app
