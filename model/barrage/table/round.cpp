#include "model/barrage/table/round.h"

#include "model/barrage/state/board.h"
#include "model/barrage/state/play.h"
#include "model/barrage/turn/rewards.h"
#include "model/barrage/turn/water.h"

#include <algorithm>

namespace automa::barrage {
namespace {

constexpr int tied_second_vp = 1; // B-9.3

PhaseResult finish(Play& play, PhaseResult result) {
    result.events = std::move(play.events);
    result.trace = std::move(play.trace);
    result.after = play.state;
    return result;
}

bool is_automa(const State& state, Company company) {
    return state.company(company).player == PlayerKind::automa;
}

/// Notes a line and, where the VP are kept by us, moves the marker.
void score(Play& play, PhaseResult& result, ScoreLine line) {
    if (play.state.company(line.company).vp_known)
        play.gain_vp(line.company, line.vp, line.reason);
    result.lines.push_back(line);
}

/// 6 to the leader, 2 to the second; a tie for first shares both, a tie for second takes 1 each.
void score_places(Play& play, PhaseResult& result) {
    const State& state = play.state;
    const TrackFacts& track = play.facts.track;
    std::vector<Company> order(state.turn_order.begin(), state.turn_order.end());
    std::stable_sort(order.begin(), order.end(),
                     [&](Company a, Company b) { return state.company(a).energy > state.company(b).energy; });
    const auto energy = [&](std::size_t i) { return static_cast<int>(state.company(order[i]).energy); };
    const auto tied_with = [&](int value) {
        return static_cast<int>(std::count_if(order.begin(), order.end(),
                                              [&](Company c) { return state.company(c).energy == value; }));
    };
    const int leaders = tied_with(energy(0));
    for (std::size_t i = 0; i < order.size(); ++i) {
        ScoreLine line{order[i], Reason::track_place, 0, 0, 0, energy(i), true};
        if (energy(i) >= 1 && energy(i) == energy(0)) {
            line.count = 1;
            line.vp =
                leaders == 1 ? track.first_vp : (track.first_vp + track.second_vp + leaders - 1) / leaders;
        } else if (energy(i) >= 1 && leaders == 1 && energy(i) == energy(1)) {
            line.count = 2;
            line.vp = tied_with(energy(1)) == 1 ? track.second_vp : tied_second_vp;
        }
        score(play, result, line);
    }
}

void score_credits(Play& play, PhaseResult& result) {
    for (const Company company : play.state.turn_order) {
        const auto& table = play.facts.track.credits;
        const auto marker = static_cast<std::size_t>(std::max<int>(0, play.state.company(company).energy));
        const int credits = table[std::min(marker, table.size() - 1)];
        const int energy = play.state.company(company).energy;
        const int loss = marker == 0 ? play.facts.track.zero_energy_vp_loss : 0;
        const bool automa = is_automa(play.state, company);
        score(play, result,
              {company, Reason::track_credits, (automa ? credits : 0) - loss, automa ? 0 : credits, credits,
               energy, true});
    }
}

void score_bonus(Play& play, PhaseResult& result, const HumanCounts& humans) {
    if (play.state.bonus_tiles.empty())
        return;
    const BonusTile tile = play.state.bonus_tiles.front();
    const TrackFacts& track = play.facts.track;
    for (const Company company : play.state.turn_order) {
        const int energy = play.state.company(company).energy;
        const int behind = std::max(0, play.state.round - energy / track.section_size);
        auto count = bonus_count(play.facts, play.state, company, tile);
        if (!count)
            count = humans[index_of(company)];
        ScoreLine line{company, Reason::bonus_tile, 0, 0, count.value_or(0), behind, count.has_value()};
        if (energy < track.bonus_minimum)
            line.known = true;
        else
            line.vp = std::max(0, play.facts.bonus[index_of(tile)].vp_each * line.count
                                      - track.bonus_penalty * behind);
        score(play, result, line);
    }
    play.record(BonusTileSpent{});
}

int structures_in(const Catalogue& facts, const State& state, Owner owner, auto&& where) {
    int count = 0;
    for (std::size_t i = 0; i < space_count; ++i) {
        const SpaceId id(i);
        const Space& space = facts.space(id);
        if (!where(space))
            continue;
        const std::size_t at = index_in_kind(id);
        if (space.kind == SpaceKind::dam && state.dams[at].owner == owner)
            count += state.dams[at].height;
        if (space.kind == SpaceKind::conduit && state.conduits[at] == owner)
            ++count;
        if (space.kind == SpaceKind::powerhouse && state.powerhouses[at] == owner)
            ++count;
    }
    return count;
}

/// Own dams that an own conduit links with an own powerhouse.
int connected_dams(const Catalogue& facts, const State& state, Owner owner) {
    int count = 0;
    for (std::size_t i = 0; i < dam_space_count; ++i) {
        if (state.dams[i].owner != owner)
            continue;
        const auto& pipes = facts.basin(facts.spaces[i].basin).conduits;
        count += std::any_of(pipes.begin(), pipes.end(), [&](SpaceId pipe) {
            return conduit_owner(state, pipe) == owner
                   && has_powerhouse(facts, state, facts.space(pipe).destination, owner);
        });
    }
    return count;
}

int basins_with(const Catalogue& facts, const State& state, Owner owner, int at_least) {
    int count = 0;
    for (int basin = 1; basin <= static_cast<int>(basin_count); ++basin)
        count += structures_in(facts, state, owner, [&](const Space& space) { return space.basin == basin; })
                 >= at_least;
    return count;
}

int red_bordered(const Catalogue& facts, const State& state, Owner owner) {
    int count = 0;
    for (std::size_t i = 0; i < space_count; ++i) {
        const Space& space = facts.spaces[i];
        const std::size_t at = index_in_kind(SpaceId(i));
        if (!space.red_bordered)
            continue;
        count +=
            space.kind == SpaceKind::dam ? state.dams[at].owner == owner : state.powerhouses[at] == owner;
    }
    return count;
}

} // namespace

bool actions_are_over(const State& state) {
    return std::none_of(state.turn_order.begin(), state.turn_order.end(),
                        [&](Company company) { return can_act(state.company(company)); });
}

PhaseResult start_round(const Catalogue& facts, const State& state) {
    Play play(facts, state);
    PhaseResult result;
    const TileId visible = !state.tiles.discard.empty() ? state.tiles.discard.back() : TileId(1);
    for (const Company company : state.turn_order) {
        if (!is_automa(state, company))
            continue;
        Automa automa{play, company, facts.tile(visible)};
        Gains gains;
        for (const Structure structure : {Structure::base, Structure::elevation, Structure::conduit}) {
            const int built = gets_income(automa.hand()) ? built_count(play.state, company, structure) : 0;
            for (int number = 1; number <= built; ++number) {
                take_income_of(automa, structure, number, gains);
                result.incomes.push_back({company, structure, number, play.events.size()});
            }
        }
        for (const Gain& gain : gains)
            result.gains.emplace_back(company, gain);
    }
    for (std::size_t h = 0; h < 4; ++h) {
        if (!state.headstreams[h].tile)
            continue;
        const HeadstreamTile& tile = facts.headstream_tiles[state.headstreams[h].tile->index()];
        for (int i = 0; i < tile.drops_by_round[static_cast<std::size_t>(state.round) - 1U]; ++i)
            play.record(DropMoved{{WaterKind::supply, 0}, water_on(static_cast<Headstream>(h))});
    }
    play.record(PhaseEntered{Phase::actions});
    return finish(play, std::move(result));
}

PhaseResult flow_water(const Catalogue& facts, const State& state) {
    Play play(facts, state);
    run_headstreams(play);
    play.record(PhaseEntered{Phase::scoring});
    return finish(play, {});
}

PhaseResult score_round(const Catalogue& facts, const State& state, const HumanCounts& humans) {
    Play play(facts, state);
    PhaseResult result;
    score_places(play, result);
    score_credits(play, result);
    score_bonus(play, result, humans);
    play.record(PhaseEntered{Phase::end_of_round});
    return finish(play, std::move(result));
}

PhaseResult end_round(const Catalogue& facts, const State& state) {
    Play play(facts, state);
    TurnOrderSet order;
    std::vector<Company> companies(state.turn_order.begin(), state.turn_order.end());
    std::reverse(companies.begin(), companies.end()); // ties reverse their order
    std::stable_sort(companies.begin(), companies.end(),
                     [&](Company a, Company b) { return state.company(a).energy < state.company(b).energy; });
    for (const Company company : companies)
        order.order.push_back(company);
    play.record(order);
    play.record(RoundAdvanced{static_cast<std::int8_t>(facts.pieces.engineers)});
    for (std::uint8_t i = 0; i < 3; ++i) {
        if (play.state.patents[i])
            play.record(PatentTaken{std::nullopt, i});
        if (play.state.works[i])
            play.record(WorkTaken{std::nullopt, i});
    }
    play.record(PhaseEntered{Phase::income});
    return finish(play, {});
}

int objective_count(const Catalogue& facts, const State& state, Company company, Objective objective) {
    const Owner owner = owner_of(company);
    const auto in_region = [&](Region region) {
        return structures_in(facts, state, owner, [&](const Space& space) { return space.region == region; });
    };
    const std::array<int, 3> regions{in_region(Region::mountain), in_region(Region::hill),
                                     in_region(Region::plain)};
    switch (objective) {
    case Objective::red_bordered:
        return red_bordered(facts, state, owner);
    case Objective::strongest_region:
        return *std::max_element(regions.begin(), regions.end());
    case Objective::connections:
        return connected_dams(facts, state, owner);
    case Objective::weakest_region:
        return *std::min_element(regions.begin(), regions.end());
    case Objective::basins_with_one:
        return basins_with(facts, state, owner, 1);
    case Objective::basins_with_three:
        return basins_with(facts, state, owner, 3);
    }
    return 0;
}

std::optional<int> bonus_count(const Catalogue& facts, const State& state, Company company, BonusTile tile) {
    const CompanyState& who = state.company(company);
    const bool automa = who.player == PlayerKind::automa;
    switch (tile) {
    case BonusTile::contracts:
        if (!automa)
            return std::nullopt;
        return state.interpretations.contract_bonus == ContractBonus::counted ? who.fulfilled_contracts.size()
                                                                              : 0;
    case BonusTile::bases:
        return built_count(state, company, Structure::base);
    case BonusTile::elevations:
        return built_count(state, company, Structure::elevation);
    case BonusTile::conduits:
        return built_count(state, company, Structure::conduit);
    case BonusTile::powerhouses:
        return built_count(state, company, Structure::powerhouse);
    case BonusTile::advanced_tiles: {
        if (!who.tracked)
            return std::nullopt;
        int count = 0;
        for (std::size_t i = 0; i < tech_count; ++i)
            count += is_advanced(TechId(i)) && who.technology.has(TechId(i));
        for (const Segment& segment : who.wheel)
            count += segment.technology && is_advanced(*segment.technology);
        return count;
    }
    case BonusTile::external_works:
        return automa ? std::optional(who.fulfilled_works.size()) : std::nullopt;
    case BonusTile::buildings:
        return built_count(state, company, Structure::building);
    }
    static_cast<void>(facts);
    return std::nullopt;
}

std::vector<ObjectiveShare> objective_shares(const Catalogue& facts, const State& state) {
    std::vector<ObjectiveShare> shares;
    if (!state.objective)
        return shares;
    for (const Company company : state.turn_order)
        shares.push_back({company, objective_count(facts, state, company, *state.objective), 1, 0});
    for (ObjectiveShare& share : shares) {
        int better = 0;
        int tied = 0;
        for (const ObjectiveShare& other : shares) {
            better += other.count > share.count ? 1 : 0;
            tied += other.count == share.count ? 1 : 0;
        }
        const auto& scale = is_automa(state, share.company) ? facts.setup.objective_vp_automa
                                                            : facts.setup.objective_vp_human;
        int sum = 0;
        for (int place = better; place < better + tied && place < 3; ++place)
            sum += scale[static_cast<std::size_t>(place)];
        share.place = better + 1;
        const bool paid = share.count > 0 || state.interpretations.objective_zero == ObjectiveZero::paid;
        share.vp = paid ? (sum + tied - 1) / tied : 0;
    }
    return shares;
}

PhaseResult final_scoring(const Catalogue& facts, const State& state) {
    Play play(facts, state);
    PhaseResult result;
    for (const ObjectiveShare& share : objective_shares(facts, state))
        score(play, result, {share.company, Reason::objective, share.vp, 0, share.count, share.place, true});
    for (const Company company : state.turn_order) {
        const CompanyState& who = state.company(company);
        const int machines = who.tracked ? who.excavators + who.mixers : 0;
        score(play, result,
              {company, Reason::resources, machines / facts.setup.resources_per_vp, 0, machines, 0,
               who.player == PlayerKind::automa});
        int drops = 0;
        for (const Dam& dam : state.dams)
            drops += dam.owner == owner_of(company) ? dam.drops : 0;
        score(play, result, {company, Reason::drops, drops * facts.setup.vp_per_drop, 0, drops, 0, true});
        int buildings = 0;
        for (const BuildingState& building : state.buildings)
            if (building.owners.contains(company))
                buildings += facts.buildings[building.id.index()].vp;
        if (state.leeghwater)
            score(play, result,
                  {company, Reason::buildings, buildings, 0, built_count(state, company, Structure::building),
                   0, true});
    }
    play.record(PhaseEntered{Phase::game_over});
    return finish(play, std::move(result));
}

std::vector<Company> ranking(const State& state) {
    std::vector<Company> order;
    for (const Company company : state.turn_order)
        if (state.company(company).vp_known)
            order.push_back(company);
    std::stable_sort(order.begin(), order.end(), [&](Company a, Company b) {
        const CompanyState& left = state.company(a);
        const CompanyState& right = state.company(b);
        return std::pair(left.vp, left.energy) > std::pair(right.vp, right.energy);
    });
    return order;
}

} // namespace automa::barrage
