#include "app/barrage/text/reward_facts.h"

namespace automa::app::barrage_app {

using namespace barrage;

RewardFacts facts_of(const Reward& reward) {
    RewardFacts facts;
    facts.type = name_of(reward.kind);
    facts.amount = reward.amount;
    facts.flow_immediately = reward.flow_immediately;
    facts.structure = name_of(reward.structure);
    constexpr unsigned everywhere = 0b111;
    for (std::size_t region = 0; region < count_of<Region> && reward.regions != everywhere; ++region)
        if ((reward.regions >> region & 1U) != 0)
            facts.regions.push_back(name_of(static_cast<Region>(region)));
    facts.max_power = reward.max_power.value_or(0);
    facts.max_requirement = reward.max_requirement;
    return facts;
}

QString rewards_text(const Rewards& rewards) {
    std::vector<RewardFacts> facts;
    for (const Reward& reward : rewards)
        facts.push_back(facts_of(reward));
    return BarrageNames::rewards(facts);
}

} // namespace automa::app::barrage_app
