#include "app/innovation/history.h"

#include "app/innovation/looks.h"
#include "app/innovation/text/event_words.h"
#include "app/innovation/text/labels.h"
#include "app/innovation/text/names.h"
#include "app/innovation/text/step_words.h"
#include "app/innovation/turn/turn_text.h"
#include "app/play/past_decision.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

/// The Automa has acted, to the end of its turn or up to a question.
bool automaActs(const Event& event) {
    const auto* ended = std::get_if<TurnEnded>(&event);
    return std::holds_alternative<TurnPaused>(event) || (ended && ended->player == Player::automa);
}

/// What the table told about itself.
bool answersQuestion(const Event& event) {
    return std::holds_alternative<LevelTold>(event) || std::holds_alternative<ScholarsTold>(event)
           || std::holds_alternative<SlotsTold>(event);
}

/// Its cards turned up from the box, or its hand led by the table. What follows of itself, as the cards that
/// the app deals, comes after the deed: the first event tells.
bool doneForAutoma(const Events& events) {
    if (events.empty())
        return false;
    const Event& first = events.front();
    const auto* built = std::get_if<Built>(&first);
    const auto* gained = std::get_if<VpChanged>(&first);
    return std::holds_alternative<DeckShuffled>(first) || std::holds_alternative<CardTold>(first)
           || std::holds_alternative<CardDrawn>(first) || (built && built->player == Player::automa)
           || (gained && gained->reason == Reason::by_hand
               && std::ranges::none_of(events, [](const Event& event) {
                      return std::holds_alternative<PhaseEntered>(event); // the score of a game of cards only
                  }));
}

QString cardsOf(const Turn& turn) {
    if (turn.setup_card)
        return InnovationNames::card(turn.setup_card->value);
    if (!turn.action_card)
        return translate("InnovationHistory", "no action card, support card %1").arg(turn.support_card.value);
    return translate("InnovationHistory", "action card %1, support card %2")
        .arg(turn.action_card->value)
        .arg(turn.support_card.value);
}

/// Whose deed it is; none for what only tells the app how the table stands. A human is named with it.
std::optional<Player> actorOf(const InnovationGame::Entry& entry) {
    const auto named = std::ranges::find(entry.label.arguments, "player",
                                         [](const auto& each) { return std::string_view(each.first); });
    if (named != entry.label.arguments.end())
        return by_name<Player>(named->second);
    return std::ranges::any_of(entry.events, automaActs) || doneForAutoma(entry.events)
               ? std::optional(Player::automa)
               : std::nullopt;
}

} // namespace

std::optional<InnovationPastTurn> pastDecision(const InnovationGame& game, const State& before,
                                               const InnovationGame::Entry& entry) {
    if (!before.turn || before.app.tracking == Tracking::cards_only
        || std::ranges::none_of(entry.events, automaActs))
        return std::nullopt;
    InnovationPastTurn turn{before, {}};
    InnovationGame::Entry taken = entry;
    const auto first = std::ranges::find_if_not(taken.events, answersQuestion);
    for (auto event = taken.events.begin(); event != first; ++event)
        apply_in_place(turn.before, *event);
    taken.events.erase(taken.events.begin(), first);
    auto decision = decisionRecorded(game, turn.before, taken);
    if (!decision)
        return std::nullopt;
    turn.decision = *std::move(decision);
    return turn;
}

std::vector<InnovationPastTurn> earlierParts(const InnovationGame& game) {
    std::vector<InnovationPastTurn> parts;
    if (!game.isOpen() || !game.state().turn || !game.state().turn->resume)
        return parts;
    const auto entries = game.journal().past();
    for (std::size_t i = entries.size(); i > 0; --i) {
        const State before = game.stateAt(i - 1);
        if (!before.turn)
            break;
        if (auto part = pastDecision(game, before, entries[i - 1]))
            parts.push_back(*std::move(part));
        if (!before.turn->resume)
            break;
    }
    return parts;
}

QString InnovationTeller::chapter(const InnovationGame&, const State& after) {
    return after.app.phase == Phase::workshops ? translate("InnovationHistory", "First workshops")
                                               : translate("InnovationHistory", "Round %1").arg(after.round);
}

HistoryWords InnovationTeller::words(const InnovationGame& game, const State& before,
                                     const InnovationGame::Entry& entry) {
    HistoryWords words;
    words.text = labelText(entry.label);
    auto actor = actorOf(entry);
    if (const auto turn = pastDecision(game, before, entry)) {
        words.text = StepTeller(game.facts(), turn->before, turn->decision).headline();
        words.detail = cardsOf(*before.turn);
        actor = Player::automa; // also where a human's first workshop was recorded with its own
    }
    if (actor) {
        const Terrain native = *actor == Player::automa ? before.automa.native : before.human(*actor).native;
        words.look = sideLook(*actor, native);
        words.side = sideName(before, *actor);
    }
    return words;
}

PastTurn InnovationTeller::turn(const InnovationGame& game, const State& before,
                                const InnovationGame::Entry& entry) {
    if (const auto turn = pastDecision(game, before, entry))
        return {turnText(game.facts(), turn->before, turn->decision).groups, !turn->decision.trace.empty()};
    StepGroup group;
    for (const StepOrder& order : movedWords(game.facts(), before, entry.events))
        group.lines.push_back({order.text, order.symbol});
    return group.lines.empty() ? PastTurn() : PastTurn{{std::move(group)}, false};
}

} // namespace automa::app::innovation_app
