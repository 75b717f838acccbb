#include "app/scythe/cards/cards_only.h"

#include "app/scythe/errors.h"
#include "app/scythe/text/names.h"
#include "app/scythe/turn/card_question.h"
#include "app/text/text_ids.h"
#include "model/scythe/table/setup.h"

namespace automa::app::scythe_app {

using namespace scythe;

ScytheCardsOnly::ScytheCardsOnly(ScytheGame& game, Seeds& seeds, QObject* parent)
    : QObject(parent), game_(game), seeds_(seeds), face_(game.sharedFacts()), draft_(game.sharedFacts()),
      entryMap_(game.sharedFacts()), entry_(draft_), brush_(draft_) {
    connect(&game_, &SessionBase::changed, this, &ScytheCardsOnly::refresh);
    connect(&draft_, &SessionBase::changed, this, [this] {
        if (draft_.isOpen())
            entryMap_.show(draft_.state());
    });
}

ScytheCardsOnly::Stage ScytheCardsOnly::stage() const {
    if (!active())
        return None;
    if (attacker_)
        return asksCard_ ? FightCard : Dial;
    if (game_.state().fight)
        return Fight;
    return game_.humanToAct() ? Human : Card;
}

void ScytheCardsOnly::refresh() {
    if (!active() || game_.moment() != moment_)
        attacker_.reset();
    moment_ = game_.moment();
    const State& state = game_.state();
    if (!state.fight)
        sixthStar_ = false;
    if (active()) {
        const int scheme = static_cast<int>(index_of(scheme_of(game_.facts(), game_.automa().automa)));
        const CardPiles& piles = game_.automa().automa.cards;
        const int card = state.fight                                          ? int{state.fight->card.value}
                         : state.turn && state.turn->kind == TurnKind::automa ? int{state.turn->card.value}
                         : !piles.discard.empty() ? int{piles.discard.back().value}
                                                  : 0;
        face_.show(card, scheme);
    }
    Question question;
    if (stage() == FightCard) {
        question = cardQuestion(
            translate("ScytheCardsOnly", "Reveal an Automa card for the combat. Which one is it?"),
            game_.automa().automa.cards);
        question.later = translate("ScytheCardsOnly", "No combat");
    }
    question_.ask(std::move(question));
    entry_.refresh();
    brush_.refresh();
    emit changed();
}

bool ScytheCardsOnly::perform(const Command& command) {
    const core::Status done = game_.perform(command);
    if (!done.ok())
        emit refused(scytheErrorText(done.error()));
    return done.ok();
}

QString ScytheCardsOnly::fightText() const {
    if (!active() || !game_.state().fight)
        return {};
    const scythe::Fight& fight = *game_.state().fight;
    return translate("ScytheCardsOnly", "The Automa fights with: %1, %2")
        .arg(ScytheNames::power(fight.power), ScytheNames::combat_cards(fight.combat_cards));
}

int ScytheCardsOnly::unseen() const {
    return game_.isOpen() ? deck_of(game_.automa().automa.cards).size() : 0;
}

bool ScytheCardsOnly::fromBox() const {
    return game_.isOpen() && game_.state().cards_from == CardsFrom::box;
}

void ScytheCardsOnly::nextCard() {
    perform(EndHumanTurn{});
}

void ScytheCardsOnly::beginFight(bool automaAttacks) {
    if (!active())
        return;
    attacker_ = automaAttacks ? Player::automa : Player::human;
    asksCard_ = false;
    losses_.reset();
    losses_.offer(usual_loss(game_.facts(), game_.state(), first_side(game_.state(), Player::human)));
    if (losses_.offersAny())
        refresh();
    else
        reveal();
}

void ScytheCardsOnly::reveal() {
    if (!attacker_)
        return;
    asksCard_ = fromBox();
    if (asksCard_)
        refresh();
    else
        show(std::nullopt);
}

void ScytheCardsOnly::leaveFight() {
    attacker_.reset();
    refresh();
}

void ScytheCardsOnly::tellCard(const QString& number) {
    if (stage() == FightCard)
        show(CardId(static_cast<std::size_t>(number.toUInt())));
}

void ScytheCardsOnly::show(std::optional<CardId> card) {
    const RevealFight fight{*attacker_, card, losses_.taken()};
    attacker_.reset();
    if (!perform(fight))
        refresh();
}

void ScytheCardsOnly::setSixthStar(bool sixth) {
    sixthStar_ = sixth;
    emit changed();
}

void ScytheCardsOnly::endFight(bool automaWins) {
    perform(EndFight{automaWins ? Player::automa : Player::human, !automaWins && sixthStar_});
}

/// As it stood when the board was left, else as at the start of a game; markers are those of now.
State ScytheCardsOnly::lastBoard() const {
    State board = game_.state();
    board.tracking = Tracking::full;
    State known;
    for (std::size_t i = game_.cursor() + 1; i-- > 0;)
        if (const State then = game_.stateAt(i); then.tracking == Tracking::full) {
            known = then;
            break;
        }
    if (known.sides.empty()) {
        GameOptions options;
        options.human = game_.human().faction;
        options.automa = game_.automa().faction;
        options.star_card = game_.automa().automa.star_card;
        known = new_game(game_.facts(), options).value();
    }
    for (const Player player : {Player::human, Player::automa})
        board.side(first_side(board, player)).units = known.side(first_side(known, player)).units;
    board.encounters = known.encounters;
    return board;
}

void ScytheCardsOnly::beginEntry() {
    if (!active() || game_.state().turn || game_.state().fight) {
        emit refused(scytheErrorText({"automa_turn", {}, {}}));
        return;
    }
    draft_.start(lastBoard());
    entry_.begin({});
}

bool ScytheCardsOnly::finishEntry() {
    return draft_.isOpen() && perform(TrackFully{std::make_shared<const State>(draft_.state())});
}

void ScytheCardsOnly::leaveBoard() {
    perform(TrackCardsOnly{});
}

void ScytheCardsOnly::changeDealer(bool box) {
    perform(ChangeDealer{box ? CardsFrom::box : CardsFrom::app, Seed{seeds_.next()}});
}

} // namespace automa::app::scythe_app
