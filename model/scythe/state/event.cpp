#include "model/scythe/state/event.h"

#include "model/core/overloaded.h"
#include "model/scythe/state/board.h"

#include <algorithm>

namespace automa::scythe {
namespace {

using core::Overloaded;

template <class Number, class Amount>
void add(Number& number, Amount amount) {
    number = static_cast<Number>(number + amount);
}

template <class List, class Item>
void erase_item(List& list, const Item& item) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i] == item) {
            list.erase(i);
            return;
        }
    }
}

/// Numbers that the table told for one turn are no longer known after it.
void forget_untracked(State& state) {
    if (!state.resources_tracked)
        state.resources.fill(unknown_count);
}

void shuffle_cards(State& state, SideId side) {
    CardPiles& cards = state.side(side).automa.cards;
    if (!cards.discard.empty())
        cards.last_card = cards.discard.back();
    cards.discard.clear();
    cards.combat_discard.clear();
    if (state.cards_from != CardsFrom::app)
        return;
    cards.draw.clear();
    for (std::size_t number = 1; number <= card_count; ++number)
        cards.draw.push_back(CardId(number));
    state.random.shuffle(cards.draw);
}

void turn_up(State& state, const CardTurnedUp& event) {
    CardPiles& cards = state.side(event.side).automa.cards;
    erase_item(cards.draw, event.card);
    if (event.pile == Pile::combat) {
        cards.combat_discard.push_back(event.card);
        return;
    }
    if (state.turn && state.turn->kind == TurnKind::automa && state.turn->side == event.side)
        state.turn->card_laid = true;
    cards.discard.push_back(event.card);
    cards.last_card.reset();
}

/// Human pieces among the Automa's units, and where each came from.
void follow_intruder(State& state, const UnitMoved& event) {
    if (state.side(event.side).player != Player::human)
        return;
    Place from = event.from; // who moves on from among them came from where it was before
    for (std::size_t i = 0; i < state.intruders.size(); ++i) {
        const Intruder& each = state.intruders[i];
        if (each.unit == event.unit && Place(each.at) == event.from) {
            from = each.from;
            state.intruders.erase(i);
            break;
        }
    }
    if (event.to.is_territory() && enemy_units(state, event.side).has(event.to.territory()))
        static_cast<void>(state.intruders.try_push_back({event.unit, from, event.to.territory()}));
}

void forget_intruders(State& state, TerritoryId at) {
    for (std::size_t i = state.intruders.size(); i-- > 0;)
        if (state.intruders[i].at == at)
            state.intruders.erase(i);
}

void place_star(Side& side, StarSource source) {
    if (source == StarSource::combat)
        add(side.automa.combat_stars, 1);
    else if (source == StarSource::power)
        side.automa.power_star = true;
    else if (source == StarSource::human)
        add(side.human.stars, 1);
}

void unlock(HumanMat& human, const AbilityUnlocked& event) {
    human.abilities = static_cast<std::uint8_t>(human.abilities | 1U << event.mech);
    human.crossings = static_cast<std::uint8_t>(human.crossings | event.crossings);
    human.lakes = human.lakes || event.lakes;
}

} // namespace

void apply_in_place(State& state, const Event& event) {
    std::visit(
        Overloaded{
            [&](const CardsShuffled& e) { shuffle_cards(state, e.side); },
            [&](const CardTurnedUp& e) { turn_up(state, e); },
            [&](const TurnAnnounced& e) {
                state.turn = Turn{e.turn, e.side, e.card, e.territory, {}, false};
            },
            [&](const AnswersGiven& e) { state.turn->answers = e.answers; },
            [&](const TurnEnded& e) {
                state.turn.reset();
                forget_untracked(state);
                state.intruders.clear();
                state.next = SideId((e.side.index() + 1) % state.sides.size());
            },
            [&](const DefenceEnded&) {
                erase_item(state.contested, state.turn->territory);
                forget_intruders(state, state.turn->territory);
                state.turn.reset();
                forget_untracked(state);
            },
            [&](const UnitMoved& e) {
                take_unit(state.side(e.side), e.unit, e.from);
                put_unit(state.side(e.side), e.unit, e.to);
                follow_intruder(state, e);
            },
            [&](const ResourcesSet& e) { state.resources[e.territory.index()] = e.count; },
            [&](const EncounterTaken& e) { state.encounters.remove(e.territory); },
            [&](const FactoryCardTaken& e) { state.side(e.side).automa.factory_card = true; },
            [&](const PowerChanged& e) { add(state.side(e.side).automa.power, e.amount); },
            [&](const CoinsChanged& e) { add(state.side(e.side).automa.coins, e.amount); },
            [&](const CombatCardsChanged& e) { add(state.side(e.side).automa.combat_cards, e.amount); },
            [&](const StarPlaced& e) { place_star(state.side(e.side), e.source); },
            [&](const StarCubeMoved& e) { state.side(e.side).automa.star_cube = e.to; },
            [&](const AbilityUnlocked& e) { unlock(state.side(e.side).human, e); },
            [&](const RecruitUnlocked& e) {
                auto& recruits = state.side(e.side).human.recruits;
                recruits = static_cast<std::uint8_t>(recruits.value_or(0) | 1U << index_of(e.bonus));
            },
            [&](const TerritoryContested& e) { state.contested.push_back(e.territory); },
            [&](const ContestSettled& e) { erase_item(state.contested, e.territory); },
            [&](const FightOpened& e) { state.fight = e.fight; },
            [&](const FightClosed&) { state.fight.reset(); },
            [&](const FinalTold& e) { state.final_lines = e.lines; },
            [&](const GameEnded& e) { state.ended_by = e.by; },
            [&](const PositionCorrected& e) { state = *e.position; },
        },
        event);
}

State apply(State state, const Event& event) {
    apply_in_place(state, event);
    return state;
}

State apply(State state, const Events& events) {
    for (const Event& event : events)
        apply_in_place(state, event);
    return state;
}

} // namespace automa::scythe
