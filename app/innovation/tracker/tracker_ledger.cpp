// The ledger: every change of a side's VP, read from the journal.
#include "app/innovation/text/names.h"
#include "app/innovation/tracker/tracker.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

class Ledger {
public:
    Ledger(const Catalogue& facts, const State& start, Player who)
        : facts_(facts), state_(start), who_(who) {}

    void follow(const Event& event) {
        const auto* const change = std::get_if<VpChanged>(&event);
        const QString why = change ? reason(*change) : translate("InnovationTracker", "By hand");
        const int before = points();
        const int round = state_.round;
        apply_in_place(state_, event);
        const int after = points();
        if (after != before)
            rows_.push_back({translate("InnovationTracker", "R%1", "round").arg(round), why,
                             signed_number(after - before), QString::number(after), after > before});
    }
    /// The newest first.
    [[nodiscard]] std::vector<LedgerLine> rows() && {
        std::ranges::reverse(rows_);
        return std::move(rows_);
    }

private:
    [[nodiscard]] int points() const {
        return who_ == Player::automa ? state_.automa.vp : state_.human(who_).vp.value_or(0);
    }
    /// What brought it, as long as the cards still lie there.
    [[nodiscard]] QString reason(const VpChanged& change) const {
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
    [[nodiscard]] QString card() const {
        if (!state_.cards.action)
            return translate("InnovationTracker", "Card");
        const CardId number = *state_.cards.action;
        const auto& actions = facts_.card(number).actions;
        const bool x = std::ranges::any_of(actions, [](const CardAction& action) {
            return action.symbol == CardSymbol::gain_vp && !action.vp;
        });
        return (x ? translate("InnovationTracker", "Card %1, X") : translate("InnovationTracker", "Card %1"))
            .arg(number.index());
    }

    const Catalogue& facts_;
    State state_;
    Player who_;
    std::vector<LedgerLine> rows_;
};

} // namespace

GadgetList* InnovationTracker::ledger() {
    if (told_)
        return &ledger_;
    told_ = true;
    std::vector<LedgerLine> rows;
    if (game_.isOpen()) {
        Ledger ledger(game_.facts(), game_.startState(), who_);
        for (const InnovationGame::Entry& entry : game_.journal().past())
            for (const Event& event : entry.events)
                ledger.follow(event);
        rows = std::move(ledger).rows();
    }
    ledger_.show(std::move(rows));
    return &ledger_;
}

} // namespace automa::app::innovation_app
