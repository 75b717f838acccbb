#include "model/scythe/state/board.h"
#include "model/scythe/turn/automa_turn.h"
#include "model/scythe/turn/combat_table.h"

#include <algorithm>

namespace automa::scythe {

using core::Outcome;

Flow AutomaTurn::combat(TerritoryId at, Player attacker) {
    Step fight{StepKind::combat};
    fight.territory = at;
    fight.attacker = attacker;
    if (take_losses(fight) == Flow::stops || reveal(fight) == Flow::stops
        || settle_winner(fight) == Flow::stops)
        return Flow::stops;
    const SideId human = enemy_at(at);
    pay(fight.power, fight.combat_cards, Reason::combat);
    const bool won = fight.winner == Player::automa;
    if (won)
        automa_won(fight, human);
    else
        automa_lost(fight);
    const bool winner_draws = play_.state.interpretations.combat_card_to == CombatCardTo::winner;
    if (won == winner_draws && fight.power + fight.combat_cards > 0) {
        play_.note("S-91", winner_draws ? "winner_draws_card" : "loser_draws_card", Outcome::done);
        play_.record(CombatCardsChanged{turn_.side, 1, Reason::drawn});
        fight.automa_draws = 1;
    }
    step(fight);
    if (won)
        return mat().combat_stars < combat_star_limit ? place_star(StarSource::combat) : Flow::goes_on;
    const bool sixth = turn_.answers.human_sixth_star == SixthStar::combat;
    return sixth ? end_game(human) : Flow::goes_on;
}

void AutomaTurn::pay(int power, int cards, Reason reason) {
    if (power != 0)
        play_.record(PowerChanged{turn_.side, static_cast<std::int16_t>(-power), reason});
    if (cards != 0)
        play_.record(CombatCardsChanged{turn_.side, static_cast<std::int16_t>(-cards), reason});
}

/// What human abilities took before the dial was set (S-100).
Flow AutomaTurn::take_losses(Step& step) {
    if (!turn_.answers.automa_loses)
        return Flow::goes_on;
    const Loss& loss = *turn_.answers.automa_loses;
    if (loss.power > mat().power)
        return refuse("automa_loses/power", "The Automa has less power than that.");
    if (loss.combat_cards > mat().combat_cards)
        return refuse("automa_loses/combat_cards", "The Automa has fewer combat cards than that.");
    step.automa_loses = loss;
    play_.note("S-100", "lost_before_combat", Outcome::done,
               {arg("power", loss.power), arg("combat_cards", loss.combat_cards)});
    pay(loss.power, loss.combat_cards, Reason::ability);
    return Flow::goes_on;
}

Flow AutomaTurn::reveal(Step& step) {
    shuffle_if_empty();
    const CardPiles& cards = mat().cards;
    if (!turn_.answers.combat_card) {
        Need card;
        card.what = NeedKind::combat_card;
        card.territory = *step.territory;
        card.attacker = step.attacker;
        if (!cards.draw.empty())
            card.dealt = cards.draw.front();
        return need(card);
    }
    step.card = *turn_.answers.combat_card;
    const bool possible =
        cards.draw.empty() ? deck_of(cards).has(step.card) : cards.draw.front() == step.card;
    if (!possible)
        return refuse("combat_card", "This card is not in the deck, so it cannot have been revealed.");
    play_.record(CardTurnedUp{turn_.side, step.card, Pile::combat});
    const Card& card = play_.facts.card(step.card);
    const CombatUse use = combat_use(card, mat());
    step.power = use.power;
    step.combat_cards = use.combat_cards;
    play_.note("S-94", "power_used", Outcome::done,
               {arg("card", step.card.value), arg("power", mat().power), arg("table", use.table),
                arg("used", use.power), arg("from", use.from)});
    play_.note(
        "S-95", "combat_cards_used", Outcome::done,
        {arg("symbols", card.combat_cards), arg("cards", mat().combat_cards), arg("used", use.combat_cards)});
    if (play_.state.interpretations.combat_card_limit == CombatCardLimit::units) {
        const int units = combat_units_at(me(), *step.territory);
        step.combat_cards = std::min(step.combat_cards, units);
        play_.note("S-95", "one_card_a_unit", Outcome::done,
                   {arg("units", units), arg("used", step.combat_cards)});
    }
    return Flow::goes_on;
}

Flow AutomaTurn::settle_winner(Step& step) {
    const Answers& answers = turn_.answers;
    if (answers.winner) {
        step.winner = *answers.winner;
    } else if (answers.human_total) {
        const std::size_t told = answers.automa_values ? answers.automa_values->size() : 0;
        if (told != static_cast<std::size_t>(step.combat_cards))
            return refuse("automa_values", "The Automa used " + std::to_string(step.combat_cards)
                                               + " combat cards; exactly so many values are needed.");
        int total = step.power;
        for (std::size_t i = 0; i < told; ++i)
            total += (*answers.automa_values)[i];
        const bool attacks = step.attacker == Player::automa;
        const bool wins = attacks ? total >= *answers.human_total : total > *answers.human_total;
        step.winner = wins ? Player::automa : Player::human;
        play_.note("S-91", "totals_compared", Outcome::done,
                   {arg("automa", total), arg("human", *answers.human_total)});
    } else {
        Need result;
        result.what = NeedKind::combat_result;
        result.territory = *step.territory;
        result.attacker = step.attacker;
        result.power = step.power;
        result.combat_cards = step.combat_cards;
        return need(result);
    }
    play_.note("S-91", "combat_won_by", Outcome::done, {arg("winner", name_of(step.winner))});
    return Flow::goes_on;
}

void AutomaTurn::send(SideId side, UnitKind unit, Place from, Place to, int& count) {
    for (int left = units_at(play_.state.side(side), unit, from); left > 0; --left) {
        play_.record(UnitMoved{side, unit, from, to});
        ++count;
    }
}

SideId AutomaTurn::enemy_at(TerritoryId at) const {
    for (std::size_t i = 0; i < play_.state.sides.size(); ++i)
        if (SideId(i) != turn_.side && combat_units_at(play_.state.sides[i], at) > 0)
            return SideId(i);
    return first_side(play_.state, Player::human);
}

void AutomaTurn::automa_won(Step& step, SideId human) {
    const TerritoryId at = *step.territory;
    const Place home = play_.state.side(human).base();
    send(human, UnitKind::character, at, home, step.human_to_base.characters);
    send(human, UnitKind::mech, at, home, step.human_to_base.mechs);
    send(human, UnitKind::worker, at, home, step.human_to_base.workers);
    play_.note("S-97", "human_units_to_base", Outcome::done);
    step.remove_resources = clear_resources(at);
}

void AutomaTurn::automa_lost(Step& step) {
    const TerritoryId at = *step.territory;
    const Place home = me().base();
    UnitCounts& fighters = ultimaszyna() ? step.automa_to_base : step.automa_to_mat;
    const Place to = ultimaszyna() ? home : Place::mat();
    send(turn_.side, UnitKind::character, at, to, fighters.characters);
    send(turn_.side, UnitKind::mech, at, to, fighters.mechs);
    play_.note(ultimaszyna() ? "S-133" : "S-96", ultimaszyna() ? "losers_to_base" : "losers_to_mat",
               Outcome::done);
    if (step.attacker != Player::human)
        return;
    workers_retreat(step, at);
    place_resources(step, at);
}

void AutomaTurn::retreat(TerritoryId at) {
    Step gone{StepKind::retreat};
    gone.territory = at;
    play_.note("S-98", "workers_only", Outcome::holds, {arg("territory", play_.facts.territory(at).id)});
    workers_retreat(gone, at);
    place_resources(gone, at);
    step(gone);
}

void AutomaTurn::workers_retreat(Step& step, TerritoryId at) {
    send(turn_.side, UnitKind::worker, at, me().base(), step.automa_to_base.workers);
    step.human_popularity = -step.automa_to_base.workers;
    if (step.human_popularity == 0)
        return;
    const bool fought = step.kind == StepKind::combat;
    const Side& human = play_.state.side(first_side(play_.state, Player::human));
    const bool spared = fought && has_ability(play_.facts, human, AbilityMatters::no_popularity_loss);
    play_.note(fought ? "S-99" : "S-98", spared ? "workers_to_base_spared" : "workers_to_base", Outcome::done,
               {arg("workers", step.automa_to_base.workers)});
}

/// As many as the top card of the main discard shows (S-102 to S-109).
void AutomaTurn::place_resources(Step& step, TerritoryId at) {
    const auto top = top_card(mat().cards);
    if (!top) {
        play_.note("S-109", "no_card_yet", Outcome::fails);
        return;
    }
    const auto resource = play_.facts.territory(at).resource;
    if (!resource) {
        play_.note("S-103", "terrain_gives_nothing", Outcome::fails);
        return;
    }
    const int amount = play_.facts.card(*top).resources;
    play_.note("S-102", "resources_placed", Outcome::done,
               {arg("card", top->value), arg("amount", amount), arg("resource", name_of(*resource))});
    if (amount == 0)
        return;
    step.place_resources = PlacedResources{*resource, amount};
    const std::int16_t there = play_.state.resources[at.index()];
    if (there != unknown_count)
        play_.record(ResourcesSet{at, static_cast<std::int16_t>(there + amount)});
}

} // namespace automa::scythe
