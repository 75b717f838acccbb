#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::innovation_app {

/// Age of Innovation joins the shell: the game, its pages, its pictures. Nothing of it is loaded before it is
/// opened.
void plugInnovation(Shell& shell);

} // namespace automa::app::innovation_app
