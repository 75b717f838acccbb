#include "model/innovation/state/event.h"

#include "model/core/overloaded.h"
#include "model/innovation/state/knowledge.h"

#include <algorithm>

namespace automa::innovation {
namespace {

using core::Overloaded;

template <class Number, class Amount>
void add(Number& number, Amount amount) {
    number = static_cast<Number>(number + amount);
}

/// The order of cards from the box is not known: the told card changes places with what the app believed
/// here.
void tell_card(CardList& stack, const CardTold& event) {
    CardId& place = stack[event.place];
    for (CardId& card : stack)
        if (card == event.card) {
            std::swap(card, place);
            return;
        }
    // Seen for the first time, so it is one of the unknown; what was believed here is another of them.
    if (place != unknown_card)
        for (CardId& card : stack)
            if (card == unknown_card) {
                card = place;
                break;
            }
    place = event.card;
}

void draw(State& state) {
    Cards& cards = state.cards;
    const auto take_top = [&] {
        const CardId top = cards.stack.front();
        cards.stack.erase(0);
        state.app.seen = static_cast<std::uint16_t>(state.app.seen | card_bit(top));
        return top;
    };
    if (cards.support.empty() && !cards.action && !cards.stack.empty())
        cards.support.push_back(take_top()); // the first draw of a round
    if (cards.action)
        cards.support.push_back(*cards.action);
    cards.action.reset();
    if (!cards.stack.empty())
        cards.action = take_top();
}

void gather(State& state) {
    Cards& cards = state.cards;
    CardList all = cards.stack;
    for (const CardId card : cards.support)
        all.push_back(card);
    if (cards.action)
        all.push_back(*cards.action);
    if (!cards.reserve.empty()) {
        all.push_back(cards.reserve.front());
        cards.reserve.erase(0);
    }
    // Ascending, what is not known last.
    std::sort(all.begin(), all.end(), [](CardId a, CardId b) {
        return (a == unknown_card ? 255 : a.value) < (b == unknown_card ? 255 : b.value);
    });
    cards.stack = all;
    cards.support.clear();
    cards.action.reset();
    cards.shuffle = true;
}

void shuffle(State& state) {
    if (state.app.dealer == Dealer::app)
        state.app.random.shuffle(state.cards.stack);
    state.cards.shuffle = false;
}

void begin_turn(State& state) {
    Turn turn;
    turn.action_card = state.cards.action;
    turn.support_card = state.cards.support.back();
    state.turn = turn;
}

/// From the one who acted on, in order, to the next who has not passed.
void pass_turn_on(State& state) {
    const Seats order = seats(state);
    if (state.app.phase == Phase::workshops) {
        if (++state.app.next < order.size())
            return;
        state.app.phase = Phase::actions;
        state.app.next = 0;
        return;
    }
    for (std::size_t i = 1; i <= order.size(); ++i) {
        const std::size_t candidate = (state.app.next + i) % order.size();
        if (!state.has_passed(order[candidate])) {
            state.app.next = static_cast<std::uint8_t>(candidate);
            return;
        }
    }
    state.app.phase = Phase::round_end;
    state.app.next = 0;
}

void end_turn(State& state, Player player) {
    if (player == Player::automa)
        state.turn.reset();
    forget(state, player);
    pass_turn_on(state);
}

void change_vp(State& state, const VpChanged& event) {
    if (event.player == Player::automa)
        add(state.automa.vp, event.amount);
    else if (auto& vp = state.human(event.player).vp)
        add(*vp, event.amount);
}

void build(State& state, const Built& event) {
    state.buildings.push_back({event.hex, event.player, event.building, event.annex, event.marked});
    state.terrain[event.hex.index()].reset();
}

template <class Change>
void change_building(State& state, HexId hex, Change change) {
    for (Building& building : state.buildings)
        if (building.hex == hex)
            change(building);
}

void take_innovation(State& state, const InnovationTaken& event) {
    state.innovations.value = without_slot(state.innovations.value, event.slot);
    if (event.player == Player::automa)
        ++state.automa.innovations;
    else
        enter(state, Entered::innovation, state.app.entered_innovation);
}

void cover(State& state, const ActionCovered& event) {
    Told<Slots>& row = slots_of(state, event.row);
    row.value = with_slot(row.value, event.slot);
    if (state.turn)
        return;
    if (event.row == SlotRow::power_actions)
        enter(state, Entered::power, state.app.entered_power);
    else
        enter(state, Entered::book, state.app.entered_book);
}

void send_scholar(State& state, const ScholarSent& event) {
    state.scholars[index_of(event.discipline)].value[event.space] = event.player;
    if (event.player == Player::automa)
        --state.automa.scholars;
    else
        enter(state, Entered::scholar, state.app.entered_scholar);
}

void advance(State& state, const ScienceAdvanced& event) {
    if (event.player == Player::automa)
        add(state.automa.science[index_of(event.discipline)], event.levels);
    else
        human_advances(state, event);
}

void tell_count(Human& human, const CountTold& event) {
    switch (event.count) {
    case Count::vp:
        human.vp = event.value;
        return;
    case Count::shipping:
        human.shipping = static_cast<std::int8_t>(event.value);
        return;
    case Count::area:
        human.area = static_cast<std::int8_t>(event.value);
        return;
    }
}

void advance_round(State& state) {
    ++state.round;
    state.turn_order = state.passed;
    state.passed.clear();
    state.power_actions = Slots{0};
    state.book_actions = Slots{0};
    state.app.phase = Phase::actions;
    state.app.next = 0;
    doubt_after_income(state);
}

/// any of the 14 cards, and it goes back; but the same draws are not made once more for the deck.
void draw_for_workshops(State& state, const SetupCardDrawn& event) {
    state.turn = Turn{};
    state.turn->setup_card = event.card;
    if (state.app.bookkeeping == Bookkeeping::habits && state.app.dealer == Dealer::app)
        static_cast<void>(state.app.random.below(static_cast<std::uint32_t>(card_count)));
}

template <class AnyState>
auto& row_of(AnyState& state, SlotRow row) {
    return row == SlotRow::power_actions  ? state.power_actions
           : row == SlotRow::book_actions ? state.book_actions
                                          : state.innovations;
}

} // namespace

const Told<Slots>& slots_of(const State& state, SlotRow row) {
    return row_of(state, row);
}
Told<Slots>& slots_of(State& state, SlotRow row) {
    return row_of(state, row);
}

Seats seats(const State& state) {
    Seats order;
    if (state.app.phase != Phase::workshops) {
        for (const Player player : state.turn_order)
            order.push_back(player);
        return order;
    }
    for (const Player player : state.turn_order)
        if (is_human(player))
            order.push_back(player);
    const Seats humans = order;
    order.push_back(Player::automa);
    for (std::size_t i = humans.size(); i > 0; --i)
        order.push_back(humans[i - 1]);
    return order;
}

std::optional<Player> player_in_turn(const State& state) {
    if (state.app.phase != Phase::actions && state.app.phase != Phase::workshops)
        return std::nullopt;
    const Seats order = seats(state);
    if (state.app.next >= order.size())
        return std::nullopt;
    return order[state.app.next];
}

void apply_in_place(State& state, const Event& event) {
    std::visit(Overloaded{
                   [&](const CardTold& e) { tell_card(state.cards.stack, e); },
                   [&](const CardDrawn&) { draw(state); },
                   [&](const TurnBegun&) { begin_turn(state); },
                   [&](const SetupCardDrawn& e) { draw_for_workshops(state, e); },
                   [&](const TurnPaused& e) {
                       state.turn->resume = e.resume;
                       state.turn->power_gained.reset();
                   },
                   [&](const TurnEnded& e) { end_turn(state, e.player); },
                   [&](const VpChanged& e) { change_vp(state, e); },
                   [&](const Built& e) { build(state, e); },
                   [&](const Upgraded& e) {
                       change_building(state, e.hex, [&](Building& building) { building.kind = e.building; });
                   },
                   [&](const AnnexAdded& e) {
                       change_building(state, e.hex, [](Building& building) { building.annex = true; });
                   },
                   [&](const TerrainChanged& e) { state.terrain[e.hex.index()] = e.terrain; },
                   [&](const BridgeBuilt& e) { state.bridges[e.site.index()] = e.player; },
                   [&](const InnovationTaken& e) { take_innovation(state, e); },
                   [&](const ActionCovered& e) { cover(state, e); },
                   [&](const ScholarSent& e) { send_scholar(state, e); },
                   [&](const ScienceAdvanced& e) { advance(state, e); },
                   [&](const BonusTileTaken& e) {
                       std::swap(state.bonus.automa, state.bonus.display[index_of(e.place)]);
                   },
                   [&](const Passed& e) { state.passed.push_back(e.player); },
                   [&](const DeckGathered&) { gather(state); },
                   [&](const DeckShuffled&) { shuffle(state); },
                   [&](const RoundAdvanced&) { advance_round(state); },
                   [&](const PhaseEntered& e) { state.app.phase = e.phase; },
                   [&](const LevelTold& e) { tell_level(state, e); },
                   [&](const ScholarsTold& e) { tell_scholars(state, e); },
                   [&](const SlotsTold& e) { tell_slots(state, e); },
                   [&](const RoundTileTold& e) { state.round_tiles[e.round - 1U] = e.tile; },
                   [&](const FinalTileTold& e) { state.final_tile = e.tile; },
                   [&](const PowerGainedTold& e) { state.turn->power_gained = e.amount; },
                   [&](const CountTold& e) { tell_count(state.human(e.player), e); },
                   [&](const FactionEndTold& e) { state.automa.faction_end_vp = e.vp; },
                   [&](const TrackingChanged& e) { state.app.tracking = e.tracking; },
                   [&](const PositionCorrected& e) { state = *e.position; },
                   [&](const HighestTold& e) { tell_highest(state, e); },
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

} // namespace automa::innovation
