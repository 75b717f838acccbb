#include "tests/toy/model/table/command.h"

#include <string>

namespace automa::toy {
namespace {

core::Label took(Side side, int stones) {
    return {"took", {{"side", std::string(name_of(side))}, {"stones", std::to_string(stones)}}};
}

} // namespace

State new_game(const Catalogue& facts) {
    State state;
    state.stones = facts.heap;
    return state;
}

core::Result<Carried> carry_out(const Catalogue& facts, const State& state, const Command& command) {
    Carried done{{}, {}, state};
    if (const auto* take = std::get_if<Take>(&command)) {
        done.label = took(Side::human, take->stones);
        done.events = {Taken{Side::human, take->stones}};
    } else if (std::holds_alternative<Announce>(command)) {
        done.label = {"announced", {}};
        done.events = {Announced{}};
    } else {
        auto decision = decide(facts, state);
        if (!decision.ok())
            return decision.error();
        done.label = took(Side::automa, decision.value().stones);
        done.events = std::move(decision.value().events);
    }
    for (const Event& event : done.events) {
        if (const core::Status can = can_apply(facts, done.after, event); !can.ok())
            return can.error();
        apply_in_place(done.after, event);
    }
    return done;
}

} // namespace automa::toy
