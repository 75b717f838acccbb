#include "app/innovation/turn/table.h"

#include "app/innovation/errors.h"
#include "app/innovation/history.h"
#include "app/innovation/looks.h"
#include "app/innovation/text/hex_words.h"
#include "app/innovation/text/names.h"
#include "app/innovation/text/step_words.h"
#include "app/innovation/turn/turn_text.h"
#include "app/text/text_ids.h"

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;

std::optional<Player> acting(const State& state) {
    return state.turn ? std::optional(Player::automa) : player_in_turn(state);
}

} // namespace

InnovationTable::InnovationTable(InnovationGame& game, InnovationMap& map, const InnovationQuestion& question,
                                 QObject* parent)
    : QObject(parent), game_(game), map_(map), question_(question) {
    // It follows the game and changes with every answer.
    connect(&question_, &InnovationQuestion::changed, this, &InnovationTable::retell);
    connect(&map_, &InnovationMap::changed, this, &InnovationTable::changed);
}

const std::optional<Decision>& InnovationTable::decided() const {
    return question_.assumed() ? question_.assumed() : game_.decision();
}

const State& InnovationTable::decidedOn() const {
    return question_.assumed() ? question_.assumedPosition() : game_.state();
}

void InnovationTable::retell() {
    order_.show(participants());
    const State& state = game_.state();
    showTurn();
    cards_.show(game_.facts(), game_.isOpen() ? state.turn : std::nullopt,
                game_.facts().level(state.automa.level).x[state.round - 1U]);
    emit changed();
}

/// The whole turn on one card: after a question in its middle the steps before it stay there, ticked as they
/// are carried out.
void InnovationTable::showTurn() {
    const auto& decision = decided();
    TurnText text = decision ? turnText(game_.facts(), decidedOn(), *decision) : TurnText();
    int carriedOut = 0;
    for (InnovationPastTurn& part : earlierParts(game_)) {
        // What the faction card did was entered by hand.
        std::erase_if(part.decision.steps,
                      [](const Step& step) { return step.kind == StepKind::faction_guided; });
        if (part.decision.steps.empty())
            continue;
        TurnText before = turnText(game_.facts(), part.before, part.decision);
        for (const StepGroup& group : before.groups)
            carriedOut += static_cast<int>(group.lines.size());
        const auto prepend = [](auto& all, auto& first) {
            all.insert(all.begin(), std::make_move_iterator(first.begin()),
                       std::make_move_iterator(first.end()));
        };
        prepend(text.groups, before.groups);
        prepend(text.offers, before.offers);
        prepend(text.skipped, before.skipped);
        text.look = before.look;
        text.headline = before.headline;
    }
    const bool fresh = turn_.steps()->card() != game_.cursor() + 1;
    turn_.show(std::move(text), game_.cursor() + 1);
    if (!fresh || carriedOut == 0)
        return;
    QSet<int> ticked;
    for (int number = 1; number <= carriedOut; ++number)
        ticked << number;
    turn_.steps()->setTicked(ticked);
}

QString InnovationTable::title() const {
    if (game_.isOpen() && game_.state().app.phase == Phase::workshops)
        return translate("InnovationTable", "First workshops");
    return translate("InnovationTable", "Round %1 of %2").arg(game_.state().round).arg(round_count);
}

QString InnovationTable::subtitle() const {
    const State& state = game_.state();
    if (const auto human = game_.humanToAct())
        return state.human_count == 1
                   ? translate("InnovationTable", "Your turn · tap a hex or a button")
                   : translate("InnovationTable", "Turn: %1 · tap a hex or a button", "a human's")
                         .arg(Names::player(id_of(*human)));
    const LevelFacts& level = game_.facts().level(state.automa.level);
    const Cards& cards = state.cards;
    if (!state.turn || state.turn->setup_card)
        return Names::automa(id_of(state.automa.faction));
    return translate("InnovationTable", "Card %1 of %2 · X = %3 · shipping %4")
        .arg(cards.deck() - cards.stack.size())
        .arg(cards.deck())
        .arg(level.x[state.round - 1U])
        .arg(level.shipping[state.round - 1U]);
}

//: state of one side: this player has passed in this round
std::vector<TableSide> InnovationTable::participants() const {
    std::vector<TableSide> list;
    if (!game_.isOpen())
        return list;
    const State& state = game_.state();
    const auto current = acting(state);
    for (const Player player : state.turn_order) {
        const bool human = is_human(player);
        const Terrain native = human ? state.human(player).native : state.automa.native;
        TableSide one;
        one.who = id_of(player).toString();
        one.look = sideLook(player, native);
        one.name = sideName(state, player);
        one.current = player == current;
        one.finished = state.has_passed(player);
        one.human = human;
        one.detail = one.finished ? translate("InnovationTable", "passed")
                     : human      ? as_label(Names::terrain(id_of(native)))
                                  : Names::level(id_of(state.automa.level));
        // In little room the seal and one word must do: the terrain tells people apart, and the Automa is
        // one: among three seats, what is counted of it is worth more than its name.
        one.brief = as_label(one.finished || human ? one.detail : Names::player(id_of(player)));
        if (!human && !one.finished && state.human_count > 1)
            one.brief = QStringLiteral("%1 · %2").arg(
                Names::vp(state.automa.vp),
                translate("InnovationTable", "level %1").arg(index_of(state.automa.level) + 1));
        if (!human)
            one.worth = QString::number(state.automa.vp);
        else if (const auto& vp = state.human(player).vp)
            one.worth = QString::number(*vp);
        list.push_back(std::move(one));
    }
    return list;
}

std::optional<HexId> InnovationTable::targetHex() const {
    const auto& decision = decided();
    return decision ? StepTeller(game_.facts(), decidedOn(), *decision).target() : std::nullopt;
}

QString InnovationTable::target() const {
    const auto hex = targetHex();
    return hex ? hexCode(game_.map(), *hex) : QString();
}

QStringList InnovationTable::way() const {
    const auto hex = targetHex();
    return hex ? findHex(game_.facts(), game_.state(), *hex, map_.turned()).lines() : QStringList();
}

MapHighlights InnovationTable::located() const {
    const auto hex = targetHex();
    return hex ? map_.locating(*hex) : MapHighlights();
}

bool InnovationTable::byHand() const {
    const State& state = game_.state();
    return game_.isOpen() && state.turn && state.turn->resume
           && game_.facts().faction(state.automa.faction).guided;
}

QStringList InnovationTable::handParts() const {
    QStringList parts;
    if (byHand())
        for (const FactionAction& action : game_.facts().faction(game_.state().automa.faction).actions)
            if (action.part == FactionPart::place_tool
                || action.part == FactionPart::turn_fallow_into_blighted)
                parts << Names::action_meaning(id_of(action.part));
    return parts;
}

bool InnovationTable::explained() const {
    const auto& decision = decided();
    return decision && !decision->trace.empty();
}

void InnovationTable::done() {
    perform(TakeAutomaTurn{});
}

void InnovationTable::gain(int vp) {
    perform(AutomaGains{static_cast<std::int16_t>(vp)});
}

void InnovationTable::build(const QString& hex, bool marked) {
    if (const auto known = game_.map().find(hex.toStdString()))
        perform(AutomaBuilds{*known, marked});
}

void InnovationTable::perform(const Move& move) {
    if (const core::Status done = game_.perform(move); !done.ok())
        emit refused(innovationErrorText(done.error()));
}

} // namespace automa::app::innovation_app
