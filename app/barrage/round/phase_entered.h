#pragma once

#include "model/barrage/state/event.h"

#include <optional>

namespace automa::app::barrage_app {

/// The phase that an action led to; nothing if it did not go on to another one.
[[nodiscard]] inline std::optional<barrage::Phase> phaseEntered(const barrage::Events& events) {
    std::optional<barrage::Phase> phase;
    for (const barrage::Event& event : events)
        if (const auto* entered = std::get_if<barrage::PhaseEntered>(&event))
            phase = entered->phase;
    return phase;
}

/// Whether it ended a round: another one has begun with it.
[[nodiscard]] inline bool endsRound(const barrage::Events& events) {
    for (const barrage::Event& event : events)
        if (std::holds_alternative<barrage::RoundAdvanced>(event))
            return true;
    return false;
}

} // namespace automa::app::barrage_app
