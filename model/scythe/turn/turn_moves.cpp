#include "model/scythe/state/board.h"
#include "model/scythe/turn/automa_turn.h"

namespace automa::scythe {

using core::Outcome;

Flow AutomaTurn::row_one() {
    const bool all = ultimaszyna() || play_.state.modifiers.all_moves;
    int order = 0;
    for (const MoveSymbol& symbol : scheme().moves) {
        ++order;
        play_.note(
            "S-21", "symbol", Outcome::done,
            {arg("order", order), arg("kind", name_of(symbol.kind)), arg("min_power", symbol.min_power)});
        if (symbol.faction && *symbol.faction != me().faction) {
            play_.note("S-23", "other_faction", Outcome::fails, {arg("faction", name_of(*symbol.faction))});
            skip({order, symbol.kind, {}, "S-23"});
            continue;
        }
        const MoveResult result = choose_move(play_, turn_.side, symbol);
        if (const auto* impossible = std::get_if<NoMove>(&result)) {
            skip({order, symbol.kind, {}, impossible->rule});
            continue;
        }
        const std::size_t skipped = decision_.skipped.size();
        if (allowed_to_move(order, symbol) == Flow::stops)
            return Flow::stops;
        if (decision_.skipped.size() > skipped)
            break; // the turned-up card forbids this and every further symbol
        // Whatever lies there, a move is possible: the card comes first, and it may make the question idle.
        if (const auto* unknown = std::get_if<UnknownResources>(&result)) {
            Need resources;
            resources.territories = unknown->territories;
            return need(resources);
        }
        if (carry_out(order, symbol, std::get<MoveChoice>(result)) == Flow::stops)
            return Flow::stops;
        if (!all)
            break;
    }
    if (me().units.character == Place(play_.facts.factory))
        take_factory_card();
    return Flow::goes_on;
}

Flow AutomaTurn::allowed_to_move(int order, const MoveSymbol& symbol) {
    if (!play_.state.modifiers.move_check)
        return Flow::goes_on;
    if (move_checks_ >= turn_.answers.move_checks.size()) {
        Need check;
        check.what = NeedKind::move_check;
        return need(check);
    }
    const int value = turn_.answers.move_checks[move_checks_++];
    const bool forbids = value >= forbidding_combat_card;
    play_.note("S-122d", "move_check", forbids ? Outcome::fails : Outcome::holds, {arg("value", value)});
    if (forbids)
        skip({order, symbol.kind, {}, "S-122d"});
    return Flow::goes_on;
}

Flow AutomaTurn::carry_out(int order, const MoveSymbol& symbol, const MoveChoice& choice) {
    Step move{step_of(symbol.kind)};
    move.order = order;
    move.unit = choice.unit;
    move.from = choice.from;
    move.to = choice.to;
    const bool stays = choice.from == Place(choice.to);
    if (!stays)
        play_.record(UnitMoved{turn_.side, choice.unit, choice.from, choice.to});
    if (symbol.kind == MoveKind::attack_worker)
        expel_workers(move, choice.to);
    if (symbol.kind != MoveKind::attack_combat && !stays)
        move.remove_resources = clear_resources(choice.to);
    step(move);
    if (symbol.kind == MoveKind::attack_combat && combat(choice.to, Player::automa) == Flow::stops)
        return Flow::stops;
    if (choice.unit == UnitKind::character && me().units.character == Place(choice.to))
        arrive(choice.to);
    return Flow::goes_on;
}

void AutomaTurn::expel_workers(Step& step, TerritoryId at) {
    for (std::size_t i = 0; i < play_.state.sides.size(); ++i) {
        if (SideId(i) == turn_.side)
            continue;
        const Place home = play_.state.sides[i].base();
        send(SideId(i), UnitKind::worker, at, home, step.human_to_base.workers);
    }
    play_.note("S-60", "workers_expelled", Outcome::done, {arg("workers", step.human_to_base.workers)});
}

void AutomaTurn::arrive(TerritoryId at) {
    if (play_.state.encounters.has(at)) {
        play_.note("S-61", "token_removed", Outcome::done, {arg("territory", play_.facts.territory(at).id)});
        play_.record(EncounterTaken{at});
        Step token{StepKind::encounter};
        token.territory = at;
        step(token);
    }
    if (at == play_.facts.factory)
        take_factory_card();
}

void AutomaTurn::take_factory_card() {
    if (mat().factory_card)
        return;
    play_.note("S-62", "factory_card_taken", Outcome::done);
    play_.record(FactoryCardTaken{turn_.side});
    Step card{StepKind::factory_card};
    card.territory = play_.facts.factory;
    step(card);
}

Removal AutomaTurn::clear_resources(TerritoryId at) {
    const std::int16_t there = play_.state.resources[at.index()];
    if (there == 0)
        return {};
    play_.note("S-40", there == unknown_count ? "resources_removed" : "resources_counted", Outcome::done,
               {arg("territory", play_.facts.territory(at).id), arg("resources", there)});
    play_.record(ResourcesSet{at, 0}); // for the rest of this turn even an unknown number is known now
    return there == unknown_count ? Removal{0, true} : Removal{there, false};
}

} // namespace automa::scythe
