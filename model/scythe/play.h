// A position being played on: every event is applied as it is recorded, so that the next thought sees it.
#pragma once

#include "model/core/trace.h"
#include "model/scythe/catalogue.h"
#include "model/scythe/event.h"

#include <initializer_list>
#include <utility>

namespace automa::scythe {

class Play {
public:
    Play(const Catalogue& catalogue, const State& start) : facts(catalogue), state(start) {}

    void record(Event event) {
        apply_in_place(state, event);
        events.push_back(std::move(event));
    }

    void note(std::string_view rule, std::string_view message, core::Outcome outcome,
              std::initializer_list<core::Argument> arguments = {}) {
        narrow(rule, message, outcome, PlaceSet(), PlaceSet(), arguments);
    }

    /// The sets are of places: territories and home bases.
    void narrow(std::string_view rule, std::string_view message, core::Outcome outcome,
                const PlaceSet& before, const PlaceSet& after,
                std::initializer_list<core::Argument> arguments = {}) {
        core::TraceEntry& entry = trace.emplace_back();
        entry.rule = rule;
        entry.message = message;
        entry.outcome = outcome;
        entry.before = before.candidates();
        entry.after = after.candidates();
        for (const core::Argument& argument : arguments)
            entry.arguments.push_back(argument);
    }
    void narrow(std::string_view rule, std::string_view message, const PlaceSet& before,
                const PlaceSet& after, std::initializer_list<core::Argument> arguments = {}) {
        const core::Outcome outcome = after == before ? core::Outcome::keeps
                                      : after.empty() ? core::Outcome::fails
                                                      : core::Outcome::narrows;
        narrow(rule, message, outcome, before, after, arguments);
    }

    const Catalogue& facts;
    State state;
    Events events;
    core::Trace trace;
};

[[nodiscard]] inline core::Argument arg(std::string_view name, int value) {
    return {name, std::int64_t{value}};
}
[[nodiscard]] inline core::Argument arg(std::string_view name, std::string_view value) {
    return {name, value};
}

} // namespace automa::scythe
