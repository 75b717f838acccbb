#include "app/barrage/text/turn_segments.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

bool takes_engineers(const Step& step) {
    return step.engineers > 0 || step.architect;
}

/// Whether `event` is the first of `step`. A step begins with its engineers; one without engineers is a
/// construction, beginning at the wheel, or a production that another step granted, beginning with its water.
bool begins(const Event& event, const Step& step, bool produced) {
    if (takes_engineers(step)) {
        return std::holds_alternative<EngineersPlaced>(event);
    }
    if (step.kind != ActionKind::production) {
        return std::holds_alternative<WheelLoaded>(event);
    }
    if (!produced) {
        return false;
    }
    if (const auto* vp = std::get_if<VpChanged>(&event)) {
        return vp->reason == Reason::foreign_conduit;
    }
    const auto* drop = std::get_if<DropMoved>(&event);
    return drop != nullptr && drop->from.kind == WaterKind::dam;
}

bool ends_turn(const Event& event) {
    return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<TurnPaused>(event);
}

/// Whether the step under way has done its own production, so that water moved from a dam is the next step's.
bool has_produced(const Event& event, const Step& step) {
    if (step.kind != ActionKind::production) {
        return true;
    }
    const auto* energy = std::get_if<EnergyChanged>(&event);
    return energy != nullptr && energy->reason == Reason::production;
}

} // namespace

std::vector<std::span<const Event>> turn_segments(const Decision& decision) {
    std::vector<std::span<const Event>> segments;
    const std::span<const Event> events(decision.events);
    std::size_t at = 0;
    std::size_t start = 0;
    for (std::size_t step = 0; step < decision.steps.size(); ++step) {
        bool produced = false;
        for (; at < events.size() && !ends_turn(events[at]); ++at) {
            const bool last = step + 1 == decision.steps.size();
            if (!last && at > start && begins(events[at], decision.steps[step + 1], produced)) {
                break;
            }
            produced = produced || has_produced(events[at], decision.steps[step]);
        }
        segments.push_back(events.subspan(start, at - start));
        start = at;
    }
    return segments;
}

} // namespace automa::app::barrage_app
