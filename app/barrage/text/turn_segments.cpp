#include "app/barrage/text/turn_segments.h"

namespace automa::app::barrage_app {

using namespace barrage;

std::vector<std::span<const Event>> turn_segments(const Decision& decision) {
    std::vector<std::span<const Event>> segments;
    for (const Step& step : decision.steps)
        segments.push_back(step.range.events.of(decision.events));
    return segments;
}

} // namespace automa::app::barrage_app
