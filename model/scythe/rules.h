// Scythe as the house sees it: core::Rules.
#pragma once

#include "model/core/rules.h"
#include "model/scythe/state/can_apply.h"
#include "model/scythe/state/check.h"
#include "model/scythe/table/command.h"

namespace automa::scythe {

struct Rules {
    using Facts = Catalogue;
    using State = scythe::State;
    using Event = scythe::Event;
    using Command = scythe::Command;
    using Decision = scythe::Decision;
    using Carried = scythe::Carried;

    [[nodiscard]] static core::Result<Carried> carry_out(const Facts& facts, const State& state,
                                                         const Command& command) {
        return scythe::carry_out(facts, state, command);
    }
    static void apply(const Facts&, State& state, const Event& event) { apply_in_place(state, event); }
    static void apply(State& state, const Event& event) { apply_in_place(state, event); }
    [[nodiscard]] static core::Status can_apply(const Facts& facts, const State& state, const Event& event) {
        return scythe::can_apply(facts, state, event);
    }
    [[nodiscard]] static core::Status check(const Facts& facts, const State& state) {
        return check_position(facts, state);
    }
    /// Cheap: is a turn or a defence of an Automa announced?
    [[nodiscard]] static bool awaits_decision(const State& state) { return state.turn && !state.ended_by; }
    [[nodiscard]] static core::Result<Decision> decide(const Facts& facts, const State& state) {
        return scythe::decide(facts, state);
    }
};
static_assert(core::Rules<Rules>);

} // namespace automa::scythe
