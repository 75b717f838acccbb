#pragma once

namespace automa::app {

class Shell;

/// For the screenshots and the tests only: backups and statistics, with a library made up for them.
void demoLibrary(Shell& shell);

} // namespace automa::app
