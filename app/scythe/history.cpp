#include "app/scythe/history.h"

#include "app/play/past_decision.h"
#include "app/scythe/faction_looks.h"
#include "app/scythe/labels.h"
#include "app/scythe/text/explainer.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

#include <algorithm>
#include <optional>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

/// A turn of the Automa's own, or its part in a fight that it did not begin.
bool endsAutomasTurn(const State& state, const Event& event) {
    const auto* ended = std::get_if<TurnEnded>(&event);
    return std::holds_alternative<DefenceEnded>(event)
           || (ended && state.side(ended->side).player == Player::automa);
}

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
    if (actor == Player::automa && before.turn)
        if (const auto decision = decisionRecorded(game, before, entry)) {
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

} // namespace automa::app::scythe_app
