#include "app/innovation/tracker/vp_follower.h"

#include "app/innovation/text/names.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

void VpFollower::follow(const Event& event) {
    const auto* const change = std::get_if<VpChanged>(&event);
    const QString why = change ? reason(*change) : translate("InnovationTracker", "By hand");
    const Points before = points();
    const int round = state_.round;
    apply_in_place(state_, event);
    const Points after = points();
    for (std::size_t i = 0; i < after.size(); ++i)
        if (after[i] != before[i])
            lines_[i].push_back({translate("InnovationTracker", "R%1", "round").arg(round), why,
                                 signed_number(after[i] - before[i]), QString::number(after[i]),
                                 after[i] > before[i]});
}

VpFollower::Points VpFollower::points() const {
    Points all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto who = static_cast<Player>(i);
        all[i] = is_human(who) ? state_.human(who).vp.value_or(0) : state_.automa.vp;
    }
    return all;
}

QString VpFollower::reason(const VpChanged& change) const {
    switch (change.reason) {
    case Reason::card:
        return card();
    case Reason::faction:
        return translate("InnovationTracker", "Faction card");
    case Reason::pass:
        return state_.round < static_cast<int>(round_count)
                   ? translate("InnovationTracker", "Pass, round tile")
                   : translate("InnovationTracker", "Pass, final tile");
    case Reason::area:
        return translate("InnovationTracker", "Area");
    case Reason::science:
        return translate("InnovationTracker", "Science");
    case Reason::faction_end:
        return translate("InnovationTracker", "Faction at the end");
    case Reason::by_hand:
        break;
    }
    return translate("InnovationTracker", "By hand");
}

QString VpFollower::card() const {
    if (!state_.cards.action)
        return translate("InnovationTracker", "Card");
    const CardId number = *state_.cards.action;
    const auto& actions = facts_.card(number).actions;
    const bool x = std::ranges::any_of(
        actions, [](const CardAction& action) { return action.symbol == CardSymbol::gain_vp && !action.vp; });
    return (x ? translate("InnovationTracker", "Card %1, X") : translate("InnovationTracker", "Card %1"))
        .arg(number.index());
}

} // namespace automa::app::innovation_app
