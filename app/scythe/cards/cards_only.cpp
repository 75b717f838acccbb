#include "app/scythe/cards/cards_only.h"

#include "app/scythe/errors.h"
#include "app/scythe/past_turn.h"
#include "app/scythe/text/instructions.h"
#include "app/scythe/text/names.h"
#include "app/scythe/turn/card_question.h"
#include "app/scythe/turn/combat_stars.h"
#include "app/scythe/turn/dial_steps.h"
#include "app/scythe/turn/turn_text.h"
#include "app/text/text_ids.h"
#include "model/scythe/table/setup.h"

#include <algorithm>

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
    if (told_)
        return Told;
    return game_.humanToAct() ? Human : Card;
}

void ScytheCardsOnly::refresh() {
    const bool another = game_.moment() != moment_;
    moment_ = game_.moment();
    if (ending_)
        endedAt_ = moment_;
    if (another) {
        sixthStar_ = placesStar_ = game_.isOpen() && combatStarLeft(game_);
        attacker_.reset();
    }
    told_ = lastFight();
    if (!active())
        attacker_.reset();
    showCard();
    showSteps();
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

void ScytheCardsOnly::showCard() {
    if (!active())
        return;
    const State& state = game_.state();
    const int scheme = static_cast<int>(index_of(scheme_of(game_.facts(), game_.automa().automa)));
    const CardPiles& piles = game_.automa().automa.cards;
    const int card = state.fight                                          ? int{state.fight->card.value}
                     : state.turn && state.turn->kind == TurnKind::automa ? int{state.turn->card.value}
                     : !piles.discard.empty()                             ? int{piles.discard.back().value}
                                                                          : 0;
    face_.show(card, scheme, CardReader{game_.automa().faction, game_.automa().automa.power});
}

void ScytheCardsOnly::showSteps() {
    std::vector<StepGroup> groups;
    if (stage() == Dial) {
        QStringList cards{translate(
            "ScytheCardsOnly", "Choose at most <b>1 combat card</b> for each of your combat units there")};
        const auto& mechs = game_.facts().faction(game_.human().faction).mechs;
        const auto more = std::ranges::find(mechs, AbilityMatters::own_combat_card, &MechAbility::matters);
        if (more != mechs.end())
            cards << translate("ScytheCardsOnly", "One more with a worker there, if you have: %1")
                         .arg(ScytheNames::ability(id_of(more->id)));
        groups.push_back(dialSteps(cards));
    } else if (stage() == Told) {
        const State before = game_.stateAt(game_.cursor() - 1);
        groups = stepGroups(instructions_of(game_.facts(), before, *told_));
    }
    steps_.show(groups, game_.cursor() + 1);
}

std::optional<Decision> ScytheCardsOnly::lastFight() const {
    if (!game_.isOpen() || !game_.cardsOnly() || moment_ == doneAt_)
        return std::nullopt;
    if (game_.over() && endedAt_ != moment_) // a game that is opened again shows its end
        return std::nullopt;
    const auto past = game_.journal().past();
    if (past.empty() || !endsFight(past.back()))
        return std::nullopt;
    return fightEnded(game_, game_.stateAt(game_.cursor() - 1), past.back());
}

QString ScytheCardsOnly::title() const {
    return attacker_ == Player::automa ? translate("ScytheCardsOnly", "The Automa attacks")
                                       : translate("ScytheCardsOnly", "You attack");
}

QString ScytheCardsOnly::conquest() const {
    if (stage() != Human)
        return {};
    const auto top = top_card(game_.automa().automa.cards);
    const int amount = top ? game_.facts().card(*top).resources : 0;
    const QString loss =
        translate("ScytheCardsOnly", "If you drive Automa workers away, you lose 1 popularity for each.");
    return amount == 0 ? loss
                       : loss + u' '
                             + translate("ScytheCardsOnly", "Then put resources of that terrain there: %1.")
                                   .arg(amount);
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
    const QString text =
        translate("ScytheCardsOnly", "The Automa fights with: %1, %2")
            .arg(ScytheNames::power(fight.power), ScytheNames::combat_cards(fight.combat_cards));
    Loss taken;
    const auto past = game_.journal().past();
    if (!past.empty())
        taken = takenByAbility(past.back());
    if (taken == Loss{})
        return text;
    return translate("ScytheCardsOnly", "Your ability took: %1, %2")
               .arg(ScytheNames::power(taken.power), ScytheNames::combat_cards(taken.combat_cards))
           + u'\n' + text;
}

int ScytheCardsOnly::unseen() const {
    if (!game_.isOpen())
        return 0;
    const auto& turn = game_.state().turn;
    const bool open = turn && turn->kind == TurnKind::automa && !turn->card_laid;
    return deck_of(game_.automa().automa.cards).size() - (open ? 1 : 0);
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
    refresh();
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

void ScytheCardsOnly::setPlacesStar(bool places) {
    placesStar_ = places;
    emit changed();
}

bool ScytheCardsOnly::starOffered() const {
    return stage() == Told && !game_.over() && !next_star_is_last(game_.human())
           && told_->steps.front().winner == Player::human;
}

void ScytheCardsOnly::endFight(bool automaWins) {
    const bool sixth = !automaWins && sixthStar_ && next_star_is_last(game_.human());
    ending_ = true;
    perform(EndFight{automaWins ? Player::automa : Player::human, sixth});
    ending_ = false;
}

void ScytheCardsOnly::done() {
    if (stage() != Told)
        return;
    if (starOffered() && placesStar_) {
        perform(PlaceHumanStar{});
        return;
    }
    doneAt_ = game_.moment();
    refresh();
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
