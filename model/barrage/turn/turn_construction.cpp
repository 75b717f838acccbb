// Construction (section 6) with the effects of advanced tiles and the officers who build first (section 10).
#include "model/barrage/state/board.h"
#include "model/barrage/turn/automa_turn.h"
#include "model/barrage/turn/construction.h"
#include "model/barrage/turn/placement.h"
#include "model/barrage/turn/rewards.h"

#include <algorithm>

namespace automa::barrage {
namespace {

using core::Outcome;

constexpr int vp_per_counted_piece = 3; // level III tiles
constexpr int times_power = 2;          // level I conduit in VP, level III conduit in energy (B-10.3)

int advanced_tiles(const CompanyState& hand) {
    int count = 0;
    for (std::size_t i = 0; i < tech_count; ++i)
        count += is_advanced(TechId(i)) && hand.technology.has(TechId(i)) ? 1 : 0;
    for (const Segment& segment : hand.wheel)
        count += segment.technology && is_advanced(*segment.technology) ? 1 : 0;
    return count;
}

/// Energy that the tile makes once the piece stands on `space`, 0 for most tiles (B-10.3).
int energy_by_tile(const AutomaTurn& turn, std::optional<TechId> effect, SpaceId space) {
    if (effect == tech_tile(2, Structure::base))
        return built_count(turn.state(), turn.automa.me, Structure::base) + 1;
    if (effect == tech_tile(3, Structure::conduit))
        return times_power * turn.facts().space(space).power;
    return 0;
}

bool needs_no_engineers(std::optional<TechId> effect) {
    return effect == tech_tile(1, Structure::powerhouse) || effect == tech_tile(3, Structure::base);
}

void add_drop(AutomaTurn& turn, SpaceId dam, Step& step) {
    turn.play().record(DropMoved{{WaterKind::supply, 0}, water_at(dam)});
    if (!step.gains.empty() && step.gains.back().space == dam
        && step.gains.back().kind == RewardKind::place_drops) {
        ++step.gains.back().amount;
        return;
    }
    Gain gain{Reason::tile_effect, RewardKind::place_drops, 1};
    gain.space = dam;
    step.gains.push_back(gain);
}

void effect_vp(AutomaTurn& turn, int amount, Step& step) {
    turn.play().gain_vp(turn.automa.me, amount, Reason::tile_effect);
    step.vp += amount;
}

int raised_dams(const AutomaTurn& turn) {
    const auto& dams = turn.state().dams;
    return static_cast<int>(std::count_if(dams.begin(), dams.end(), [&](const Dam& dam) {
        return dam.owner == turn.automa.owner() && dam.height >= 2;
    }));
}

void fill_empty_dams(AutomaTurn& turn, Step& step) {
    for (std::size_t i = 0; i < dam_space_count; ++i)
        if (turn.state().dams[i].owner == turn.automa.owner() && turn.state().dams[i].drops == 0)
            add_drop(turn, dam_space(i), step);
}

/// The effects that come after the piece and its income, except the production of the level 2 powerhouse.
void use_effect(AutomaTurn& turn, TechId effect, SpaceId space, const ContractList& contracts, Step& step) {
    const State& state = turn.state();
    const Company me = turn.automa.me;
    if (effect == tech_tile(1, Structure::base)) {
        fill_empty_dams(turn, step);
    } else if (effect == tech_tile(1, Structure::elevation)) {
        const int steps = built_count(state, me, Structure::elevation);
        turn_wheel(turn.automa, steps);
        step.gains.push_back({Reason::tile_effect, RewardKind::rotate_wheel, steps});
    } else if (effect == tech_tile(1, Structure::conduit)) {
        effect_vp(turn, times_power * turn.facts().space(space).power, step);
    } else if (effect == tech_tile(2, Structure::elevation)) {
        while (room(turn.facts(), state, state.dam(space)) > 0)
            add_drop(turn, space, step);
    } else if (effect == tech_tile(3, Structure::elevation)) {
        effect_vp(turn, vp_per_counted_piece * raised_dams(turn), step);
    } else if (effect == tech_tile(3, Structure::powerhouse)) {
        effect_vp(turn, vp_per_counted_piece * built_count(state, me, Structure::powerhouse), step);
    } else if (step.energy > 0) {
        turn.play().gain_energy(me, step.energy, Reason::tile_effect);
        for (const ContractId contract : contracts)
            fulfil_contract(turn.automa, contract, step.gains);
    } else if (effect == tech_tile(3, Structure::joker)) {
        effect_vp(turn, vp_per_counted_piece * advanced_tiles(turn.automa.hand()), step);
    } else {
        return;
    }
    turn.play().note("B-1.5", "tile_effect", Outcome::done,
                     {arg("technology", turn.facts().tech[effect.index()].id), arg("vp", step.vp),
                      arg("energy", step.energy)});
}

/// Engineers, tile and machines, wheel, VP: all that comes before the piece (B-6.9).
void pay_for(AutomaTurn& turn, const Tool& tool, const Payment& payment, int surcharge, int engineers,
             Step& step) {
    step.kind = ActionKind::construction;
    step.technology = tool.tile;
    if (tool.meaning != tool.tile)
        step.copied = tool.meaning;
    step.excavators = payment.excavators;
    step.mixers = payment.mixers;
    step.vp = payment.vp - surcharge;
    turn.place_engineers(step, engineers, true);
    turn.play().record(WheelLoaded{turn.automa.me, tool.tile, static_cast<std::int8_t>(payment.excavators),
                                   static_cast<std::int8_t>(payment.mixers)});
    turn.play().record(WheelTurned{turn.automa.me});
    turn.play().gain_vp(turn.automa.me, payment.vp, Reason::missing_machine);
    turn.play().gain_vp(turn.automa.me, -surcharge, Reason::red_border);
}

Tried build_on_map(AutomaTurn& turn, const Plan& plan, Structure structure, int order, int engineers) {
    Automa& automa = turn.automa;
    const auto effect = effect_of(automa.hand(), plan.tool);
    const SpaceId space =
        choose_space(turn.play(), {automa.me, structure, &automa.criteria, effect}, plan.candidates);
    Step step;
    step.order = order;
    step.structure = structure;
    step.space = space;
    step.energy = energy_by_tile(turn, effect, space);
    ContractChoice choice;
    if (step.energy > 0)
        choice = contracts_by_energy(turn.facts(), turn.state(), automa.me, step.energy);
    if (!choice.needs.empty()) {
        turn.ask(std::move(choice.needs), order, Stage::action);
        return Tried::paused;
    }
    step.contracts = choice.contracts;
    const bool surcharged = structure != Structure::elevation && turn.facts().space(space).red_bordered
                            && effect != tech_tile(1, Structure::joker);
    const auto payment = payment_for(automa, plan.tool, structure, space);
    pay_for(turn, plan.tool, *payment, surcharged ? turn.facts().costs.red_border_vp : 0,
            needs_no_engineers(effect) ? 0 : engineers, step);
    put_piece(turn.play(), automa.me, structure, space);
    take_income(automa, structure, step.gains);
    if (effect)
        use_effect(turn, *effect, space, choice.contracts, step);
    turn.finish(std::move(step));
    return effect == tech_tile(2, Structure::powerhouse) ? produce_by_tile(turn, order) : Tried::done;
}

Tried build_building(AutomaTurn& turn, const Plan& plan, int order, int engineers) {
    Automa& automa = turn.automa;
    const auto effect = effect_of(automa.hand(), plan.tool);
    const BuildingId id = turn.state().buildings[plan.building].id;
    const Building& building = turn.facts().buildings[id.index()];
    Step step;
    step.order = order;
    step.structure = Structure::building;
    step.building = id;
    const int place = *building_place_vp(turn.facts(), turn.state(), plan.building);
    pay_for(turn, plan.tool, *payment_for(automa, plan.tool, building),
            effect == tech_tile(1, Structure::joker) ? 0 : place, engineers, step);
    turn.play().record(BuildingBuilt{automa.me, id});
    turn.play().note("L-28", "building_chosen", Outcome::chosen, {arg("building", building.id)});
    if (effect == tech_tile(1, Structure::building) || effect == tech_tile(3, Structure::building))
        effect_vp(turn, building.vp, step);
    if (effect == tech_tile(3, Structure::joker))
        effect_vp(turn, vp_per_counted_piece * advanced_tiles(automa.hand()), step);
    turn.finish(std::move(step));
    return Tried::done;
}

/// What an officer builds before the printed structure is even looked at; nothing if the officer has no say.
std::optional<Tried> officer_first(AutomaTurn& turn, const Tile& tile, const TileAction& action) {
    Automa& automa = turn.automa;
    if (has_officer(automa.hand(), Officer::graziano_del_monte) && action.structure != Structure::elevation) {
        turn.play().note("B-10.12", "graziano_first", Outcome::done);
        const Plan plan = plan_construction(automa, {Structure::elevation, std::nullopt, 0, false});
        if (plan.failed.empty())
            return build_on_map(turn, plan, Structure::elevation, action.order, action.engineers);
    }
    if (has_officer(automa.hand(), Officer::leslie_spencer) && automa.hand().technology.has(special_leslie)) {
        turn.play().note("L-35", "leslie_first", Outcome::done);
        std::array<int, 3> priority{1, 2, 3};
        for (const TileAction& other : tile.actions)
            if (other.kind == ActionKind::external_work)
                priority = other.priority;
        const Tried result = take_work(turn, action.order, 1, priority, true);
        if (result != Tried::skipped)
            return result;
    }
    if (has_officer(automa.hand(), Officer::margot_fouche) && action.structure != Structure::building) {
        turn.play().note("L-35", "margot_first", Outcome::done);
        bool from_bottom = false;
        for (const TileAction& other : tile.actions)
            from_bottom = from_bottom || (other.kind == ActionKind::construction && other.from_bottom);
        const Plan plan = plan_construction(automa, {Structure::building, std::nullopt, 0, from_bottom});
        if (plan.failed.empty())
            return build_building(turn, plan, action.order, 1);
    }
    return std::nullopt;
}

} // namespace

Tried try_construction(AutomaTurn& turn, const Tile& tile, const TileAction& action) {
    if (action.structure == Structure::building && !turn.state().leeghwater)
        return skip(turn, action, "B-6.10");
    if (const auto result = officer_first(turn, tile, action))
        return *result;
    const Plan plan = plan_construction(
        turn.automa, {action.structure, action.region, action.min_power, action.from_bottom});
    if (!plan.failed.empty())
        return skip(turn, action, plan.failed);
    if (action.structure == Structure::building)
        return build_building(turn, plan, action.order, action.engineers);
    return build_on_map(turn, plan, action.structure, action.order, action.engineers);
}

} // namespace automa::barrage
