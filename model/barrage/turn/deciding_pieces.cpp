#include "model/barrage/turn/deciding_pieces.h"

#include "model/barrage/state/board.h"
#include "model/barrage/turn/criteria.h"

namespace automa::barrage {

namespace {

SpaceSet without(SpaceSet all, SpaceSet some) {
    return all - some;
}

/// Gathers the pieces beside the spaces it is led to.
class Gathering {
public:
    Gathering(const Catalogue& facts, const State& state, Company company)
        : facts_(facts), state_(state), own_(owner_of(company)) {}

    [[nodiscard]] SpaceSet found() const { return found_; }

    void look(Criterion criterion, SpaceId id) {
        const Space& space = facts_.space(id);
        const Basin& basin = facts_.basin(space.basin);
        switch (criterion) {
        case Criterion::dam_most_powerful_built_conduit:
            return strongest(basin.conduits);
        case Criterion::powerhouse_most_powerful_built_conduit:
            return strongest(basin.conduits_into);
        case Criterion::dam_own_powerhouse:
            return along(basin.conduits, [&](const Space& pipe) { return own_houses(pipe.destination); });
        case Criterion::dam_conduit_to_own_dam_downstream:
            return along(basin.conduits, [&](const Space& pipe) { return own_dams(pipe.destination); });
        case Criterion::powerhouse_own_dam:
            return along(basin.conduits_into, [&](const Space& pipe) { return own_dams(pipe.basin); });
        case Criterion::dam_fed_by_upstream_powerhouse:
            return feeding_houses(id);
        case Criterion::conduit_dam_own_neutral_opponent:
        case Criterion::conduit_dam_opponent_neutral_own:
            return add(dams_where(space.basin, [](Owner) { return true; }));
        case Criterion::conduit_powerhouse_own_opponent:
        case Criterion::conduit_powerhouse_opponent_own:
            return add(houses_where(space.destination, [](Owner) { return true; }));
        case Criterion::powerhouse_feeds_own_dam:
        case Criterion::powerhouse_not_feeding_opponent_dam:
            if (const auto dam = first_dam_below(facts_, state_, space.basin))
                found_.add(*dam);
            return;
        default:
            return;
        }
    }

    /// Where no own dam decides, opponents' dams at the end of the pipe do.
    void look_for_opponents(SpaceId id) {
        const auto opponent = [&](Owner owner) { return owner != own_ && owner != Owner::neutral; };
        along(facts_.basin(facts_.space(id).basin).conduits,
              [&](const Space& pipe) { return dams_where(pipe.destination, opponent); });
    }

    void complete(SpaceId id) {
        const Space& space = facts_.space(id);
        const Basin& basin = facts_.basin(space.basin);
        switch (space.kind) {
        case SpaceKind::dam:
            return along(built(basin.conduits),
                         [&](const Space& pipe) { return own_houses(pipe.destination); });
        case SpaceKind::powerhouse:
            return along(built(basin.conduits_into),
                         [&](const Space& pipe) { return usable_dams(pipe.basin); });
        case SpaceKind::conduit:
            add(usable_dams(space.basin));
            return add(own_houses(space.destination));
        }
    }

    void parts_of_systems() {
        for (int number = 1; number <= static_cast<int>(basin_count); ++number) {
            const SpaceSet houses = own_houses(number);
            add(houses);
            if (!houses.empty())
                add(built(facts_.basin(number).conduits_into));
            add(usable_dams(number).where([&](SpaceId dam) { return state_.dam(dam).drops > 0; }));
        }
    }

private:
    void add(SpaceSet more) { found_ = found_ | more; }

    template <class Test>
    [[nodiscard]] SpaceSet dams_where(int basin, Test test) const {
        SpaceSet dams;
        for (const SpaceId dam : facts_.basin(basin).dams)
            if (state_.dam(dam).stands() && test(state_.dam(dam).owner))
                dams.add(dam);
        return dams;
    }
    template <class Test>
    [[nodiscard]] SpaceSet houses_where(int basin, Test test) const {
        SpaceSet houses;
        for (const SpaceId house : facts_.basin(basin).powerhouses) {
            const Owner owner = state_.powerhouses[index_in_kind(house)];
            if (owner != Owner::nobody && test(owner))
                houses.add(house);
        }
        return houses;
    }
    [[nodiscard]] SpaceSet own_dams(int basin) const {
        return dams_where(basin, [&](Owner owner) { return owner == own_; });
    }
    [[nodiscard]] SpaceSet usable_dams(int basin) const {
        return dams_where(basin, [&](Owner owner) { return owner == own_ || owner == Owner::neutral; });
    }
    [[nodiscard]] SpaceSet own_houses(int basin) const {
        return houses_where(basin, [&](Owner owner) { return owner == own_; });
    }
    template <class Conduits>
    [[nodiscard]] SpaceSet built(const Conduits& conduits) const {
        SpaceSet pipes;
        for (const SpaceId conduit : conduits)
            if (conduit_owner(state_, conduit) != Owner::nobody)
                pipes.add(conduit);
        return pipes;
    }

    /// Pipes with what stands at their other end; those with nothing there say nothing.
    template <class Conduits, class AtEnd>
    void along(const Conduits& conduits, AtEnd at_end) {
        for (const SpaceId conduit : conduits) {
            const SpaceSet pieces = at_end(facts_.space(conduit));
            if (pieces.empty())
                continue;
            found_.add(conduit);
            add(pieces);
        }
    }

    template <class Conduits>
    void strongest(const Conduits& conduits) {
        std::optional<SpaceId> best;
        for (const SpaceId conduit : built(conduits)) {
            const int power = facts_.space(conduit).power;
            const int most = best ? facts_.space(*best).power : 0;
            if (power > most || (power == most && conduit_owner(state_, conduit) == own_))
                best = conduit;
        }
        if (best)
            found_.add(*best);
    }

    [[nodiscard]] bool no_dam_stands_in(int basin) const {
        return dams_where(basin, [](Owner) { return true; }).empty();
    }

    void feeding_houses(SpaceId space) {
        if (!fed_by_powerhouse(facts_, state_, space))
            return;
        const int goal = facts_.space(space).basin;
        for (int basin = 1; basin <= goal; ++basin) {
            int at = basin;
            while (at != 0 && at != goal && no_dam_stands_in(at))
                at = facts_.basin(at).next;
            if (at == goal)
                add(houses_where(basin, [](Owner) { return true; }));
        }
    }

    const Catalogue& facts_;
    const State& state_;
    Owner own_;
    SpaceSet found_;
};

} // namespace

SpaceKind column_kind(Criterion criterion) {
    return criterion <= Criterion::dam_conduit_to_own_dam_downstream ? SpaceKind::dam
           : criterion <= Criterion::conduit_powerhouse_opponent_own ? SpaceKind::conduit
                                                                     : SpaceKind::powerhouse;
}

std::optional<Criterion> criterion_named(SpaceKind column, std::string_view id) {
    for (std::size_t i = 0; i < count_of<Criterion>; ++i) {
        const auto criterion = static_cast<Criterion>(i);
        if (column_kind(criterion) == column && name_of(criterion) == id)
            return criterion;
    }
    return std::nullopt;
}

DecidingPieces::DecidingPieces(const Catalogue& facts, const State& state, Company company)
    : facts_(facts), state_(state), company_(company) {}

SpaceSet DecidingPieces::of(Criterion criterion, SpaceSet spaces) const {
    Gathering gathering(facts_, state_, company_);
    for (const SpaceId space : spaces)
        gathering.look(criterion, space);
    if (criterion == Criterion::dam_conduit_to_own_dam_downstream && gathering.found().empty())
        for (const SpaceId space : spaces)
            gathering.look_for_opponents(space);
    return gathering.found();
}

SpaceSet DecidingPieces::deciding(Criterion criterion, SpaceSet before, SpaceSet after) const {
    if (criterion == Criterion::powerhouse_not_feeding_opponent_dam)
        return of(criterion, without(before, after));
    const SpaceSet kept = of(criterion, after);
    return kept.empty() ? of(criterion, without(before, after)) : kept;
}

SpaceSet DecidingPieces::systems_completed(SpaceSet spaces) const {
    Gathering gathering(facts_, state_, company_);
    for (const SpaceId space : spaces)
        gathering.complete(space);
    return gathering.found();
}

SpaceSet DecidingPieces::parts_of_systems() const {
    Gathering gathering(facts_, state_, company_);
    gathering.parts_of_systems();
    return gathering.found();
}

SpaceSet DecidingPieces::own_pieces(SpaceKind kind) const {
    const Owner own = owner_of(company_);
    SpaceSet pieces;
    for (std::size_t i = 0; i < space_count; ++i) {
        const SpaceId id(i);
        if (facts_.space(id).kind != kind)
            continue;
        const bool mine = kind == SpaceKind::dam       ? state_.dam(id).owner == own
                          : kind == SpaceKind::conduit ? conduit_owner(state_, id) == own
                                                       : state_.powerhouses[index_in_kind(id)] == own;
        if (mine)
            pieces.add(id);
    }
    return pieces;
}

} // namespace automa::barrage
