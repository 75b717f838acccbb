#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::innovation_app {

/// The Automa's turns, its reasons, its questions, a human's turn, pass and round end.
void addTableShots(Shell& shell);

} // namespace automa::app::innovation_app
