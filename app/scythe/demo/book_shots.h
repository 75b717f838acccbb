#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::scythe_app {

/// The look-up.
void addBookShots(Shell& shell);

} // namespace automa::app::scythe_app
