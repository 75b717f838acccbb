#include "model/barrage/table/setup.h"

#include "model/barrage/json/position_json.h"
#include "model/barrage/table/round.h"

#include <algorithm>
#include <utility>

namespace automa::barrage {
namespace {

using core::Error;
using core::Random;

template <class Id, class Keep>
std::vector<Id> shuffled(Random& random, std::size_t count, Keep keep) {
    std::vector<Id> ids;
    for (std::size_t i = 0; i < count; ++i)
        if (keep(i))
            ids.push_back(Id(i));
    random.shuffle(ids);
    return ids;
}

template <class Value>
Value draw(std::vector<Value>& stack) {
    const Value top = stack.back();
    stack.pop_back();
    return top;
}

std::optional<Error> fault_in(const Catalogue& facts, const GameOptions& options) {
    const auto& list = options.participants;
    if (list.size() < 2 || list.size() > max_participants)
        return Error{"participants", "/participants", "2 to 4 companies take part (B-1.1)."};
    if (std::none_of(list.begin(), list.end(),
                     [](const Participant& p) { return p.player == PlayerKind::automa; }))
        return Error{"no_automa", "/participants", "At least one Automa must take part."};
    std::array<bool, company_count> companies{};
    std::array<bool, count_of<Officer>> officers{};
    for (const Participant& participant : list) {
        if (participant.company) {
            if (std::exchange(companies[index_of(*participant.company)], true))
                return Error{"duplicate", "/participants", "Two participants cannot play the same company."};
            if (facts.company(*participant.company).leeghwater && !options.leeghwater)
                return Error{"needs_expansion", "/participants",
                             "The Netherlands need the Leeghwater Project."};
        }
        if (!participant.officer)
            continue;
        if (participant.player == PlayerKind::automa && participant.level != Level::very_high)
            return Error{"officer_level", "/participants",
                         "Only an Automa of the level very_high has an officer."};
        if (facts.officers[index_of(*participant.officer)].needs_leeghwater && !options.leeghwater)
            return Error{"needs_expansion", "/participants", "This officer needs the Leeghwater Project."};
        if (std::exchange(officers[index_of(*participant.officer)], true))
            return Error{"duplicate", "/participants", "Two participants cannot have the same officer."};
    }
    return std::nullopt;
}

/// Fills in the companies and officers that are to be drawn.
std::vector<Participant> complete(const Catalogue& facts, const GameOptions& options, Random& random) {
    std::vector<Participant> list = options.participants;
    const auto taken = [&](auto member, auto value) {
        return std::any_of(list.begin(), list.end(),
                           [&](const Participant& p) { return p.*member == value; });
    };
    std::vector<Company> companies;
    for (std::size_t i = 0; i < company_count; ++i)
        if (!taken(&Participant::company, static_cast<Company>(i))
            && (!facts.companies[i].leeghwater || options.leeghwater))
            companies.push_back(static_cast<Company>(i));
    std::vector<Officer> officers;
    for (std::size_t i = 0; i < count_of<Officer>; ++i)
        if (!taken(&Participant::officer, static_cast<Officer>(i))
            && (!facts.officers[i].needs_leeghwater || options.leeghwater)
            && static_cast<Officer>(i)
                   != Officer::mahiri_sekibo) // she changes the humans' turns: chosen, never drawn
            officers.push_back(static_cast<Officer>(i));
    random.shuffle(companies);
    random.shuffle(officers);
    // Those in the expansion's box are drawn only with it. They leave after the shuffle: the rest of the
    // set-up that a seed gives does not hang on who could be drawn.
    if (!options.leeghwater && !options.officers_of_both_boxes)
        std::erase_if(officers,
                      [&](Officer officer) { return facts.officers[index_of(officer)].of_leeghwater; });
    for (Participant& participant : list) {
        if (!participant.company)
            participant.company = draw(companies);
        if (participant.player == PlayerKind::automa && participant.level == Level::very_high
            && !participant.officer)
            participant.officer = draw(officers);
    }
    return list;
}

void seat(const Catalogue& facts, const Participant& participant, bool leeghwater, State& state) {
    CompanyState& company = state.company(*participant.company);
    company.in_play = true;
    company.player = participant.player;
    company.officer = participant.officer;
    if (participant.player == PlayerKind::human) {
        company.vp = static_cast<std::int16_t>(facts.setup.human_vp);
        company.tracked = false;
        return;
    }
    company.level = participant.level;
    company.vp = static_cast<std::int16_t>(facts.setup.automa_vp);
    company.excavators = static_cast<std::int16_t>(facts.setup.excavators);
    company.mixers = static_cast<std::int16_t>(facts.setup.mixers);
    company.engineers = static_cast<std::int8_t>(facts.pieces.engineers);
    if (participant.officer == Officer::tommaso_battista) {
        --company.engineers;
        company.architect = Architect::free;
    }
    for (const Structure structure :
         {Structure::base, Structure::elevation, Structure::conduit, Structure::powerhouse})
        company.technology.add(tech_tile(0, structure));
    if (leeghwater)
        company.technology.add(tech_tile(0, Structure::building));
    if (participant.officer == Officer::anton_krylov)
        company.technology.add(special_anton);
    if (participant.officer == Officer::leslie_spencer)
        company.technology.add(special_leslie);
}

/// B-1.7: Automas first, in random order among themselves, then the humans as they are listed.
void set_turn_order(std::vector<Participant> list, Random& random, State& state) {
    std::vector<Company> automas;
    for (const Participant& participant : list)
        if (participant.player == PlayerKind::automa)
            automas.push_back(*participant.company);
    random.shuffle(automas);
    for (const Company company : automas)
        state.turn_order.push_back(company);
    for (const Participant& participant : list)
        if (participant.player == PlayerKind::human)
            state.turn_order.push_back(*participant.company);
}

/// One neutral dam a region, on the free space of a random basin.
void set_neutral_dams(const Catalogue& facts, Random& random, State& state) {
    for (std::size_t region = 0; region < count_of<Region>; ++region) {
        auto spaces = shuffled<SpaceId>(random, dam_space_count, [&](std::size_t i) {
            return facts.spaces[i].region == static_cast<Region>(region) && !facts.spaces[i].red_bordered;
        });
        state.dam(spaces.front()) = {Owner::neutral,
                                     static_cast<std::uint8_t>(facts.setup.neutral_dam_height[region]),
                                     static_cast<std::uint8_t>(facts.setup.neutral_dam_drops)};
    }
}

void set_market(const Catalogue& facts, const GameOptions& options, Random& random, NewGame& game) {
    State& state = game.state;
    for (std::size_t colour = 0; colour < 3; ++colour) {
        auto& stack = game.supply.contracts[colour];
        stack = shuffled<ContractId>(random, facts.contracts.size(), [&](std::size_t i) {
            return facts.contracts[i].colour == static_cast<Colour>(colour);
        });
        state.contracts[colour] = {draw(stack), draw(stack)};
    }
    auto national = shuffled<ContractId>(random, facts.contracts.size(),
                                         [&](std::size_t i) { return facts.contracts[i].national; });
    for (std::size_t i = 0; i + 1 < options.participants.size(); ++i)
        state.national.push_back(draw(national));
    for (int level = 3; level >= 1; --level) { // the next one last: level I ends up on top
        auto tiles = shuffled<TechId>(random, tech_count, [&](std::size_t i) {
            return level_of(TechId(i)) == level && (!facts.tech[i].leeghwater || options.leeghwater);
        });
        if (options.leeghwater)
            tiles.pop_back(); // L-6
        game.supply.patents.insert(game.supply.patents.end(), tiles.begin(), tiles.end());
    }
    for (auto& place : state.patents)
        place = draw(game.supply.patents);
}

void set_leeghwater(const Catalogue& facts, Random& random, NewGame& game) {
    auto buildings = shuffled<BuildingId>(random, facts.buildings.size(), [](std::size_t) { return true; });
    for (int i = 0; i < facts.setup.buildings; ++i)
        game.state.buildings.push_back({draw(buildings), {}});
    for (const char deck : {'C', 'B', 'A'}) {
        auto works = shuffled<WorkId>(random, facts.works.size(),
                                      [&](std::size_t i) { return facts.works[i].deck == deck; });
        game.supply.works.insert(game.supply.works.end(), works.begin(), works.end());
    }
    for (auto& place : game.state.works)
        place = draw(game.supply.works);
}

void set_scoring(const Catalogue& facts, const GameOptions& options, Random& random, State& state) {
    auto headstreams =
        shuffled<HeadstreamTileId>(random, facts.headstream_tiles.size(), [](std::size_t) { return true; });
    for (HeadstreamState& headstream : state.headstreams)
        headstream.tile = draw(headstreams);
    std::vector<BonusTile> bonus;
    for (std::size_t i = 0; i < count_of<BonusTile>; ++i)
        if (!facts.bonus[i].leeghwater || options.leeghwater)
            bonus.push_back(static_cast<BonusTile>(i));
    random.shuffle(bonus);
    for (int i = 0; i < facts.setup.bonus_tiles; ++i)
        state.bonus_tiles.push_back(draw(bonus));
    state.objective = static_cast<Objective>(random.below(static_cast<std::uint32_t>(count_of<Objective>)));
}

} // namespace

bool is_starting(const Contract& contract) {
    return !contract.colour && !contract.national;
}

void deal_starting_contracts(const Catalogue& facts, State& state, std::uint64_t seed) {
    constexpr std::uint64_t own_draw = 0x5bf03635c1a4d2e7ULL;
    Random random(seed ^ own_draw);
    auto contracts = shuffled<ContractId>(random, facts.contracts.size(),
                                          [&](std::size_t i) { return is_starting(facts.contracts[i]); });
    for (CompanyState& company : state.companies)
        if (company.in_play && company.player == PlayerKind::human && !contracts.empty())
            company.held_contracts.add(draw(contracts));
}

core::Result<NewGame> new_game(const Catalogue& facts, const GameOptions& options) {
    if (auto fault = fault_in(facts, options))
        return *fault;
    Random random(options.seed);
    NewGame game;
    State& state = game.state;
    state.leeghwater = options.leeghwater;
    state.interpretations = options.interpretations;
    const std::vector<Participant> participants = complete(facts, options, random);
    for (const Participant& participant : participants)
        seat(facts, participant, options.leeghwater, state);
    set_turn_order(participants, random, state);
    set_neutral_dams(facts, random, state);
    set_market(facts, options, random, game);
    if (options.leeghwater)
        set_leeghwater(facts, random, game);
    set_scoring(facts, options, random, state);
    for (std::size_t i = 1; i <= tile_count; ++i)
        state.tiles.stack.push_back(TileId(i));
    random.shuffle(state.tiles.stack);
    state.random = Random(options.seed ^ 0x9e3779b97f4a7c15ULL);
    state.phase = Phase::income;
    state = start_round(facts, state).after;
    if (const core::Status legal = check_position(facts, state); !legal.ok())
        return legal.error();
    return game;
}

} // namespace automa::barrage
