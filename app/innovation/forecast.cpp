#include "app/innovation/forecast.h"

#include "app/innovation/text/names.h"
#include "app/innovation/text/step_words.h"
#include "app/text/text_ids.h"
#include "model/innovation/forecast.h"

#include <QStringList>

#include <algorithm>
#include <numeric>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

QString oddsText(std::uint64_t part, std::uint64_t whole) {
    return translate("InnovationForecast", "%1 of %2").arg(part).arg(whole);
}

/// Everything that a prospect comes to, in few words.
QString outcomeText(const Catalogue& facts, const State& before, const Decision& decision) {
    const StepTeller teller(facts, before, decision);
    QStringList steps;
    State now = before;
    for (const Step& step : decision.steps) {
        steps << teller.brief(step, now);
        for (const Event& event : step.range.events.of(decision.events))
            apply_in_place(now, event);
    }
    if (!decision.needs.empty())
        steps << (steps.isEmpty() ? translate("InnovationForecast", "It asks first")
                                  : translate("InnovationForecast", "then it asks"));
    return steps.isEmpty() ? translate("InnovationForecast", "Nothing can be done")
                           : steps.join(QStringLiteral(" · "));
}

QString symbolOf(const Decision& decision) {
    if (decision.steps.empty())
        return decision.needs.empty() ? QStringLiteral("close") : QStringLiteral("why");
    const StepKind kind = decision.steps.front().kind;
    if (kind == StepKind::pass)
        return QStringLiteral("pass");
    if (kind == StepKind::gain_vp)
        return QStringLiteral("vp");
    return kind == StepKind::terraform_build   ? actionSymbol(CardSymbol::terraform_and_build)
           : kind == StepKind::upgrade         ? actionSymbol(CardSymbol::upgrade)
           : kind == StepKind::take_innovation ? actionSymbol(CardSymbol::take_innovation)
           : kind == StepKind::send_scholar    ? actionSymbol(CardSymbol::send_scholar)
           : kind == StepKind::advance         ? actionSymbol(CardSymbol::advance_discipline)
           : kind == StepKind::faction_guided  ? actionSymbol(CardSymbol::faction_action)
                                               : actionSymbol(CardSymbol::block_power_and_book);
}

} // namespace

QString passOddsText(const std::vector<PassOdds>& passes, std::uint64_t denominator) {
    QStringList parts;
    for (const PassOdds& odds : passes) {
        if (odds.weight == 0)
            continue;
        const std::uint64_t common = std::gcd(odds.weight, denominator);
        parts << translate("InnovationForecast", "in its turn %1 from now: %2", "turns counted, odds")
                     .arg(odds.turn)
                     .arg(oddsText(odds.weight / common, denominator / common));
    }
    return parts.isEmpty()
               ? QString()
               : translate("InnovationForecast", "Passes %1.").arg(parts.join(QStringLiteral("; ")));
}

InnovationForecast::InnovationForecast(InnovationGame& game, Settings& settings, QObject* parent)
    : ForecastModel(settings, QStringLiteral("innovation/forecast"), parent), game_(game) {
    connect(&game_, &InnovationGame::changed, this, &InnovationForecast::refresh);
}

std::optional<ForecastText> InnovationForecast::foresee() {
    if (!game_.isOpen())
        return std::nullopt;
    const auto seen = innovation::forecast(game_.facts(), game_.state());
    if (!seen || seen->prospects.empty())
        return std::nullopt;
    // Prospects that come to the same are one outcome.
    std::vector<std::pair<const Prospect*, std::uint64_t>> merged;
    for (const Prospect& prospect : seen->prospects) {
        const auto same = std::ranges::find_if(merged, [&](const auto& known) {
            return same_outcome(known.first->decision, prospect.decision);
        });
        if (same == merged.end())
            merged.emplace_back(&prospect, prospect.weight);
        else
            same->second += prospect.weight;
    }
    std::ranges::stable_sort(merged, [](const auto& a, const auto& b) { return a.second > b.second; });
    std::uint64_t common = seen->denominator;
    for (const auto& outcome : merged)
        common = std::gcd(common, outcome.second);
    common = std::max<std::uint64_t>(common, 1);
    ForecastText text;
    text.who = InnovationNames::faction(id_of(game_.state().automa.faction));
    text.title = translate("InnovationForecast", "Forecast: the Automa’s next turn");
    text.note = translate("InnovationForecast", "If nothing changes on the board. %1")
                    .arg(passOddsText(seen->passes, seen->pass_denominator));
    for (const auto& [prospect, weight] : merged)
        text.outcomes.push_back({outcomeText(game_.facts(), seen->before, prospect->decision),
                                 oddsText(weight / common, seen->denominator / common),
                                 symbolOf(prospect->decision),
                                 static_cast<double>(weight) / static_cast<double>(seen->denominator)});
    return text;
}

} // namespace automa::app::innovation_app
