// A position being played on: every event is applied as it is recorded, so that the next thought sees it.
#pragma once

#include "model/core/candidates.h"
#include "model/core/trace.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace automa::core {

/// Part of a list: from `begin` up to and without `end`.
struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] std::size_t size() const noexcept { return end - begin; }
    /// Contract: the list is the one it was taken from.
    template <class T>
    [[nodiscard]] std::span<const T> of(const std::vector<T>& list) const {
        return std::span(list).subspan(begin, end - begin);
    }
    friend bool operator==(const Range&, const Range&) = default;
};

/// What a step of a decision did, and why: its part of the events and of the trace.
struct StepRange {
    Range events;
    Range trace;

    friend bool operator==(const StepRange&, const StepRange&) = default;
};

/// `apply_in_place(state, event)` or `apply_in_place(facts, state, event)` is found beside the game's types.
template <class Facts, class State, class Event>
class Play {
public:
    Play(const Facts& known, const State& start) : facts(known), state(start) {}

    void record(Event event) {
        if constexpr (requires { apply_in_place(facts, state, event); })
            apply_in_place(facts, state, event);
        else
            apply_in_place(state, event);
        events.push_back(std::move(event));
    }

    void note(std::string_view rule, std::string_view message, Outcome outcome,
              std::initializer_list<Argument> arguments = {}) {
        narrow(rule, message, outcome, Candidates(), Candidates(), arguments);
    }

    void narrow(std::string_view rule, std::string_view message, Outcome outcome, const Candidates& before,
                const Candidates& after, std::initializer_list<Argument> arguments = {}) {
        TraceEntry& entry = trace.emplace_back();
        entry.rule = rule;
        entry.message = message;
        entry.outcome = outcome;
        entry.before = before;
        entry.after = after;
        for (const Argument& argument : arguments)
            entry.arguments.push_back(argument);
    }
    template <class Id>
    void narrow(std::string_view rule, std::string_view message, Outcome outcome, const IdSet<Id>& before,
                const IdSet<Id>& after, std::initializer_list<Argument> arguments = {}) {
        narrow(rule, message, outcome, before.candidates(), after.candidates(), arguments);
    }

    /// Where events and trace stand now; `since` is what came after such a mark.
    [[nodiscard]] StepRange mark() const {
        return {{events.size(), events.size()}, {trace.size(), trace.size()}};
    }
    [[nodiscard]] StepRange since(const StepRange& mark) const {
        return {{mark.events.end, events.size()}, {mark.trace.end, trace.size()}};
    }

    const Facts& facts;
    State state;
    std::vector<Event> events;
    Trace trace;
};

[[nodiscard]] inline Argument arg(std::string_view name, int value) {
    return {name, std::int64_t{value}};
}
[[nodiscard]] inline Argument arg(std::string_view name, std::string_view value) {
    return {name, value};
}

} // namespace automa::core
