#include "app/scythe/game.h"

#include "app/scythe/labels.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

bool isAutomasTurn(const State& state) {
    return !state.turn && !state.fight && !state.ended_by && state.side(state.next).player == Player::automa;
}

void append(Carried& done, Carried next) {
    done.events.insert(done.events.end(), next.events.begin(), next.events.end());
    done.after = std::move(next.after);
}

} // namespace

core::Result<Carried> ScytheSessionRules::carry_out(const Facts& facts, const State& state,
                                                    const Command& first, const Command& then) {
    auto begun = carry_out(facts, state, first);
    if (!begun.ok())
        return begun;
    auto done = carry_out(facts, begun.value().after, then);
    if (!done.ok())
        return done;
    Carried& both = begun.value();
    both.label = std::move(done.value().label);
    both.decision = std::move(done.value().decision);
    append(both, std::move(done).value());
    return begun;
}

core::Status ScytheGame::complete(Carried& done) {
    if (!isAutomasTurn(done.after) || done.after.cards_from != CardsFrom::app)
        return core::Done{};
    auto dealt = Rules::carry_out(facts(), done.after, DealCard{});
    if (!dealt.ok())
        return dealt.error();
    append(done, std::move(dealt).value());
    return core::Done{};
}

bool ScytheGame::humanToAct() const {
    return isOpen() && !over() && !state().turn && !state().fight
           && state().side(state().next).player == Player::human;
}

bool ScytheGame::automaToDraw() const {
    return isOpen() && isAutomasTurn(state());
}

int ScytheGame::turnNumber() const {
    int number = 1;
    for (const Entry& entry : journal().past())
        number += static_cast<int>(std::ranges::count_if(
            entry.events, [](const Event& event) { return std::holds_alternative<TurnEnded>(event); }));
    return number;
}

QString ScytheGame::tell(const core::Label& label) const {
    return labelText(*this, label);
}

} // namespace automa::app::scythe_app
