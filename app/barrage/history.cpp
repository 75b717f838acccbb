#include "app/barrage/history.h"

#include "app/barrage/company_looks.h"
#include "app/barrage/labels.h"
#include "app/barrage/text/explainer.h"
#include "app/barrage/text/names.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// What was decided on this position when its turn was taken; empty for what nobody decided.
QString headlineOf(const BarrageGame& game, const State& before, const BarrageGame::Entry& entry) {
    const bool turnTaken =
        before.turn && std::ranges::any_of(entry.events, [](const Event& event) {
            return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<TurnPaused>(event);
        });
    if (!turnTaken || before.tracking == Tracking::tiles_only)
        return {};
    const auto decided = decide(game.facts(), before);
    return decided.ok() ? BarrageExplainer(game.facts(), before, decided.value()).headline() : QString();
}

} // namespace

QString BarrageTeller::chapter(const BarrageGame&, const State& after) {
    return translate("BarrageApp", "Round %1").arg(after.round);
}

HistoryWords BarrageTeller::words(const BarrageGame& game, const State& before,
                                  const BarrageGame::Entry& entry) {
    const QString headline = headlineOf(game, before, entry);
    const QString tile = labelTile(entry.label);
    const QString company = labelCompany(entry.label);
    HistoryWords words;
    words.text = headline.isEmpty() ? labelText(game, entry.label) : headline;
    if (!headline.isEmpty() && !tile.isEmpty())
        words.detail = translate("BarrageApp", "tile %1").arg(tile);
    if (!company.isEmpty()) {
        words.look = companyLook(company);
        words.side = BarrageNames::company(company);
    }
    return words;
}

} // namespace automa::app::barrage_app
