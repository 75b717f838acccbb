// The reasoning of a decision, step by step, as data.
#pragma once

#include "model/core/candidates.h"
#include "model/core/message.h"
#include "model/core/static_vector.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace automa::core {

enum class Outcome : std::uint8_t {
    holds,   // a condition is met
    fails,   // a condition is not met: what it guards is not done
    narrows, // a set of candidates became smaller
    keeps,   // a criterion told no candidates apart
    ignored, // a criterion fitted none: the set before it stands
    chosen,  // one candidate is left and taken
    done,    // something was carried out
};

struct TraceEntry {
    std::string_view rule;    // "B-7.3"
    std::string_view message; // id of the sentence that explains it
    Outcome outcome = Outcome::done;
    Candidates before;
    Candidates after;
    StaticVector<Argument, 5> arguments;

    friend bool operator==(const TraceEntry&, const TraceEntry&) = default;
};

using Trace = std::vector<TraceEntry>;

} // namespace automa::core
