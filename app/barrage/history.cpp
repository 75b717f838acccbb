#include "app/barrage/history.h"

#include "app/barrage/company_looks.h"
#include "app/barrage/labels.h"
#include "app/barrage/text/explainer.h"
#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/barrage/tiles/tiles_words.h"
#include "app/barrage/turn/turn_text.h"
#include "app/play/past_decision.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

std::optional<Decision> pastDecision(const BarrageGame& game, const State& before,
                                     const BarrageGame::Entry& entry) {
    const bool turnTaken =
        before.turn && std::ranges::any_of(entry.events, [](const Event& event) {
            return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<TurnPaused>(event);
        });
    if (!turnTaken || before.tracking == Tracking::tiles_only)
        return std::nullopt;
    return decisionRecorded(game, before, entry);
}

QString BarrageTeller::chapter(const BarrageGame&, const State& after) {
    return translate("BarrageApp", "Round %1").arg(after.round);
}

HistoryWords BarrageTeller::words(const BarrageGame& game, const State& before,
                                  const BarrageGame::Entry& entry) {
    const auto decision = pastDecision(game, before, entry);
    const QString headline =
        decision ? BarrageExplainer(game.facts(), before, *decision).headline() : QString();
    const QString tile = tileCode(game.facts(), labelTile(entry.label).toInt());
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

PastTurn BarrageTeller::turn(const BarrageGame& game, const State& before, const BarrageGame::Entry& entry) {
    if (const auto decision = pastDecision(game, before, entry))
        return {turnText(game.facts(), before, *decision).groups, true};
    StepGroup group;
    BarrageInstructions instructions(game.facts(), before);
    for (const Instruction& instruction : instructions.of(entry.events))
        group.lines.push_back({instruction.text, instruction.symbol});
    return group.lines.empty() ? PastTurn() : PastTurn{{std::move(group)}, false};
}

} // namespace automa::app::barrage_app
