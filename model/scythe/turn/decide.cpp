#include "model/scythe/state/board.h"
#include "model/scythe/turn/automa_turn.h"

namespace automa::scythe {

using core::Outcome;

AutomaTurn::AutomaTurn(const Catalogue& catalogue, const State& state)
    : given_(state), turn_(*state.turn), play_(catalogue, state) {
    decision_.kind = turn_.kind;
    decision_.side = turn_.side;
    decision_.faction = me().faction;
    decision_.card = turn_.card;
    decision_.scheme = scheme_of(catalogue, mat());
    decision_.territory = turn_.territory;
    play_.events.reserve(16);
    play_.trace.reserve(32);
    decision_.steps.reserve(8);
}

core::Result<Decision> AutomaTurn::run() {
    if (turn_.kind == TurnKind::automa)
        take_turn();
    else
        defend();
    if (fault_)
        return *fault_;
    finish();
    return std::move(decision_);
}

void AutomaTurn::take_turn() {
    if (!turn_.card_laid) {
        shuffle_if_empty();
        play_.record(CardTurnedUp{turn_.side, turn_.card, Pile::main});
    }
    play_.note("S-15", "card_drawn", Outcome::done,
               {arg("card", turn_.card.value), arg("scheme", name_of(decision_.scheme))});
    events_told_ = play_.events.size();
    const bool by_star_card = play_.facts.track(mat().star_card).skips;
    if (scheme().skip && (by_star_card || play_.state.modifiers.skip)) {
        Step skipped{StepKind::skip};
        skipped.rule = by_star_card ? "S-16" : "S-122a";
        play_.note(skipped.rule, "turn_skipped", Outcome::done);
        step(skipped);
        if (play_.state.interpretations.skipped_turn == SkippedTurn::star_cube)
            static_cast<void>(star_cube());
        return;
    }
    if (!cards_only() && row_one() == Flow::stops)
        return;
    if (gains() == Flow::goes_on && recruit_bonus() == Flow::goes_on)
        static_cast<void>(star_cube());
}

void AutomaTurn::defend() {
    const TerritoryId at = turn_.territory;
    if (combat_units_at(me(), at) == 0)
        retreat(at);
    else
        static_cast<void>(combat(at, Player::human));
}

void AutomaTurn::finish() {
    if (!decision_.needs.empty()) {
        decision_.after = given_;
    } else {
        if (turn_.kind == TurnKind::automa)
            play_.record(TurnEnded{turn_.side});
        else
            play_.record(DefenceEnded{});
        decision_.after = std::move(play_.state);
    }
    decision_.events = std::move(play_.events);
    decision_.trace = std::move(play_.trace);
}

void AutomaTurn::step(Step step) {
    step.events = {events_told_, play_.events.size()};
    step.trace = {trace_told_, play_.trace.size()};
    events_told_ = play_.events.size();
    trace_told_ = play_.trace.size();
    decision_.steps.push_back(step);
}

void AutomaTurn::skip(Skipped skipped) {
    skipped.trace = {trace_told_, play_.trace.size()};
    trace_told_ = play_.trace.size();
    decision_.skipped.push_back(skipped);
}

Flow AutomaTurn::need(Need need) {
    decision_.needs.push_back(need);
    return Flow::stops;
}

Flow AutomaTurn::refuse(std::string_view answer, std::string message) {
    fault_ = core::Error{"bad_answer", "/turn/answers/" + std::string(answer), std::move(message)};
    return Flow::stops;
}

Flow AutomaTurn::end_game(SideId by) {
    play_.note("S-14", "sixth_star", Outcome::done, {arg("by", name_of(play_.state.side(by).player))});
    play_.record(GameEnded{by});
    Step over{StepKind::game_over};
    over.by = play_.state.side(by).player;
    step(over);
    return Flow::stops;
}

Flow AutomaTurn::place_star(StarSource source) {
    play_.record(StarPlaced{turn_.side, source});
    const int stars = stars_of(play_.facts, mat());
    play_.note(source == StarSource::track    ? "S-82"
               : source == StarSource::combat ? "S-86"
                                              : "S-87",
               "star_placed", Outcome::done, {arg("source", name_of(source)), arg("stars", stars)});
    Step star{StepKind::star};
    star.source = source;
    step(star);
    return stars < stars_of_side ? Flow::goes_on : end_game(turn_.side);
}

void AutomaTurn::shuffle_if_empty() {
    if (!deck_is_empty(mat().cards))
        return;
    play_.note("S-19", "cards_reshuffled", Outcome::done);
    play_.record(CardsShuffled{turn_.side});
}

core::Result<Decision> decide(const Catalogue& catalogue, const State& state) {
    if (!state.turn)
        return core::Error{"no_turn", "/turn", "No turn of the Automa and no defence is announced."};
    if (state.ended_by)
        return core::Error{"game_over", "/turn", "The game is over."};
    return AutomaTurn(catalogue, state).run();
}

} // namespace automa::scythe
