#include "app/innovation/game.h"

#include "app/innovation/text/labels.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

/// What needs no word of the table: the app deals, or no card is left to be drawn.
std::optional<Command> drawnByApp(const State& state) {
    const bool none = state.app.phase == Phase::actions && !state.cards.shuffle
                      && !state.cards.support.empty() && state.cards.stack.empty();
    if (!automaDraws(state) || (state.app.dealer != Dealer::app && !none))
        return std::nullopt;
    return state.app.phase == Phase::workshops ? Command(DrawSetupCard{}) : Command(DrawCards{});
}

} // namespace

core::Result<Carried> InnovationSessionRules::carry_out(const Facts& facts, const State& state,
                                                        const Move& move, bool turnGoesOn) {
    Carried all;
    all.after = state;
    bool acted = false;
    for (std::size_t i = 0; i < move.parts.size(); ++i) {
        const bool goesOn = turnGoesOn || i + 1 < move.parts.size();
        auto part = innovation::carry_out(facts, all.after, move.parts[i], goesOn);
        if (!part.ok())
            return part.error();
        Carried& done = part.value();
        // What was told with the Automa's turn is a part of it. Its first workshops stand with those of the
        // human who goes on: that is whose deed it is.
        const bool acts = std::holds_alternative<TakeAutomaTurn>(move.parts[i]);
        const bool placed = i == 1 && state.turn && state.turn->setup_card
                            && (std::holds_alternative<HumanBuilds>(move.parts[i])
                                || std::holds_alternative<HumanDone>(move.parts[i]));
        if (i == 0 || acts || placed)
            all.label = std::move(done.label);
        acted = acted || (acts && i > 0) || placed;
        all.events.insert(all.events.end(), done.events.begin(), done.events.end());
        all.after = std::move(done.after);
        all.decision = std::move(done.decision);
        all.score = std::move(done.score);
    }
    if (move.parts.size() > 1 && !acted)
        all.label.arguments.emplace_back("more", std::to_string(move.parts.size() - 1));
    return all;
}

bool automaDraws(const State& state) {
    return (state.app.phase == Phase::actions || state.app.phase == Phase::workshops) && !state.turn
           && player_in_turn(state) == Player::automa;
}

core::Status InnovationGame::completeStart(State& start) {
    // A first turn that is the Automa's needs its card before anything can be undone: it belongs to the
    // start.
    const auto draw = drawnByApp(start);
    if (!draw)
        return core::Done{};
    auto drawn = innovation::carry_out(facts(), start, *draw);
    if (!drawn.ok())
        return drawn.error();
    start = std::move(drawn.value().after);
    return core::Done{};
}

core::Status InnovationGame::complete(Carried& done) {
    const auto draw = drawnByApp(done.after);
    if (!draw)
        return core::Done{};
    auto drawn = innovation::carry_out(facts(), done.after, *draw);
    if (!drawn.ok())
        return drawn.error();
    const Events& events = drawn.value().events;
    done.events.insert(done.events.end(), events.begin(), events.end());
    done.after = std::move(drawn.value().after);
    return core::Done{};
}

std::optional<Player> InnovationGame::humanToAct() const {
    const bool acting = state().app.phase == Phase::actions || state().app.phase == Phase::workshops;
    if (!isOpen() || !acting || state().turn)
        return std::nullopt;
    const auto next = player_in_turn(state());
    return next && is_human(*next) ? next : std::nullopt;
}

bool InnovationGame::cardsToDraw() const {
    return isOpen() && automaDraws(state()) && state().app.dealer == Dealer::box;
}

std::size_t InnovationGame::cardsDue() const {
    if (!cardsToDraw())
        return 0;
    if (state().app.phase == Phase::workshops)
        return 1;
    const Cards& cards = state().cards;
    return std::min<std::size_t>(cards.support.empty() ? 2 : 1, cards.stack.size());
}

bool InnovationGame::roundIsOver() const {
    return isOpen() && state().app.phase == Phase::round_end;
}

bool InnovationGame::gameIsOver() const {
    return isOpen() && state().app.phase == Phase::game_over;
}

QString InnovationGame::tell(const core::Label& label) const {
    return labelText(label);
}

} // namespace automa::app::innovation_app
