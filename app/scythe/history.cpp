#include "app/scythe/history.h"

#include "app/scythe/faction_looks.h"
#include "app/scythe/labels.h"
#include "app/scythe/past_turn.h"
#include "app/scythe/text/explainer.h"
#include "app/scythe/text/instructions.h"
#include "app/scythe/text/names.h"
#include "app/scythe/turn/turn_text.h"
#include "app/text/text_ids.h"

#include <algorithm>
#include <optional>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

template <class Deed>
bool isHumans(const State& state, const Event& event) {
    const auto* deed = std::get_if<Deed>(&event);
    return deed && state.side(deed->side).player == Player::human;
}

bool isHumansDeed(const State& state, const Event& event) {
    return isHumans<TurnEnded>(state, event) || isHumans<UnitMoved>(state, event)
           || isHumans<AbilityUnlocked>(state, event) || isHumans<RecruitUnlocked>(state, event)
           || isHumans<StarPlaced>(state, event) || std::holds_alternative<EncounterTaken>(event);
}

/// Whose deed it is; none for what only tells the app how the table stands. In the Automa's turn pieces of
/// the human move too, so that its end is looked for first.
std::optional<Player> actorOf(const State& before, const ScytheGame::Entry& entry) {
    if (std::ranges::any_of(entry.events, [&](const Event& e) { return endsAutomasTurn(before, e); }))
        return Player::automa;
    if (std::ranges::any_of(entry.events, [&](const Event& e) { return isHumansDeed(before, e); }))
        return Player::human;
    return std::nullopt;
}

} // namespace

QString ScytheTeller::chapter(const ScytheGame&, const State&) {
    return {};
}

HistoryWords ScytheTeller::words(const ScytheGame& game, const State& before,
                                 const ScytheGame::Entry& entry) {
    HistoryWords words;
    words.text = labelText(game, entry.label);
    const auto actor = actorOf(before, entry);
    if (const auto decision = pastDecision(game, before, entry)) {
        words.detail = words.text;
        words.text = ScytheExplainer(game.facts(), before, *decision).headline();
    }
    if (actor) {
        const Side& side = before.side(first_side(before, *actor));
        words.look = factionLook(id_of(side.faction).toString());
        words.side = ScytheNames::faction(id_of(side.faction));
    }
    return words;
}

PastTurn ScytheTeller::turn(const ScytheGame& game, const State& before, const ScytheGame::Entry& entry) {
    auto decision = pastDecision(game, before, entry);
    const bool explained = decision.has_value();
    if (!decision)
        decision = fightEnded(game, before, entry);
    return decision ? PastTurn{stepGroups(instructions_of(game.facts(), before, *decision)), explained}
                    : PastTurn();
}

} // namespace automa::app::scythe_app
