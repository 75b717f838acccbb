#pragma once

namespace automa::app {

class Shell;

/// The pages "barrage/board" (the printed board or the open game's) and "barrage/why", and their pictures.
void plugBoard(Shell& shell);

} // namespace automa::app
