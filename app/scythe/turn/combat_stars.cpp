#include "app/scythe/turn/combat_stars.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

bool hasHumanStar(const ScytheGame::Entry& entry) {
    return std::ranges::any_of(entry.events, [](const Event& event) {
        const auto* star = std::get_if<StarPlaced>(&event);
        return star && star->source == StarSource::human;
    });
}

/// Its combat is told in the same entry, or while only the cards are kept in the one before.
bool endsCombat(const ScytheGame::Entry& entry) {
    return std::ranges::any_of(entry.events, [](const Event& event) {
        return std::holds_alternative<FightClosed>(event) || std::holds_alternative<DefenceEnded>(event)
               || std::holds_alternative<TurnEnded>(event);
    });
}

} // namespace

bool combatStarLeft(const ScytheGame& game) {
    if (game.human().faction == Faction::saxony)
        return true;
    const auto past = game.journal().past();
    int stars = 0;
    for (std::size_t i = 0; i < past.size(); ++i) {
        const bool after_fight = i > 0 && std::ranges::any_of(past[i - 1].events, [](const Event& event) {
                                     return std::holds_alternative<FightClosed>(event);
                                 });
        if (hasHumanStar(past[i]) && (endsCombat(past[i]) || after_fight))
            ++stars;
    }
    return stars < combat_star_limit;
}

} // namespace automa::app::scythe_app
