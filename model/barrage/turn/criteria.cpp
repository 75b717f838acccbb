#include "model/barrage/turn/criteria.h"

#include "model/barrage/state/board.h"
#include "model/barrage/turn/water.h"

#include <algorithm>

namespace automa::barrage {
namespace {

class Narrowing {
public:
    Narrowing(const Catalogue& facts, const State& state, Company company, const Tile& tile,
              SpaceSet candidates)
        : facts_(facts), state_(state), company_(company), tile_(tile), candidates_(candidates) {}

    /// Conduits at a candidate: those that begin in a dam's basin, or end in a powerhouse's.
    [[nodiscard]] SpaceSet strongest_built_conduit(bool at_end) const {
        int best = 0;
        bool own = false;
        const auto strength = [&](SpaceId space, auto&& report) {
            const Basin& basin = facts_.basin(facts_.space(space).basin);
            const auto visit = [&](const auto& conduits) {
                for (const SpaceId conduit : conduits)
                    if (conduit_owner(state_, conduit) != Owner::nobody)
                        report(facts_.space(conduit).power,
                               conduit_owner(state_, conduit) == owner_of(company_));
            };
            at_end ? visit(basin.conduits_into) : visit(basin.conduits);
        };
        for (const SpaceId space : candidates_)
            strength(space, [&](int power, bool mine) {
                if (power > best || (power == best && mine && !own)) {
                    best = power;
                    own = mine;
                }
            });
        return candidates_.where([&](SpaceId space) {
            bool fits = false;
            strength(space, [&](int power, bool mine) { fits = fits || (power == best && mine == own); });
            return fits;
        });
    }

    [[nodiscard]] SpaceSet most_water_drops() const {
        const DamCounts reached = arrivals(facts_, state_);
        const auto drops = [&](SpaceId space) {
            const int arriving = reached[space.index()];
            if (state_.interpretations.most_water_drops == MostWaterDrops::arriving)
                return arriving;
            Dam dam = state_.dam(space);
            dam.owner = owner_of(company_);
            ++dam.height;
            return std::min(arriving, room(facts_, state_, dam));
        };
        int best = 0;
        for (const SpaceId space : candidates_)
            best = std::max(best, drops(space));
        if (best == 0)
            return {};
        const SpaceSet most = candidates_.where([&](SpaceId space) { return drops(space) == best; });
        for (const Headstream letter : tile_.headstreams) {
            const SpaceSet fed = most.where([&](SpaceId space) {
                return (facts_.basin(facts_.space(space).basin).headstreams >> index_of(letter) & 1U) != 0;
            });
            if (!fed.empty())
                return fed;
        }
        return most;
    }

    /// Pipes printed on the board, built or not, to a basin where `test` holds.
    template <class Test>
    [[nodiscard]] SpaceSet with_pipe_to(Test test) const {
        return candidates_.where([&](SpaceId space) {
            const auto& pipes = facts_.basin(facts_.space(space).basin).conduits;
            return std::any_of(pipes.begin(), pipes.end(),
                               [&](SpaceId pipe) { return test(facts_.space(pipe).destination); });
        });
    }
    template <class Test>
    [[nodiscard]] SpaceSet with_pipe_from(Test test) const {
        return candidates_.where([&](SpaceId space) {
            const auto& pipes = facts_.basin(facts_.space(space).basin).conduits_into;
            return std::any_of(pipes.begin(), pipes.end(),
                               [&](SpaceId pipe) { return test(facts_.space(pipe).basin); });
        });
    }

    [[nodiscard]] SpaceSet conduit_to_own_dam() const {
        const SpaceSet own = with_pipe_to([&](int basin) { return own_dam_in(basin); });
        if (!own.empty())
            return own;
        const SpaceSet opponents =
            with_pipe_to([&](int basin) { return has_opponent_dam(facts_, state_, basin, company_); });
        return candidates_.where([&](SpaceId space) { return !opponents.has(space); });
    }

    /// `rank` 0: the highest power among the candidates, 1: the second highest value, if there are two.
    [[nodiscard]] SpaceSet by_power(int rank) const {
        int highest = 0;
        int second = 0;
        for (const SpaceId space : candidates_) {
            const int power = facts_.space(space).power;
            if (power > highest)
                second = std::exchange(highest, power);
            else if (power < highest)
                second = std::max(second, power);
        }
        const int wanted = rank == 1 && second > 0 ? second : highest;
        return candidates_.where([&](SpaceId space) { return facts_.space(space).power == wanted; });
    }

    /// The first of the tests, in order of preference, that any candidate satisfies.
    template <class... Tests>
    [[nodiscard]] SpaceSet first_that_fits(Tests... tests) const {
        SpaceSet result;
        (void)((result = candidates_.where(tests), !result.empty()) || ...);
        return result;
    }

    [[nodiscard]] SpaceSet dam_preference(bool own_first) const {
        const auto own = [&](SpaceId s) { return own_dam_in(facts_.space(s).basin); };
        const auto neutral = [&](SpaceId s) {
            return has_dam(facts_, state_, facts_.space(s).basin, Owner::neutral);
        };
        const auto opponent = [&](SpaceId s) {
            return has_opponent_dam(facts_, state_, facts_.space(s).basin, company_);
        };
        return own_first ? first_that_fits(own, neutral, opponent) : first_that_fits(opponent, neutral, own);
    }

    [[nodiscard]] SpaceSet powerhouse_preference(bool own_first) const {
        const auto own = [&](SpaceId s) {
            return has_powerhouse(facts_, state_, facts_.space(s).destination, owner_of(company_));
        };
        const auto opponent = [&](SpaceId s) {
            return has_opponent_powerhouse(facts_, state_, facts_.space(s).destination, company_);
        };
        return own_first ? first_that_fits(own, opponent) : first_that_fits(opponent, own);
    }

    [[nodiscard]] SpaceSet feeding(bool own_first) const {
        const auto own = [&](SpaceId space) {
            const auto dam = first_dam_below(facts_, state_, facts_.space(space).basin);
            return dam && state_.dam(*dam).owner == owner_of(company_);
        };
        const auto no_opponent = [&](SpaceId space) {
            const auto dam = first_dam_below(facts_, state_, facts_.space(space).basin);
            return !dam || state_.dam(*dam).owner == owner_of(company_)
                   || state_.dam(*dam).owner == Owner::neutral;
        };
        return own_first ? first_that_fits(own, no_opponent) : first_that_fits(no_opponent, own);
    }

    [[nodiscard]] SpaceSet in_basin(int basin) const {
        return candidates_.where([&](SpaceId space) { return facts_.space(space).basin == basin; });
    }

    [[nodiscard]] bool own_dam_in(int basin) const {
        return has_dam(facts_, state_, basin, owner_of(company_));
    }
    [[nodiscard]] SpaceSet candidates() const { return candidates_; }

private:
    const Catalogue& facts_;
    const State& state_;
    Company company_;
    const Tile& tile_;
    SpaceSet candidates_;
};

} // namespace

std::optional<SpaceId> first_dam_below(const Catalogue& facts, const State& state, int basin) {
    for (; basin != 0; basin = facts.basin(basin).next)
        for (const SpaceId dam : facts.basin(basin).dams)
            if (state.dam(dam).stands())
                return dam;
    return std::nullopt;
}

bool fed_by_powerhouse(const Catalogue& facts, const State& state, SpaceId dam_space) {
    const int own_basin = facts.space(dam_space).basin;
    for (const SpaceId dam : facts.basin(own_basin).dams) {
        if (dam == dam_space)
            break;
        if (state.dam(dam).stands())
            return false;
    }
    // The upper powerhouses' water meets the space if the first dam it meets is the space itself, or if it
    // reaches the space's basin without meeting any.
    for (int basin = 1; basin <= own_basin; ++basin) {
        if (!has_any_powerhouse(facts, state, basin))
            continue;
        int at = basin;
        while (at != 0 && at != own_basin) {
            const auto& dams = facts.basin(at).dams;
            if (std::any_of(dams.begin(), dams.end(), [&](SpaceId dam) { return state.dam(dam).stands(); }))
                break;
            at = facts.basin(at).next;
        }
        if (at == own_basin)
            return true;
    }
    return false;
}

SpaceSet apply_criterion(const Catalogue& facts, const State& state, Company company, const Tile& tile,
                         Criterion criterion, SpaceSet candidates) {
    const Narrowing narrowing(facts, state, company, tile, candidates);
    switch (criterion) {
    case Criterion::dam_most_powerful_built_conduit:
        return narrowing.strongest_built_conduit(false);
    case Criterion::dam_own_powerhouse:
        return narrowing.with_pipe_to(
            [&](int basin) { return has_powerhouse(facts, state, basin, owner_of(company)); });
    case Criterion::dam_most_water_drops:
        return narrowing.most_water_drops();
    case Criterion::dam_red_bordered_space:
        return candidates.where([&](SpaceId space) { return facts.space(space).red_bordered; });
    case Criterion::dam_fed_by_upstream_powerhouse:
        return candidates.where([&](SpaceId space) { return fed_by_powerhouse(facts, state, space); });
    case Criterion::dam_conduit_to_own_dam_downstream:
        return narrowing.conduit_to_own_dam();
    case Criterion::conduit_most_powerful:
        return narrowing.by_power(0);
    case Criterion::conduit_second_most_powerful:
        return narrowing.by_power(1);
    case Criterion::conduit_dam_own_neutral_opponent:
        return narrowing.dam_preference(true);
    case Criterion::conduit_dam_opponent_neutral_own:
        return narrowing.dam_preference(false);
    case Criterion::conduit_powerhouse_own_opponent:
        return narrowing.powerhouse_preference(true);
    case Criterion::conduit_powerhouse_opponent_own:
        return narrowing.powerhouse_preference(false);
    case Criterion::powerhouse_most_powerful_built_conduit:
        return narrowing.strongest_built_conduit(true);
    case Criterion::powerhouse_own_dam:
        return narrowing.with_pipe_from([&](int basin) { return narrowing.own_dam_in(basin); });
    case Criterion::powerhouse_plain:
        return candidates.where([&](SpaceId space) { return facts.space(space).region == Region::plain; });
    case Criterion::powerhouse_hill_basin_5:
        return narrowing.in_basin(5);
    case Criterion::powerhouse_hill_basin_6:
        return narrowing.in_basin(6);
    case Criterion::powerhouse_hill_basin_7:
        return narrowing.in_basin(7);
    case Criterion::powerhouse_feeds_own_dam:
        return narrowing.feeding(true);
    case Criterion::powerhouse_not_feeding_opponent_dam:
        return narrowing.feeding(false);
    }
    return {};
}

} // namespace automa::barrage
