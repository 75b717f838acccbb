// The ledger: every change of a company's VP, read from the journal.
#include "app/barrage/text/names.h"
#include "app/barrage/tracker/tracker.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

class Ledger {
public:
    Ledger(const State& start, Company company) : state_(start), company_(company) {}

    void follow(const Event& event) {
        const int before = state_.company(company_).vp;
        apply_in_place(state_, event);
        const int after = state_.company(company_).vp;
        if (after == before)
            return;
        const auto* const change = std::get_if<VpChanged>(&event);
        const Reason reason = change ? change->reason : Reason::by_hand;
        rows_.push_back({translate("BarrageTracker", "R%1", "round").arg(state_.round),
                         as_label(BarrageNames::reason(id_of(reason))), signed_number(after - before),
                         QString::number(after), after > before});
    }
    /// The newest first.
    [[nodiscard]] std::vector<LedgerLine> rows() && {
        std::ranges::reverse(rows_);
        return std::move(rows_);
    }

private:
    State state_;
    Company company_;
    std::vector<LedgerLine> rows_;
};

} // namespace

GadgetList* BarrageTracker::ledger() {
    if (told_)
        return &ledger_;
    told_ = true;
    std::vector<LedgerLine> rows;
    if (game_.isOpen()) {
        Ledger ledger(game_.startState(), who());
        for (const BarrageGame::Entry& entry : game_.journal().past())
            for (const Event& event : entry.events)
                ledger.follow(event);
        rows = std::move(ledger).rows();
    }
    ledger_.show(std::move(rows));
    return &ledger_;
}

} // namespace automa::app::barrage_app
