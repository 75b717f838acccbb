// Age of Innovation as the house sees it: core::Rules.
#pragma once

#include "model/core/rules.h"
#include "model/innovation/state/can_apply.h"
#include "model/innovation/state/check.h"
#include "model/innovation/table/command.h"

namespace automa::innovation {

struct Rules {
    using Facts = Catalogue;
    using State = innovation::State;
    using Event = innovation::Event;
    using Command = innovation::Command;
    using Decision = innovation::Decision;

    [[nodiscard]] static core::Result<Carried> carry_out(const Facts& facts, const State& state,
                                                         const Command& command) {
        return innovation::carry_out(facts, state, command);
    }
    static void apply(const Facts&, State& state, const Event& event) { apply_in_place(state, event); }
    [[nodiscard]] static core::Status can_apply(const Facts& facts, const State& state, const Event& event) {
        return innovation::can_apply(facts, state, event);
    }
    [[nodiscard]] static core::Status check(const Facts& facts, const State& state) {
        return check_position(facts, state);
    }
    [[nodiscard]] static core::Result<Decision> decide(const Facts& facts, const State& state) {
        return innovation::decide(facts, state);
    }
};
static_assert(core::Rules<Rules>);

} // namespace automa::innovation
