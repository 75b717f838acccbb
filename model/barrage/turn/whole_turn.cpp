#include "model/barrage/turn/whole_turn.h"

#include <algorithm>
#include <string_view>

namespace automa::barrage {
namespace {

/// The trace without the thoughts that stopped at the question: the part that goes on has them again.
core::Trace thought_before(const Decision& first) {
    std::size_t kept = first.steps.empty() ? 0 : first.steps.back().range.trace.end;
    // Of a turn that stopped at an action, its thoughts begin where it was tried.
    if (first.after.turn && first.after.turn->resume && first.after.turn->resume->stage == Stage::action)
        for (std::size_t i = first.trace.size(); i-- > kept;)
            if (first.trace[i].message == std::string_view("action_tried")) {
                kept = i;
                break;
            }
    core::Trace trace = first.trace;
    trace.resize(kept);
    return trace;
}

void shift(core::Range& range, std::size_t by) {
    range.begin += by;
    range.end += by;
}

} // namespace

Decision joined(const Decision& first, const Decision& rest) {
    Decision whole = rest;
    whole.trace = thought_before(first);
    const std::size_t thoughts = whole.trace.size();
    whole.trace.insert(whole.trace.end(), rest.trace.begin(), rest.trace.end());
    whole.events = first.events;
    const std::size_t told = first.steps.empty() ? 0 : first.steps.back().range.events.end;
    const std::size_t events = whole.events.size();
    whole.events.insert(whole.events.end(), rest.events.begin(), rest.events.end());
    for (Step& step : whole.steps) {
        shift(step.range.events, events);
        shift(step.range.trace, thoughts);
    }
    // Who follows the steps follows the answers too.
    if (!whole.steps.empty())
        whole.steps.front().range.events.begin = told;
    whole.steps.insert(whole.steps.begin(), first.steps.begin(), first.steps.end());
    whole.skipped.insert(whole.skipped.begin(), first.skipped.begin(), first.skipped.end());
    return whole;
}

} // namespace automa::barrage
