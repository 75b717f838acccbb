#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::scythe_app {

/// The game's book joins the look-up, with its pictures. The game's plug calls it.
void plugScytheLookup(Shell& shell);

} // namespace automa::app::scythe_app
