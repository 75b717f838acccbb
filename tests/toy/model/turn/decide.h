// What the Automa does, and why.
#pragma once

#include "model/core/result.h"
#include "model/core/trace.h"
#include "tests/toy/model/state/event.h"

namespace automa::toy {

struct Decision {
    int stones = 0;
    Events events;
    core::Trace trace;

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// T-1: leave a multiple of four. T-2: if that cannot be, take one. T-3: the last stones are all taken.
[[nodiscard]] core::Result<Decision> decide(const Catalogue& facts, const State& state);

} // namespace automa::toy
