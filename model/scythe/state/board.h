// Who stands where, whose neighbourhood is what, and how far it is. Every word has an owner.
#pragma once

#include "model/scythe/state/state.h"

namespace automa::scythe {

/// The places of a side's pieces, bases included; the mat is no place.
[[nodiscard]] PlaceSet places_of(const Side& side, UnitKind unit);
[[nodiscard]] PlaceSet combat_places(const Side& side);
/// The territories among places.
[[nodiscard]] TerritorySet on_territories(const PlaceSet& places);
[[nodiscard]] int combat_units_at(const Side& side, Place place);
[[nodiscard]] int units_at(const Side& side, UnitKind unit, Place place);

/// Calls visit(side) for every enemy of the owner: all other sides.
template <class Visit>
void each_enemy(const State& state, SideId owner, Visit visit) {
    for (std::size_t i = 0; i < state.sides.size(); ++i)
        if (SideId(i) != owner)
            visit(state.sides[i]);
}
/// Territories with a combat unit, a worker, any unit of an enemy of the owner.
[[nodiscard]] TerritorySet enemy_combat(const State& state, SideId owner);
[[nodiscard]] TerritorySet enemy_workers(const State& state, SideId owner);
[[nodiscard]] TerritorySet enemy_units(const State& state, SideId owner);
[[nodiscard]] int enemy_combat_units_at(const State& state, SideId owner, TerritoryId at);

/// Its own territory and each it could enter with a move of one (S-31 to S-34). For a human: of a combat
/// unit.
[[nodiscard]] TerritorySet neighbourhood(const Catalogue& catalogue, const State& state, SideId owner,
                                         TerritoryId at);
/// Of the home base itself (S-32, D-11).
[[nodiscard]] TerritorySet base_neighbourhood(const Catalogue& catalogue, const State& state, SideId owner);
/// Of every unit of the owner that stands on a territory (S-36).
[[nodiscard]] TerritorySet neighbourhood_of_units(const Catalogue& catalogue, const State& state,
                                                  SideId owner);
/// Of every combat unit of an enemy.
[[nodiscard]] TerritorySet threatened(const Catalogue& catalogue, const State& state, SideId owner);

/// As this table counts for this Automa (D-1). Contract: neither is the mat.
[[nodiscard]] int distance(const Catalogue& catalogue, const State& state, SideId owner, Place a, Place b);

} // namespace automa::scythe
