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
        rules_.show(readRules());
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
    if (turn() && !gainKnown())
        return game_.state().round == static_cast<int>(round_count)
                   ? translate("InnovationCardsOnly", "Below, enter the VP it gets from the final tile.")
                   : translate("InnovationCardsOnly", "Below, enter the VP it gets from this round’s tile.");
    return turn() ? translate("InnovationCardsOnly", "You decide; the app tracks cards and VP.")
                  : translate("InnovationCardsOnly", "Take your turn, then draw the next card.");
}

QString InnovationCardsOnly::odds() const {
    if (!active())
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

// How it is done by hand
// -------------------------------------------------------------------------------------

void InnovationCardsOnly::addBuild(std::vector<InnovationHandRule>& rows,
                                   const SupportColumn& support) const {
    const State& state = game_.state();
    const LevelFacts& level = game_.facts().level(state.automa.level);
    const int shipping = level.shipping[state.round - 1U];
    rows.push_back(
        {{},
         {},
         (support.group == Group::marked
              ? translate("InnovationCardsOnly",
                          "Empty land in reach of a building <b>with token</b>, shipping <b>%1</b>")
              : translate("InnovationCardsOnly",
                          "Empty land in reach of a building <b>without token</b>, shipping <b>%1</b>"))
             .arg(shipping),
         {},
         QStringLiteral("A-64")});
    if (support.approach)
        rows.push_back({{},
                        {},
                        translate("InnovationCardsOnly", "<b>Approach</b>, if the groups are apart"),
                        {},
                        QStringLiteral("A-65")});
    QStringList terrains;
    for (const Terrain terrain : game_.facts().priority[index_of(state.automa.native)][index_of(support.row)])
        terrains << id_of(terrain).toString();
    rows.push_back(
        {{}, {}, as_label(InnovationNames::row(id_of(support.row))), terrains, QStringLiteral("A-35")});
    rows.push_back({{},
                    {},
                    translate("InnovationCardsOnly", "<b>Closest</b> to your buildings"),
                    {},
                    QStringLiteral("A-67")});
    rows.push_back({{},
                    {},
                    (support.direction == Direction::forward
                         ? translate("InnovationCardsOnly", "Count <b>forward</b> to <b>%1</b>")
                         : translate("InnovationCardsOnly", "Count <b>backward</b> to <b>%1</b>"))
                        .arg(support.count),
                    {},
                    QStringLiteral("A-36")});
    rows.push_back({{},
                    {},
                    translate("InnovationCardsOnly", "<b>Token</b> if the nearest building has one"),
                    {},
                    QStringLiteral("A-69")});
}

std::vector<InnovationHandRule> InnovationCardsOnly::readRules() const {
    std::vector<InnovationHandRule> rows;
    if (!turn())
        return rows;
    const CardsTurn cards = cards_turn(game_.facts(), game_.state());
    if (cards.pass) {
        rows.push_back({translate("InnovationCardsOnly", "Pass"),
                        QStringLiteral("pass"),
                        translate("InnovationCardsOnly",
                                  "It scores the VP of the round tile; round 6: of the final tile"),
                        {},
                        QStringLiteral("A-46")});
        if (cards.bonus)
            rows.push_back({{},
                            {},
                            translate("InnovationCardsOnly",
                                      "It takes this bonus tile and puts its old one there: <b>%1</b>")
                                .arg(InnovationNames::bonus_place(id_of(*cards.bonus))),
                            {},
                            QStringLiteral("A-47")});
        return rows;
    }
    struct Rule {
        CardSymbol symbol;
        const char* sign;
        const char* rule;
    };
    static constexpr Rule known[] = {{CardSymbol::terraform_and_build, "innovation_workshop", "A-63"},
                                     {CardSymbol::upgrade, "innovation_guild", "A-70"},
                                     {CardSymbol::send_scholar, "innovation_scholar", "A-78"},
                                     {CardSymbol::advance_discipline, "innovation_science", "A-83"},
                                     {CardSymbol::block_power_and_book, "innovation_block", "A-76"},
                                     {CardSymbol::take_innovation, "innovation_innovation", "A-59"},
                                     {CardSymbol::faction_action, "innovation_faction", "A-58"},
                                     {CardSymbol::gain_vp, "vp", "A-62"}};
    for (const CardAction& action : cards.action->actions)
        for (const Rule& rule : known) {
            if (rule.symbol != action.symbol)
                continue;
            rows.push_back({as_label(InnovationNames::action(action)),
                            QLatin1String(rule.sign),
                            InnovationNames::action_meaning(id_of(action.symbol)),
                            {},
                            QLatin1String(rule.rule)});
            if (action.symbol == CardSymbol::terraform_and_build
                || action.symbol == CardSymbol::faction_action)
                addBuild(rows, cards.support->support);
        }
    return rows;
}

} // namespace automa::app::innovation_app
