#include "tests/toy/model/state/event.h"

#include "model/core/overloaded.h"

namespace automa::toy {

void apply_in_place(State& state, const Event& event) {
    std::visit(core::Overloaded{
                   [&](const Announced&) { state.announced = true; },
                   [&](const Taken& e) {
                       state.stones -= e.stones;
                       state.taken[index_of(e.side)] += e.stones;
                       state.next = e.side == Side::human ? Side::automa : Side::human;
                       state.announced = false;
                   },
               },
               event);
}

core::Status can_apply(const Catalogue& facts, const State& state, const Event& event) {
    if (state.over())
        return core::Error{"toy.over", "", "No stone is left."};
    const auto* taken = std::get_if<Taken>(&event);
    if (taken == nullptr) {
        if (state.next != Side::automa || state.announced)
            return core::Error{"toy.not_its_turn", "", "It is not the Automa's turn."};
        return core::Done{};
    }
    if (taken->side != state.next)
        return core::Error{"toy.not_your_turn", "", "It is the other side's turn."};
    if (taken->side == Side::automa && !state.announced)
        return core::Error{"toy.not_announced", "", "The Automa's turn has not begun."};
    if (taken->stones < 1 || taken->stones > facts.most || taken->stones > state.stones)
        return core::Error{"toy.too_many", "", "That many stones cannot be taken."};
    return core::Done{};
}

core::Status check(const Catalogue& facts, const State& state) {
    if (state.stones < 0 || state.stones + state.taken[0] + state.taken[1] != facts.heap)
        return core::Error{"toy.stones", "/stones", "The stones do not add up."};
    return core::Done{};
}

} // namespace automa::toy
