#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

/// Barrage joins the shell: the game, its pages, its pictures.
void plugBarrage(Shell& shell);

} // namespace automa::app::barrage_app
