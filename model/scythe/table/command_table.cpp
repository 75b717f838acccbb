// What concerns the table as a whole: corrections, the end, who deals, and how much is kept.
#include "model/scythe/state/board.h"
#include "model/scythe/state/check.h"
#include "model/scythe/table/carrier.h"
#include "model/scythe/turn/combat_table.h"
#include "model/scythe/turn/fight.h"

#include <algorithm>

namespace automa::scythe {

void Carrier::correct_to(State state) {
    if (auto legal = check_position(facts_, state); !legal.ok())
        throw Illegal{legal.error()};
    play_.record(PositionCorrected{std::make_shared<const State>(std::move(state))});
}

/// The game is over before these fights were fought: who moved in goes back (S-116).
void Carrier::send_intruders_back() {
    const auto intruders = state().intruders;
    for (const Intruder& each : intruders)
        if (state().contested.contains(each.at) && has_unit(human(), each.unit, each.at))
            play_.record(UnitMoved{human_, each.unit, each.at, each.from});
    const auto contested = state().contested;
    for (const TerritoryId at : contested) // a table set right by hand may not know where from
        if (combat_units_at(human(), at) + units_at(human(), UnitKind::worker, at) == 0)
            play_.record(ContestSettled{at});
}

void Carrier::carry(const Correct& c) {
    if (c.wanted.position == nullptr)
        refuse("no_position", "/patch", "The corrected position is missing.");
    correct_to(*c.wanted.position);
    label("corrected", {{"what", c.what}});
}

void Carrier::carry(const TellFinal& c) {
    play_.record(FinalTold{c.lines});
    if (auto legal = check_position(facts_, state()); !legal.ok())
        throw Illegal{legal.error()};
    label("final_told");
}

void Carrier::carry(const EndGame& c) {
    play_.record(GameEnded{c.by == Player::human ? human_ : automa_});
    label("game_ended", {{"by", std::string(name_of(c.by))}});
}

void Carrier::carry(const ChangeDealer& c) {
    if (state().turn)
        refuse("automa_turn", "/turn", "The Automa is in the middle of its turn or of a fight.");
    State changed = state();
    changed.cards_from = c.from;
    auto& draw = changed.side(automa_).automa.cards.draw;
    draw.clear();
    if (c.from == CardsFrom::app) {
        changed.random = core::Random(c.seed.value);
        if (!deck_is_empty(changed.side(automa_).automa.cards)) {
            for (const CardId card : deck_of(changed.side(automa_).automa.cards))
                draw.push_back(card);
            changed.random.shuffle(draw);
        }
    }
    correct_to(std::move(changed));
    label("dealer_changed", {{"from", std::string(name_of(c.from))}});
}

void Carrier::carry(const TrackFully& c) {
    if (state().tracking == Tracking::full)
        refuse("tracked", "/app/tracking", "Everything is kept already.");
    if (state().turn || state().fight)
        refuse("automa_turn", "/turn", "The Automa is in the middle of its turn or of a fight.");
    if (c.board == nullptr)
        refuse("no_board", "/board", "The board must be told.");
    State full = state();
    full.tracking = Tracking::full;
    for (const SideId id : {human_, automa_}) {
        const Side& told = c.board->side(id);
        if (told.faction != full.side(id).faction)
            refuse("wrong_faction", "/board", "The board is of another game.");
        full.side(id).units = told.units;
    }
    full.side(human_).human = c.board->side(human_).human;
    full.side(human_).human.stars = human().human.stars;
    full.side(automa_).automa.factory_card = c.board->side(automa_).automa.factory_card;
    full.encounters = c.board->encounters;
    full.resources_tracked = c.board->resources_tracked;
    full.resources = c.board->resources;
    correct_to(std::move(full));
    label("tracked_fully");
}

void Carrier::carry(const TrackCardsOnly&) {
    expect_full();
    if (state().turn || !state().contested.empty())
        refuse("automa_turn", "/turn", "The Automa is in the middle of its turn or of a fight.");
    State cards = state();
    cards.tracking = Tracking::cards_only;
    cards.side(human_).units = {};
    cards.side(automa_).units = {};
    correct_to(std::move(cards));
    label("tracked_cards_only");
}

void Carrier::carry(const RevealFight& c) {
    if (state().tracking != Tracking::cards_only)
        refuse("tracked", "/app/tracking", "Fights on a tracked board begin by the moves.");
    if (state().fight)
        refuse("fight_due", "/app/fight", "A combat is still to be ended.");
    const AutomaMat& mat = automa().automa;
    if (c.automa_loses.power < 0 || c.automa_loses.power > mat.power || c.automa_loses.combat_cards < 0
        || c.automa_loses.combat_cards > mat.combat_cards)
        refuse("out_of_range", "/automa_loses", "The Automa has less than that.");
    if (c.automa_loses.power > 0)
        play_.record(
            PowerChanged{automa_, static_cast<std::int16_t>(-c.automa_loses.power), Reason::ability});
    if (c.automa_loses.combat_cards > 0)
        play_.record(CombatCardsChanged{automa_, static_cast<std::int16_t>(-c.automa_loses.combat_cards),
                                        Reason::ability});
    // The card of a turn under way lies on the discard while its fights are fought.
    if (state().turn && !state().turn->card_laid)
        play_.record(CardTurnedUp{automa_, state().turn->card, Pile::main});
    if (deck_is_empty(mat.cards))
        play_.record(CardsShuffled{automa_});
    const CardId card = next_card(c.shown);
    play_.record(CardTurnedUp{automa_, card, Pile::combat});
    CombatUse use = combat_use(facts_.card(card), mat);
    // Two combat units of the Automa never share a territory (S-46, S-51): the limit by units is one card.
    if (state().interpretations.combat_card_limit == CombatCardLimit::units)
        use.combat_cards = std::min(use.combat_cards, 1);
    play_.record(FightOpened{
        {c.attacker, card, static_cast<std::int8_t>(use.power), static_cast<std::int8_t>(use.combat_cards)}});
    label("fight_begun",
          {{"attacker", std::string(name_of(c.attacker))}, {"card", std::to_string(card.value)}});
}

void Carrier::carry(const EndFight& c) {
    if (!state().fight)
        refuse("no_fight", "/app/fight", "No combat is under way.");
    Decision end = end_of_fight(facts_, state(), c.winner, c.human_sixth_star);
    for (const Event& event : end.events)
        play_.record(event);
    label("fight_ended", {{"winner", std::string(name_of(c.winner))}});
    result_.decision = std::move(end);
}

} // namespace automa::scythe
