// Production (section 4) and what High Voltage adds to it (B-10.4, B-10.7 to B-10.10).
#include "model/barrage/state/board.h"
#include "model/barrage/turn/automa_turn.h"
#include "model/barrage/turn/placement.h"
#include "model/barrage/turn/rewards.h"
#include "model/barrage/turn/systems.h"

#include <algorithm>

namespace automa::barrage {
namespace {

using core::Outcome;

constexpr int tile_production_bonus = 2;

/// B-4.2: not yet in the round's section, or not alone in front.
bool energy_track_allows(AutomaTurn& turn) {
    const State& state = turn.state();
    const int marker = turn.automa.hand().energy;
    const int section = turn.facts().track.section_size * state.round;
    int best_other = -1;
    for (const Company other : state.turn_order)
        if (other != turn.automa.me)
            best_other = std::max<int>(best_other, state.company(other).energy);
    const bool allows = marker < section || best_other >= marker;
    const std::string_view message = marker < section ? "track_before_section"
                                     : allows         ? "track_not_sole_leader"
                                                      : "track_sole_leader";
    turn.play().note("B-4.2", message, allows ? Outcome::holds : Outcome::fails,
                     {arg("marker", marker), arg("section", section), arg("best_other", best_other)});
    return allows;
}

void note_contracts(AutomaTurn& turn, const ContractList& contracts, int energy) {
    const int discount = contract_discount(turn.facts(), turn.state(), turn.automa.me);
    if (contracts.empty()) {
        turn.play().note("B-4.7", "no_contract_reached", Outcome::fails,
                         {arg("energy", energy), arg("discount", discount)});
        return;
    }
    const std::string_view rule = contracts.size() > 1 ? "B-10.14" : "B-4.7";
    for (const ContractId contract : contracts)
        turn.play().note(rule, "contract_chosen", Outcome::chosen,
                         {arg("contract", turn.facts().contract(contract).id),
                          arg("value", turn.facts().contract(contract).energy_required),
                          arg("energy", energy), arg("discount", discount)});
}

/// B-10.10: the own dam with room whose other system is best; a tie or none: the dam column.
void netherlands_drop(AutomaTurn& turn, SpaceId used_dam, Step& step) {
    Automa& automa = turn.automa;
    SpaceSet dams;
    for (std::size_t i = 0; i < dam_space_count; ++i) {
        const Dam& dam = turn.state().dams[i];
        if (dam.owner == automa.owner() && dam_space(i) != used_dam
            && room(turn.facts(), turn.state(), dam) > 0)
            dams.add(dam_space(i));
    }
    if (dams.empty())
        return;
    int best = -1;
    SpaceSet leaders;
    for (const SpaceId dam : dams) {
        int value = -1;
        for (const SpaceId conduit : turn.facts().basin(turn.facts().space(dam).basin).conduits) {
            const Space& pipe = turn.facts().space(conduit);
            if (conduit_owner(turn.state(), conduit) != Owner::nobody
                && has_powerhouse(turn.facts(), turn.state(), pipe.destination, automa.owner()))
                value = std::max(value, turn.state().dam(dam).drops * pipe.power);
        }
        if (value > best)
            leaders = SpaceSet();
        best = std::max(best, value);
        if (value == best && value >= 0)
            leaders.add(dam);
    }
    const bool by_system = leaders.size() == 1;
    turn.play().narrow("B-10.10", by_system ? "netherlands_best_system" : "netherlands_by_column",
                       by_system ? Outcome::chosen : Outcome::keeps, dams, by_system ? leaders : dams);
    const SpaceId dam =
        by_system ? leaders.first()
                  : choose_by_column(turn.play(),
                                     {automa.me, Structure::elevation, &automa.criteria, std::nullopt}, dams);
    turn.play().record(DropMoved{{WaterKind::supply, 0}, water_at(dam)});
    Gain gain{Reason::ability, RewardKind::place_drops, 1};
    gain.space = dam;
    step.gains.push_back(gain);
}

void use_ability(AutomaTurn& turn, const System& system, Step& step) {
    if (!has_ability(turn.facts(), turn.state(), turn.automa.me))
        return;
    if (turn.automa.me == Company::italy) {
        turn.play().note("B-10.8", "italy_steps", Outcome::done, {arg("steps", italy_steps)});
        turn.play().gain_energy(turn.automa.me, italy_steps, Reason::ability);
        step.gains.push_back({Reason::ability, RewardKind::energy_track_steps, italy_steps});
    }
    if (turn.automa.me == Company::netherlands)
        netherlands_drop(turn, system.dam, step);
}

/// The production itself, with its contract and the company's ability; Germany's second comes after it.
void produce(AutomaTurn& turn, Step step, const System& system, const ContractList& contracts,
             bool with_ability) {
    step.kind = ActionKind::production;
    step.system = system;
    step.energy = system.energy;
    step.contracts = contracts;
    if (conduit_owner(turn.state(), system.conduit) != turn.automa.owner())
        step.vp = -system.drops;
    carry_out(turn.play(), turn.automa.me, system, Reason::production);
    note_contracts(turn, contracts, system.energy);
    for (const ContractId contract : contracts)
        fulfil_contract(turn.automa, contract, step.gains);
    if (with_ability)
        use_ability(turn, system, step);
    turn.finish(std::move(step));
}

} // namespace

Tried try_production(AutomaTurn& turn, const TileAction& action) {
    Automa& automa = turn.automa;
    const int company_bonus = production_bonus(turn.facts(), turn.state(), automa.me);
    const auto system = best_system(turn.play(), automa.me, automa.criteria, action.energy + company_bonus);
    turn.play().note("B-4.1", system ? "system_ready" : "no_system_ready",
                     system ? Outcome::holds : Outcome::fails,
                     {arg("energy", system ? system->energy : 0), arg("tile_bonus", action.energy),
                      arg("company_bonus", company_bonus)});
    if (!system)
        return skip(turn, action, "B-4.1");
    if (action.energy_track_condition && !energy_track_allows(turn))
        return skip(turn, action, "B-4.2");
    const ColourCheck colour =
        reaches_colour(turn.facts(), turn.state(), automa.me, action.colour, system->energy);
    if (!colour.needs.empty()) {
        turn.ask(colour.needs, action.order, Stage::action);
        return Tried::paused;
    }
    turn.play().note("B-4.3", colour.reached ? "colour_reached" : "colour_not_reached",
                     colour.reached ? Outcome::holds : Outcome::fails,
                     {arg("colour", name_of(action.colour)), arg("energy", system->energy),
                      arg("lowest", colour.lowest),
                      arg("discount", contract_discount(turn.facts(), turn.state(), automa.me))});
    if (!colour.reached)
        return skip(turn, action, "B-4.3");
    ContractChoice choice = contracts_by_energy(turn.facts(), turn.state(), automa.me, system->energy);
    if (!choice.needs.empty()) {
        turn.ask(std::move(choice.needs), action.order, Stage::action);
        return Tried::paused;
    }
    Step step;
    step.order = action.order;
    turn.place_engineers(step, action.engineers, action.ends_turn);
    produce(turn, std::move(step), *system, choice.contracts, true);
    return produce_again(turn, action.order, system->powerhouse);
}

Tried produce_by_tile(AutomaTurn& turn, int order) {
    Automa& automa = turn.automa;
    const int bonus = tile_production_bonus + production_bonus(turn.facts(), turn.state(), automa.me);
    const auto system = best_system(turn.play(), automa.me, automa.criteria, bonus);
    turn.play().note("B-10.4", system ? "tile_production" : "tile_production_impossible",
                     system ? Outcome::holds : Outcome::fails, {arg("energy", system ? system->energy : 0)});
    if (!system)
        return Tried::done;
    ContractChoice choice = contracts_by_energy(turn.facts(), turn.state(), automa.me, system->energy);
    if (!choice.needs.empty()) {
        turn.ask(std::move(choice.needs), order, Stage::tile_production);
        return Tried::paused;
    }
    Step step;
    step.order = order;
    produce(turn, std::move(step), *system, choice.contracts, true);
    return produce_again(turn, order, system->powerhouse);
}

Tried produce_again(AutomaTurn& turn, int order, SpaceId used_powerhouse) {
    Automa& automa = turn.automa;
    if (automa.me != Company::germany || !has_ability(turn.facts(), turn.state(), automa.me))
        return Tried::done;
    const auto system = best_system(turn.play(), automa.me, automa.criteria, 0, used_powerhouse);
    turn.play().note("B-10.7", system ? "second_production" : "second_production_impossible",
                     system ? Outcome::holds : Outcome::fails, {arg("energy", system ? system->energy : 0)});
    if (!system)
        return Tried::done;
    ContractChoice choice = contracts_by_energy(turn.facts(), turn.state(), automa.me, system->energy);
    if (!choice.needs.empty()) {
        turn.ask(std::move(choice.needs), order, Stage::second_production, used_powerhouse);
        return Tried::paused;
    }
    Step step;
    step.order = order;
    produce(turn, std::move(step), *system, choice.contracts, false);
    return Tried::done;
}

} // namespace automa::barrage
