// The Automa's commands: drawing, its turn, a guided card by hand, cards only.
#include "model/innovation/state/board.h"
#include "model/innovation/state/can_apply.h"
#include "model/innovation/state/check.h"
#include "model/innovation/table/carrier.h"

namespace automa::innovation {
namespace {

std::string number(std::size_t n) {
    return std::to_string(n);
}

} // namespace

void Carrier::carry(const DrawSetupCard& c) {
    if (state().app.phase != Phase::workshops || player_in_turn(state()) != Player::automa)
        refuse("wrong_phase", "/phase", "The Automa’s first workshops are not due.");
    CardId card = unknown_card;
    if (c.shown) {
        card = *c.shown;
    } else {
        // Any of the 14 cards; it goes back before the deck is made, so the deck is not touched.
        core::Random random = state().app.random;
        card = CardId(random.below(static_cast<std::uint32_t>(card_count)) + std::size_t{1});
    }
    record(SetupCardDrawn{card}, "/shown", "With this card the first workshops cannot be placed.");
    label("setup_card_drawn", {{"card", number(card.index())}});
}

void Carrier::carry(const DrawCards& c) {
    if (state().turn)
        refuse("automa_turn", "/turn", "The Automa’s cards for this turn lie there already.");
    if (state().app.phase != Phase::actions || player_in_turn(state()) != Player::automa)
        refuse("not_in_turn", "/phase", "It is not the Automa’s turn.");
    if (state().cards.shuffle)
        play_.record(DeckShuffled{});
    const Cards& cards = state().cards;
    const std::size_t due = std::min<std::size_t>(cards.support.empty() ? 2 : 1, cards.stack.size());
    if (!c.shown.empty() && c.shown.size() != due)
        refuse("wrong_count", "/shown", "Now " + number(due) + " cards are drawn.");
    for (std::size_t i = 0; i < c.shown.size(); ++i)
        record(CardTold{static_cast<std::uint8_t>(i), c.shown[i]}, "/shown",
               "This card cannot be in the Automa’s stack.");
    record(CardDrawn{}, "/shown", "Which card was drawn only the table can tell.");
    record(TurnBegun{}, "/turn", "The Automa cannot take a turn now.");
    label("cards_drawn",
          {{"action", state().cards.action ? number(state().cards.action->index()) : std::string()},
           {"support", number(state().cards.support.back().index())}});
}

void Carrier::carry(const TakeAutomaTurn&) {
    auto decision = decide(facts_, state());
    if (!decision.ok())
        throw Illegal{decision.error()};
    for (const Event& event : decision.value().events)
        play_.record(event);
    label(decision.value().needs.empty() ? "automa_acted" : "automa_asked");
    result_.decision = std::move(decision).value();
}

void Carrier::carry(const AcceptProposal&) {
    if (!state().turn || !facts_.faction(state().automa.faction).guided)
        refuse("no_proposal", "/turn", "No guided faction waits for its card’s result.");
    // The turn waits behind the faction action: decided once more from its beginning it proposes the same.
    State again = state();
    const auto& waiting = again.turn->resume;
    if (!waiting || waiting->order < 2)
        refuse("no_proposal", "/turn", "No guided faction waits for its card’s result.");
    again.turn->resume.reset();
    const auto decision = decide(facts_, again);
    const Step* guided = nullptr;
    if (decision.ok())
        for (const Step& step : decision.value().steps)
            if (step.kind == StepKind::faction_guided)
                guided = &step;
    if (guided == nullptr)
        refuse("no_proposal", "/turn", "No guided faction waits for its card’s result.");
    for (const Step& step : guided->proposal) {
        if (step.kind == StepKind::terraform_build)
            record(Built{Player::automa, *step.hex, Kind::workshop, step.marked, false}, "/turn",
                   "The hex of the proposal is taken by now.");
        else if (step.kind == StepKind::upgrade)
            record(Upgraded{*step.hex, step.to}, "/turn",
                   "The upgrade of the proposal is not possible any more.");
        else if (step.vp != 0)
            record(VpChanged{Player::automa, static_cast<std::int16_t>(step.vp), Reason::faction}, "/turn",
                   "Nobody has so many points.");
    }
    label("proposal_accepted");
}

void Carrier::carry(const AutomaBuilds& c) {
    record(Built{Player::automa, c.hex, Kind::workshop, c.marked, false}, "/hex",
           "Nothing can be built there: the hex is taken or a river, or no workshop is left.");
    label("automa_built_by_hand", {{"hex", hex_name(c.hex)}});
}

void Carrier::carry(const AutomaGains& c) {
    record(VpChanged{Player::automa, c.vp, Reason::by_hand}, "/vp", "The marker cannot stand there.");
    label("automa_gained_by_hand", {{"vp", std::to_string(c.vp)}});
}

void Carrier::carry(const CardsTurnDone& c) {
    if (state().app.tracking != Tracking::cards_only)
        refuse("not_cards_only", "/tracking", "This belongs to a game that tracks the cards only.");
    if (!state().turn || state().turn->setup_card)
        refuse("no_turn", "/turn", "No cards of the Automa lie on the table.");
    const CardsTurn turn = cards_turn(facts_, state());
    if (!c.vp && !turn.vp && !turn.pass)
        refuse("faction_unknown", "/vp", "What the faction card gives only the table can tell.");
    if (!c.vp && !turn.vp)
        refuse("tile_unknown", "/vp", "The round tile is not known: please tell its points.");
    const int vp = c.vp ? *c.vp : *turn.vp;
    if (vp != 0)
        record(
            VpChanged{Player::automa, static_cast<std::int16_t>(vp), turn.pass ? Reason::pass : Reason::card},
            "/vp", "The marker cannot stand there.");
    if (turn.pass) {
        if (turn.bonus)
            play_.record(BonusTileTaken{*turn.bonus});
        play_.record(Passed{Player::automa});
        if (state().round < round_count)
            play_.record(DeckGathered{});
    }
    play_.record(TurnEnded{Player::automa});
    label(turn.pass ? "cards_passed" : "cards_turn_done", {{"vp", std::to_string(vp)}});
}

void Carrier::carry(const CardsScoreGame& c) {
    if (state().app.tracking != Tracking::cards_only)
        refuse("not_cards_only", "/tracking", "This belongs to a game that tracks the cards only.");
    expect_game_to_score();
    if (c.vp != 0)
        record(VpChanged{Player::automa, c.vp, Reason::by_hand}, "/vp", "The marker cannot stand there.");
    play_.record(PhaseEntered{Phase::game_over});
    label("game_scored");
}

void Carrier::carry(const TrackFully& c) {
    if (state().app.tracking == Tracking::full)
        refuse("tracked", "/tracking", "The whole board is tracked already.");
    if (c.board == nullptr)
        refuse("no_board", "/board", "The board is missing.");
    auto whole = std::make_shared<const State>(with_board_of(state(), *c.board));
    if (const core::Status legal = check_position(facts_, *whole); !legal.ok())
        throw Illegal{legal.error()};
    record(PositionCorrected{whole}, "/board", "A game keeps its map and its players.");
    label("tracked_fully");
}

void Carrier::carry(const TrackCardsOnly&) {
    if (state().app.tracking == Tracking::cards_only)
        refuse("cards_only", "/tracking", "Only the cards are tracked already.");
    if (state().turn && (state().turn->resume || state().turn->setup_card))
        refuse("turn_paused", "/turn", "The Automa’s turn has begun: finish it first.");
    if (state().app.phase == Phase::workshops)
        refuse("wrong_phase", "/phase", "The first workshops come first.");
    play_.record(TrackingChanged{Tracking::cards_only});
    label("tracked_cards_only");
}

CardsTurn cards_turn(const Catalogue& catalogue, const State& state) {
    CardsTurn turn;
    const Turn& cards = *state.turn;
    turn.support = &catalogue.card(cards.support_card);
    if (cards.action_card)
        turn.action = &catalogue.card(*cards.action_card);
    turn.pass = !cards.action_card || passes_by_symbol(catalogue, state.cards);
    if (!turn.pass) {
        const int x = catalogue.level(state.automa.level).x[state.round - 1U];
        turn.vp = 0;
        for (const CardAction& action : turn.action->actions)
            if (action.symbol == CardSymbol::gain_vp)
                *turn.vp += action.vp.value_or(x);
            else if (action.symbol == CardSymbol::faction_action)
                turn.faction = true;
        if (turn.faction) {
            const FactionFacts& faction = catalogue.faction(state.automa.faction);
            for (const FactionAction& part : faction.actions)
                if (part.part == FactionPart::gain_vp)
                    *turn.vp += faction_vp(part, x);
            if (faction.guided)
                turn.vp.reset();
        }
        return turn;
    }
    turn.rule = cards.action_card ? "A-42" : "A-41";
    const bool twice = catalogue.faction(state.automa.faction).ongoing == Ongoing::first_to_pass_scores_again
                       && state.passed.empty();
    const bool last = state.round == round_count;
    if (!last)
        turn.bonus = turn.support->support.bonus;
    if (last && state.final_tile)
        turn.vp = catalogue.final_tile(*state.final_tile).vp;
    else if (!last && state.round_tile())
        turn.vp = catalogue.round_tile(*state.round_tile()).automa_vp(state.round);
    if (turn.vp && twice)
        *turn.vp *= 2;
    return turn;
}

State with_board_of(State kept, const State& board) {
    kept.app.tracking = Tracking::full;
    kept.buildings = board.buildings;
    kept.terrain = board.terrain;
    kept.bridges = board.bridges;
    kept.scholars = board.scholars;
    kept.power_actions = board.power_actions;
    kept.book_actions = board.book_actions;
    kept.innovations = board.innovations;
    kept.automa.science = board.automa.science;
    kept.automa.scholars = board.automa.scholars;
    kept.automa.innovations = board.automa.innovations;
    kept.automa.own = board.automa.own;
    kept.app.highest = board.app.highest;
    for (std::size_t i = 0; i < kept.human_count; ++i) {
        kept.humans[i].science = board.humans[i].science;
        kept.humans[i].shipping = board.humans[i].shipping;
        kept.humans[i].area = board.humans[i].area;
    }
    return kept;
}

} // namespace automa::innovation
