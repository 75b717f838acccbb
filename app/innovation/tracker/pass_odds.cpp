#include "app/innovation/tracker/pass_odds.h"

#include "app/innovation/text/names.h"
#include "model/innovation/turn/forecast.h"

#include <numeric>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

std::vector<InnovationOdds> rowsOf(const PassForecast& passes, const Cards& cards) {
    std::vector<InnovationOdds> rows;
    const auto drawn = static_cast<int>(cards.deck() - cards.stack.size());
    const int all = static_cast<int>(cards.deck());
    const int first = cards.support.empty() ? 1 : 0;
    for (const PassOdds& odds : passes.passes) {
        const std::uint64_t common = std::gcd(odds.weight, passes.denominator);
        const int card = drawn + first + odds.turn;
        InnovationOdds row;
        row.text = card > all ? translate("InnovationTracker", "no card left")
                              : translate("InnovationTracker", "card %1 (flag)").arg(card);
        row.odds = translate("InnovationTracker", "%1 of %2")
                       .arg(odds.weight / common)
                       .arg(passes.denominator / common);
        row.share = static_cast<double>(odds.weight) / static_cast<double>(passes.denominator);
        rows.push_back(std::move(row));
    }
    return rows;
}

QString noteOf(const PassForecast& passes) {
    const int soonest = passes.passes.front().turn;
    const int latest = passes.passes.back().turn;
    return soonest == latest
               ? translate("InnovationTracker", "It passes in %n turn(s).", nullptr, soonest)
               : translate("InnovationTracker", "Turns until it passes: %1–%2.").arg(soonest).arg(latest);
}

} // namespace

PassOutlook passOutlook(const Catalogue& facts, const State& state) {
    State later = state;
    later.turn.reset();
    const auto passes = pass_forecast(facts, later);
    if (!passes || passes->passes.empty())
        return {{}, translate("InnovationTracker", "It draws no more cards this round.")};
    return {rowsOf(*passes, later.cards), noteOf(*passes)};
}

} // namespace automa::app::innovation_app
