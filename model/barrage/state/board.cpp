#include "model/barrage/state/board.h"

#include <algorithm>

namespace automa::barrage {
namespace {

Owner powerhouse_owner(const State& state, SpaceId space) {
    return state.powerhouses[index_in_kind(space)];
}

bool is_opponent(Owner owner, Company company) {
    return owner < Owner::neutral && owner != owner_of(company);
}

template <class Places, class Test>
bool any(const Places& places, Test test) {
    return std::any_of(places.begin(), places.end(), test);
}

} // namespace

int built_count(const State& state, Company company, Structure structure) {
    const Owner owner = owner_of(company);
    int count = 0;
    switch (structure) {
    case Structure::base:
    case Structure::elevation:
        for (const Dam& dam : state.dams)
            if (dam.owner == owner)
                count += structure == Structure::base ? 1 : dam.height - 1;
        return count;
    case Structure::conduit:
        return static_cast<int>(std::count(state.conduits.begin(), state.conduits.end(), owner));
    case Structure::powerhouse:
        return static_cast<int>(std::count(state.powerhouses.begin(), state.powerhouses.end(), owner));
    case Structure::building:
        for (const BuildingState& building : state.buildings)
            count += building.owners.contains(company) ? 1 : 0;
        return count;
    case Structure::joker:
        break;
    }
    return 0;
}

bool piece_left(const Catalogue& facts, const State& state, Company company, Structure structure) {
    return built_count(state, company, structure) < facts.pieces.of[index_of(structure)];
}

bool has_dam(const Catalogue& facts, const State& state, int basin, Owner owner) {
    return any(facts.basin(basin).dams, [&](SpaceId dam) { return state.dam(dam).owner == owner; });
}

bool has_opponent_dam(const Catalogue& facts, const State& state, int basin, Company company) {
    return any(facts.basin(basin).dams,
               [&](SpaceId dam) { return is_opponent(state.dam(dam).owner, company); });
}

bool has_powerhouse(const Catalogue& facts, const State& state, int basin, Owner owner) {
    return any(facts.basin(basin).powerhouses,
               [&](SpaceId space) { return powerhouse_owner(state, space) == owner; });
}

bool has_opponent_powerhouse(const Catalogue& facts, const State& state, int basin, Company company) {
    return any(facts.basin(basin).powerhouses,
               [&](SpaceId space) { return is_opponent(powerhouse_owner(state, space), company); });
}

bool has_any_powerhouse(const Catalogue& facts, const State& state, int basin) {
    return any(facts.basin(basin).powerhouses,
               [&](SpaceId space) { return powerhouse_owner(state, space) != Owner::nobody; });
}

std::optional<SpaceId> powerhouse_in(const Catalogue& facts, const State& state, int basin, Company company) {
    for (const SpaceId space : facts.basin(basin).powerhouses)
        if (powerhouse_owner(state, space) == owner_of(company))
            return space;
    return std::nullopt;
}

Owner conduit_owner(const State& state, SpaceId conduit) {
    return state.conduits[index_in_kind(conduit)];
}

int capacity(const Catalogue& facts, const State& state, const Dam& dam) {
    const bool graziano =
        dam.height > 0 && dam.owner < Owner::neutral
        && has_officer(state.company(static_cast<Company>(dam.owner)), Officer::graziano_del_monte);
    return graziano ? facts.officer_numbers.graziano_capacity[static_cast<std::size_t>(dam.height) - 1]
                    : dam.height;
}

int room(const Catalogue& facts, const State& state, const Dam& dam) {
    return dam.stands() ? capacity(facts, state, dam) - dam.drops : 0;
}

bool uses_effects(const CompanyState& company) {
    return company.player == PlayerKind::automa && company.level >= Level::high;
}

bool gets_income(const CompanyState& company) {
    return company.player == PlayerKind::automa && company.level != Level::low;
}

bool has_officer(const CompanyState& company, Officer officer) {
    return company.officer == officer;
}

bool mahiri_in_play(const State& state) {
    return any(state.companies, [](const CompanyState& company) {
        return company.in_play && company.player == PlayerKind::automa
               && has_officer(company, Officer::mahiri_sekibo);
    });
}

bool has_ability(const Catalogue& facts, const State& state, Company company) {
    const CompanyState& who = state.company(company);
    const bool allowed = who.in_play && (who.player == PlayerKind::human || who.level >= Level::high);
    return allowed
           && built_count(state, company, Structure::powerhouse) >= facts.company(company).ability_slot;
}

int production_bonus(const Catalogue& facts, const State& state, Company company) {
    const CompanyState& who = state.company(company);
    if (who.player == PlayerKind::automa && who.level == Level::low)
        return 0;
    const int built = built_count(state, company, Structure::powerhouse);
    int bonus = 0;
    for (int slot = 0; slot < built; ++slot)
        bonus += facts.company(company).production_bonus[static_cast<std::size_t>(slot)];
    return bonus;
}

} // namespace automa::barrage
