#include "model/barrage/turn/systems.h"

#include "model/barrage/state/board.h"
#include "model/barrage/turn/placement.h"
#include "model/barrage/turn/water.h"

#include <algorithm>

namespace automa::barrage {
namespace {

constexpr int viktor_weak_power = 2; // B-10.13: through a conduit up to this power one drop runs
// B-4.5: what the owner of a conduit is paid for each drop of another company; an Automa takes VP for the
// credit too.
constexpr int toll_vp = 1;
constexpr int toll_vp_automa = 2;

struct Output {
    int drops;
    int energy;
};

/// What the drops behind a dam give through a conduit, before bonuses.
Output raw_output(const Catalogue& facts, const CompanyState& who, int drops, int power) {
    if (!has_officer(who, Officer::viktor_fiesler))
        return {drops, drops * power};
    const int moved = power <= viktor_weak_power ? 1 : drops;
    return {moved, std::max(facts.officer_numbers.viktor_minimum_energy, moved * power)};
}

std::string_view energy_message(bool foreign) {
    return foreign ? "system_foreign_conduit" : "system";
}

void note_system(Play& play, Company company, const System& system, core::Outcome outcome) {
    const Owner owner = conduit_owner(play.state, system.conduit);
    SpaceSet parts;
    parts.add(system.dam);
    parts.add(system.conduit);
    parts.add(system.powerhouse);
    play.narrow("B-4.4", energy_message(owner != owner_of(company)), outcome, parts, parts,
                {arg("drops", system.drops), arg("power", play.facts.space(system.conduit).power),
                 arg("energy", system.energy)});
}

/// Several systems make equally much: one is left after the tie-breaks.
System break_tie(Play& play, Company company, const Tile& criteria, const Systems& best) {
    const auto neutral = [&](const System& s) { return play.state.dam(s.dam).owner == Owner::neutral; };
    const bool any_neutral = std::any_of(best.begin(), best.end(), neutral);
    SpaceSet conduits;
    for (const System& system : best)
        if (neutral(system) == any_neutral)
            conduits.add(system.conduit);
    play.note("B-4.4", any_neutral ? "tie_neutral_dam" : "tie_own_dams", core::Outcome::narrows,
              {arg("systems", static_cast<int>(best.size())), arg("left", conduits.size())});
    const SpaceId conduit =
        conduits.size() == 1 ? conduits.first() : choose_conduit(play, company, criteria, conduits);
    return *std::find_if(best.begin(), best.end(),
                         [&](const System& s) { return s.conduit == conduit && neutral(s) == any_neutral; });
}

} // namespace

Systems ready_systems(const Catalogue& facts, const State& state, Company company, int bonus,
                      std::optional<SpaceId> except) {
    Systems systems;
    const CompanyState& who = state.company(company);
    for (std::size_t i = 0; i < conduit_count; ++i) {
        if (state.conduits[i] == Owner::nobody)
            continue;
        const SpaceId conduit = conduit_space(i);
        const Space& pipe = facts.space(conduit);
        const auto powerhouse = powerhouse_in(facts, state, pipe.destination, company);
        if (!powerhouse || powerhouse == except)
            continue;
        for (const SpaceId dam : facts.basin(pipe.basin).dams) {
            const Dam& wall = state.dam(dam);
            if (wall.drops == 0 || (wall.owner != owner_of(company) && wall.owner != Owner::neutral))
                continue;
            const Output output = raw_output(facts, who, wall.drops, pipe.power);
            if (output.energy + bonus >= 1)
                systems.push_back({dam, conduit, *powerhouse, output.drops, output.energy + bonus});
        }
    }
    return systems;
}

std::optional<System> best_system(Play& play, Company company, const Tile& criteria, int bonus,
                                  std::optional<SpaceId> except) {
    const Systems all = ready_systems(play.facts, play.state, company, bonus, except);
    if (all.empty())
        return std::nullopt;
    int most = 0;
    for (const System& system : all)
        most = std::max(most, system.energy);
    Systems best;
    for (const System& system : all) {
        if (system.energy == most)
            best.push_back(system);
        else
            note_system(play, company, system, core::Outcome::fails);
    }
    const System chosen = best.size() == 1 ? best[0] : break_tie(play, company, criteria, best);
    note_system(play, company, chosen, core::Outcome::chosen);
    return chosen;
}

void reward_owner(Play& play, Company company, const System& system) {
    const Owner owner = conduit_owner(play.state, system.conduit);
    if (owner == owner_of(company))
        return;
    const auto other = static_cast<Company>(owner);
    const CompanyState& paid = play.state.company(other);
    if (!paid.vp_known) // the table counts this human's VP
        return;
    const bool automa = paid.player == PlayerKind::automa;
    play.gain_vp(other, system.drops * (automa ? toll_vp_automa : toll_vp), Reason::conduit_owner);
}

void run_drops(Play& play, const System& system) {
    for (int i = 0; i < system.drops; ++i)
        run_drop(play, water_at(system.dam), play.facts.space(system.conduit).destination);
}

void carry_out(Play& play, Company company, const System& system, Reason reason) {
    if (conduit_owner(play.state, system.conduit) != owner_of(company))
        play.gain_vp(company, -system.drops, Reason::foreign_conduit);
    reward_owner(play, company, system);
    run_drops(play, system);
    play.gain_energy(company, system.energy, reason);
}

} // namespace automa::barrage
