#include "app/barrage/turn/forecast.h"

#include "app/barrage/text/names.h"
#include "app/barrage/tiles/tiles_words.h"
#include "app/barrage/turn/forecast_words.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {

using namespace barrage;

BarrageForecast::BarrageForecast(BarrageGame& game, BarrageForesight& foresight, Settings& settings,
                                 QObject* parent)
    : ForecastModel(settings, QStringLiteral("barrage/forecast"), parent), game_(game),
      foresight_(foresight) {
    connect(&game_, &BarrageGame::changed, this, &BarrageForecast::refresh);
}

std::optional<ForecastText> BarrageForecast::foresee() {
    const auto& forecast = foresight_.now();
    if (!forecast)
        return std::nullopt;
    const int total = static_cast<int>(forecast->prospects.size());
    ForecastText words;
    words.who = text(name_of(forecast->company));
    words.title =
        translate("BarrageForecast", "Forecast · %1").arg(BarrageNames::company(id_of(forecast->company)));
    words.note =
        forecast->criteria_tile
            ? translate("BarrageForecast", "Criteria: tile %1. %n tile(s) may come next.", nullptr, total)
                  .arg(tileCode(game_.facts(), forecast->criteria_tile->value))
            : translate("BarrageForecast", "All tiles are shuffled before that turn.");
    for (const Outcome& outcome : outcomesOf(game_.facts(), *forecast))
        words.outcomes.push_back({outcome.text, oddsText(outcome.count, total), outcome.symbol,
                                  static_cast<double>(outcome.count) / total});
    return words;
}

} // namespace automa::app::barrage_app
