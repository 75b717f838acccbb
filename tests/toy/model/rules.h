// A small game that shows how one is made: stones in a heap, two sides take one to three in turn, the last
// stone wins.
#pragma once

#include "model/core/rules.h"
#include "tests/toy/model/table/command.h"

namespace automa::toy {

struct Rules {
    using Facts = Catalogue;
    using State = toy::State;
    using Event = toy::Event;
    using Command = toy::Command;
    using Decision = toy::Decision;

    [[nodiscard]] static core::Result<Carried> carry_out(const Facts& facts, const State& state,
                                                         const Command& command) {
        return toy::carry_out(facts, state, command);
    }
    static void apply(const Facts&, State& state, const Event& event) { apply_in_place(state, event); }
    [[nodiscard]] static core::Status can_apply(const Facts& facts, const State& state, const Event& event) {
        return toy::can_apply(facts, state, event);
    }
    [[nodiscard]] static core::Status check(const Facts& facts, const State& state) {
        return toy::check(facts, state);
    }
    /// Cheap: has a turn of the Automa begun?
    [[nodiscard]] static bool awaits_decision(const State& state) { return state.announced; }
    [[nodiscard]] static core::Result<Decision> decide(const Facts& facts, const State& state) {
        return toy::decide(facts, state);
    }
};
static_assert(core::Rules<Rules>);

} // namespace automa::toy
