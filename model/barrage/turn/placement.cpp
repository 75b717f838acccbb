#include "model/barrage/turn/placement.h"

#include "model/barrage/state/board.h"
#include "model/barrage/turn/criteria.h"

#include <algorithm>
#include <tuple>

namespace automa::barrage {
namespace {

constexpr int strong_power = 3; // B-10.1

using core::Outcome;

const CriteriaColumn& column_of(const Placement& placement) {
    switch (placement.structure) {
    case Structure::conduit:
        return placement.criteria->conduit;
    case Structure::powerhouse:
        return placement.criteria->powerhouse;
    default:
        return placement.criteria->dam;
    }
}

Outcome outcome_of(SpaceSet before, SpaceSet after) {
    if (after.empty())
        return Outcome::ignored;
    if (after == before)
        return Outcome::keeps;
    return after.size() == 1 ? Outcome::chosen : Outcome::narrows;
}

/// Records what a filter made of the candidates; a filter that fits none is ignored.
SpaceSet narrowed(Play& play, std::string_view rule, std::string_view message, SpaceSet before,
                  SpaceSet after, std::initializer_list<core::Argument> arguments = {}) {
    play.narrow(rule, message, outcome_of(before, after), before, after.empty() ? before : after, arguments);
    return after.empty() ? before : after;
}

bool producing_dam_in(const Play& play, int basin, Company company) {
    return has_dam(play.facts, play.state, basin, owner_of(company))
           || has_dam(play.facts, play.state, basin, Owner::neutral);
}

/// Whether a structure on this space would be the third of dam, conduit and own powerhouse.
bool completes_system(const Play& play, const Placement& placement, SpaceId space) {
    const Space& place = play.facts.space(space);
    const auto built = [&](SpaceId conduit) { return conduit_owner(play.state, conduit) != Owner::nobody; };
    const auto own_powerhouse = [&](int basin) {
        return has_powerhouse(play.facts, play.state, basin, owner_of(placement.company));
    };
    const Basin& basin = play.facts.basin(place.basin);
    switch (placement.structure) {
    case Structure::base:
        return std::any_of(basin.conduits.begin(), basin.conduits.end(), [&](SpaceId conduit) {
            return built(conduit) && own_powerhouse(play.facts.space(conduit).destination);
        });
    case Structure::conduit:
        return producing_dam_in(play, place.basin, placement.company) && own_powerhouse(place.destination);
    case Structure::powerhouse:
        return std::any_of(basin.conduits_into.begin(), basin.conduits_into.end(), [&](SpaceId conduit) {
            return built(conduit)
                   && producing_dam_in(play, play.facts.space(conduit).basin, placement.company);
        });
    default:
        return false;
    }
}

bool in_one_place(const Play& play, const Placement& placement, SpaceSet spaces) {
    if (placement.structure == Structure::conduit)
        return spaces.size() == 1;
    const int basin = play.facts.space(spaces.first()).basin;
    return spaces.where([&](SpaceId space) { return play.facts.space(space).basin != basin; }).empty();
}

SpaceSet third_of_system(Play& play, const Placement& placement, SpaceSet candidates) {
    const SpaceSet completing =
        candidates.where([&](SpaceId space) { return completes_system(play, placement, space); });
    bool narrow = !completing.empty();
    const ThirdOfSystem reading = play.state.interpretations.third_of_system;
    if (narrow && reading == ThirdOfSystem::place)
        narrow = in_one_place(play, placement, completing);
    else if (narrow && reading == ThirdOfSystem::space)
        narrow = completing.size() == 1;
    if (narrow)
        return narrowed(play, "B-7.2", "third_of_system", candidates, completing);
    play.narrow("B-7.2", completing.empty() ? "no_third_of_system" : "several_third_of_system",
                Outcome::ignored, candidates, candidates, {arg("completing", completing.size())});
    return candidates;
}

/// B-10.11: mountains before hills before plains.
SpaceSet adler(Play& play, SpaceSet candidates) {
    for (std::size_t region = 0; region < count_of<Region>; ++region) {
        const SpaceSet there = candidates.where(
            [&](SpaceId space) { return play.facts.space(space).region == static_cast<Region>(region); });
        if (!there.empty())
            return narrowed(play, "B-10.11", "adler_region", candidates, there,
                            {arg("region", name_of(static_cast<Region>(region)))});
    }
    return candidates;
}

/// How far a space is from the column's code, counted upwards with wrap-around (B-7.4).
int code_distance(const Play& play, const Placement& placement, SpaceId space) {
    const int code = column_of(placement).code;
    if (placement.structure == Structure::conduit)
        return (static_cast<int>(index_in_kind(space)) - code + static_cast<int>(conduit_count))
               % static_cast<int>(conduit_count);
    const int basin = play.facts.space(space).basin;
    const int span = play.facts.basins_with[index_of(
        placement.structure == Structure::powerhouse ? SpaceKind::powerhouse : SpaceKind::dam)];
    return (basin - code + span) % span;
}

SpaceSet nearest_by_code(Play& play, const Placement& placement, SpaceSet candidates) {
    int nearest = 1000;
    for (const SpaceId space : candidates)
        nearest = std::min(nearest, code_distance(play, placement, space));
    const SpaceSet there =
        candidates.where([&](SpaceId space) { return code_distance(play, placement, space) == nearest; });
    const int code = column_of(placement).code;
    const Space& found = play.facts.space(there.first());
    if (placement.structure == Structure::conduit) {
        const std::string_view from = play.facts.space(conduit_space(static_cast<std::size_t>(code))).id;
        return narrowed(play, "B-7.4", "code_conduit", candidates, there,
                        {arg("code", from), arg("found", found.id)});
    }
    return narrowed(play, "B-7.4", "code_basin", candidates, there,
                    {arg("code", code), arg("found", found.basin)});
}

SpaceId last_tie_breaks(Play& play, const Placement& placement, SpaceSet candidates) {
    const bool wants_red =
        placement.effect == tech_tile(1, Structure::joker) && placement.structure == Structure::base;
    const SpaceSet bordered =
        candidates.where([&](SpaceId space) { return play.facts.space(space).red_bordered == wants_red; });
    if (!bordered.empty() && bordered.size() < candidates.size())
        candidates = narrowed(play, wants_red ? "B-10.2" : "B-7.5",
                              wants_red ? "prefer_red_border" : "avoid_red_border", candidates, bordered);
    if (candidates.size() == 1)
        return candidates.first();
    SpaceId left = candidates.first();
    const auto key = [&](SpaceId id) {
        return std::tuple(play.facts.space(id).x, play.facts.space(id).listed);
    };
    for (const SpaceId space : candidates)
        if (key(space) < key(left))
            left = space;
    SpaceSet chosen;
    chosen.add(left);
    narrowed(play, "B-7.5", "left_most", candidates, chosen);
    return left;
}

} // namespace

SpaceId choose_by_column(Play& play, const Placement& placement, SpaceSet candidates) {
    int position = 0;
    for (const Criterion criterion : column_of(placement).ordered) {
        if (candidates.size() == 1)
            return candidates.first();
        const SpaceSet kept = apply_criterion(play.facts, play.state, placement.company, *placement.criteria,
                                              criterion, candidates);
        candidates = narrowed(play, "B-7.3", "criterion", candidates, kept,
                              {arg("criterion", name_of(criterion)), arg("position", ++position)});
    }
    if (candidates.size() > 1)
        candidates = nearest_by_code(play, placement, candidates);
    return candidates.size() == 1 ? candidates.first() : last_tie_breaks(play, placement, candidates);
}

SpaceId choose_conduit(Play& play, Company company, const Tile& criteria, SpaceSet conduits) {
    return choose_by_column(play, {company, Structure::conduit, &criteria, std::nullopt}, conduits);
}

SpaceId choose_space(Play& play, const Placement& placement, SpaceSet candidates) {
    if (candidates.size() > 1 && placement.effect == tech_tile(2, Structure::conduit)) {
        const SpaceSet strong =
            candidates.where([&](SpaceId space) { return play.facts.space(space).power >= strong_power; });
        candidates = narrowed(play, "B-10.1", "prefer_power_3", candidates, strong);
    }
    if (candidates.size() == 1) {
        play.narrow("B-7.1", "single_candidate", Outcome::chosen, candidates, candidates);
        return candidates.first();
    }
    if (placement.structure != Structure::elevation)
        candidates = third_of_system(play, placement, candidates);
    const bool of_dam = placement.structure == Structure::base || placement.structure == Structure::elevation;
    if (candidates.size() > 1 && of_dam
        && has_officer(play.state.company(placement.company), Officer::wilhelm_adler))
        candidates = adler(play, candidates);
    return choose_by_column(play, placement, candidates);
}

} // namespace automa::barrage
