#include "app/barrage/company_items.h"

#include "app/barrage/piece_symbols.h"
#include "app/barrage/text/explainer.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/reward_facts.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

namespace automa::app::barrage_app {

using namespace barrage;

QString rewardsText(const Rewards& rewards) {
    return rewards_text(rewards);
}

QString workText(const Work& work) {
    return QStringLiteral("%1 → %2").arg(machines_text(work.excavators, work.mixers),
                                         rewardsText(work.rewards));
}

ContractItem contractItem(const Catalogue& facts, ContractId id) {
    const Contract& contract = facts.contract(id);
    return {.contract = text(contract.id),
            .kind = kindOf(contract),
            .energy = contract.energy_required,
            .text = as_label(rewardsText(contract.rewards)),
            .detail = as_label(contract_name(facts, id))};
}

std::vector<WheelSegment> wheelItems(const Catalogue& facts, const CompanyState& company) {
    std::vector<WheelSegment> rows;
    for (const Segment& segment : company.wheel) {
        const bool tile = segment.technology.has_value();
        rows.push_back(
            {.symbol = tile ? technologySymbol(*segment.technology) : QString(),
             .name = tile ? BarrageNames::technology(text(facts.tech[segment.technology->index()].id))
                          : QString(),
             .excavators = segment.excavators,
             .mixers = segment.mixers,
             .filled = !segment.empty()});
    }
    return rows;
}

} // namespace automa::app::barrage_app
