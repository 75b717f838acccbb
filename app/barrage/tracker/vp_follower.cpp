#include "app/barrage/tracker/vp_follower.h"

#include "app/barrage/text/names.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {

using namespace barrage;

void VpFollower::follow(const Event& event) {
    std::array<int, company_count> before{};
    for (std::size_t i = 0; i < company_count; ++i)
        before[i] = state_.companies[i].vp;
    apply_in_place(state_, event);
    for (std::size_t i = 0; i < company_count; ++i) {
        const int after = state_.companies[i].vp;
        if (after == before[i])
            continue;
        const auto* const change = std::get_if<VpChanged>(&event);
        const Reason reason = change ? change->reason : Reason::by_hand;
        lines_[i].push_back({translate("BarrageTracker", "R%1", "round").arg(state_.round),
                             as_label(BarrageNames::reason(id_of(reason))), signed_number(after - before[i]),
                             QString::number(after), after > before[i]});
    }
}

} // namespace automa::app::barrage_app
