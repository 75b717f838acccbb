#include "model/barrage/state/event.h"

#include "model/barrage/facts/catalogue.h"
#include "model/core/overloaded.h"

#include <algorithm>

namespace automa::barrage {
namespace {

using core::Overloaded;

template <class Number, class Amount>
void add(Number& number, Amount amount) {
    number = static_cast<Number>(number + amount);
}

/// A human's VP that the table keeps to itself stay unknown.
void change_vp(CompanyState& company, std::int16_t amount) {
    if (company.vp_known)
        add(company.vp, amount);
}

void flip_tile(State& state) {
    auto& tiles = state.tiles;
    tiles.flip();
    if (!tiles.stack.empty())
        return;
    if (state.interpretations.tile_reshuffle == TileReshuffle::keep_criteria) {
        tiles.reshuffle(state.random, 1);
    } else {
        tiles.reshuffle(state.random, 0);
        tiles.flip();
    }
}

void be_next(State& state, std::size_t place) {
    state.next = static_cast<std::uint8_t>(place);
    state.next_known = true;
}

void begin_turn(State& state, Company company) {
    if (!state.next_known) {
        const auto* const at = std::find(state.turn_order.begin(), state.turn_order.end(), company);
        be_next(state, static_cast<std::size_t>(at - state.turn_order.begin()));
    }
    state.turn = Turn{company, state.tiles.stack.front(), state.tiles.discard.back(), std::nullopt};
}

/// From the one who acted on, in turn order, to the next who still can.
void pass_turn_on(State& state, Company from) {
    const std::size_t n = state.turn_order.size();
    const auto* const at = std::find(state.turn_order.begin(), state.turn_order.end(), from);
    const auto start = static_cast<std::size_t>(at - state.turn_order.begin());
    for (std::size_t i = 1; i <= n; ++i) {
        const std::size_t candidate = (start + i) % n;
        if (can_act(state.company(state.turn_order[candidate]))) {
            be_next(state, candidate);
            return;
        }
    }
}

void place_engineers(CompanyState& company, const EngineersPlaced& event) {
    if (company.tracked) // the others' engineers are the table's affair
        add(company.engineers, -event.count);
    if (event.architect)
        company.architect = Architect::used;
}

void load_wheel(CompanyState& company, const WheelLoaded& event) {
    company.technology.remove(event.technology);
    add(company.excavators, -event.excavators);
    add(company.mixers, -event.mixers);
    company.wheel[0] = {event.technology, static_cast<std::uint8_t>(event.excavators),
                        static_cast<std::uint8_t>(event.mixers)};
}

void turn_wheel(CompanyState& company) {
    std::rotate(company.wheel.begin(), company.wheel.end() - 1, company.wheel.end());
    Segment& open = company.wheel[0];
    if (open.technology)
        company.technology.add(*open.technology);
    add(company.excavators, open.excavators);
    add(company.mixers, open.mixers);
    open = {};
}

void build(State& state, const Built& event) {
    const std::size_t index = index_in_kind(event.space);
    if (event.space.index() < dam_space_count)
        state.dams[index] = {owner_of(event.company), 1, 0};
    else if (event.space.index() < dam_space_count + conduit_count)
        state.conduits[index] = owner_of(event.company);
    else
        state.powerhouses[index] = owner_of(event.company);
}

void count_drops(State& state, const WaterPlace& place, int change) {
    if (place.kind == WaterKind::headstream)
        add(state.headstreams[place.index].drops, change);
    else if (place.kind == WaterKind::dam)
        add(state.dams[place.index].drops, change);
}

void fulfil(State& state, Company company, ContractId contract) {
    state.company(company).fulfilled_contracts.add(contract);
}

void keep_contract(State& state, const ContractTaken& event) {
    auto& slot = state.contracts[index_of(event.colour)][event.slot];
    if (slot)
        state.company(event.company).held_contracts.add(*slot);
    slot.reset();
}

void fulfil_held(State& state, const HeldFulfilled& event) {
    state.company(event.company).held_contracts.remove(event.contract);
    fulfil(state, event.company, event.contract);
}

void take_contract(State& state, const ContractLeft& event) {
    auto& slot = state.contracts[index_of(event.colour)][event.slot];
    if (event.company && slot)
        fulfil(state, *event.company, *slot);
    slot.reset();
}

void fulfil_national(State& state, const NationalFulfilled& event) {
    for (std::size_t i = 0; i < state.national.size(); ++i) {
        if (state.national[i] == event.contract) {
            state.national.erase(i);
            break;
        }
    }
    fulfil(state, event.company, event.contract);
}

void take_patent(State& state, const PatentTaken& event) {
    auto& place = state.patents[event.position];
    if (event.company && place && state.company(*event.company).tracked)
        state.company(*event.company).technology.add(*place);
    place.reset();
}

void take_work(State& state, const WorkTaken& event) {
    auto& place = state.works[event.position];
    if (event.company && place)
        state.company(*event.company).fulfilled_works.add(*place);
    place.reset();
}

void advance_round(State& state, std::int8_t engineers) {
    ++state.round;
    for (CompanyState& company : state.companies) {
        if (!company.in_play)
            continue;
        company.energy = 0;
        company.passed = false;
        if (!company.tracked) // its engineers are the table's affair
            continue;
        const bool has_architect = company.architect != Architect::none;
        company.engineers = static_cast<std::int8_t>(engineers - (has_architect ? 1 : 0));
        company.architect = has_architect ? Architect::free : Architect::none;
    }
    be_next(state, 0);
}

} // namespace

bool can_act(const CompanyState& company) {
    if (company.player == PlayerKind::human)
        return !company.passed;
    return company.engineers > 0 || company.architect == Architect::free;
}

void apply_in_place(State& state, const Event& event) {
    std::visit(Overloaded{
                   [&](const TileFlipped&) { flip_tile(state); },
                   [&](const TopTileNamed& e) {
                       auto& stack = state.tiles.stack;
                       const auto* const at = std::find(stack.begin(), stack.end(), e.tile);
                       stack.erase(static_cast<std::size_t>(at - stack.begin()));
                       stack.insert(0, e.tile);
                   },
                   [&](const TurnBegun& e) { begin_turn(state, e.company); },
                   [&](const TurnPaused& e) { state.turn->resume = e.resume; },
                   [&](const TurnEnded& e) {
                       state.turn.reset();
                       if (!e.again || !can_act(state.company(e.company)))
                           pass_turn_on(state, e.company);
                   },
                   [&](const EngineersPlaced& e) { place_engineers(state.company(e.company), e); },
                   [&](const VpChanged& e) { change_vp(state.company(e.company), e.amount); },
                   [&](const EnergyChanged& e) { add(state.company(e.company).energy, e.amount); },
                   [&](const MachineryChanged& e) {
                       add(state.company(e.company).excavators, e.excavators);
                       add(state.company(e.company).mixers, e.mixers);
                   },
                   [&](const WheelLoaded& e) { load_wheel(state.company(e.company), e); },
                   [&](const WheelTurned& e) { turn_wheel(state.company(e.company)); },
                   [&](const Built& e) { build(state, e); },
                   [&](const Raised& e) { ++state.dam(e.space).height; },
                   [&](const BuildingBuilt& e) {
                       for (BuildingState& building : state.buildings)
                           if (building.id == e.building)
                               building.owners.push_back(e.company);
                   },
                   [&](const DropMoved& e) {
                       count_drops(state, e.from, -1);
                       count_drops(state, e.to, +1);
                   },
                   [&](const ContractTaken& e) { keep_contract(state, e); },
                   [&](const HeldFulfilled& e) { fulfil_held(state, e); },
                   [&](const ContractLeft& e) { take_contract(state, e); },
                   [&](const NationalFulfilled& e) { fulfil_national(state, e); },
                   [&](const ContractLaid& e) { state.contracts[index_of(e.colour)][e.slot] = e.contract; },
                   [&](const PatentTaken& e) { take_patent(state, e); },
                   [&](const PatentLaid& e) { state.patents[e.position] = e.technology; },
                   [&](const WorkTaken& e) { take_work(state, e); },
                   [&](const WorkLaid& e) { state.works[e.position] = e.work; },
                   [&](const Passed& e) { state.company(e.company).passed = true; },
                   [&](const PhaseEntered& e) { state.phase = e.phase; },
                   [&](const BonusTileSpent&) { state.bonus_tiles.erase(0); },
                   [&](const TurnOrderSet& e) { state.turn_order = e.order; },
                   [&](const RoundAdvanced& e) { advance_round(state, e.engineers); },
                   [&](const PositionCorrected& e) { state = *e.position; },
               },
               event);
}

State apply(State state, const Event& event) {
    apply_in_place(state, event);
    return state;
}

State apply(State state, const Events& events) {
    for (const Event& event : events)
        apply_in_place(state, event);
    return state;
}

} // namespace automa::barrage
