// A human's production, and the contract that it fulfils.
#include "model/barrage/state/board.h"
#include "model/barrage/table/carrier.h"
#include "model/barrage/turn/contracts.h"
#include "model/barrage/turn/systems.h"

#include <algorithm>

namespace automa::barrage {

using core::text;

void Carrier::carry(const HumanProduces& c) {
    human(c.company);
    const auto systems = human_systems(facts_, play_.state, c.company);
    const auto found = std::find_if(systems.begin(), systems.end(), [&](const System& s) {
        return s.dam == c.dam && s.conduit == c.conduit;
    });
    if (found == systems.end())
        refuse("no_system", "/system", "Dam, conduit and powerhouse do not form a system with water.");
    if (c.drops < 1 || c.drops > play_.state.dam(c.dam).drops)
        refuse("out_of_range", "/drops", "The dam does not hold that many drops.");
    System system = *found;
    system.drops = c.drops;
    system.energy = human_energy(facts_, play_.state, c.company, c.conduit, c.drops) + c.bonus;
    if (system.energy < 1)
        refuse("no_energy", "/bonus", "A production must make at least 1 energy.");
    expect_reward(c.contract, human_contracts(facts_, play_.state, c.company, system.energy), c.reward_drops,
                  0);
    produce(c.company, system);
    label("human_produced", {{"company", text(name_of(c.company))},
                             {"energy", std::to_string(system.energy)},
                             {"conduit", facts_.space(c.conduit).id},
                             {"drops", std::to_string(c.drops)}});
    Drops drops = c.reward_drops;
    if (c.contract)
        fulfil(c.company, *c.contract, drops);
    end_turn(c.company);
}

void Carrier::produce(Company company, const System& system) {
    reward_owner(play_, company, system);
    run_drops(play_, system);
    const bool italy = company == Company::italy && has_ability(facts_, play_.state, company);
    play_.gain_energy(company, system.energy, Reason::production);
    play_.gain_energy(company, italy ? italy_steps : 0, Reason::ability);
}

int human_energy(const Catalogue& catalogue, const State& state, Company company, SpaceId conduit,
                 int drops) {
    const int raw = drops * catalogue.space(conduit).power;
    return has_officer(state.company(company), Officer::viktor_fiesler)
               ? std::max(raw, catalogue.officer_numbers.viktor_minimum_energy)
               : raw;
}

std::vector<ContractId> human_contracts(const Catalogue& catalogue, const State& state, Company company,
                                        int energy) {
    std::vector<ContractId> contracts;
    for (std::size_t i = 0; i < catalogue.contracts.size(); ++i) {
        const ContractId id(i);
        const bool there = state.company(company).held_contracts.has(id) || state.national.contains(id);
        if (there
            && catalogue.contract(id).energy_required - contract_discount(catalogue, state, company)
                   <= energy)
            contracts.push_back(id);
    }
    std::stable_sort(contracts.begin(), contracts.end(), [&](ContractId a, ContractId b) {
        return catalogue.contract(a).energy_required > catalogue.contract(b).energy_required;
    });
    return contracts;
}

std::vector<System> human_systems(const Catalogue& catalogue, const State& state, Company company) {
    constexpr int any_energy = 100; // the human's bonus is not known yet
    const Systems ready = ready_systems(catalogue, state, company, any_energy);
    std::vector<System> systems(ready.begin(), ready.end());
    for (System& system : systems) { // a human moves as many drops as it likes: all of them, to begin with
        system.drops = state.dam(system.dam).drops;
        system.energy = human_energy(catalogue, state, company, system.conduit, system.drops)
                        + production_bonus(catalogue, state, company);
    }
    return systems;
}

} // namespace automa::barrage
