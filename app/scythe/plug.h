#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::scythe_app {

/// Scythe joins the shell: the game, its pages, its pictures. Nothing of it is loaded before it is opened.
void plugScythe(Shell& shell);

} // namespace automa::app::scythe_app
