// External works and private buildings of a human, and what rewards move of what the app keeps.
#include "model/barrage/state/board.h"
#include "model/barrage/table/carrier.h"
#include "model/barrage/table/rewards_of_humans.h"
#include "model/barrage/turn/water.h"

#include <algorithm>

namespace automa::barrage {

using core::text;

namespace {

/// The first of these drops, as many as a reward gives.
Drops taken_from(Drops& drops, int amount) {
    Drops first;
    Drops rest;
    for (const Headstream headstream : drops)
        (static_cast<int>(first.size()) < amount ? first : rest).push_back(headstream);
    drops = rest;
    return first;
}

} // namespace

void Carrier::book(Company company, const Rewards& rewards, Reason reason, Drops& drops) {
    for (const Reward& reward : rewards) {
        if (reward.kind == RewardKind::vp)
            play_.gain_vp(company, reward.amount, reason);
        else if (reward.kind == RewardKind::energy_track_steps || reward.kind == RewardKind::energy_produced)
            play_.gain_energy(company, reward.amount, reason);
        else if (reward.kind == RewardKind::place_drops)
            place_drops(play_, taken_from(drops, reward.amount), reward.flow_immediately);
    }
}

void Carrier::fulfil(Company company, ContractId id, Drops& drops) {
    const Contract& contract = facts_.contract(id);
    if (contract.national)
        play_.record(NationalFulfilled{company, id});
    else
        play_.record(HeldFulfilled{company, id});
    book(company, contract.rewards, Reason::contract, drops);
    result_.label.arguments.emplace_back("contract", contract.id);
}

void Carrier::expect_reward(const std::optional<ContractId>& contract,
                            const std::vector<ContractId>& fulfillable, const Drops& drops, int given) {
    if (contract) {
        known(*contract, facts_.contracts.size(), "/contract");
        if (std::find(fulfillable.begin(), fulfillable.end(), *contract) == fulfillable.end())
            refuse("not_fulfillable", "/contract",
                   "This contract is not the human's, or it needs more energy than is made.");
        given += drops_given(facts_.contract(*contract).rewards);
    }
    if (static_cast<int>(drops.size()) > given)
        refuse("out_of_range", "/reward_drops", "The contract does not give that many drops.");
}

void Carrier::carry(const HumanTakesWork& c) {
    human(c.company);
    place(c.position, 3, "/position");
    const auto id = play_.state.works[static_cast<std::size_t>(c.position)];
    if (!id)
        refuse("empty_slot", "/position", "No external work lies there.");
    const Work& work = facts_.works[id->index()];
    expect_reward(c.contract, contracts_by_rewards(facts_, play_.state, c.company, work.rewards),
                  c.reward_drops, drops_given(work.rewards));
    play_.record(WorkTaken{c.company, static_cast<std::uint8_t>(c.position)});
    label("human_took_work", {{"company", text(name_of(c.company))}, {"work", work.id}});
    Drops drops = c.reward_drops;
    book(c.company, work.rewards, Reason::external_work, drops);
    if (c.contract)
        fulfil(c.company, *c.contract, drops);
    end_turn(c.company);
}

void Carrier::carry(const HumanUsesBuilding& c) {
    human(c.company);
    known(c.building, facts_.buildings.size(), "/building");
    const auto& rows = play_.state.buildings;
    if (std::none_of(rows.begin(), rows.end(), [&](const BuildingState& row) {
            return row.id == c.building && row.owners.contains(c.company);
        }))
        refuse("not_owner", "/building", "This company has no piece at that building.");
    const Building& building = facts_.buildings[c.building.index()];
    const BuildingUse use = building_use(building.id);
    expect_reward(c.contract, contracts_by_building(facts_, play_.state, c.company, use), c.reward_drops, 0);
    label("human_used_building", {{"company", text(name_of(c.company))}, {"building", building.id}});
    play_.gain_energy(c.company, use.energy, Reason::buildings);
    if (c.dam)
        drop_on(c.company, *c.dam, use);
    Drops drops = c.reward_drops;
    if (c.contract)
        fulfil(c.company, *c.contract, drops);
    end_turn(c.company);
}

void Carrier::drop_on(Company company, SpaceId dam, const BuildingUse& use) {
    known(dam, dam_space_count, "/dam");
    const Dam& held = play_.state.dam(dam);
    const bool allowed = held.owner == owner_of(company) || held.owner == Owner::neutral;
    if (!use.drop_on_dam || !allowed || room(facts_, play_.state, held) < 1)
        refuse("no_room", "/dam", "That dam holds no further drop.");
    play_.record(DropMoved{{WaterKind::supply, 0}, water_at(dam)});
}

} // namespace automa::barrage
