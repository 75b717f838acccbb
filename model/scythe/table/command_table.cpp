// What concerns the table as a whole: corrections, the end, who deals, and how much is kept.
#include "model/core/json_patch.h"
#include "model/scythe/json/position_json.h"
#include "model/scythe/table/carrier.h"
#include "model/scythe/turn/combat_table.h"

namespace automa::scythe {

void Carrier::correct_to(State state) {
    if (auto legal = check_position(facts_, state); !legal.ok())
        throw Illegal{legal.error()};
    play_.record(PositionCorrected{std::make_shared<const State>(std::move(state))});
}

void Carrier::carry(const Correct& c) {
    const auto position = core::patched(nlohmann::json(position_to_json(facts_, state())), c.patch);
    if (!position.ok())
        throw Illegal{position.error()};
    auto corrected = position_from_json(facts_, position.value());
    if (!corrected.ok())
        throw Illegal{corrected.error()};
    play_.record(PositionCorrected{std::make_shared<const State>(std::move(corrected).value())});
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
    const CombatUse use = combat_use(facts_.card(card), mat);
    play_.record(FightOpened{
        {c.attacker, card, static_cast<std::int8_t>(use.power), static_cast<std::int8_t>(use.combat_cards)}});
    label("fight_begun",
          {{"attacker", std::string(name_of(c.attacker))}, {"card", std::to_string(card.value)}});
}

void Carrier::carry(const EndFight& c) {
    if (!state().fight)
        refuse("no_fight", "/app/fight", "No combat is under way.");
    const Fight fight = *state().fight;
    play_.record(FightClosed{});
    if (fight.power > 0)
        play_.record(PowerChanged{automa_, static_cast<std::int16_t>(-fight.power), Reason::combat});
    if (fight.combat_cards > 0)
        play_.record(
            CombatCardsChanged{automa_, static_cast<std::int16_t>(-fight.combat_cards), Reason::combat});
    const bool won = c.winner == Player::automa;
    const bool winner_draws = state().interpretations.combat_card_to == CombatCardTo::winner;
    if (won == winner_draws && fight.power + fight.combat_cards > 0)
        play_.record(CombatCardsChanged{automa_, 1, Reason::drawn});
    if (won && automa().automa.combat_stars < combat_star_limit
        && stars_of(facts_, automa().automa) < stars_of_side) {
        play_.record(StarPlaced{automa_, StarSource::combat});
        if (stars_of(facts_, automa().automa) >= stars_of_side)
            play_.record(GameEnded{automa_});
    }
    if (!won && c.human_sixth_star)
        play_.record(GameEnded{human_});
    label("fight_ended", {{"winner", std::string(name_of(c.winner))}});
}

} // namespace automa::scythe
