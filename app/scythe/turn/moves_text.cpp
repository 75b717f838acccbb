#include "app/scythe/turn/moves_text.h"

#include "app/scythe/text/explainer.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

bool isSkipped(const Decision& decision) {
    return !decision.steps.empty() && decision.steps.front().kind == StepKind::skip;
}

/// A question stops row 1 after what is certain.
bool movesGoOn(const Decision& decision) {
    if (decision.needs.empty())
        return false;
    const NeedKind asked = decision.needs.front().what;
    return asked == NeedKind::resources || asked == NeedKind::move_check;
}

} // namespace

QString movesText(const Catalogue& facts, const State& state, const Decision& decision) {
    if (isSkipped(decision))
        return translate("ScytheForecast", "The turn is skipped");
    QStringList moves;
    for (const Step& step : decision.steps) {
        if (!is_move(step.kind))
            continue;
        moves << (step.kind == StepKind::attack_combat || step.kind == StepKind::attack_worker
                      ? move_headline(facts, step)
                      : translate("ScytheForecast", "%1: %2 → %3")
                            .arg(as_label(ScytheNames::unit(id_of(step.unit))),
                                 ScytheNames::place(facts, step.from), ScytheNames::place(facts, step.to)));
    }
    const QString told = moves.join(QStringLiteral("; "));
    if (!moves.isEmpty())
        return movesGoOn(decision) ? translate("ScytheForecast", "%1; more depends on your answer").arg(told)
                                   : told;
    // A question stops it before anything is certain, or no symbol can be carried out.
    return decision.needs.empty() ? ScytheExplainer(facts, state, decision).headline()
                                  : translate("ScytheForecast", "Depends on your answer");
}

QString movesSymbol(const Decision& decision) {
    for (const Step& step : decision.steps)
        if (is_move(step.kind))
            return symbol_of(step.kind);
    return isSkipped(decision) ? symbol_of(StepKind::skip) : symbol_of(Gain::coins);
}

} // namespace automa::app::scythe_app
