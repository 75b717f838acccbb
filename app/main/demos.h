#pragma once

namespace automa::app {

class Shell;

/// Adds every game's shots and played games (generated from the automa_demo() calls in CMake). For the
/// screenshot runner and the tests.
void demoAll(Shell& shell);

} // namespace automa::app
