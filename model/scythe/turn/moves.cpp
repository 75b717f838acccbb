#include "model/scythe/turn/moves.h"

#include "model/scythe/state/board.h"

#include <algorithm>

namespace automa::scythe {
namespace {

using core::Outcome;

struct ChosenUnit {
    UnitKind unit = UnitKind::worker;
    Place place;
};

/// One symbol being thought through; each step writes what it looked at into the trace.
class Mover {
public:
    Mover(Play& play, SideId owner) : play_(play), owner_(owner), side_(play.state.side(owner)) {}

    MoveResult run(const MoveSymbol& symbol) {
        switch (symbol.kind) {
        case MoveKind::move_worker:
            return worker();
        case MoveKind::move_mech:
            return combat_unit(UnitKind::mech);
        case MoveKind::move_character:
            return combat_unit(UnitKind::character);
        case MoveKind::encounter_or_factory:
            return encounter_or_factory();
        case MoveKind::attack_combat:
            return attack_combat(symbol.min_power);
        case MoveKind::attack_worker:
            return attack_worker();
        }
        return NoMove{"S-21"};
    }

private:
    // ------------------------------------------------------------ step 1: the unit

    [[nodiscard]] int steps(Place a, Place b) const {
        return distance(play_.facts, play_.state, owner_, a, b);
    }

    /// The smallest value of `measure` over the set, and those that have it.
    template <class Id, class Measure>
    static std::pair<core::IdSet<Id>, int> least(const core::IdSet<Id>& all, Measure measure) {
        core::IdSet<Id> best;
        int lowest = 0;
        for (const Id id : all) {
            const int value = measure(id);
            if (best.empty() || value < lowest) {
                best = core::IdSet<Id>(id);
                lowest = value;
            } else if (value == lowest) {
                best.add(id);
            }
        }
        return {best, lowest};
    }

    std::optional<Place> closest_to_base(const PlaceSet& all, std::string_view rule, std::string_view kind) {
        if (all.empty()) {
            play_.note(rule, "no_unit", Outcome::fails, {arg("unit", kind)});
            return std::nullopt;
        }
        play_.narrow(rule, "units_in_play", Outcome::holds, all, all, {arg("unit", kind)});
        const auto [near, far] = least(all, [&](Place place) { return steps(place, side_.base()); });
        play_.narrow("S-27", "closest_to_base", all, near, {arg("distance", far)});
        // The base lies before all territories, but no territory is as near as the base itself.
        const Place first = near.first();
        if (near.size() > 1)
            play_.narrow("S-29", "unit_in_reading_order", near, PlaceSet(first));
        return first;
    }

    std::optional<ChosenUnit> chosen(UnitKind unit, std::optional<Place> place) {
        if (!place)
            return std::nullopt;
        play_.narrow("S-37", "unit_chosen", Outcome::chosen, PlaceSet(*place), PlaceSet(*place),
                     {arg("unit", name_of(unit)), arg("place", play_.facts.place_name(*place))});
        return ChosenUnit{unit, *place};
    }

    std::optional<ChosenUnit> attacker(std::string_view rule) {
        const auto place = closest_to_base(combat_places(side_), rule, "combat_unit");
        if (!place)
            return std::nullopt;
        const bool mech = side_.units.mechs.contains(*place);
        const bool character = side_.units.character == *place;
        const bool mech_first = play_.state.interpretations.equal_units == EqualUnits::mech;
        if (mech && character)
            play_.narrow("S-53", mech_first ? "mech_before_character" : "character_before_mech",
                         Outcome::narrows, PlaceSet(*place), PlaceSet(*place));
        return chosen(mech && (mech_first || !character) ? UnitKind::mech : UnitKind::character, place);
    }

    // ------------------------------------------------------------ step 2: valid territories

    /// Neighbourhoods of all units, the selected one too (S-36, S-38), and of the base.
    TerritorySet in_reach(bool with_base) {
        const TerritorySet units = neighbourhood_of_units(play_.facts, play_.state, owner_);
        play_.narrow("S-36", "near_own_units", Outcome::holds, places(units), places(units),
                     {arg("water", water_open(play_.facts, side_.automa) ? 1 : 0)});
        if (!with_base)
            return units;
        const TerritorySet base = base_neighbourhood(play_.facts, play_.state, owner_);
        play_.narrow("S-32", "near_own_base", Outcome::holds, places(base), places(units | base));
        return units | base;
    }

    TerritorySet keep(std::string_view rule, std::string_view message, const TerritorySet& before,
                      const TerritorySet& after) {
        play_.narrow(rule, message, places(before), places(after));
        return after;
    }

    // ------------------------------------------------------------ step 4: the destination

    template <class Measure>
    TerritorySet fewest(std::string_view rule, std::string_view message, std::string_view what,
                        const TerritorySet& all, Measure measure) {
        if (all.size() < 2)
            return all;
        const auto [best, value] = least(all, measure);
        play_.narrow(rule, message, places(all), places(best), {arg(what, value)});
        return best;
    }
    template <class Measure>
    TerritorySet most(std::string_view rule, std::string_view message, std::string_view what,
                      const TerritorySet& all, Measure measure) {
        if (all.size() < 2)
            return all;
        const auto [best, value] = least(all, [&](TerritoryId at) { return -measure(at); });
        play_.narrow(rule, message, places(all), places(best), {arg(what, -value)});
        return best;
    }

    /// Closest to the Factory, then reading order.
    TerritoryId settle(std::string_view rule, const TerritorySet& candidates) {
        const TerritorySet near = fewest(rule, "closest_to_factory", "distance", candidates,
                                         [&](TerritoryId at) { return steps(at, play_.facts.factory); });
        const TerritoryId to = near.first();
        if (near.size() > 1)
            play_.narrow("S-29", "reading_order", places(near), PlaceSet(Place(to)));
        play_.narrow("S-37", "destination", Outcome::chosen, places(near), PlaceSet(Place(to)),
                     {arg("territory", play_.facts.territory(to).id)});
        return to;
    }

    // ------------------------------------------------------------ the moves

    MoveResult worker() {
        const auto unit =
            chosen(UnitKind::worker, closest_to_base(places_of(side_, UnitKind::worker), "S-41", "worker"));
        if (!unit)
            return NoMove{"S-41"};
        const TerritorySet reach = in_reach(true);
        const TerritorySet free =
            keep("S-42", "no_enemy_unit", reach, reach - enemy_units(play_.state, owner_));
        const TerritorySet valid = keep("S-42", "no_other_worker", free, free.where([&](TerritoryId at) {
            const int there = units_at(side_, UnitKind::worker, at);
            return there == 0 || (there == 1 && unit->place == Place(at));
        }));
        if (valid.empty())
            return NoMove{"S-42"};
        const TerritorySet danger = threatened(play_.facts, play_.state, owner_);
        TerritorySet safe = valid - danger;
        if (safe.empty() && play_.state.interpretations.worker_in_danger == WorkerInDanger::go) {
            play_.narrow("S-43", "threats_ignored", Outcome::ignored, places(valid), places(valid));
            safe = valid;
        } else {
            keep("S-43", "not_threatened", valid, safe);
        }
        if (safe.empty())
            return NoMove{"S-43"};
        const auto best = most("S-43", "most_neighbourhoods", "units", safe,
                               [&](TerritoryId at) { return neighbours_of(at, *unit); });
        return MoveChoice{UnitKind::worker, unit->place, settle("S-44", best), valid};
    }

    /// In how many own units' neighbourhoods it lies, the picked-up one and those on the base left out.
    [[nodiscard]] int neighbours_of(TerritoryId at, const ChosenUnit& picked) const {
        int count = 0;
        // Automa neighbourhoods are symmetric: whoever stands in that of `at` has `at` in its own.
        for (const TerritoryId near : neighbourhood(play_.facts, play_.state, owner_, at))
            count += combat_units_at(side_, near) + units_at(side_, UnitKind::worker, near)
                     - (picked.place == Place(near) ? 1 : 0);
        return count;
    }

    MoveResult combat_unit(UnitKind kind) {
        const auto unit = chosen(kind, closest_to_base(places_of(side_, kind), "S-45", name_of(kind)));
        if (!unit)
            return NoMove{"S-45"};
        const TerritorySet reach = in_reach(true);
        const TerritorySet free =
            keep("S-46", "no_enemy_unit", reach, reach - enemy_units(play_.state, owner_));
        const TerritorySet valid = keep("S-46", "no_other_combat_unit", free, free.where([&](TerritoryId at) {
            const int there = combat_units_at(side_, at);
            return there == 0 || (there == 1 && unit->place == Place(at));
        }));
        if (valid.empty())
            return NoMove{"S-46"};
        const PlaceSet enemies = enemies_that_count();
        const auto best = fewest("S-47", "closest_to_enemy", "distance", valid, [&](TerritoryId at) {
            int nearest = Catalogue::unreachable;
            for (const Place enemy : enemies)
                nearest = std::min(nearest, steps(at, enemy));
            return nearest;
        });
        return MoveChoice{kind, unit->place, settle("S-48", best), valid};
    }

    /// Those on home bases only if none is on a territory (S-47).
    PlaceSet enemies_that_count() {
        const TerritorySet on_map = enemy_combat(play_.state, owner_);
        PlaceSet all = places(on_map);
        if (on_map.empty())
            each_enemy(play_.state, owner_, [&](const Side& enemy) { all = all | combat_places(enemy); });
        play_.narrow("S-47", on_map.empty() ? "enemies_on_bases" : "enemies_on_map", Outcome::holds, all,
                     all);
        return all;
    }

    MoveResult encounter_or_factory() {
        const auto unit = chosen(UnitKind::character,
                                 closest_to_base(places_of(side_, UnitKind::character), "S-49", "character"));
        if (!unit)
            return NoMove{"S-49"};
        const TerritorySet reach = in_reach(false);
        TerritorySet wanted = play_.state.encounters;
        if (!side_.automa.factory_card)
            wanted.add(play_.facts.factory);
        const TerritorySet valid =
            keep("S-50", side_.automa.factory_card ? "encounter_token" : "encounter_token_or_factory", reach,
                 reach & wanted);
        if (valid.empty())
            return NoMove{"S-50"};
        const TerritorySet free =
            keep("S-51", "no_enemy_unit", valid, valid - enemy_units(play_.state, owner_));
        const TerritorySet open =
            keep("S-51", "no_own_mech", free, free - on_territories(places_of(side_, UnitKind::mech)));
        if (open.empty())
            return NoMove{"S-51"};
        return MoveChoice{UnitKind::character, unit->place, settle("S-51", open), valid};
    }

    MoveResult attack_combat(int min_power) {
        const bool strong = side_.automa.power >= min_power;
        play_.note("S-52", "power_at_least", strong ? Outcome::holds : Outcome::fails,
                   {arg("needed", min_power), arg("power", side_.automa.power)});
        if (!strong)
            return NoMove{"S-52"};
        const auto unit = attacker("S-53");
        if (!unit)
            return NoMove{"S-53"};
        const TerritorySet reach = in_reach(true);
        const TerritorySet valid =
            keep("S-54", "enemy_combat_unit", reach, reach & enemy_combat(play_.state, owner_));
        if (valid.empty())
            return NoMove{"S-54"};
        const auto best = fewest("S-55", "fewest_combat_units", "units", valid, [&](TerritoryId at) {
            return enemy_combat_units_at(play_.state, owner_, at);
        });
        return MoveChoice{unit->unit, unit->place, settle("S-55", best), valid};
    }

    MoveResult attack_worker() {
        const auto unit = attacker("S-57");
        if (!unit)
            return NoMove{"S-57"};
        const TerritorySet reach = in_reach(true);
        const TerritorySet valid =
            keep("S-58", "enemy_workers_only", reach,
                 (reach & enemy_workers(play_.state, owner_)) - enemy_combat(play_.state, owner_));
        if (valid.empty())
            return NoMove{"S-58"};
        const TerritorySet unknown =
            valid.where([&](TerritoryId at) { return resources(at) == unknown_count; });
        if (unknown.empty() || valid.size() == 1)
            return MoveChoice{unit->unit, unit->place, settle("S-59", richest(valid)), valid};
        // A single unknown number does not matter if its territory wins with nothing on it.
        if (unknown.size() > 1 || first_with_nothing(valid) != unknown.first()) {
            play_.narrow("S-59", "resources_unknown", Outcome::fails, places(valid), places(unknown));
            return UnknownResources{unknown};
        }
        play_.narrow("S-59", "unknown_wins_anyway", Outcome::narrows, places(valid), places(unknown));
        return MoveChoice{unit->unit, unit->place, settle("S-59", unknown), valid};
    }

    [[nodiscard]] int resources(TerritoryId at) const { return play_.state.resources[at.index()]; }

    TerritorySet richest(const TerritorySet& valid) {
        return most("S-59", "most_resources", "resources", valid,
                    [&](TerritoryId at) { return resources(at); });
    }

    /// Where the attack goes if what is unknown is nothing.
    [[nodiscard]] TerritoryId first_with_nothing(const TerritorySet& valid) const {
        const auto rich = least(valid, [&](TerritoryId at) { return -std::max(0, resources(at)); }).first;
        return least(rich, [&](TerritoryId at) { return steps(at, play_.facts.factory); }).first.first();
    }

    Play& play_;
    SideId owner_;
    const Side& side_;
};

} // namespace

MoveResult choose_move(Play& play, SideId owner, const MoveSymbol& symbol) {
    return Mover(play, owner).run(symbol);
}

} // namespace automa::scythe
