// What was decided in an entry of the journal, found again from the position before it.
#pragma once

#include "app/scythe/game.h"
#include "model/scythe/turn/decision.h"

#include <optional>

namespace automa::app::scythe_app {

/// The Automa's turn or defence that this entry carried out; none if it is another deed, or the rules of an
/// older version decided otherwise.
[[nodiscard]] std::optional<scythe::Decision>
pastDecision(const ScytheGame& game, const scythe::State& before, const ScytheGame::Entry& entry);

/// A turn of the Automa's own, or its part in a fight that it did not begin.
[[nodiscard]] bool endsAutomasTurn(const scythe::State& state, const scythe::Event& event);

/// A combat ended with it while only the cards were kept.
[[nodiscard]] bool endsFight(const ScytheGame::Entry& entry);
/// The combat that this entry ended while only the cards were kept; none if it is another deed.
[[nodiscard]] std::optional<scythe::Decision> fightEnded(const ScytheGame& game, const scythe::State& before,
                                                         const ScytheGame::Entry& entry);

/// What abilities took from the Automa in this entry.
[[nodiscard]] scythe::Loss takenByAbility(const ScytheGame::Entry& entry);

} // namespace automa::app::scythe_app
