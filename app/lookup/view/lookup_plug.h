#pragma once

namespace automa::app {

class Shell;

/// Registers the look-up with the shell: its page and its pictures.
void plugLookup(Shell& shell);

} // namespace automa::app
