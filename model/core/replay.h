// A journal from outside is replayed with every event checked before it touches the state.
#pragma once

#include "model/core/contract.h"
#include "model/core/journal.h"
#include "model/core/rules.h"

#include <cstddef>
#include <optional>
#include <span>
#include <utility>

namespace automa::core {

/// Which event of which entry cannot be, and why.
struct Fault {
    std::size_t entry = 0;
    std::size_t event = 0;
    Error why;

    friend bool operator==(const Fault&, const Fault&) = default;
};

template <class State>
struct Replayed {
    State state;                // after the good entries
    std::size_t entries = 0;    // that are good
    std::optional<Fault> fault; // in the entry that follows them

    [[nodiscard]] bool whole() const noexcept { return !fault; }
};

/// Why the event was refused; nothing if it was applied. The state is to be thrown away after a refusal.
template <Rules R>
[[nodiscard]] std::optional<Error> apply_checked(const typename R::Facts& facts, typename R::State& state,
                                                 const typename R::Event& event) {
    try {
        if (Status possible = R::can_apply(facts, state, event); !possible.ok())
            return possible.error();
        R::apply(facts, state, event);
    } catch (const ContractBroken& broken) {
        return Error{"impossible_event", "", broken.what()};
    }
    return std::nullopt;
}

/// Why what a command did could not be replayed, or leads from a possible table to one that is not; nothing
/// if all is well. Whatever a journal from outside has made of the table: what is written down opens again.
template <Rules R, class Carried>
[[nodiscard]] std::optional<Error> impossible(const typename R::Facts& facts, const typename R::State& before,
                                              const Carried& carried) {
    typename R::State state = before;
    for (const auto& event : carried.events)
        if (const auto why = apply_checked<R>(facts, state, event))
            return Error{why->id, "/events", why->message};
    const Status after = R::check(facts, carried.after);
    if (!after.ok() && R::check(facts, before).ok())
        return after.error();
    return std::nullopt;
}

/// Stops before the first entry that holds an impossible event.
template <Rules R>
[[nodiscard]] Replayed<typename R::State>
replay_checked(const typename R::Facts& facts, typename R::State start,
               std::span<const JournalEntry<typename R::Event>> entries) {
    Replayed<typename R::State> result{std::move(start), 0, std::nullopt};
    for (; result.entries < entries.size(); ++result.entries) {
        typename R::State state = result.state;
        const auto& events = entries[result.entries].events;
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (auto why = apply_checked<R>(facts, state, events[i])) {
                result.fault = Fault{result.entries, i, *std::move(why)};
                return result;
            }
        }
        result.state = std::move(state);
    }
    return result;
}

} // namespace automa::core
