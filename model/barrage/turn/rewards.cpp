#include "model/barrage/turn/rewards.h"

#include "model/barrage/state/board.h"
#include "model/barrage/turn/construction.h"
#include "model/barrage/turn/patents.h"
#include "model/barrage/turn/placement.h"
#include "model/barrage/turn/water.h"

namespace automa::barrage {
namespace {

void place_reward_drops(Automa& automa, const Reward& reward, Reason source, Gains& gains) {
    const WaterPlan plan = plan_drops(automa.facts(), automa.play.state, automa.me, reward.amount,
                                      reward.flow_immediately, automa.criteria.headstreams);
    automa.play.note("B-5.2", plan.drops.empty() ? "reward_drops_useless" : "reward_drops",
                     plan.drops.empty() ? core::Outcome::fails : core::Outcome::done,
                     {arg("drops", static_cast<int>(plan.drops.size())), arg("held", plan.held)});
    if (plan.drops.empty())
        return;
    place_drops(automa.play, plan.drops, reward.flow_immediately);
    Gain gain{source, RewardKind::place_drops, static_cast<int>(plan.drops.size())};
    gain.drops = plan.drops;
    gains.push_back(gain);
}

void fulfil_by_work(Automa& automa, const Reward& reward, Reason source, Gains& gains) {
    const ContractChoice choice = work_contract(automa.facts(), automa.play.state, reward.max_requirement);
    if (choice.contracts.empty()) {
        automa.play.note("B-8.4", "work_no_contract", core::Outcome::fails);
        return;
    }
    const ContractId contract = choice.contracts[0];
    automa.play.note("B-8.4", "work_contract", core::Outcome::chosen,
                     {arg("contract", automa.facts().contract(contract).id)});
    Gain gain{source, RewardKind::fulfil_contract, 1};
    gain.contract = contract;
    gains.push_back(gain);
    fulfil_contract(automa, contract, gains);
}

void produce_by_work(Automa& automa, const Reward& reward, Reason source, Gains& gains) {
    automa.play.gain_energy(automa.me, reward.amount, source);
    const Gain gain{source, RewardKind::energy_produced, reward.amount};
    const ContractChoice choice =
        contracts_by_energy(automa.facts(), automa.play.state, automa.me, reward.amount);
    gains.push_back(gain);
    for (const ContractId contract : choice.contracts) {
        Gain fulfilled{source, RewardKind::fulfil_contract, 1};
        fulfilled.contract = contract;
        gains.push_back(fulfilled);
        fulfil_contract(automa, contract, gains);
    }
}

void take_patent_free(Automa& automa, Reason source, Gains& gains) {
    const auto position = free_patent(automa.play.state);
    if (!position)
        return;
    Gain gain{source, RewardKind::take_advanced_tech_tile, 1};
    gain.technology = automa.play.state.patents[*position];
    automa.play.record(PatentTaken{automa.me, static_cast<std::uint8_t>(*position)});
    gains.push_back(gain);
}

void take_machines(Automa& automa, const Reward& reward, Reason source, Gains& gains) {
    Gain gain{source, reward.kind, reward.amount};
    if (reward.kind == RewardKind::any_machinery) {
        take_any_machinery(automa, reward.amount, source, gain);
    } else {
        (reward.kind == RewardKind::excavator ? gain.excavators : gain.mixers) = reward.amount;
        automa.play.record(MachineryChanged{automa.me, static_cast<std::int8_t>(gain.excavators),
                                            static_cast<std::int8_t>(gain.mixers), source});
    }
    gains.push_back(gain);
}

void take_reward(Automa& automa, const Reward& reward, Reason source, Gains& gains) {
    switch (reward.kind) {
    case RewardKind::credits: // B-1.2: credits are VP to an Automa
    case RewardKind::vp:
        automa.play.gain_vp(automa.me, reward.amount, source);
        gains.push_back({source, reward.kind, reward.amount});
        return;
    case RewardKind::excavator:
    case RewardKind::mixer:
    case RewardKind::any_machinery:
        take_machines(automa, reward, source, gains);
        return;
    case RewardKind::rotate_wheel:
        turn_wheel(automa, reward.amount);
        gains.push_back({source, reward.kind, reward.amount});
        return;
    case RewardKind::place_drops:
        place_reward_drops(automa, reward, source, gains);
        return;
    case RewardKind::energy_track_steps:
        automa.play.gain_energy(automa.me, reward.amount, source);
        gains.push_back({source, reward.kind, reward.amount});
        return;
    case RewardKind::energy_produced:
        produce_by_work(automa, reward, source, gains);
        return;
    case RewardKind::free_structure:
        for (int i = 0; i < reward.amount; ++i)
            build_free_structure(automa, reward, source, gains);
        return;
    case RewardKind::fulfil_contract:
        fulfil_by_work(automa, reward, source, gains);
        return;
    case RewardKind::take_advanced_tech_tile:
        take_patent_free(automa, source, gains);
        return;
    }
}

} // namespace

void take_rewards(Automa& automa, const Rewards& rewards, Reason source, Gains& gains) {
    for (const Reward& reward : rewards)
        take_reward(automa, reward, source, gains);
}

std::vector<Need> unknown_for(const Automa& automa, const Rewards& rewards) {
    for (const Reward& reward : rewards) {
        if (reward.kind == RewardKind::fulfil_contract)
            return work_contract(automa.facts(), automa.play.state, reward.max_requirement).needs;
        if (reward.kind == RewardKind::energy_produced)
            return contracts_by_energy(automa.facts(), automa.play.state, automa.me, reward.amount).needs;
    }
    return {};
}

void fulfil_contract(Automa& automa, ContractId contract, Gains& gains) {
    const Contract& facts = automa.facts().contract(contract);
    if (facts.colour) {
        const ContractRow& row = automa.play.state.contracts[index_of(*facts.colour)];
        automa.play.record(
            ContractLeft{*facts.colour, static_cast<std::uint8_t>(row[0] == contract ? 0 : 1), automa.me});
    } else {
        automa.play.record(NationalFulfilled{automa.me, contract});
    }
    take_rewards(automa, facts.rewards, Reason::contract, gains);
}

void take_income(Automa& automa, Structure structure, Gains& gains) {
    if (!gets_income(automa.hand()) || structure > Structure::conduit)
        return;
    const auto slot = static_cast<std::size_t>(built_count(automa.play.state, automa.me, structure) - 1);
    const Rewards& income = automa.facts().company(automa.me).income[index_of(structure)][slot];
    if (income.empty())
        return;
    automa.play.note("B-6.9", "income_uncovered", core::Outcome::done,
                     {arg("structure", name_of(structure)), arg("number", static_cast<int>(slot) + 1)});
    take_rewards(automa, income, Reason::income, gains);
}

void take_income_of(Automa& automa, Structure structure, int number, Gains& gains) {
    const auto& row = automa.facts().company(automa.me).income[index_of(structure)];
    take_rewards(automa, row[static_cast<std::size_t>(number) - 1], Reason::income, gains);
}

void turn_wheel(Automa& automa, int steps) {
    for (int i = 0; i < steps; ++i)
        automa.play.record(WheelTurned{automa.me});
}

void take_any_machinery(Automa& automa, int amount, Reason reason, Gain& gain) {
    for (int i = 0; i < amount; ++i) {
        const bool mixer = has_officer(automa.hand(), Officer::jill_mcdowell)
                           || automa.hand().mixers < automa.hand().excavators;
        ++(mixer ? gain.mixers : gain.excavators);
        automa.play.record(MachineryChanged{automa.me, static_cast<std::int8_t>(mixer ? 0 : 1),
                                            static_cast<std::int8_t>(mixer ? 1 : 0), reason});
    }
}

void build_free_structure(Automa& automa, const Reward& reward, Reason source, Gains& gains) {
    if (!piece_left(automa.facts(), automa.play.state, automa.me, reward.structure)) {
        automa.play.note("B-6.1", "no_piece_left", core::Outcome::fails,
                         {arg("structure", name_of(reward.structure))});
        return;
    }
    SpaceSet spaces = open_spaces(automa.facts(), automa.play.state, automa.me, reward.structure);
    spaces = spaces.where([&](SpaceId id) {
        const Space& space = automa.facts().space(id);
        return (reward.regions >> index_of(space.region) & 1U) != 0
               && (!reward.max_power || space.power <= *reward.max_power);
    });
    if (spaces.empty()) {
        automa.play.note("B-6.4", "no_free_space", core::Outcome::fails,
                         {arg("structure", name_of(reward.structure))});
        return;
    }
    const SpaceId space =
        choose_space(automa.play, {automa.me, reward.structure, &automa.criteria, std::nullopt}, spaces);
    Gain gain{source, RewardKind::free_structure, 1};
    gain.structure = reward.structure;
    gain.space = space;
    gains.push_back(gain);
    put_piece(automa.play, automa.me, reward.structure, space);
    take_income(automa, reward.structure, gains);
}

} // namespace automa::barrage
