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
