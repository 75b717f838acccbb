#include "model/barrage/turn/construction.h"

#include "model/barrage/state/board.h"

#include <algorithm>

namespace automa::barrage {
namespace {

using core::Outcome;

constexpr int solomon_price = 3;        // what a missing machine costs: VP, to a human credits
constexpr int level_2_conduit_cost = 5; // the most excavators with that tile

/// Takes what is there; with the level 2 joker the other kind fills up, and Solomon pays for one that is
/// missing.
std::optional<Payment> pay(const CompanyState& hand, const Cost& cost, bool interchangeable) {
    Payment payment{std::min<int>(cost.excavators, hand.excavators), std::min<int>(cost.mixers, hand.mixers),
                    0};
    int missing = cost.excavators + cost.mixers - payment.excavators - payment.mixers;
    if (interchangeable && missing > 0) {
        const int excavators = std::min(missing, hand.excavators - payment.excavators);
        const int mixers = std::min(missing - excavators, hand.mixers - payment.mixers);
        payment.excavators += excavators;
        payment.mixers += mixers;
        missing -= excavators + mixers;
    }
    if (missing == 0)
        return payment;
    if (missing > 1 || !has_officer(hand, Officer::solomon_p_jordan))
        return std::nullopt;
    payment.vp = -solomon_price;
    return payment;
}

/// With a plain tile.
Cost usual_cost(const Catalogue& facts, const State& state, Company company, Structure structure,
                const Space& space) {
    const Costs& costs = facts.costs;
    switch (structure) {
    case Structure::base:
        if (has_officer(state.company(company), Officer::wilhelm_adler))
            return {facts.officer_numbers.adler_base_excavators, 0};
        return {costs.base[index_of(space.region)], 0};
    case Structure::elevation:
        return {0, costs.elevation[index_of(space.region)]};
    case Structure::conduit:
        return {costs.conduit_per_power * space.power, 0};
    case Structure::powerhouse: {
        const auto number = static_cast<std::size_t>(built_count(state, company, Structure::powerhouse));
        return {0, costs.powerhouse[std::min(number, costs.powerhouse.size() - 1)]};
    }
    default:
        return {};
    }
}

Cost jills_cost(const Catalogue& facts, const Space& conduit) {
    return {0, facts.officer_numbers.jill_mixers_per_power * conduit.power};
}

Cost cost_on_map(const Automa& automa, std::optional<TechId> effect, Structure structure,
                 const Space& space) {
    Cost cost = usual_cost(automa.facts(), automa.play.state, automa.me, structure, space);
    if (structure == Structure::base && effect == tech_tile(3, Structure::base))
        return {};
    if (structure == Structure::conduit && effect == tech_tile(2, Structure::conduit))
        cost.excavators = std::min(cost.excavators, level_2_conduit_cost);
    return cost;
}

bool allowed(const Order& order, const Space& space) {
    return (!order.region || space.region == *order.region) && space.power >= order.min_power;
}

SpaceSet all_spaces(Structure structure) {
    SpaceSet spaces;
    if (structure == Structure::conduit)
        for (std::size_t i = 0; i < conduit_count; ++i)
            spaces.add(conduit_space(i));
    else if (structure == Structure::powerhouse)
        for (std::size_t i = 0; i < powerhouse_space_count; ++i)
            spaces.add(powerhouse_space(i));
    else
        for (std::size_t i = 0; i < dam_space_count; ++i)
            spaces.add(dam_space(i));
    return spaces;
}

Plan failed(Automa& automa, std::string_view rule, std::string_view message, const Order& order,
            const Cost& needed = {}) {
    automa.play.note(rule, message, Outcome::fails,
                     {arg("structure", name_of(order.structure)), arg("excavators", automa.hand().excavators),
                      arg("mixers", automa.hand().mixers), arg("needed_excavators", needed.excavators),
                      arg("needed_mixers", needed.mixers)});
    return {rule, {}, {}, 0};
}

/// What the cheapest space of the kind on the tile costs, taken or not (B-6.3).
Cost cheapest(const Automa& automa, const Order& order, const Tool& tool) {
    std::optional<Cost> best;
    for (const SpaceId id : all_spaces(order.structure)) {
        const Space& space = automa.facts().space(id);
        if (!allowed(order, space))
            continue;
        const Cost cost = cost_on_map(automa, effect_of(automa.hand(), tool), order.structure, space);
        if (!best || cost.excavators + cost.mixers < best->excavators + best->mixers)
            best = cost;
    }
    return best.value_or(Cost{});
}

Plan plan_building(Automa& automa, const Order& order, Plan plan) {
    const auto& rows = automa.play.state.buildings;
    bool payable_any = false;
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < rows.size() && !found; ++i) {
        const std::size_t row = order.from_bottom ? rows.size() - 1 - i : i;
        const Building& building = automa.facts().buildings[rows[row].id.index()];
        const bool payable = payment_for(automa, plan.tool, building).has_value();
        const bool available = building_place_vp(automa.facts(), automa.play.state, row)
                               && !rows[row].owners.contains(automa.me);
        payable_any = payable_any || payable;
        if (payable && available)
            found = row;
        else
            automa.play.note("L-28", !payable ? "building_not_payable" : "building_not_available",
                             Outcome::fails,
                             {arg("building", building.id), arg("excavators", building.excavators),
                              arg("mixers", building.mixers)});
    }
    for (std::size_t row = 0; row < rows.size() && !payable_any; ++row)
        payable_any =
            payment_for(automa, plan.tool, automa.facts().buildings[rows[row].id.index()]).has_value();
    if (!payable_any)
        return failed(automa, "B-6.3", "machinery_short_building", order);
    if (!found)
        return failed(automa, "B-6.4", "no_building_available", order);
    plan.building = *found;
    return plan;
}

} // namespace

SpaceSet open_spaces(const Catalogue& facts, const State& state, Company company, Structure structure) {
    const Owner me = owner_of(company);
    return all_spaces(structure).where([&](SpaceId space) {
        const int basin = facts.space(space).basin;
        switch (structure) {
        case Structure::base:
            return !state.dam(space).stands() && !has_dam(facts, state, basin, me);
        case Structure::elevation:
            return state.dam(space).owner == me && state.dam(space).height < max_dam_height;
        case Structure::conduit:
            return state.conduits[index_in_kind(space)] == Owner::nobody;
        case Structure::powerhouse:
            return state.powerhouses[index_in_kind(space)] == Owner::nobody
                   && !has_powerhouse(facts, state, basin, me);
        default:
            return false;
        }
    });
}

std::optional<Tool> choose_tool(const CompanyState& hand, Structure structure) {
    for (int level = 3; level >= 0; --level)
        for (const Structure symbol : {structure, Structure::joker})
            if (const TechId tile = tech_tile(level, symbol); hand.technology.has(tile))
                return Tool{tile, tile};
    if (!hand.technology.has(special_anton))
        return std::nullopt;
    for (int level = 3; level >= 0; --level)
        for (const Structure symbol : {structure, Structure::joker})
            for (const Segment& segment : hand.wheel)
                if (segment.technology == tech_tile(level, symbol))
                    return Tool{special_anton, *segment.technology};
    return std::nullopt;
}

std::optional<TechId> effect_of(const CompanyState& hand, const Tool& tool) {
    return uses_effects(hand) ? std::optional(tool.meaning) : std::nullopt;
}

std::optional<Payment> payment_for(const Automa& automa, const Tool& tool, Structure structure,
                                   SpaceId space) {
    const auto effect = effect_of(automa.hand(), tool);
    const bool interchangeable = effect == tech_tile(2, Structure::joker);
    const Space& place = automa.facts().space(space);
    if (structure == Structure::conduit && has_officer(automa.hand(), Officer::jill_mcdowell)) {
        if (const auto payment = pay(automa.hand(), jills_cost(automa.facts(), place), interchangeable))
            return payment;
    }
    return pay(automa.hand(), cost_on_map(automa, effect, structure, place), interchangeable);
}

std::optional<Payment> payment_for(const Automa& automa, const Tool& tool, const Building& building) {
    const auto effect = effect_of(automa.hand(), tool);
    Cost cost{building.excavators, building.mixers};
    if (effect == tech_tile(2, Structure::building)) {
        const bool mixers = automa.hand().mixers < automa.hand().excavators;
        (mixers ? cost.excavators : cost.mixers) = 0;
    }
    return pay(automa.hand(), cost, effect == tech_tile(2, Structure::joker));
}

std::optional<int> building_place_vp(const Catalogue& facts, const State& state, std::size_t row) {
    const std::size_t participants = state.turn_order.size();
    const bool upper_two =
        state.interpretations.building_second_place == BuildingSecondPlace::upper_two_open_at_3;
    const std::size_t table = upper_two && participants == 3 && row < 2 ? max_participants : participants;
    const auto& places = facts.setup.building_surcharge[table];
    const std::size_t taken = state.buildings[row].owners.size();
    return taken < places.size() ? std::optional(places[taken]) : std::nullopt;
}

HumanPrice human_price(const Catalogue& facts, const State& state, Company company, Structure structure,
                       SpaceId space) {
    const CompanyState& who = state.company(company);
    const Space& place = facts.space(space);
    HumanPrice price;
    price.cost = usual_cost(facts, state, company, structure, place);
    if (structure == Structure::conduit && has_officer(who, Officer::jill_mcdowell))
        price.instead = jills_cost(facts, place);
    if (place.red_bordered && structure != Structure::elevation)
        price.credits = facts.costs.red_border_vp;
    if (has_officer(who, Officer::solomon_p_jordan))
        price.credits_per_machine = solomon_price;
    return price;
}

HumanPrice human_price_of_building(const Catalogue& facts, const State& state, Company company,
                                   std::size_t row) {
    const Building& building = facts.buildings[state.buildings[row].id.index()];
    HumanPrice price;
    price.cost = {building.excavators, building.mixers};
    price.credits = building_place_vp(facts, state, row).value_or(0);
    if (has_officer(state.company(company), Officer::solomon_p_jordan))
        price.credits_per_machine = solomon_price;
    return price;
}

void put_piece(Play& play, Company company, Structure structure, SpaceId space) {
    if (structure == Structure::elevation)
        play.record(Raised{company, space});
    else
        play.record(Built{company, space});
}

Plan plan_construction(Automa& automa, const Order& order) {
    const State& state = automa.play.state;
    if (!piece_left(automa.facts(), state, automa.me, order.structure))
        return failed(automa, "B-6.1", "no_piece_left", order);
    const auto tool = choose_tool(automa.hand(), order.structure);
    if (!tool)
        return failed(automa, "B-6.2", "no_technology", order);
    automa.play.note("B-6.8", tool->tile == special_anton ? "technology_copied" : "technology_chosen",
                     Outcome::chosen,
                     {arg("technology", automa.facts().tech[tool->meaning.index()].id),
                      arg("structure", name_of(order.structure))});
    Plan plan{{}, *tool, {}, 0};
    if (order.structure == Structure::building)
        return plan_building(automa, order, plan);
    const SpaceSet payable = all_spaces(order.structure).where([&](SpaceId space) {
        return allowed(order, automa.facts().space(space))
               && payment_for(automa, *tool, order.structure, space);
    });
    if (payable.empty())
        return failed(automa, "B-6.3", "machinery_short", order, cheapest(automa, order, *tool));
    plan.candidates = open_spaces(automa.facts(), state, automa.me, order.structure) & payable;
    if (plan.candidates.empty())
        return failed(automa, "B-6.4", "no_free_space", order);
    automa.play.narrow("B-6.4", "candidates", Outcome::holds, plan.candidates, plan.candidates,
                       {arg("structure", name_of(order.structure)), arg("count", plan.candidates.size()),
                        arg("excavators", automa.hand().excavators), arg("mixers", automa.hand().mixers)});
    return plan;
}

} // namespace automa::barrage
