#include "app/innovation/ask/ask.h"

#include "app/innovation/errors.h"
#include "app/innovation/joined.h"
#include "app/innovation/setup/new_game.h"
#include "app/innovation/text/names.h"
#include "app/innovation/turn/turn_text.h"
#include "app/shell/shell.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

/// The pair on the table, and round it cards that nobody looks at: as many as level and round give.
Cards pileOf(const Catalogue& facts, const State& state, CardId action, CardId support, bool turned) {
    const LevelFacts& level = facts.level(state.automa.level);
    const auto deck = static_cast<std::size_t>(level.first_deck) + state.round - 1U;
    Cards cards;
    CardList others; // of the deck from the start
    for (const Card& card : facts.cards)
        if (card.id != action && card.id != support && (card.starter || level.added.contains(card.id))
            && !(state.round == 1 && level.removed.contains(card.id)))
            others.push_back(card.id);
    // At right angles: at most one card is left in the stack, so the others were drawn before.
    const std::size_t left = turned ? 0 : std::max<std::size_t>(deck - 2, 2);
    for (std::size_t i = 0; i < others.size() && cards.support.size() + 2 + left < deck; ++i)
        cards.support.push_back(others[i]);
    cards.support.push_back(support);
    cards.action = action;
    while (cards.deck() < deck)
        cards.stack.push_back(unknown_card);
    for (const CardId card : level.removed)
        if (state.round == 1)
            cards.reserve.push_back(card);
    while (cards.reserve.size() < card_count - deck)
        cards.reserve.push_back(unknown_card);
    return cards;
}

} // namespace

InnovationAsk::InnovationAsk(InnovationApp& app)
    : app_(app), scratch_(app.facts()), draft_(scratch_, app.facts(), this), why_(scratch_) {
    connect(&draft_, &InnovationDraft::changed, this, &InnovationAsk::changed);
    connect(&app.shell(), &Shell::languageChanged, this, [this] {
        draft_.retell();
        if (answered_)
            ask();
        emit changed();
    });
    connect(&joined<InnovationNewGame>(app_), &InnovationNewGame::changed, this, &InnovationAsk::follow);
    begin();
}

InnovationAsk* InnovationAsk::create(QQmlEngine* engine, QJSEngine* scripts) {
    return joinedFor<InnovationAsk>(engine, scripts);
}

void InnovationAsk::begin() {
    GameOptions options = joined<InnovationNewGame>(app_).options(0);
    options.tracking = Tracking::cards_only; // nothing is known of its board yet
    options.dealer = Dealer::box;
    if (const auto start = new_game(*app_.facts(), options); start.ok()) {
        scratch_.start(start.value());
        draft_.beginBoard();
    }
    answered_ = false;
    action_ = support_ = 0;
    turned_ = false;
    round_ = 1;
    emit changed();
}

/// Another level, faction or reading leaves the board as it was entered; another map or other people do not.
void InnovationAsk::follow() {
    const GameOptions options = joined<InnovationNewGame>(app_).options(0);
    const State before = draft_.position();
    core::StaticVector<Terrain, 2> humans;
    for (std::size_t i = 0; i < before.human_count; ++i)
        humans.push_back(before.humans[i].native);
    const bool same = before.map == options.map && humans == options.humans
                      && (!options.terrain || *options.terrain == before.automa.native);
    if (same && before.automa.faction == options.faction && before.automa.level == options.level
        && before.interpretations == options.interpretations)
        return;
    const int action = action_;
    const int support = support_;
    const int round = round_;
    const bool turned = turned_;
    begin();
    action_ = action;
    support_ = support;
    round_ = round;
    turned_ = turned;
    if (same)
        draft_.takeBoard(before);
    emit changed();
}

QString InnovationAsk::who() const {
    const State& state = scratch_.state();
    return QStringLiteral("%1, %2 · %3")
        .arg(InnovationNames::faction(id_of(state.automa.faction)),
             InnovationNames::level(id_of(state.automa.level)), InnovationNames::map(id_of(state.map)));
}

void InnovationAsk::setRound(int round) {
    round_ = std::clamp(round, 1, static_cast<int>(round_count));
    emit changed();
}

void InnovationAsk::setActionCard(int card) {
    action_ = card;
    if (support_ == card)
        support_ = 0;
    emit changed();
}

void InnovationAsk::setSupportCard(int card) {
    support_ = card;
    if (action_ == card)
        action_ = 0;
    emit changed();
}

void InnovationAsk::setTurned(bool turned) {
    turned_ = turned;
    emit changed();
}

State InnovationAsk::asked() const {
    State state = draft_.position();
    state.round = static_cast<std::uint8_t>(round_);
    state.app.tracking = Tracking::full;
    state.cards = pileOf(*app_.facts(), state, CardId(static_cast<std::size_t>(action_)),
                         CardId(static_cast<std::size_t>(support_)), turned_);
    Turn turn;
    turn.action_card = state.cards.action;
    turn.support_card = state.cards.support.back();
    state.turn = turn;
    return state;
}

QString InnovationAsk::problem() const {
    if (!draft_.problem().isEmpty())
        return draft_.problem();
    if (support_ == 0 || action_ == 0)
        return translate("InnovationAsk", "Choose both cards");
    return {};
}

void InnovationAsk::ask() {
    if (!problem().isEmpty())
        return;
    const State state = asked();
    const core::Status legal = check_position(*app_.facts(), state);
    const auto decision = legal.ok() ? decide(*app_.facts(), state) : core::Result<Decision>(legal.error());
    if (!decision.ok()) {
        app_.shell().say(innovationErrorText(decision.error()));
        return;
    }
    const int x = app_.facts()->level(state.automa.level).x[state.round - 1U];
    cards_.show(*app_.facts(), state.turn, x);
    turn_.show(turnText(*app_.facts(), state, decision.value()), ++answers_);
    why_.look(state, decision.value());
    needs_ = decision.value().needs.empty()
                 ? QString()
                 : translate("InnovationAsk",
                             "The rest depends on what is not entered: science, scholars, actions or tiles.");
    answered_ = true;
    emit changed();
}

void InnovationAsk::askAgain() {
    answered_ = false;
    emit changed();
}

} // namespace automa::app::innovation_app
