#pragma once

namespace automa::app {

class Shell;

/// For the screenshots and the tests only: the screens that are there without any game.
void demoShell(Shell& shell);

} // namespace automa::app
