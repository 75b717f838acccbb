#include "app/barrage/turn/forecast_words.h"

#include "app/barrage/piece_symbols.h"
#include "app/barrage/text/explainer.h"
#include "app/text/text_words.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// The step that the headline speaks of: the first that ends the turn, or else the last.
QString symbolOf(const BarrageExplainer& explainer, const Decision& decision) {
    if (!decision.needs.empty())
        return actionSymbol(explainer.waiting_action());
    if (decision.steps.empty())
        return QStringLiteral("why");
    const auto ends = [](const Step& step) {
        return step.kind != ActionKind::water_management && step.kind != ActionKind::contract_office;
    };
    const auto main = std::ranges::find_if(decision.steps, ends);
    const Step& step = main == decision.steps.end() ? decision.steps.back() : *main;
    return step.structure ? structureSymbol(*step.structure) : actionSymbol(step.kind);
}

} // namespace

std::vector<Outcome> outcomesOf(const Catalogue& facts, const Forecast& forecast) {
    std::vector<Outcome> outcomes;
    for (const Prospect& prospect : forecast.prospects) {
        const BarrageExplainer explainer(facts, prospect.before, prospect.decision);
        const QString headline = explainer.headline();
        const auto known = std::ranges::find(outcomes, headline, &Outcome::text);
        if (known == outcomes.end())
            outcomes.push_back({headline, symbolOf(explainer, prospect.decision), 1});
        else
            ++known->count;
    }
    std::ranges::stable_sort(outcomes, std::greater(), &Outcome::count);
    return outcomes;
}

QString oddsText(int count, int total) {
    return unbroken(translate("BarrageForecast", "%1 of %2").arg(count).arg(total));
}

} // namespace automa::app::barrage_app
