#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

/// For a machine without a display: a game some turns on, an Automa's turn on the table and in the terminal,
/// then the reasons on the map.
void addSampleTurn(Shell& shell);

} // namespace automa::app::barrage_app
