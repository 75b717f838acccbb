// A position being played on: every event is applied as it is recorded, so that the next thought sees it.
#pragma once

#include "model/barrage/catalogue.h"
#include "model/barrage/event.h"
#include "model/core/trace.h"

#include <initializer_list>
#include <utility>

namespace automa::barrage {

class Play {
public:
    Play(const Catalogue& catalogue, const State& start) : facts(catalogue), state(start) {}

    void record(Event event) {
        apply_in_place(state, event);
        events.push_back(std::move(event));
    }

    void note(std::string_view rule, std::string_view message, core::Outcome outcome,
              std::initializer_list<core::Argument> arguments = {}) {
        narrow(rule, message, outcome, SpaceSet(), SpaceSet(), arguments);
    }

    void narrow(std::string_view rule, std::string_view message, core::Outcome outcome, SpaceSet before,
                SpaceSet after, std::initializer_list<core::Argument> arguments = {}) {
        core::TraceEntry& entry = trace.emplace_back();
        entry.rule = rule;
        entry.message = message;
        entry.outcome = outcome;
        entry.before = before.candidates();
        entry.after = after.candidates();
        for (const core::Argument& argument : arguments)
            entry.arguments.push_back(argument);
    }

    void gain_vp(Company company, int amount, Reason reason) {
        if (amount != 0)
            record(VpChanged{company, static_cast<std::int16_t>(amount), reason});
    }
    void gain_energy(Company company, int amount, Reason reason) {
        if (amount != 0)
            record(EnergyChanged{company, static_cast<std::int16_t>(amount), reason});
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

} // namespace automa::barrage
