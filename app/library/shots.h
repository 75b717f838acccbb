#pragma once

namespace automa::app {

class Shell;

/// The screens of backups and statistics for ./dev shots, with a library made up for them.
void addLibraryShots(Shell& shell);

} // namespace automa::app
