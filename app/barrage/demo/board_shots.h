#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

/// The states of the board and of "Why?" that are worth a picture.
void addBoardShots(Shell& shell);

} // namespace automa::app::barrage_app
