#pragma once

namespace automa::app {

class Shell;

/// Joins the pages of backups and statistics to the shell.
void plugLibrary(Shell& shell);

} // namespace automa::app
