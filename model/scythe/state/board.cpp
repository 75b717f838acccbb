#include "model/scythe/state/board.h"

#include <algorithm>

namespace automa::scythe {
namespace {

bool has(std::uint8_t bits, Crossing crossing) {
    return (bits >> index_of(crossing) & 1U) != 0;
}

/// The order of Crossing begins with the land terrains in the order of Terrain.
TerritorySet over_rivers(const Catalogue& facts, std::uint8_t crossings, TerritoryId at) {
    const Territory& here = facts.territory(at);
    return here.across[index_of(EdgeKind::river)].where([&](TerritoryId to) {
        const Territory& there = facts.territory(to);
        return has(crossings, Crossing::all)
               || (has(crossings, Crossing::tunnel) && (here.tunnel || there.tunnel))
               || (there.terrain <= Terrain::village && (crossings >> index_of(there.terrain) & 1U) != 0);
    });
}

TerritorySet human_neighbourhood(const Catalogue& facts, const State& state, const Side& human,
                                 TerritoryId at) {
    const Territory& here = facts.territory(at);
    TerritorySet around = here.across[index_of(EdgeKind::land)];
    around.add(at);
    around = around | over_rivers(facts, human.human.crossings, at);
    if (human.human.lakes)
        around = around | here.across[index_of(EdgeKind::lake)];
    if (here.tunnel && state.interpretations.human_tunnels == HumanTunnels::counted)
        around = around | facts.tunnels;
    return around;
}

} // namespace

PlaceSet places_of(const Side& side, UnitKind unit) {
    PlaceSet result;
    switch (unit) {
    case UnitKind::character:
        if (!side.units.character.is_mat())
            result.add(side.units.character);
        break;
    case UnitKind::mech:
        for (const Place place : side.units.mechs)
            result.add(place);
        break;
    case UnitKind::worker:
        for (const Place place : side.units.workers)
            result.add(place);
        break;
    }
    return result;
}

PlaceSet combat_places(const Side& side) {
    return places_of(side, UnitKind::character) | places_of(side, UnitKind::mech);
}

TerritorySet on_territories(const PlaceSet& all) {
    return TerritorySet(all.where([](Place place) { return place.is_territory(); }).candidates());
}

int units_at(const Side& side, UnitKind unit, Place place) {
    if (unit == UnitKind::character)
        return side.units.character == place ? 1 : 0;
    if (unit == UnitKind::mech)
        return static_cast<int>(std::count(side.units.mechs.begin(), side.units.mechs.end(), place));
    return static_cast<int>(std::count(side.units.workers.begin(), side.units.workers.end(), place));
}

int combat_units_at(const Side& side, Place place) {
    return units_at(side, UnitKind::character, place) + units_at(side, UnitKind::mech, place);
}

TerritorySet enemy_combat(const State& state, SideId owner) {
    PlaceSet result;
    each_enemy(state, owner, [&](const Side& enemy) { result = result | combat_places(enemy); });
    return on_territories(result);
}

TerritorySet enemy_workers(const State& state, SideId owner) {
    PlaceSet result;
    each_enemy(state, owner,
               [&](const Side& enemy) { result = result | places_of(enemy, UnitKind::worker); });
    return on_territories(result);
}

TerritorySet enemy_units(const State& state, SideId owner) {
    return enemy_combat(state, owner) | enemy_workers(state, owner);
}

int enemy_combat_units_at(const State& state, SideId owner, TerritoryId at) {
    int count = 0;
    each_enemy(state, owner, [&](const Side& enemy) { count += combat_units_at(enemy, at); });
    return count;
}

TerritorySet neighbourhood(const Catalogue& facts, const State& state, SideId owner, TerritoryId at) {
    const Side& side = state.side(owner);
    if (side.player == Player::human)
        return human_neighbourhood(facts, state, side, at);
    const Territory& here = facts.territory(at);
    TerritorySet around =
        water_open(facts, side.automa) ? here.adjacent : here.across[index_of(EdgeKind::land)];
    around.add(at);
    return around;
}

TerritorySet base_neighbourhood(const Catalogue& facts, const State& state, SideId owner) {
    const Side& side = state.side(owner);
    const HomeBase& base = facts.faction(side.faction).base;
    const bool water =
        state.interpretations.base_neighbourhood == BaseNeighbourhood::all && water_open(facts, side.automa);
    return water ? base.land | base.water : base.land;
}

TerritorySet neighbourhood_of_units(const Catalogue& facts, const State& state, SideId owner) {
    const Side& side = state.side(owner);
    TerritorySet result;
    for (const TerritoryId at : on_territories(combat_places(side) | places_of(side, UnitKind::worker)))
        result = result | neighbourhood(facts, state, owner, at);
    return result;
}

TerritorySet threatened(const Catalogue& facts, const State& state, SideId owner) {
    TerritorySet result;
    for (std::size_t i = 0; i < state.sides.size(); ++i) {
        if (SideId(i) == owner)
            continue;
        for (const TerritoryId at : on_territories(combat_places(state.sides[i])))
            result = result | neighbourhood(facts, state, SideId(i), at);
    }
    return result;
}

int distance(const Catalogue& facts, const State& state, SideId owner, Place a, Place b) {
    if (state.interpretations.distance == DistanceReading::hex)
        return facts.hex_steps(a, b);
    return facts.walk_steps(a, b, water_open(facts, state.side(owner).automa));
}

} // namespace automa::scythe
