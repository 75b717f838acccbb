#include "app/innovation/turn/forecast.h"

#include "app/innovation/text/names.h"
#include "app/innovation/text/step_words.h"
#include "app/text/text_ids.h"
#include "model/innovation/turn/forecast.h"

#include <QStringList>

#include <algorithm>
#include <numeric>
#include <utility>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

QString oddsText(std::uint64_t part, std::uint64_t whole) {
    return translate("InnovationForecast", "%1 of %2").arg(part).arg(whole);
}

/// Never 0 or 100 for what is only nearly so.
int perCent(std::uint64_t part, std::uint64_t whole) {
    const auto nearest = static_cast<int>((200 * part + whole) / (2 * whole));
    return part == whole ? 100 : std::clamp(nearest, 1, 99);
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
    return steps.isEmpty() ? translate("InnovationForecast", "Nothing is possible")
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

/// Where its pieces go; those that a guided faction's card leaves to the general rules too.
HexSet hexesOf(const std::vector<Step>& steps) {
    HexSet hexes;
    for (const Step& step : steps) {
        if (step.hex)
            hexes.add(*step.hex);
        hexes = hexes | hexesOf(step.proposal);
    }
    return hexes;
}

struct Outcome {
    const Decision* decision = nullptr;
    std::uint64_t weight = 0;
    QString text{};
};

/// Prospects that come to the same, or at least read the same, are one outcome. The likeliest first.
std::vector<Outcome> outcomesOf(const Catalogue& facts, const Forecast& seen) {
    std::vector<Outcome> outcomes;
    for (const Prospect& prospect : seen.prospects) {
        auto same = std::ranges::find_if(
            outcomes, [&](const Outcome& known) { return same_outcome(*known.decision, prospect.decision); });
        if (same == outcomes.end()) {
            const QString text = outcomeText(facts, seen.before, prospect.decision);
            same = std::ranges::find(outcomes, text, &Outcome::text);
            if (same == outcomes.end())
                same = outcomes.insert(outcomes.end(), {&prospect.decision, 0, text});
        }
        same->weight += prospect.weight;
    }
    // What it only asks tells the least.
    const auto rank = [](const Outcome& outcome) {
        return std::pair(!outcome.decision->steps.empty() || outcome.decision->needs.empty(), outcome.weight);
    };
    std::ranges::stable_sort(outcomes, std::ranges::greater{}, rank);
    return outcomes;
}

} // namespace

QString passOddsText(const std::vector<PassOdds>& passes, std::uint64_t denominator) {
    QStringList parts;
    for (const PassOdds& odds : passes) {
        if (odds.weight == 0)
            continue;
        //: %1: how likely that is, in per cent
        parts << translate("InnovationForecast", "in %n turn(s) (%1%)", nullptr, odds.turn)
                     .arg(perCent(odds.weight, denominator));
    }
    return parts.isEmpty()
               ? QString()
               : translate("InnovationForecast", "It will pass: %1.").arg(parts.join(QStringLiteral(", ")));
}

InnovationForecast::InnovationForecast(InnovationGame& game, Settings& settings, QObject* parent)
    : ForecastModel(settings, QStringLiteral("innovation/forecast"), parent), game_(game),
      map_(game.sharedFacts()) {
    connect(&game_, &InnovationGame::changed, this, &InnovationForecast::refresh);
}

void InnovationForecast::setOnMap(bool on) {
    if (on == on_map_)
        return;
    on_map_ = on;
    refresh();
    computeNow();
}

QString InnovationForecast::shownText() const {
    QStringList parts;
    for (const MapMark& label : shown_.labels)
        parts << map_.idOf(label.place) + QStringLiteral(": ") + label.text;
    return parts.join(QStringLiteral(", "));
}

std::optional<ForecastText> InnovationForecast::foresee() {
    shown_ = {};
    placed_ = false;
    if (!game_.isOpen())
        return std::nullopt;
    const auto seen = innovation::forecast(game_.facts(), game_.state());
    if (!seen || seen->prospects.empty())
        return std::nullopt;
    const std::vector<Outcome> outcomes = outcomesOf(game_.facts(), *seen);
    std::uint64_t common = seen->denominator;
    for (const Outcome& outcome : outcomes)
        common = std::gcd(common, outcome.weight);
    common = std::max<std::uint64_t>(common, 1);
    ForecastText text;
    text.who = InnovationNames::faction(id_of(game_.state().automa.faction));
    text.title = translate("InnovationForecast", "Forecast: the Automa’s next turn");
    text.note = translate("InnovationForecast", "If nothing changes on the board. %1")
                    .arg(passOddsText(seen->passes, seen->pass_denominator));
    for (const Outcome& outcome : outcomes)
        text.outcomes.push_back(
            {outcome.text, oddsText(outcome.weight / common, seen->denominator / common),
             symbolOf(*outcome.decision),
             static_cast<double>(outcome.weight) / static_cast<double>(seen->denominator)});
    placed_ = std::ranges::any_of(
        outcomes, [](const Outcome& outcome) { return !hexesOf(outcome.decision->steps).empty(); });
    if (on_map_)
        light(*seen);
    return text;
}

/// Each hex with the odds of everything that comes to it.
void InnovationForecast::light(const Forecast& seen) {
    map_.showPosition(seen.before);
    std::vector<std::uint64_t> weights(game_.map().hexes.size());
    HexSet hexes;
    for (const Prospect& prospect : seen.prospects)
        for (const HexId hex : hexesOf(prospect.decision.steps)) {
            weights[hex.index()] += prospect.weight;
            hexes.add(hex);
        }
    shown_.candidates = map_.placesOf(hexes);
    for (const HexId hex : hexes)
        shown_.labels.push_back(
            {map_.placeOf(hex),
             translate("InnovationForecast", "%1%").arg(perCent(weights[hex.index()], seen.denominator))});
}

} // namespace automa::app::innovation_app
