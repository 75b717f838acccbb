#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::innovation_app {

/// New game, set-up, first workshops, science, trackers, corrections, cards only, end, lists.
void addAroundShots(Shell& shell);

} // namespace automa::app::innovation_app
