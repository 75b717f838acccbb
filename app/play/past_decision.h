// What was decided in a turn that was taken: the journal keeps what moved, and the reasons are found again by
// deciding once more.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

namespace automa::app {

/// The decision on `before`, if the entry recorded just that; what follows of itself stands behind it. None
/// where the rules decided otherwise when the turn was taken: nobody is told what was not done.
template <class Game>
[[nodiscard]] std::optional<typename Game::Decision>
decisionRecorded(const Game& game, const typename Game::State& before, const typename Game::Entry& entry) {
    auto decided = Game::Rules::decide(game.facts(), before);
    if (!decided.ok())
        return std::nullopt;
    const auto& events = decided.value().events;
    if (std::ranges::mismatch(events, entry.events).in1 != events.end())
        return std::nullopt;
    return std::move(decided).value();
}

} // namespace automa::app
