#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

/// The pages "barrage/board" (the printed board or the open game's) and "barrage/why", and their pictures.
void plugBoard(Shell& shell);

} // namespace automa::app::barrage_app
