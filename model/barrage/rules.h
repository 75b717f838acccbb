// Barrage as the house sees it: core::Rules.
#pragma once

#include "model/barrage/json/can_apply.h"
#include "model/barrage/json/position_json.h"
#include "model/barrage/table/command.h"
#include "model/core/rules.h"

namespace automa::barrage {

struct Rules {
    using Facts = Catalogue;
    using State = barrage::State;
    using Event = barrage::Event;
    using Command = barrage::Command;
    using Decision = barrage::Decision;

    [[nodiscard]] static core::Result<Carried> carry_out(const Facts& facts, const State& state,
                                                         const Command& command) {
        return barrage::carry_out(facts, state, command);
    }
    static void apply(const Facts&, State& state, const Event& event) { apply_in_place(state, event); }
    [[nodiscard]] static core::Status can_apply(const Facts& facts, const State& state, const Event& event) {
        return barrage::can_apply(facts, state, event);
    }
    [[nodiscard]] static core::Status check(const Facts& facts, const State& state) {
        return check_position(facts, state);
    }
    [[nodiscard]] static core::Result<Decision> decide(const Facts& facts, const State& state) {
        return barrage::decide(facts, state);
    }
};
static_assert(core::Rules<Rules>);

} // namespace automa::barrage
