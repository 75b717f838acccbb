#include "app/scythe/turn/forecast.h"

#include "app/scythe/turn/moves_text.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"
#include "model/scythe/turn/forecast.h"

namespace automa::app::scythe_app {

using namespace scythe;

ScytheForecast::ScytheForecast(ScytheGame& game, Settings& settings, QObject* parent)
    : ForecastModel(settings, QStringLiteral("scythe/forecast"), parent), game_(game) {
    connect(&game_, &SessionBase::changed, this, &ScytheForecast::refresh);
}

QString ScytheForecast::line() const {
    if (!enabled() || outcomeList().empty())
        return {};
    const ForecastOutcome& first = outcomeList().front();
    return translate("ScytheForecast", "As things are now, %1: %2").arg(first.odds, first.text);
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
    words.note = translate("ScytheForecast", "As things are now. %n possible card(s).", nullptr, total);
    for (const Outcome& outcome : forecast->outcomes) {
        const Decision& decision = forecast->prospects[outcome.example].decision;
        words.outcomes.push_back(
            {movesText(game_.facts(), game_.state(), decision),
             translate("ScytheForecast", "%1 of %2").arg(outcome.cards.size()).arg(total),
             movesSymbol(decision), static_cast<double>(outcome.cards.size()) / total});
    }
    return words;
}

} // namespace automa::app::scythe_app
