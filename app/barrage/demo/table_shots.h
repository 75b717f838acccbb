#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

/// The states of the table, the pad and the trackers that are worth a picture.
void addTableShots(Shell& shell);

} // namespace automa::app::barrage_app
