#include "model/barrage/turn/water.h"

#include "model/barrage/state/board.h"

#include <algorithm>

namespace automa::barrage {
namespace {

/// Dams and their fill only: what a trial flow needs, cheap to copy for every trial.
struct Waterworks {
    std::array<std::int8_t, dam_space_count> rooms{};
    std::uint32_t own = 0;        // bit per dam space
    std::uint32_t usa_basins = 0; // bit per basin with a USA powerhouse that counts steps
    int held = 0;                 // by own dams, gained since the start
    int usa_steps = 0;

    Waterworks(const Catalogue& facts, const State& state, Company company) {
        for (std::size_t i = 0; i < dam_space_count; ++i) {
            rooms[i] = static_cast<std::int8_t>(room(facts, state, state.dams[i]));
            if (state.dams[i].owner == owner_of(company))
                own |= 1U << i;
        }
        if (!has_ability(facts, state, Company::usa))
            return;
        for (int basin = 1; basin <= static_cast<int>(basin_count); ++basin)
            if (has_powerhouse(facts, state, basin, Owner::usa))
                usa_basins |= 1U << basin;
    }

    void drop(const Catalogue& facts, int basin) {
        while (basin != 0) {
            if ((usa_basins >> basin & 1U) != 0)
                ++usa_steps;
            for (const SpaceId dam : facts.basin(basin).dams) {
                if (rooms[dam.index()] > 0) {
                    --rooms[dam.index()];
                    held += static_cast<int>(own >> dam.value & 1U);
                    return;
                }
            }
            basin = facts.basin(basin).next;
        }
    }
};

using Counts = std::array<int, 4>; // new drops by headstream

/// A plan and what it is worth. Drops are listed in the order of the letters.
struct Trial {
    WaterPlan plan;
    core::StaticVector<std::uint8_t, 4> ranks; // of the drops' letters
};

Trial try_counts(const Catalogue& facts, const State& state, const Waterworks& start, const Counts& counts,
                 bool flow_immediately, std::span<const Headstream, 4> letters) {
    Waterworks works = start;
    for (std::size_t h = 0; h < 4; ++h) {
        const int resting = flow_immediately ? 0 : state.headstreams[h].drops;
        for (int i = 0; i < resting + counts[h]; ++i)
            works.drop(facts, facts.headstream_basin[h]);
    }
    Trial trial;
    trial.plan.held = works.held;
    trial.plan.usa_steps = works.usa_steps;
    for (std::size_t rank = 0; rank < 4; ++rank) {
        for (int i = 0; i < counts[index_of(letters[rank])]; ++i) {
            trial.plan.drops.push_back(letters[rank]);
            trial.ranks.push_back(static_cast<std::uint8_t>(rank));
        }
    }
    return trial;
}

/// Whether every drop is needed: without any one of them fewer would be held.
bool no_drop_spare(const Catalogue& facts, const State& state, const Waterworks& start, const Counts& counts,
                   bool flow_immediately, std::span<const Headstream, 4> letters, int held) {
    for (std::size_t h = 0; h < counts.size(); ++h) {
        if (counts[h] == 0)
            continue;
        Counts fewer = counts;
        --fewer[h];
        if (try_counts(facts, state, start, fewer, flow_immediately, letters).plan.held >= held)
            return false;
    }
    return true;
}

bool better(const Trial& a, const Trial& b, WaterDrops taste, bool usa_counts) {
    if (a.plan.held != b.plan.held)
        return a.plan.held > b.plan.held;
    if (a.plan.drops.size() != b.plan.drops.size())
        return (a.plan.drops.size() < b.plan.drops.size()) == (taste == WaterDrops::fewest);
    if (usa_counts && a.plan.usa_steps != b.plan.usa_steps)
        return a.plan.usa_steps > b.plan.usa_steps;
    return std::lexicographical_compare(a.ranks.begin(), a.ranks.end(), b.ranks.begin(), b.ranks.end());
}

} // namespace

DropPath drop_path(const Catalogue& facts, const State& state, int basin) {
    DropPath path;
    while (basin != 0) {
        for (const SpaceId dam : facts.basin(basin).dams) {
            if (room(facts, state, state.dam(dam)) > 0) {
                path.end = water_at(dam);
                return path;
            }
        }
        basin = facts.basin(basin).next;
        if (basin != 0)
            path.basins_entered.push_back(static_cast<std::uint8_t>(basin));
    }
    path.end = {WaterKind::off_board, 0};
    return path;
}

void run_drop(Play& play, const WaterPlace& from, int basin) {
    const DropPath path = drop_path(play.facts, play.state, basin);
    play.record(DropMoved{from, path.end});
    if (!has_ability(play.facts, play.state, Company::usa))
        return;
    int steps = 0;
    for (const std::uint8_t entered : path.basins_entered)
        steps += has_powerhouse(play.facts, play.state, entered, Owner::usa) ? 1 : 0;
    play.gain_energy(Company::usa, steps, Reason::ability);
}

void run_headstreams(Play& play) {
    for (std::size_t h = 0; h < 4; ++h)
        while (play.state.headstreams[h].drops > 0)
            run_drop(play, water_on(static_cast<Headstream>(h)), play.facts.headstream_basin[h]);
}

DamCounts arrivals(const Catalogue& facts, const State& state) {
    DamCounts counts{};
    std::array<int, dam_space_count> rooms{};
    for (std::size_t i = 0; i < dam_space_count; ++i)
        rooms[i] = room(facts, state, state.dams[i]);
    const auto run = [&](int basin) {
        for (; basin != 0; basin = facts.basin(basin).next) {
            for (const SpaceId dam : facts.basin(basin).dams) {
                ++counts[dam.index()];
                if (rooms[dam.index()] > 0) {
                    --rooms[dam.index()];
                    return;
                }
            }
        }
    };
    for (std::size_t h = 0; h < 4; ++h)
        for (int i = 0; i < state.headstreams[h].drops; ++i)
            run(facts.headstream_basin[h]);
    return counts;
}

WaterPlan plan_drops(const Catalogue& facts, const State& state, Company company, int count,
                     bool flow_immediately, std::span<const Headstream, 4> letters) {
    const Waterworks start(facts, state, company);
    if (start.own == 0)
        return {};
    const Trial without = try_counts(facts, state, start, {}, flow_immediately, letters);
    const bool usa_counts = company == Company::usa;
    const WaterDrops taste = state.interpretations.water_drops;
    std::optional<Trial> best;
    for (int a = 0; a <= count; ++a)
        for (int b = 0; a + b <= count; ++b)
            for (int c = 0; a + b + c <= count; ++c)
                for (int d = 0; a + b + c + d <= count; ++d) {
                    const Counts counts{a, b, c, d};
                    const Trial trial = try_counts(facts, state, start, counts, flow_immediately, letters);
                    if (trial.plan.held <= without.plan.held
                        || (best && !better(trial, *best, taste, usa_counts)))
                        continue;
                    // The fewest are always needed, each of them.
                    if (taste == WaterDrops::fewest
                        || no_drop_spare(facts, state, start, counts, flow_immediately, letters,
                                         trial.plan.held))
                        best = trial;
                }
    if (!best)
        return {};
    best->plan.held -= without.plan.held;
    best->plan.usa_steps -= without.plan.usa_steps;
    return best->plan;
}

void place_drops(Play& play, const Drops& drops, bool flow_immediately) {
    for (const Headstream headstream : drops) {
        play.record(DropMoved{{WaterKind::supply, 0}, water_on(headstream)});
        if (flow_immediately)
            run_drop(play, water_on(headstream), play.facts.headstream_basin[index_of(headstream)]);
    }
}

} // namespace automa::barrage
