// The Automa's turn and its fights: what is dealt, asked, told and carried out.
#include "model/scythe/state/board.h"
#include "model/scythe/state/can_apply.h"
#include "model/scythe/table/carrier.h"

#include <algorithm>

namespace automa::scythe {

/// The card that comes: the top of the app's deck, or what the box showed. An empty deck is shuffled first.
CardId Carrier::next_card(const std::optional<CardId>& shown) {
    const CardPiles& cards = automa().automa.cards;
    if (state().cards_from == CardsFrom::app) {
        if (deck_is_empty(cards))
            play_.record(CardsShuffled{automa_});
        if (shown && *shown != cards.draw.front())
            refuse("wrong_card", "/shown", "The app deals in this game; another card lies on top.");
        return cards.draw.front();
    }
    if (!shown)
        refuse("no_card", "/shown", "The box deals in this game: the card must be told.");
    if (!deck_of(cards).has(*shown))
        refuse("wrong_card", "/shown", "This card lies in a discard, so it cannot have been drawn.");
    return *shown;
}

/// The sixth star ends the game at once (a correction may have placed it): nobody acts after it.
void Carrier::expect_automa_plays() const {
    if (stars_of(facts_, automa().automa) >= stars_of_side)
        refuse("game_over", "/automa", "The Automa has placed all its stars: the game is over.");
}

void Carrier::announce_card(const std::optional<CardId>& shown) {
    expect_automa_plays();
    const CardId card = next_card(shown);
    play_.record(TurnAnnounced{TurnKind::automa, automa_, card, {}});
    label("card_dealt", {{"card", std::to_string(card.value)}});
}

void Carrier::carry(const DealCard& c) {
    if (state().turn)
        refuse("automa_turn", "/turn", "The card of this turn is drawn already.");
    if (state().fight)
        refuse("fight_due", "/app/fight", "A combat is still to be ended.");
    if (!state().contested.empty())
        refuse("fight_due", "/app/contested", "A fight with the Automa's units is still due.");
    if (state().side(state().next).player == Player::human)
        play_.record(TurnEnded{human_});
    announce_card(c.shown);
}

void Carrier::carry(const BeginDefence& c) {
    expect_human_turn();
    if (!state().contested.contains(c.territory))
        refuse("not_contested", "/territory", "No human unit met the Automa's there.");
    expect_automa_plays();
    const TurnAnnounced defence{TurnKind::defend, automa_, {}, c.territory};
    if (!can_apply(facts_, state(), defence).ok()) // its units, or yours, have left it since
        refuse("not_contested", "/territory", "No human unit met the Automa's there.");
    play_.record(defence);
    label("defence_begun", {{"territory", facts_.territory(c.territory).id}});
}

Need Carrier::asked() const {
    if (!state().turn)
        refuse("no_turn", "/turn", "The Automa is not about to act.");
    auto decision = decide(facts_, state());
    if (!decision.ok())
        throw Illegal{decision.error()};
    if (decision.value().needs.empty())
        refuse("not_asked", "/turn", "Nothing is asked: the Automa can act.");
    return decision.value().needs.front();
}

void Carrier::expect_asked(NeedKind what) const {
    if (asked().what != what)
        refuse("not_asked", "/turn", "Something else is asked now.");
}

/// Recorded only if the decision can live with it.
void Carrier::answer(const Answers& answers) {
    play_.record(AnswersGiven{answers});
    const auto decision = decide(facts_, state());
    if (!decision.ok())
        throw Illegal{decision.error()};
}

void Carrier::carry(const RevealCombatCard& c) {
    const Need need = asked();
    if (need.what != NeedKind::combat_card)
        refuse("not_asked", "/turn", "Something else is asked now.");
    if (!need.dealt && !c.shown)
        refuse("no_card", "/shown", "The box deals in this game: the card must be told.");
    if (c.automa_loses.power < 0 || c.automa_loses.combat_cards < 0)
        refuse("out_of_range", "/automa_loses", "Nothing below 0 can be lost.");
    Answers answers = state().turn->answers;
    answers.combat_card = c.shown ? *c.shown : *need.dealt;
    if (!(c.automa_loses == Loss{}))
        answers.automa_loses = c.automa_loses;
    answer(answers);
    label("combat_card", {{"card", std::to_string(answers.combat_card->value)}});
}

void Carrier::expect_combat_card(int value, const char* path) {
    if (value < lowest_combat_card || value > highest_combat_card)
        refuse("out_of_range", path,
               "Combat cards have the values " + std::to_string(lowest_combat_card) + " to "
                   + std::to_string(highest_combat_card) + ".");
}

void Carrier::carry(const TellCombat& c) {
    expect_asked(NeedKind::combat_result);
    if (c.winner.has_value() == c.human_total.has_value())
        refuse("both", "/winner", "Either the winner is told or the total, and not both.");
    Answers answers = state().turn->answers;
    answers.winner = c.winner;
    if (c.human_total) {
        if (*c.human_total < 0 || *c.human_total > 99 || c.automa_values.size() > combat_cards_limit)
            refuse("out_of_range", "/human_total", "This total cannot be.");
        answers.human_total = static_cast<std::int16_t>(*c.human_total);
        answers.automa_values.emplace();
        for (const int value : c.automa_values) {
            expect_combat_card(value, "/automa_values");
            answers.automa_values->push_back(static_cast<std::uint8_t>(value));
        }
    }
    if (c.human_sixth_star)
        answers.human_sixth_star = SixthStar::combat;
    answer(answers);
    label("combat_told", {{"winner", c.winner ? std::string(name_of(*c.winner)) : std::string()}});
}

void Carrier::carry(const TellCheck& c) {
    expect_combat_card(c.value, "/value");
    const NeedKind what = asked().what;
    if (what != NeedKind::move_check && what != NeedKind::place_check)
        refuse("not_asked", "/turn", "Something else is asked now.");
    Answers answers = state().turn->answers;
    auto& checks = what == NeedKind::move_check ? answers.move_checks : answers.place_checks;
    checks.push_back(static_cast<std::uint8_t>(c.value));
    answer(answers);
    label(std::string(name_of(what)), {{"value", std::to_string(c.value)}});
}

void Carrier::carry(const TellResources& c) {
    const Need need = asked();
    if (need.what != NeedKind::resources)
        refuse("not_asked", "/turn", "Something else is asked now.");
    for (const auto& [at, count] : c.counts) {
        if (!need.territories.has(at))
            refuse("not_asked", "/counts", "The resources there are not asked.");
        if (count < 0 || count > 99)
            refuse("out_of_range", "/counts", "The number of resources must be from 0 to 99.");
        play_.record(ResourcesSet{at, static_cast<std::int16_t>(count)});
    }
    label("resources_told");
}

void Carrier::carry(const TellSixthStar&) {
    if (!state().turn || state().turn->kind != TurnKind::automa)
        refuse("no_turn", "/turn", "The Automa is not about to act.");
    Answers answers = state().turn->answers;
    answers.human_sixth_star = SixthStar::recruit;
    answer(answers);
    label("sixth_star_told");
}

/// A sixth star is told with the combat: it changes what the Automa does after it.
void Carrier::place_combat_star(const Decision& decision) {
    const auto won = [](const Step& step) {
        return step.kind == StepKind::combat && step.winner == Player::human;
    };
    if (std::none_of(decision.steps.begin(), decision.steps.end(), won) || next_star_is_last(human()))
        refuse("no_combat_star", "/human_star", "No combat of this turn brings the human such a star.");
    play_.record(StarPlaced{human_, StarSource::human});
}

void Carrier::carry(const TakeAutomaTurn& c) {
    auto decided = decide(facts_, state());
    if (!decided.ok())
        throw Illegal{decided.error()};
    Decision& decision = decided.value();
    if (!decision.needs.empty())
        refuse("needs_answer", "/turn",
               "The Automa must know something first: " + std::string(name_of(decision.needs.front().what))
                   + ".");
    for (const Event& event : decision.events)
        play_.record(event);
    if (c.human_star)
        place_combat_star(decision);
    if (decision.kind == TurnKind::defend) {
        settle_conquest(decision.territory);
        label("automa_defended", {{"territory", facts_.territory(decision.territory).id}});
    } else {
        label("automa_turn", {{"card", std::to_string(decision.card.value)},
                              {"scheme", std::string(name_of(decision.scheme))}});
    }
    result_.decision = std::move(decision);
}

/// The human character that won its way in takes the token there.
void Carrier::settle_conquest(TerritoryId at) {
    if (!state().ended_by && human().units.character == Place(at) && state().encounters.has(at)
        && !automa_stands_at(at))
        play_.record(EncounterTaken{at});
}

} // namespace automa::scythe
