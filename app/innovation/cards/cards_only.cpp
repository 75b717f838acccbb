#include "app/innovation/cards/cards_only.h"

#include "app/innovation/errors.h"
#include "app/innovation/joined.h"
#include "app/innovation/text/names.h"
#include "app/innovation/tracker/pass_odds.h"
#include "app/shell/shell.h"
#include "app/text/text_ids.h"

namespace automa::app::innovation_app {

using namespace innovation;

InnovationCardsOnly::InnovationCardsOnly(InnovationApp& app) : app_(app), game_(app.game()) {
    connect(&game_, &InnovationGame::changed, this, &InnovationCardsOnly::refresh);
    connect(&app.shell(), &Shell::languageChanged, this, &InnovationCardsOnly::refresh);
    refresh();
}

InnovationCardsOnly* InnovationCardsOnly::create(QQmlEngine* engine, QJSEngine* scripts) {
    return joinedFor<InnovationCardsOnly>(engine, scripts);
}

bool InnovationCardsOnly::active() const {
    return game_.isOpen() && game_.state().app.tracking == Tracking::cards_only
           && game_.state().app.phase == Phase::actions && !game_.cardsToDraw();
}

bool InnovationCardsOnly::turn() const {
    return active() && game_.state().turn;
}

void InnovationCardsOnly::refresh() {
    gain_.reset();
    if (active()) {
        const State& state = game_.state();
        const int x = game_.facts().level(state.automa.level).x[state.round - 1U];
        pair_.show(game_.facts(), state.turn, x);
        if (state.turn)
            gain_ = cards_turn(game_.facts(), state).vp;
        rules_.show(state.turn ? handRules(game_.facts(), state) : std::vector<InnovationHandRule>());
    }
    emit changed();
}

QString InnovationCardsOnly::headline() const {
    if (!active())
        return {};
    if (!turn()) {
        const auto human = game_.humanToAct();
        return human == Player::human_2 ? translate("InnovationCardsOnly", "Player 2’s turn")
                                        : translate("InnovationCardsOnly", "Your turn");
    }
    const CardsTurn cards = cards_turn(game_.facts(), game_.state());
    if (cards.pass)
        return cards.vp ? translate("InnovationCardsOnly", "It passes: +%1 VP").arg(*cards.vp)
                        : translate("InnovationCardsOnly", "It passes and scores the tile");
    QStringList orders;
    for (const CardAction& action : cards.action->actions)
        orders << InnovationNames::action(action);
    return as_label(orders.join(QStringLiteral(" → ")));
}

QString InnovationCardsOnly::note() const {
    if (turn() && !gainKnown() && !cards_turn(game_.facts(), game_.state()).pass)
        return translate("InnovationCardsOnly", "Below, enter all the VP it gets from its two cards.");
    if (turn() && !gainKnown())
        return game_.state().round == static_cast<int>(round_count)
                   ? translate("InnovationCardsOnly", "Below, enter the VP it gets from the final tile.")
                   : translate("InnovationCardsOnly", "Below, enter the VP it gets from this round’s tile.");
    return turn() ? translate("InnovationCardsOnly", "You decide; the app tracks cards and VP.")
                  : translate("InnovationCardsOnly", "Take your turn, then draw the next card.");
}

QString InnovationCardsOnly::odds() const {
    if (!active() || (turn() && cards_turn(game_.facts(), game_.state()).pass))
        return {};
    QStringList all;
    for (const InnovationOdds& row : passOutlook(game_.facts(), game_.state()).odds)
        all << QStringLiteral("%1: %2").arg(row.text, row.odds);
    const auto cards = static_cast<int>(game_.state().cards.stack.size());
    const QString left = translate("InnovationCardsOnly", "%n card(s) left", nullptr, cards);
    return all.isEmpty()
               ? left
               : left + QStringLiteral(" · ")
                     + translate("InnovationCardsOnly", "passes with %1").arg(all.join(QStringLiteral(", ")));
}

QString InnovationCardsOnly::nextText() const {
    if (!active())
        return {};
    if (turn() && cards_turn(game_.facts(), game_.state()).pass)
        return translate("InnovationCardsOnly", "It has passed");
    return translate("InnovationCardsOnly", "Next card");
}

QList<int> InnovationCardsOnly::passing() const {
    QList<int> all;
    if (active())
        for (std::size_t i = 0; i < game_.state().human_count; ++i)
            if (const auto human = static_cast<Player>(i); !game_.state().has_passed(human))
                all << static_cast<int>(i);
    return all;
}

void InnovationCardsOnly::setGain(int vp) {
    if (vp < 0 || vp > bounds::points.max)
        return;
    gain_ = vp;
    emit changed();
}

/// The Automa's turn if its cards lie there, then the humans' up to its next one.
Move InnovationCardsOnly::moveOn(std::optional<Player> passing) const {
    Move move;
    State state = game_.state();
    const auto add = [&](const Command& part) {
        auto done = carry_out(game_.facts(), state, part);
        move.parts.push_back(part);
        if (!done.ok())
            return false;
        state = std::move(done).value().after;
        return true;
    };
    if (state.turn
        && !add(CardsTurnDone{gain_ ? std::optional(static_cast<std::int16_t>(*gain_)) : std::nullopt}))
        return move;
    for (std::size_t i = 0; i < max_players && state.app.phase == Phase::actions; ++i) {
        const auto next = player_in_turn(state);
        if (!next || !is_human(*next))
            break;
        const bool passes = passing == next;
        if (!add(passes ? Command(HumanPasses{*next}) : Command(HumanDone{*next})))
            break;
        // Who is alone goes on: the next turn is another one.
        if (passes || state.has_passed(Player::automa))
            break;
    }
    return move;
}

void InnovationCardsOnly::perform(Move move) {
    if (const core::Status done = game_.perform(move); !done.ok())
        app_.shell().say(innovationErrorText(done.error()));
}

void InnovationCardsOnly::next() {
    if (active())
        perform(moveOn(std::nullopt));
}

void InnovationCardsOnly::pass(Human human) {
    if (active())
        perform(moveOn(human == Human::First ? Player::human_1 : Player::human_2));
}

void InnovationCardsOnly::leaveBoard() {
    perform(TrackCardsOnly{});
}

} // namespace automa::app::innovation_app
