// Water, contract office, patents, works, workshop, machinery shop and bank (sections 5 and 8).
#include "model/barrage/state/board.h"
#include "model/barrage/turn/automa_turn.h"
#include "model/barrage/turn/patents.h"
#include "model/barrage/turn/rewards.h"
#include "model/barrage/turn/water.h"

#include <algorithm>

namespace automa::barrage {
namespace {

using core::Outcome;

Step begin(AutomaTurn& turn, const TileAction& action) {
    Step step;
    step.order = action.order;
    step.kind = action.kind;
    turn.place_engineers(step, action.engineers, action.ends_turn);
    return step;
}

void change_vp(AutomaTurn& turn, Step& step, int amount, Reason reason) {
    turn.play().gain_vp(turn.automa.me, amount, reason);
    step.vp += amount;
}

bool wheel_is_empty(const CompanyState& hand) {
    return std::all_of(hand.wheel.begin(), hand.wheel.end(),
                       [](const Segment& segment) { return segment.empty(); });
}

} // namespace

Tried try_water(AutomaTurn& turn, const TileAction& action) {
    const WaterPlan plan = plan_drops(turn.facts(), turn.state(), turn.automa.me, action.drops,
                                      action.flow_immediately, turn.automa.criteria.headstreams);
    if (plan.drops.empty()) {
        turn.play().note("B-5.1", action.flow_immediately ? "water_useless_now" : "water_useless",
                         Outcome::fails, {arg("drops", action.drops)});
        return skip(turn, action, "B-5.1");
    }
    turn.play().note("B-5.2", action.flow_immediately ? "water_placed_now" : "water_placed", Outcome::chosen,
                     {arg("drops", static_cast<int>(plan.drops.size())), arg("held", plan.held),
                      arg("offered", action.drops), arg("usa_steps", plan.usa_steps)});
    Step step = begin(turn, action);
    step.drops = plan.drops;
    step.flow_immediately = action.flow_immediately;
    place_drops(turn.play(), plan.drops, action.flow_immediately);
    turn.finish(std::move(step));
    return Tried::done;
}

Tried try_contract_office(AutomaTurn& turn, const TileAction& action) {
    Step step = begin(turn, action);
    for (std::uint8_t slot = 0; slot < 2; ++slot) {
        const auto contract = turn.state().contracts[index_of(action.colour)][slot];
        if (!contract)
            continue;
        step.discarded.push_back(*contract);
        turn.play().record(ContractLeft{action.colour, slot, std::nullopt});
    }
    step.energy = action.energy;
    turn.play().gain_energy(turn.automa.me, action.energy, Reason::contract_office);
    turn.play().note("B-5.5", "contract_office", Outcome::done,
                     {arg("colour", name_of(action.colour)), arg("energy", action.energy)});
    turn.finish(std::move(step));
    return Tried::done;
}

Tried try_patent(AutomaTurn& turn, const TileAction& action) {
    if (action.structure == Structure::building && !turn.state().leeghwater)
        return skip(turn, action, "B-6.10");
    const auto position = patent_for(turn.state(), action.structure);
    if (!position) {
        turn.play().note("B-8.3", "no_patent", Outcome::fails, {arg("structure", name_of(action.structure))});
        return skip(turn, action, "B-8.3");
    }
    const TechId tile = *turn.state().patents[*position];
    turn.play().note(
        "B-8.3", structure_of(tile) == Structure::joker ? "patent_joker" : "patent_chosen", Outcome::chosen,
        {arg("structure", name_of(action.structure)), arg("technology", turn.facts().tech[tile.index()].id),
         arg("position", static_cast<int>(*position) + 1)});
    Step step = begin(turn, action);
    step.technology = tile;
    step.position = static_cast<int>(*position) + 1;
    change_vp(turn, step, -action.vp, Reason::patent);
    turn.play().record(PatentTaken{turn.automa.me, static_cast<std::uint8_t>(*position)});
    turn.finish(std::move(step));
    return Tried::done;
}

Tried take_work(AutomaTurn& turn, int order, int engineers, std::span<const int, 3> priority,
                bool by_leslie) {
    Automa& automa = turn.automa;
    for (const int position : priority) {
        const auto place = static_cast<std::uint8_t>(position - 1);
        const auto id = turn.state().works[place];
        if (!id)
            continue;
        const Work& work = turn.facts().works[id->index()];
        const bool payable =
            automa.hand().excavators >= work.excavators && automa.hand().mixers >= work.mixers;
        turn.play().note("B-8.4", payable ? "work_payable" : "work_not_payable",
                         payable ? Outcome::chosen : Outcome::fails,
                         {arg("work", work.id), arg("position", position), arg("excavators", work.excavators),
                          arg("mixers", work.mixers)});
        if (!payable)
            continue;
        auto needs = unknown_for(automa, work.rewards);
        if (!needs.empty()) {
            turn.ask(std::move(needs), order, Stage::action);
            return Tried::paused;
        }
        Step step;
        step.order = order;
        step.kind = ActionKind::external_work;
        step.work = *id;
        step.position = position;
        step.excavators = work.excavators;
        step.mixers = work.mixers;
        turn.place_engineers(step, engineers, true);
        const auto excavators = static_cast<std::int8_t>(work.excavators);
        const auto mixers = static_cast<std::int8_t>(work.mixers);
        if (by_leslie) {
            step.technology = special_leslie;
            turn.play().record(WheelLoaded{automa.me, special_leslie, excavators, mixers});
            turn.play().record(WheelTurned{automa.me});
        } else {
            turn.play().record(MachineryChanged{automa.me, static_cast<std::int8_t>(-excavators),
                                                static_cast<std::int8_t>(-mixers), Reason::external_work});
        }
        turn.play().record(WorkTaken{automa.me, place});
        take_rewards(automa, work.rewards, Reason::external_work, step.gains);
        turn.finish(std::move(step));
        return Tried::done;
    }
    return Tried::skipped;
}

Tried try_external_work(AutomaTurn& turn, const TileAction& action) {
    if (!turn.state().leeghwater)
        return skip(turn, action, "B-6.10");
    const Tried result = take_work(turn, action.order, action.engineers, action.priority, false);
    return result == Tried::skipped ? skip(turn, action, "B-8.4") : result;
}

Tried try_workshop(AutomaTurn& turn, const TileAction& action) {
    const std::string_view rule = action.last_resort ? "B-8.5" : "B-8.1";
    if (wheel_is_empty(turn.automa.hand())) {
        turn.play().note(rule, "wheel_empty", Outcome::fails);
        return skip(turn, action, rule);
    }
    turn.play().note(rule, "workshop", Outcome::done,
                     {arg("steps", action.wheel_steps), arg("vp", action.vp)});
    Step step = begin(turn, action);
    step.wheel_steps = action.wheel_steps;
    change_vp(turn, step, -action.vp, Reason::workshop);
    turn_wheel(turn.automa, action.wheel_steps);
    turn.finish(std::move(step));
    return Tried::done;
}

Tried try_machinery_shop(AutomaTurn& turn, const TileAction& action) {
    const std::string_view rule = action.last_resort ? "B-8.6" : "B-8.2";
    if (action.skip_in_round_5 && turn.state().round == turn.facts().setup.rounds) {
        turn.play().note(rule, "machinery_last_round", Outcome::fails);
        return skip(turn, action, rule);
    }
    turn.play().note(rule, "machinery", Outcome::done,
                     {arg("excavators", turn.automa.hand().excavators),
                      arg("mixers", turn.automa.hand().mixers), arg("free_choice", action.least_held)});
    Step step = begin(turn, action);
    change_vp(turn, step, -action.vp, Reason::machinery_shop);
    Gain machines{Reason::machinery_shop, RewardKind::any_machinery, action.least_held, action.excavators,
                  action.mixers};
    if (action.excavators + action.mixers > 0)
        turn.play().record(MachineryChanged{turn.automa.me, static_cast<std::int8_t>(action.excavators),
                                            static_cast<std::int8_t>(action.mixers), Reason::machinery_shop});
    take_any_machinery(turn.automa, action.least_held, Reason::machinery_shop, machines);
    step.excavators = machines.excavators;
    step.mixers = machines.mixers;
    turn.finish(std::move(step));
    return Tried::done;
}

Tried try_bank(AutomaTurn& turn, const TileAction& action) {
    turn.play().note("B-3.3", "bank", Outcome::done, {arg("vp", action.vp)});
    Step step = begin(turn, action);
    change_vp(turn, step, action.vp, Reason::bank);
    turn.finish(std::move(step));
    return Tried::done;
}

} // namespace automa::barrage
