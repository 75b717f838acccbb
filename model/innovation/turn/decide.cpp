#include "model/innovation/turn/automa_turn.h"
#include "model/innovation/turn/decision.h"

namespace automa::innovation {
namespace {

using core::Outcome;

Tried do_faction_part(AutomaTurn& turn, const FactionAction& action) {
    switch (action.part) {
    case FactionPart::terraform_and_build:
        return try_build(turn, &action);
    case FactionPart::gain_vp:
        return try_vp(turn, faction_vp(action, turn.x()), Reason::faction);
    case FactionPart::advance_discipline:
        return try_advance(turn, action.levels, false);
    case FactionPart::place_tool:
    case FactionPart::turn_fallow_into_blighted:
        return Tried::skipped; // known by name only (D-15)
    }
    return Tried::skipped;
}

/// D-15: what the general rules give is proposed; the card has the last word, so nothing is carried out.
Tried guide(AutomaTurn& turn) {
    AutomaTurn trial(turn.facts(), turn.state());
    trial.order = turn.order;
    Step step;
    step.kind = StepKind::faction_guided;
    const auto& actions = turn.faction().actions;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const FactionPart part = actions[i].part;
        if (part != FactionPart::terraform_and_build && part != FactionPart::gain_vp) {
            step.unknown.push_back(part);
            continue;
        }
        trial.part = static_cast<int>(i) + 1;
        static_cast<void>(do_faction_part(trial, actions[i]));
    }
    const std::size_t noted = turn.play.trace.size();
    for (Step& proposed : trial.steps) {
        core::Range& trace = proposed.range.trace;
        trace = {trace.begin + noted, trace.end + noted};
        proposed.range.events = {}; // of the trial, which is not carried out
        step.proposal.push_back(std::move(proposed));
    }
    for (const core::TraceEntry& entry : trial.play.trace)
        turn.play.trace.push_back(entry);
    turn.done(step);
    Need need;
    need.what = NeedKind::faction_result;
    need.faction = turn.state().automa.faction;
    turn.ask({need}, Stage::action);
    ++turn.pause->order;
    return Tried::paused;
}

/// A-58, from this part on.
Tried do_faction_action(AutomaTurn& turn, int first_part) {
    if (turn.faction().guided)
        return guide(turn);
    const auto& actions = turn.faction().actions;
    for (std::size_t i = static_cast<std::size_t>(first_part - 1); i < actions.size(); ++i) {
        turn.part = static_cast<int>(i) + 1;
        if (do_faction_part(turn, actions[i]) == Tried::paused)
            return Tried::paused;
    }
    turn.part = 0;
    return Tried::done;
}

Tried attempt(AutomaTurn& turn, const CardAction& action, int first_part) {
    switch (action.symbol) {
    case CardSymbol::advance_discipline:
        return try_advance(turn, 1, false);
    case CardSymbol::block_power_and_book:
        return try_block_power(turn);
    case CardSymbol::faction_action:
        return do_faction_action(turn, first_part);
    case CardSymbol::gain_vp:
        return try_vp(turn, action.vp.value_or(turn.x()), Reason::card);
    case CardSymbol::send_scholar:
        return try_scholar(turn);
    case CardSymbol::take_innovation:
        return try_innovation(turn);
    case CardSymbol::terraform_and_build:
        return try_build(turn, nullptr);
    case CardSymbol::upgrade:
        return try_upgrade(turn, false);
    }
    return Tried::skipped;
}

/// The rest of the action that was interrupted; what follows it is the caller's.
Tried finish_interrupted(AutomaTurn& turn, const Resume& resume) {
    switch (resume.stage) {
    case Stage::action:
        return Tried::done;
    case Stage::book:
        return try_block_book(turn, resume.blocked);
    case Stage::power_gained: {
        std::optional<int> gained;
        if (turn.state().turn->power_gained)
            gained = *turn.state().turn->power_gained;
        return try_power_ability(turn, resume.hex, resume.offered, gained);
    }
    case Stage::power_advance:
        return try_advance(turn, turn.faction().ongoing_levels, true);
    }
    return Tried::done;
}

/// every action of the column, from the top.
void act(AutomaTurn& turn, const Card& card, const std::optional<Resume>& resume) {
    int order = 1;
    int part = 1;
    if (resume) {
        order = turn.order = resume->order;
        turn.part = resume->part;
        if (resume->part > 0)
            part = resume->part;
        if (resume->stage != Stage::action) {
            if (finish_interrupted(turn, *resume) == Tried::paused)
                return;
            // On with the next part of the faction action, or with the next action.
            if (resume->part > 0)
                ++part;
            else
                ++order;
        }
        turn.part = 0;
    }
    for (; order <= static_cast<int>(card.actions.size()); ++order) {
        turn.order = order;
        const CardAction& action = card.actions[static_cast<std::size_t>(order - 1)];
        turn.play.note("A-43", "action_tried", Outcome::done,
                       {arg("order", order), arg("symbol", name_of(action.symbol))});
        if (attempt(turn, action, part) == Tried::paused)
            return;
        turn.part = 0;
        part = 1;
    }
}

void place_first_workshops(AutomaTurn& turn, const Card& card) {
    const State& state = turn.state();
    const Map& map = turn.facts().map(state.map);
    for (const Letter letter : {card.marked_letter, card.unmarked_letter}) {
        Step step;
        step.kind = StepKind::first_workshop;
        step.letter = letter;
        step.hex = map.letters[index_of(state.automa.native)][index_of(letter)];
        step.marked = letter == card.marked_letter;
        turn.play.note(
            "A-24", "first_workshop", Outcome::chosen,
            {arg("letter", name_of(letter)), arg("card", card.id.value), arg("marked", step.marked ? 1 : 0)});
        turn.play.record(Built{Player::automa, *step.hex, Kind::workshop, step.marked, false});
        turn.done(step);
        ++turn.order;
    }
}

void take_turn(AutomaTurn& turn, const Turn& announced) {
    if (announced.setup_card) {
        place_first_workshops(turn, turn.facts().card(*announced.setup_card));
        return;
    }
    if (!announced.action_card)
        static_cast<void>(try_pass(turn, "A-41"));
    else if (passes_by_symbol(turn.facts(), turn.state().cards))
        static_cast<void>(try_pass(turn, "A-42"));
    else
        act(turn, turn.facts().card(*announced.action_card), announced.resume);
}

core::Result<Turn> announced_turn(const State& state) {
    if (state.app.tracking == Tracking::cards_only)
        return core::Error{"cards_only", "/app/tracking",
                           "Only the cards are tracked: without the board nothing can be decided."};
    if (!state.turn)
        return core::Error{"no_turn", "/turn",
                           "The Automa is not about to act in this position: its card is not drawn yet."};
    return *state.turn;
}

} // namespace

int faction_vp(const FactionAction& part, int x) {
    return std::max(part.floor, x + part.modifier);
}

bool passes_by_symbol(const Catalogue& catalogue, const Cards& cards) {
    return cards.action && cards.stack.size() <= 1 && catalogue.card(*cards.action).pass_symbol;
}

core::Result<Decision> decide(const Catalogue& catalogue, const State& state) {
    const auto announced = announced_turn(state);
    if (!announced.ok())
        return announced.error();
    const Turn& turn = announced.value();
    AutomaTurn work(catalogue, state);
    work.play.events.reserve(8);
    work.play.trace.reserve(24);
    take_turn(work, turn);
    if (work.pause)
        work.play.record(TurnPaused{*work.pause});
    else
        work.play.record(TurnEnded{Player::automa});
    Decision decision;
    decision.setup_card = turn.setup_card;
    decision.action_card = turn.action_card;
    decision.support_card = turn.support_card;
    decision.steps = std::move(work.steps);
    decision.skipped = std::move(work.skipped);
    decision.needs = std::move(work.needs);
    decision.trace = std::move(work.play.trace);
    decision.events = std::move(work.play.events);
    decision.after = std::move(work.play.state);
    return decision;
}

} // namespace automa::innovation
