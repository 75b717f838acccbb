#include "app/scythe/forecast.h"

#include "app/scythe/text/explainer.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"
#include "model/scythe/forecast.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

/// "Mech: tundra D6 → forest C3"; several moves one after the other.
QString movesText(const Catalogue& facts, const State& state, const Outcome& outcome,
                  const Decision& decision) {
    if (outcome.skipped)
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
    if (!moves.isEmpty())
        return moves.join(QStringLiteral("; "));
    // A question stops it before anything is certain, or no symbol can be carried out.
    return decision.needs.empty() ? ScytheExplainer(facts, state, decision).headline()
                                  : translate("ScytheForecast", "Depends on a question to you");
}

QString symbolOf(const Outcome& outcome, const Decision& decision) {
    for (const Step& step : decision.steps)
        if (is_move(step.kind))
            return symbol_of(step.kind);
    return outcome.skipped ? symbol_of(StepKind::skip) : symbol_of(Gain::coins);
}

} // namespace

ScytheForecast::ScytheForecast(ScytheGame& game, Settings& settings, QObject* parent)
    : ForecastModel(settings, QStringLiteral("scythe/forecast"), parent), game_(game) {
    connect(&game_, &SessionBase::changed, this, &ScytheForecast::refresh);
}

QString ScytheForecast::line() const {
    if (!enabled() || outcomeList().empty())
        return {};
    const ForecastOutcome& first = outcomeList().front();
    return translate("ScytheForecast", "As it stands, %1: %2").arg(first.odds, first.text);
}

std::optional<ForecastText> ScytheForecast::foresee() {
    if (!game_.isOpen())
        return std::nullopt;
    const auto forecast = scythe::forecast(game_.facts(), game_.state());
    if (!forecast || forecast->prospects.empty())
        return std::nullopt;
    const int total = static_cast<int>(forecast->prospects.size());
    ForecastText words;
    words.who = id_of(game_.automa().faction).toString();
    words.title = translate("ScytheForecast", "The Automa’s next turn");
    words.note = translate("ScytheForecast", "As it stands now. %n card(s) may come.", nullptr, total);
    for (const Outcome& outcome : forecast->outcomes) {
        const Decision& decision = forecast->prospects[outcome.example].decision;
        words.outcomes.push_back(
            {movesText(game_.facts(), game_.state(), outcome, decision),
             translate("ScytheForecast", "%1 of %2").arg(outcome.cards.size()).arg(total),
             symbolOf(outcome, decision), static_cast<double>(outcome.cards.size()) / total});
    }
    return words;
}

} // namespace automa::app::scythe_app
