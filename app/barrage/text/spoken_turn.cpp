#include "app/barrage/text/spoken_turn.h"

#include "app/barrage/text/explainer.h"
#include "app/barrage/text/reward_facts.h"
#include "model/barrage/turn/questions.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// Which contract may lie there now, those that need least energy first, as the table offers them.
SpokenQuestion question_of(const Catalogue& facts, const State& before, const NeedText& need) {
    SpokenQuestion question{.text = need.text};
    std::vector<ContractId> contracts = unseen_contracts(facts, before, need.need.colour);
    std::ranges::stable_sort(contracts, {},
                             [&](ContractId id) { return facts.contract(id).energy_required; });
    for (const ContractId id : contracts)
        question.answers.push_back(
            {.number = static_cast<int>(question.answers.size()) + 1,
             .text = translate("BarrageExplainer", "%1: %2", "a contract and its reward")
                         .arg(contract_name(facts, id), rewards_text(facts.contract(id).rewards))});
    return question;
}

} // namespace

SpokenTurn spoken_turn(const Catalogue& facts, const State& before, const Decision& decision) {
    const BarrageExplainer explainer(facts, before, decision);
    SpokenTurn turn;
    turn.headlines = QStringList(explainer.headline()) + explainer.sublines();
    for (const StepText& step : explainer.steps())
        for (const Instruction& instruction : step.instructions)
            turn.steps << instruction.text;
    for (const NeedText& need : explainer.needs())
        turn.questions.push_back(question_of(facts, before, need));
    return turn;
}

} // namespace automa::app::barrage_app
