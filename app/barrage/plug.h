#pragma once

namespace automa::app {

class Shell;

/// Barrage joins the shell: the game, its pages, its pictures.
void plugBarrage(Shell& shell);

} // namespace automa::app
