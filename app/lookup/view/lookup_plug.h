#pragma once

namespace automa::app {

class Shell;

/// Registers the look-up with the shell. The games add their books to LookupApp::of(shell).
void plugLookup(Shell& shell);

} // namespace automa::app
