#pragma once

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

/// Barrage's book joins the look-up, with its pictures.
void plugBarrageLookup(Shell& shell);

} // namespace automa::app::barrage_app
