#include "model/barrage/state/board.h"
#include "model/barrage/turn/automa_turn.h"
#include "model/barrage/turn/decision.h"

#include <algorithm>

namespace automa::barrage {
namespace {

Tried attempt(AutomaTurn& turn, const Tile& tile, const TileAction& action) {
    switch (action.kind) {
    case ActionKind::production:
        return try_production(turn, action);
    case ActionKind::water_management:
        return try_water(turn, action);
    case ActionKind::contract_office:
        return try_contract_office(turn, action);
    case ActionKind::construction:
        return try_construction(turn, tile, action);
    case ActionKind::patent_office:
        return try_patent(turn, action);
    case ActionKind::external_work:
        return try_external_work(turn, action);
    case ActionKind::workshop:
        return try_workshop(turn, action);
    case ActionKind::machinery_shop:
        return try_machinery_shop(turn, action);
    case ActionKind::bank:
        return try_bank(turn, action);
    }
    return Tried::skipped;
}

/// B-3.3: the actions in order, until one ends the turn, or no engineer is left to go on with.
void go_through_actions(AutomaTurn& turn, const Tile& tile, int first_order) {
    for (const TileAction& action : tile.actions) {
        if (action.order < first_order)
            continue;
        turn.play().note("B-3.3", "action_tried", core::Outcome::done,
                         {arg("order", action.order), arg("kind", name_of(action.kind)),
                          arg("structure", name_of(action.structure))});
        const Tried result = attempt(turn, tile, action);
        if (result == Tried::paused || (result == Tried::done && action.ends_turn))
            return;
        if (result == Tried::done && !can_act(turn.automa.hand())) {
            turn.play().note("B-3.3", "no_engineer_left", core::Outcome::fails);
            return;
        }
    }
}

void go_on(AutomaTurn& turn, const Tile& tile, const Resume& resume) {
    turn.again = resume.again;
    switch (resume.stage) {
    case Stage::action:
        go_through_actions(turn, tile, resume.order);
        return;
    case Stage::tile_production:
        static_cast<void>(produce_by_tile(turn, resume.order));
        return;
    case Stage::second_production:
        static_cast<void>(produce_again(turn, resume.order, *resume.used_powerhouse));
        return;
    }
}

core::Result<Turn> announced_turn(const State& state) {
    if (state.tracking == Tracking::tiles_only)
        return core::Error{"tiles_only", "/tracking",
                           "Only the tiles are tracked: without the board nothing can be decided."};
    if (!state.turn)
        return core::Error{"no_turn", "/turn",
                           "No Automa is about to act in this position: its tile is not flipped yet."};
    const CompanyState& who = state.company(state.turn->company);
    if (!who.in_play)
        return core::Error{"not_in_play", "/turn/company", "This company does not take part."};
    if (!can_act(who) && !state.turn->resume) // a turn begun goes on
        return core::Error{"no_engineers", "/turn/company",
                           "This company has no engineers left, so it takes no turn."};
    return *state.turn;
}

/// B-10.17: for that one action a human is read as an Automa would be.
class AsAutoma {
public:
    AsAutoma(State& state, Company company) : company_(company), before_(state.company(company)) {
        CompanyState& who = state.company(company);
        if (who.player == PlayerKind::automa)
            return;
        who.player = PlayerKind::automa;
        who.level = Level::medium;
        who.officer.reset();
    }
    void restore(State& state) const {
        CompanyState& who = state.company(company_);
        who.player = before_.player;
        who.level = before_.level;
        who.officer = before_.officer;
    }

private:
    Company company_;
    CompanyState before_;
};

} // namespace

void AutomaTurn::ask(std::vector<Need> questions, int order, Stage stage,
                     std::optional<SpaceId> used_powerhouse) {
    needs = std::move(questions);
    pause = Resume{static_cast<std::uint8_t>(order), stage, used_powerhouse, again};
    for (const Need& need : needs)
        play().note("B-4.7", "contract_unknown", core::Outcome::fails,
                    {arg("colour", name_of(need.colour)), arg("slot", need.slot)});
}

void AutomaTurn::finish(Step step) {
    const core::StepRange before = steps.empty() ? core::StepRange{} : steps.back().range;
    step.range = play().since(before);
    steps.push_back(std::move(step));
}

void AutomaTurn::place_engineers(Step& step, int asked, bool ends_turn) {
    const CompanyState& hand = automa.hand();
    const bool free = hand.architect == Architect::free;
    if (free && ends_turn && asked == 1) {
        step.architect = true;
        again = true;
        play().note("B-10.16", "architect", core::Outcome::done);
        play().record(EngineersPlaced{automa.me, 0, true});
        return;
    }
    // He is one of the twelve: he goes with the others, without another turn, when they are too few.
    const int plain = std::min<int>(asked, hand.engineers);
    const bool joins = free && plain < asked;
    step.engineers = plain + (joins ? 1 : 0);
    if (step.engineers < asked)
        play().note("B-2.1", "short_of_engineers", core::Outcome::done,
                    {arg("engineers", step.engineers), arg("asked", asked)});
    if (step.engineers > 0)
        play().record(EngineersPlaced{automa.me, static_cast<std::int8_t>(plain), joins});
}

Tried skip(AutomaTurn& turn, const TileAction& action, std::string_view rule) {
    if (rule == "B-6.10")
        turn.play().note(rule, "expansion_missing", core::Outcome::fails,
                         {arg("kind", name_of(action.kind))});
    turn.skipped.push_back({action.order, action.kind, rule});
    return Tried::skipped;
}

core::Result<Decision> decide(const Catalogue& catalogue, const State& state) {
    const auto announced = announced_turn(state);
    if (!announced.ok())
        return announced.error();
    const Turn& turn = announced.value();
    Play play(catalogue, state);
    play.events.reserve(32);
    play.trace.reserve(32);
    const AsAutoma mahiri(play.state, turn.company);
    AutomaTurn work{{play, turn.company, catalogue.tile(turn.criteria_tile)}, {}, {}, {}, {}, false};
    const Tile& tile = catalogue.tile(turn.actions_tile);
    if (turn.resume)
        go_on(work, tile, *turn.resume);
    else
        go_through_actions(work, tile, 1);
    mahiri.restore(play.state);
    if (work.pause)
        play.record(TurnPaused{*work.pause});
    else
        play.record(TurnEnded{turn.company, work.again});
    Decision decision;
    decision.company = turn.company;
    decision.actions_tile = turn.actions_tile;
    decision.criteria_tile = turn.criteria_tile;
    decision.steps = std::move(work.steps);
    decision.skipped = std::move(work.skipped);
    decision.needs = std::move(work.needs);
    decision.again = work.again && !work.pause;
    decision.trace = std::move(play.trace);
    decision.events = std::move(play.events);
    decision.after = play.state;
    return decision;
}

} // namespace automa::barrage
