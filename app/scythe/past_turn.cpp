#include "app/scythe/past_turn.h"

#include "app/play/past_decision.h"
#include "model/scythe/turn/fight.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

bool endsAutomasTurn(const State& state, const Event& event) {
    const auto* ended = std::get_if<TurnEnded>(&event);
    return std::holds_alternative<DefenceEnded>(event)
           || (ended && state.side(ended->side).player == Player::automa);
}

bool endsFight(const ScytheGame::Entry& entry) {
    return !entry.events.empty() && std::holds_alternative<FightClosed>(entry.events.front());
}

std::optional<Decision> pastDecision(const ScytheGame& game, const State& before,
                                     const ScytheGame::Entry& entry) {
    const bool taken = before.turn && std::ranges::any_of(entry.events, [&](const Event& event) {
                           return endsAutomasTurn(before, event);
                       });
    return taken ? decisionRecorded(game, before, entry) : std::nullopt;
}

std::optional<Decision> fightEnded(const ScytheGame& game, const State& before,
                                   const ScytheGame::Entry& entry) {
    if (!before.fight || !endsFight(entry))
        return std::nullopt;
    // Who won is not an event of its own: it is whoever's end leads to these events.
    for (const Player winner : {Player::automa, Player::human})
        for (const bool sixth : {false, true}) {
            Decision end = end_of_fight(game.facts(), before, winner, sixth);
            const bool told = entry.label.id != "fight_ended"
                              || std::ranges::any_of(entry.label.arguments, [&](const auto& argument) {
                                     return argument.first == "winner" && argument.second == name_of(winner);
                                 });
            if (told && end.events == entry.events)
                return end;
        }
    return std::nullopt;
}

Loss takenByAbility(const ScytheGame::Entry& entry) {
    Loss loss;
    for (const Event& event : entry.events) {
        if (const auto* power = std::get_if<PowerChanged>(&event); power && power->reason == Reason::ability)
            loss.power = static_cast<std::int8_t>(loss.power - power->amount);
        if (const auto* cards = std::get_if<CombatCardsChanged>(&event);
            cards && cards->reason == Reason::ability)
            loss.combat_cards = static_cast<std::int8_t>(loss.combat_cards - cards->amount);
    }
    return loss;
}

} // namespace automa::app::scythe_app
